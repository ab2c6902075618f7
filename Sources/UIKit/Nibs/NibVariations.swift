/// What an element leaves out on a phone held upright, the size class that is laid out here.
struct NibVariations {
    private let variations: [NibElement]

    init(_ element: NibElement) {
        variations = element.children.filter { $0.name == "variation" }
    }

    /// The variations that hold, the more special ones last.
    private static let keys = [
        "default", "heightClass=regular", "widthClass=compact",
        "heightClass=regular-widthClass=compact",
    ]

    /// The identifiers of the subviews or constraints that are not there.
    func excluded(_ list: String) -> Set<String> {
        var excluded: Set<String> = []
        for key in Self.keys {
            let masks = variations.filter { $0["key"] == key }.compactMap { $0.child(key: list) }
            for change in masks.flatMap(\.children) {
                guard let id = change["reference"] else { continue }
                if change.name == "exclude" { excluded.insert(id) }
                if change.name == "include" { excluded.remove(id) }
            }
        }
        return excluded
    }
}
