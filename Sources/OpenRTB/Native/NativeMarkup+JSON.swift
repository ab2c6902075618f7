public import Foundation

extension NativeMarkup {
    /// Reads a native ad in whatever envelope, and joins its assets with `request` by their ids.
    ///
    /// A broken asset costs that asset and a note, whose path starts at the native object. An
    /// error is thrown for what is no native ad at all.
    public static func read(
        _ json: JSONValue,
        for request: NativeRequest? = nil
    ) throws(ReadingError) -> Read<NativeMarkup> {
        try read(json, for: request, called: "the markup", path: "", limits: .default)
    }

    /// Reads a native ad from its JSON text, in whatever envelope.
    public static func read(
        _ text: String,
        for request: NativeRequest? = nil,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<NativeMarkup> {
        try read(.string(text), for: request, called: "the markup", path: "", limits: limits)
    }

    /// Reads a native ad from JSON in UTF-8, in whatever envelope.
    public static func read(
        _ bytes: some ContiguousBytes,
        for request: NativeRequest? = nil,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<NativeMarkup> {
        let text = bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        return try read(text, for: request, limits: limits)
    }

    static func read(
        _ json: JSONValue,
        for request: NativeRequest?,
        called field: String,
        path: String,
        limits: JSONLimits
    ) throws(ReadingError) -> Read<NativeMarkup> {
        let envelope = NativeEnvelope(field: field, path: path, limits: limits)
        let opened = try envelope.open(json)
        guard
            ["assets", "assetsurl", "dcourl", "link"].contains(where: { opened.value[$0] != nil })
        else {
            throw ReadingError(
                path: path,
                sentence: "\(field) is no native ad: assets, assetsurl, dcourl and link are missing"
            )
        }
        let notes = NoteBook()
        notes.take(opened.notes)
        let markup = NativeMarkup(Fields(object: opened.value, notes: notes), for: request)
        return Read(markup, notes: notes.notes)
    }

    private init(_ fields: Fields, for request: NativeRequest?) {
        let parts = fields.children("assets", ReceivedAsset.init)
        // A part that is only a link is the newer form of the ad's own link (section 5.1).
        let bareLink = parts.lazy.compactMap(\.bareLink).first
        let assets = AssetJoin.assets(of: parts, for: request, notes: fields.notes)
        let link = bareLink ?? fields.child("link", Link.init)
        let imptrackers = fields.urls("imptrackers")
        let jstracker = fields.script("jstracker")
        let eventtrackers = fields.children("eventtrackers") { inner in
            EventTracker(inner).map { (place: inner.notes.index, value: $0) }
        }
        self.init(
            ver: fields.filledString("ver") ?? "1.2",
            assets: assets.map(\.value),
            assetsurl: fields.filledString("assetsurl"),
            dcourl: fields.filledString("dcourl"),
            link: link,
            imptrackers: imptrackers.map(\.value),
            jstracker: jstracker,
            eventtrackers: eventtrackers.map(\.value),
            privacy: fields.filledString("privacy"),
            ext: fields.ext
        )
        received = ReceivedObject(fields.object)
        assetPlaces = ListPlaces(assets.map(\.place))
        imptrackerPlaces = ListPlaces(imptrackers.map(\.place))
        eventtrackerPlaces = ListPlaces(eventtrackers.map(\.place))
    }

    /// The ad as JSON, bare, as Native 1.2 writes it.
    public var json: JSONValue {
        .object(
            JSONObject(writing: [
                ("ver", ver),
                ("assets", JSONValue.array(assets.compactMap(\.written))), ("assetsurl", assetsurl),
                ("dcourl", dcourl), ("link", link),
                ("imptrackers", imptrackers), ("jstracker", jstracker),
                ("eventtrackers", eventtrackers), ("privacy", privacy), ("ext", ext),
            ])
        )
    }
}

extension Fields {
    /// The URLs `key`, each with its place in the list; empty ones are dropped.
    func urls(_ key: String) -> [(place: Int?, value: String)] {
        elements(of: key) { value in
            guard case .string(let url) = value, !url.isEmpty else {
                notes.drop(value == "" ? "is empty" : "is \(value.kind), not a URL")
                return nil
            }
            return (notes.index, url)
        }
    }

    /// The script `key`; an empty list stands for none with some bidders.
    fileprivate func script(_ key: String) -> String? {
        value(key) == .array([]) ? nil : filledString(key)
    }
}
