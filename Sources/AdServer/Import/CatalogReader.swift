package import OpenRTB

/// Reads a catalog file against what is there already: all of it is right, or it says what is not.
package struct CatalogReader {
    let existing: Catalog
    /// Looks for a picture beside the catalog file.
    let picture: (String) -> PictureFile
    var change = CatalogChange()
    var problems: [CatalogProblem] = []
    /// The pictures read so far, by the name in the file.
    private var pictures: [String: StoredPicture] = [:]
    private var units: [String: AdUnit] = [:]
    private var advertisers: [String: Advertiser] = [:]

    /// Reads `value`, whose references may lead to what `existing` holds.
    package static func read(
        _ value: JSONValue,
        onto existing: Catalog,
        picture: @escaping (String) -> PictureFile
    ) throws(CatalogProblems) -> CatalogChange {
        guard value.object != nil else {
            throw CatalogProblems(problems: [CatalogProblem("the catalog", "must be a JSON object")]
            )
        }
        var reader = CatalogReader(existing: existing, picture: picture)
        reader.readAll(value)
        guard reader.problems.isEmpty else { throw CatalogProblems(problems: reader.problems) }
        return reader.change
    }

    private init(existing: Catalog, picture: @escaping (String) -> PictureFile) {
        self.existing = existing
        self.picture = picture
    }

    private mutating func readAll(_ value: JSONValue) {
        var root = EntryReader(value, at: "")
        let (units, advertisers) = (root.list("units"), root.list("advertisers"))
        let campaigns = root.list("campaigns")
        problems += root.finished()
        for (path, value) in units { readUnit(value, at: path) }
        self.units = Dictionary(change.units.map { ($0.id, $0) }) { first, _ in first }
        for (path, value) in advertisers { readAdvertiser(value, at: path) }
        self.advertisers = Dictionary(change.advertisers.map { ($0.id, $0) }) { first, _ in first }
        for (path, value) in campaigns { readCampaign(value, at: path) }
        checkIDs(change.units.map(\.id), "units")
        checkIDs(change.advertisers.map(\.id), "advertisers")
        checkIDs(change.campaigns.map(\.id), "campaigns")
        checkIDs(change.creatives.map(\.id), "creatives")
    }

    /// The unit of this id, as it will be.
    func unit(_ id: String) -> AdUnit? {
        units[id] ?? existing.units[id]
    }

    /// The advertiser of this id, as it will be.
    func advertiser(_ id: String) -> Advertiser? {
        advertisers[id] ?? existing.advertisers[id]
    }

    /// The content name of the picture that a member names.
    mutating func pictureName(_ key: String, in entry: inout EntryReader) -> String? {
        guard let value = entry.value(key) else { return nil }
        guard let file = value.string, !file.isEmpty else {
            entry.fail(key, "must be the name of a picture file")
            return nil
        }
        if let known = pictures[file] { return known.facts.name }
        guard Self.isBeside(file) else {
            entry.fail(key, "names \"\(file)\", which does not lie beside the catalog file")
            return nil
        }
        switch picture(file) {
        case .missing:
            entry.fail(key, "names \"\(file)\", which cannot be read", isUnreadable: true)
        case .bytes(let bytes) where bytes.count <= StoredPicture.byteLimit:
            guard let stored = StoredPicture(bytes) else {
                entry.fail(key, "names \"\(file)\", which is no PNG, JPEG, GIF or WebP picture")
                return nil
            }
            pictures[file] = stored
            change.pictures[stored.facts.name] = stored
            return stored.facts.name
        case .bytes, .tooLarge:
            entry.fail(key, "names \"\(file)\", which is larger than 2 MB")
        }
        return nil
    }

    /// Whether the name leads to the catalog's folder or below: what is imported can be fetched by everybody.
    private static func isBeside(_ file: String) -> Bool {
        !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
            && !file.unicodeScalars.contains(where: TextCleaning.isInvisible)
    }

    private mutating func checkIDs(_ ids: [String], _ kind: String) {
        var seen: Set<String> = []
        for id in ids where !id.isEmpty && !seen.insert(id).inserted {
            problems.append(CatalogProblem(kind, "names the id \"\(id)\" twice"))
        }
    }
}
