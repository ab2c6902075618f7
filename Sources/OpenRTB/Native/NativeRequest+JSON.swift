public import Foundation

extension NativeRequest {
    /// Reads a native request leniently, in whatever envelope: bare, wrapped in `native`, as text.
    ///
    /// Assets keep their places in the list, also those that ``problems()`` will name. An asset
    /// without an id gets one.
    public static func read(_ json: JSONValue) throws(ReadingError) -> Read<NativeRequest> {
        let notes = NoteBook()
        let envelope = NativeEnvelope(field: "the native request", path: "", limits: .default)
        let opened = try envelope.open(json)
        notes.take(opened.notes)
        let request = NativeRequest(Fields(object: opened.value, notes: notes))
        return Read(request, notes: notes.notes)
    }

    /// Reads a native request leniently from its JSON text, in whatever envelope.
    public static func read(_ text: String) throws(ReadingError) -> Read<NativeRequest> {
        try read(.string(text))
    }

    /// Reads a native request leniently from JSON in UTF-8, in whatever envelope.
    public static func read(
        _ bytes: some ContiguousBytes,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<NativeRequest> {
        let document = try JSONReader.document(bytes, called: "the native request", limits: limits)
        let read = try read(document.value)
        return Read(read.value, notes: document.notes + read.notes)
    }

    init(_ fields: Fields) {
        self.init(
            ver: fields.filledString("ver") ?? "1.2",
            context: fields.code("context"),
            contextsubtype: fields.code("contextsubtype"),
            plcmttype: fields.code("plcmttype"),
            plcmtcnt: fields.int("plcmtcnt") ?? 1,
            seq: fields.int("seq") ?? 0,
            assets: AssetRequest.readAll(in: fields),
            aurlsupport: fields.flag("aurlsupport") ?? false,
            durlsupport: fields.flag("durlsupport") ?? false,
            eventtrackers: fields.children("eventtrackers", EventTrackerRequest.init),
            privacy: fields.flag("privacy") ?? false,
            ext: fields.ext
        )
        received = ReceivedObject(fields.object)
    }

    /// The request as JSON, bare, as `imp.native.request` holds it.
    public var json: JSONValue {
        .object(
            JSONObject(writing: [
                ("ver", ver), ("context", context), ("contextsubtype", contextsubtype),
                ("plcmttype", plcmttype), ("plcmtcnt", plcmtcnt == 1 ? nil : plcmtcnt),
                ("seq", seq == 0 ? nil : seq),
                ("assets", JSONValue.array(assets.compactMap(\.written))),
                ("aurlsupport", aurlsupport.unlessFalse),
                ("durlsupport", durlsupport.unlessFalse), ("eventtrackers", eventtrackers),
                ("privacy", privacy.unlessFalse), ("ext", ext),
            ])
        )
    }
}

extension EventTrackerRequest {
    init(_ fields: Fields) {
        self.init(
            event: fields.code("event") ?? 0,
            methods: fields.codes("methods"),
            ext: fields.ext
        )
    }
}

extension EventTrackerRequest: JSONWritable {
    var written: JSONValue? {
        .object(JSONObject(writing: [("event", event), ("methods", methods), ("ext", ext)]))
    }
}
