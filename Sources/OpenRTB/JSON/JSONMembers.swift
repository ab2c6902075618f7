/// The members of an object that is being read.
struct JSONMembers<Builder: JSONBuilding> {
    /// Up to this many members a walk finds a repeated name faster than a set of names does.
    private static var few: Int { 16 }
    private static var usual: Int { 8 }

    private(set) var list: [Builder.Member] = []
    private var names: Set<String> = []

    /// Appends `member`; false if its name came before.
    mutating func append(_ member: Builder.Member, key: String) -> Bool {
        // Growing from one member on would move those of a usual object three times.
        if list.isEmpty { list.reserveCapacity(Self.usual) }
        let isNew = isNew(key)
        if isNew || Builder.keepsRepeatedMembers { list.append(member) }
        return isNew
    }

    private mutating func isNew(_ key: String) -> Bool {
        guard list.count >= Self.few else { return !list.contains { Builder.key(of: $0) == key } }
        if names.isEmpty { names.formUnion(list.lazy.map(Builder.key(of:))) }
        return names.insert(key).inserted
    }
}
