package import OpenRTB

/// Reads a catalog file against what is there already: all of it is right, or it says what is not.
package struct CatalogReader {
    let existing: Catalog
    /// Reads a file beside the catalog file, if it has no more bytes than the number says.
    let file: (String, Int) -> CatalogFile
    var change = CatalogChange()
    var problems: [CatalogProblem] = []
    /// The pictures read so far, by the name in the file.
    private var pictures: [String: StoredPicture] = [:]
    /// The videos read so far, by the name in the file.
    private var videos: [String: StoredVideo] = [:]
    private var units: [String: AdUnit] = [:]
    private var advertisers: [String: Advertiser] = [:]

    /// Reads `value`, whose references may lead to what `existing` holds.
    package static func read(
        _ value: JSONValue,
        onto existing: Catalog,
        file: @escaping (String, Int) -> CatalogFile
    ) throws(CatalogProblems) -> CatalogChange {
        guard value.object != nil else {
            throw CatalogProblems(problems: [CatalogProblem("the catalog", "must be a JSON object")]
            )
        }
        var reader = CatalogReader(existing: existing, file: file)
        reader.readAll(value)
        guard reader.problems.isEmpty else { throw CatalogProblems(problems: reader.problems) }
        return reader.change
    }

    private init(existing: Catalog, file: @escaping (String, Int) -> CatalogFile) {
        self.existing = existing
        self.file = file
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
        guard let name = fileName(key, "picture", in: &entry) else { return nil }
        if let known = pictures[name] { return known.facts.name }
        let limit = StoredPicture.byteLimit
        guard let bytes = content(name, key, atMost: limit, "2 MB", in: &entry) else { return nil }
        guard let stored = StoredPicture(bytes) else {
            entry.fail(key, "names \"\(name)\", which is no PNG, JPEG, GIF or WebP picture")
            return nil
        }
        pictures[name] = stored
        change.pictures[stored.facts.name] = stored
        return stored.facts.name
    }

    /// The video that a member names.
    mutating func video(_ key: String, in entry: inout EntryReader) -> VideoFacts? {
        guard let name = fileName(key, "video", in: &entry) else { return nil }
        if let known = videos[name] { return known.facts }
        let limit = StoredVideo.byteLimit
        guard let bytes = content(name, key, atMost: limit, "20 MB", in: &entry) else { return nil }
        do throws(MP4Fault) {
            let stored = try StoredVideo(bytes)
            videos[name] = stored
            change.videos[stored.facts.name] = stored
            return stored.facts
        } catch {
            entry.fail(key, "names \"\(name)\", \(error.clause)")
            return nil
        }
    }

    /// The name of a file beside the catalog file.
    private func fileName(
        _ key: String,
        _ kind: String,
        in entry: inout EntryReader
    ) -> String? {
        guard let value = entry.value(key) else { return nil }
        guard let file = value.string, !file.isEmpty else {
            entry.fail(key, "must be the name of a \(kind) file")
            return nil
        }
        guard Self.isBeside(file) else {
            entry.fail(key, "names \"\(file)\", which does not lie beside the catalog file")
            return nil
        }
        return file
    }

    private func content(
        _ name: String,
        _ key: String,
        atMost limit: Int,
        _ limitText: String,
        in entry: inout EntryReader
    ) -> [UInt8]? {
        switch file(name, limit) {
        case .missing:
            entry.fail(key, "names \"\(name)\", which cannot be read", isUnreadable: true)
        case .bytes(let bytes) where bytes.count <= limit:
            return bytes
        case .bytes, .tooLarge:
            entry.fail(key, "names \"\(name)\", which is larger than \(limitText)")
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
