import Foundation
import OpenRTB

/// A value in a scenario's document that knows where it stands, so that every complaint can say so.
///
/// Reading is strict: a publisher who mistypes a key must hear of it, not wonder.
struct ScenarioPlace {
    let node: JSONNode
    /// A JSON pointer; empty for the document itself.
    let path: String
    private let positions: TextPositions

    /// More is no scenario but an attack.
    private static let limits = JSONLimits(bytes: 16 << 20, depth: 64)

    /// The whole document in `bytes`.
    init(_ bytes: Data, called name: String) throws(ScenarioError) {
        do {
            node = try JSONReader.readNode(bytes, limits: Self.limits).value
        } catch {
            throw ScenarioError("\(name) is no JSON: \(Self.text(error, in: bytes))")
        }
        path = ""
        positions = TextPositions(bytes)
    }

    /// What is wrong; a comment is called one, as other readers forgive it.
    private static func text(_ error: JSONError, in bytes: Data) -> String {
        let rest = bytes.dropFirst(error.offset)
        guard rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) else {
            return error.description
        }
        return "a comment is here, and JSON has none (line \(error.line), column \(error.column))"
    }

    private init(_ node: JSONNode, path: String, positions: TextPositions) {
        self.node = node
        self.path = path
        self.positions = positions
    }

    /// The error that says what this place must be.
    func error(_ sentence: String) -> ScenarioError {
        let (line, column) = positions.position(of: node.range.lowerBound)
        let name = path.isEmpty ? "the document" : path
        return ScenarioError("\(name) \(sentence) (line \(line), column \(column))")
    }

    private func child(_ name: String, _ node: JSONNode) -> ScenarioPlace {
        ScenarioPlace(
            node,
            path: path + "/" + JSONPointer.escaped(name),
            positions: positions
        )
    }

    private var scalar: JSONValue? {
        if case .scalar(let value) = node.content { value } else { nil }
    }
}

extension ScenarioPlace {
    /// The members, each at most once.
    func members() throws(ScenarioError) -> [(key: String, place: ScenarioPlace)] {
        guard case .object(let members) = node.content else { throw error("must be an object") }
        var seen: Set<String> = []
        var places: [(String, ScenarioPlace)] = []
        for member in members {
            let place = child(member.key, member.node)
            guard seen.insert(member.key).inserted else { throw place.error("is there twice") }
            places.append((member.key, place))
        }
        return places
    }

    /// The members by name, none but `known`.
    func members(of known: [String]) throws(ScenarioError) -> [String: ScenarioPlace] {
        var places: [String: ScenarioPlace] = [:]
        for (key, place) in try members() {
            guard known.contains(key) else {
                throw place.error("is unknown; there is " + known.joined(separator: ", "))
            }
            places[key] = place
        }
        return places
    }

    /// The elements of a list of at most so many.
    func elements(most: Int) throws(ScenarioError) -> [ScenarioPlace] {
        guard case .array(let elements) = node.content else { throw error("must be a list") }
        guard elements.count <= most else { throw error("has more than \(most) elements") }
        return elements.enumerated().map { child(String($0.offset), $0.element) }
    }

    /// What `read` makes of each element.
    func list<Value>(
        most: Int = 1000,
        _ read: (ScenarioPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [Value] {
        var values: [Value] = []
        for element in try elements(most: most) { values.append(try read(element)) }
        return values
    }

    func text() throws(ScenarioError) -> String {
        guard let text = scalar?.string else { throw error("must be a text") }
        return text
    }

    /// A text that can name something.
    func name() throws(ScenarioError) -> String {
        let name = try text()
        guard !name.isEmpty, name.utf8.count <= 1000 else {
            throw error("must be a name of 1 to 1000 bytes")
        }
        return name
    }

    func flag() throws(ScenarioError) -> Bool {
        guard let flag = scalar?.bool else { throw error("must be true or false") }
        return flag
    }

    func number(_ range: ClosedRange<Double>) throws(ScenarioError) -> Double {
        guard let number = scalar?.double, range.contains(number) else {
            throw error(
                "must be a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
            )
        }
        return number
    }

    func whole(_ range: ClosedRange<Int>) throws(ScenarioError) -> Int {
        guard let number = scalar?.int, range.contains(number) else {
            throw error("must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The size of a picture.
    func pixels() throws(ScenarioError) -> (width: Int, height: Int) {
        let sides = try list { side throws(ScenarioError) in
            try side.whole(1...BlankPicture.largestSide)
        }
        guard sides.count == 2 else { throw error("must be width and height") }
        return (sides[0], sides[1])
    }

    /// One of the names of a kind.
    func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ type: Value.Type = Value.self
    ) throws(ScenarioError) -> Value {
        guard let value = scalar?.string.flatMap(Value.init(rawValue:)) else {
            let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("must be one of \(names)")
        }
        return value
    }

    private static func text(_ number: Double) -> String {
        JSONNumber(number)?.text ?? "\(number)"
    }
}
