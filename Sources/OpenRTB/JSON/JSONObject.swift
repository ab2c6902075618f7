/// A JSON object whose members keep their order; keys are unique.
///
/// Looking a key up walks the members: objects of the protocol are small, and a walk over a few
/// short keys beats a hash.
public struct JSONObject: Sendable {
    /// A name and its value.
    public typealias Member = (key: String, value: JSONValue)

    private var storage: [Member] = []

    /// An object without members.
    public init() {}

    /// An object of `members`; of two with one key the first stays.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        var seen: Set<String> = []
        for (key, value) in members where seen.insert(key).inserted {
            storage.append((key, value))
        }
    }

    /// An object of `members`, whose keys the caller knows to be unique.
    init(unique members: [Member]) { storage = members }

    /// The value of `key`; setting nil removes the member, setting a new key appends it.
    public subscript(key: String) -> JSONValue? {
        get {
            // In place: handing members out would retain and release each.
            storage.withUnsafeBufferPointer { members in
                for index in members.indices where members[index].key == key {
                    return members[index].value
                }
                return nil
            }
        }
        set {
            let index = storage.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): storage[index].value = value
            case (let index?, nil): storage.remove(at: index)
            case (nil, let value?): storage.append((key, value))
            case (nil, nil): break
            }
        }
    }

    /// The keys, in order.
    public var keys: [String] { storage.map(\.key) }
}

extension JSONObject: RandomAccessCollection {
    /// The position of the first member.
    public var startIndex: Int { storage.startIndex }
    /// The position after the last member.
    public var endIndex: Int { storage.endIndex }
    /// The member at `position`, in the order of the document.
    public subscript(position: Int) -> Member { storage[position] }
}

extension JSONObject: Hashable {
    /// Whether both have the same members, in whatever order.
    public static func == (one: JSONObject, other: JSONObject) -> Bool {
        guard one.count == other.count else { return false }
        if zip(one, other).allSatisfy({ $0.key == $1.key && $0.value == $1.value }) { return true }
        let others = Dictionary(other.map { ($0.key, $0.value) }) { first, _ in first }
        return one.allSatisfy { others[$0.key] == $0.value }
    }

    /// Feeds the members to `hasher`, so that their order makes no difference.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for member in storage {
            var own = Hasher()
            own.combine(member.key)
            own.combine(member.value)
            sum &+= own.finalize()
        }
        hasher.combine(count)
        hasher.combine(sum)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object; of two members with one key the first stays.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}
