/// What a specification says about one kind of object.
struct Schema: Sendable {
    /// A rule about several fields at once.
    typealias CrossRule = @Sendable (JSONNode, Inspection) -> Void

    /// The fields by their names.
    let fields: [String: Field]
    /// The fields that must or should be given, in the order of the specification.
    let needed: [(key: String, need: Field.Need)]
    /// The names of the fields, sorted.
    let names: [String]
    /// What is to be said about several fields at once.
    let crossRules: [CrossRule]

    init(_ fields: KeyValuePairs<String, Field>, _ crossRules: CrossRule...) {
        self.fields = Dictionary(fields.map { ($0.key, $0.value) }) { first, _ in first }
        needed = fields.compactMap { $0.value.need == .optional ? nil : ($0.key, $0.value.need) }
        self.crossRules = crossRules
        names = self.fields.keys.sorted()
    }
}

/// What a specification says about one field of an object.
struct Field: Sendable {
    /// Whether it must be there.
    enum Need: Sendable, Hashable {
        case optional
        /// Its absence breaks the rule.
        case required(Rule)
        /// Its absence is remarked on.
        case recommended(Rule)
    }

    let shape: Shape
    var need = Need.optional
    /// What is said wherever the field is given.
    var remark: Remark?

    /// A rule that the field breaks by being there, and what to do instead.
    struct Remark: Sendable {
        let rule: Rule
        let sentence: String
    }

    init(_ shape: Shape) { self.shape = shape }

    static let text = Field(.text)
    static let flag = Field(.flag)
    static let whole = Field(.whole(least: 0, .fieldRange))
    static let number = Field(.number(least: 0, .fieldRange))
    static let texts = Field(.list(.text))
    static let mimes = Field(.list(.mime))
    static let currency = Field(.currency)
    static let anything = Field(.anything)
    /// An object that no rule looks into.
    static let json = Field(.object(nil))
    /// A list that no rule looks into.
    static let list = Field(.list(.anything))

    static func whole(_ least: Int, _ rule: Rule) -> Field { Field(.whole(least: least, rule)) }
    static func number(_ least: Double, _ rule: Rule) -> Field {
        Field(.number(least: least, rule))
    }
    static func url(_ use: URLUse) -> Field { Field(.url(use)) }
    static func urls(_ use: URLUse) -> Field { Field(.list(.url(use))) }
    static func code(_ list: CodeList, _ rule: Rule = .fieldCode) -> Field {
        Field(.code(list, rule))
    }
    static func codes(_ list: CodeList, _ rule: Rule = .fieldCode) -> Field {
        Field(.list(.code(list, rule)))
    }
    static func object(_ schema: Schema) -> Field { Field(.object(schema)) }
    static func objects(_ schema: Schema) -> Field { Field(.list(.object(schema))) }
    static func document(_ kind: EmbeddedKind) -> Field { Field(.document(kind)) }

    /// The same, which must be given and not be empty.
    func required(_ rule: Rule) -> Field { needed(.required(rule)) }

    /// The same, which should be given.
    func recommended(_ rule: Rule = .fieldRecommended) -> Field { needed(.recommended(rule)) }

    /// The same, which newer versions replace by something else.
    func deprecated(_ sentence: String) -> Field { remarked(.fieldDeprecated, sentence) }

    /// The same, which breaks `rule` wherever it is given.
    func remarked(_ rule: Rule, _ sentence: String) -> Field {
        var field = self
        field.remark = Remark(rule: rule, sentence: sentence)
        return field
    }

    private func needed(_ need: Need) -> Field {
        var field = self
        field.need = need
        return field
    }
}

/// What may stand in a field.
indirect enum Shape: Sendable {
    case anything
    case text
    case url(URLUse)
    case mime
    case currency
    case flag
    case whole(least: Int, Rule)
    case number(least: Double, Rule)
    case code(CodeList, Rule)
    case list(Shape)
    /// Whole numbers of any sign, unless it is a text.
    case sections
    case object(Schema?)
    case document(EmbeddedKind)
}

/// A document inside a field of another.
enum EmbeddedKind: Sendable {
    case nativeRequest
    case vast
}
