/// Gives out asset ids that are not yet used in a request.
struct AssetNumbers {
    private var used: Set<Int>
    private var candidate = 1

    /// Ids beside those that are `used`.
    init(used: some Sequence<Int>) { self.used = Set(used) }

    /// An id that was not used, which it is from now on: `preferred` if it is free.
    mutating func next(preferring preferred: Int? = nil) -> Int {
        if let preferred, used.insert(preferred).inserted { return preferred }
        while !used.insert(candidate).inserted { candidate += 1 }
        return candidate
    }
}
