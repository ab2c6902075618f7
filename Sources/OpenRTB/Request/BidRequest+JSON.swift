public import Foundation

extension BidRequest {
    /// Reads a request leniently: what is odd is noted, nothing is judged.
    ///
    /// ``problems()`` tells what a bidder would refuse. An error is thrown only for what leaves
    /// nothing to judge: no JSON, no object, or a native request that is neither.
    public static func read(
        _ bytes: some ContiguousBytes,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<BidRequest> {
        try read(JSONReader.document(bytes, called: "the request", limits: limits))
    }

    /// Reads a request leniently from its text, as from bytes.
    public static func read(
        _ text: String,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<BidRequest> {
        try read(JSONReader.document(text, called: "the request", limits: limits))
    }

    /// Reads a request leniently from JSON that has been read before.
    public static func read(_ json: JSONValue) throws(ReadingError) -> Read<BidRequest> {
        try read(Read(json))
    }

    private static func read(
        _ document: Read<JSONValue>
    ) throws(ReadingError) -> Read<BidRequest> {
        let notes = NoteBook()
        let fields = try Fields(document, called: "the request", notes: notes)
        return Read(try BidRequest(fields), notes: notes.notes)
    }

    private init(_ fields: Fields) throws(ReadingError) {
        self.init(
            id: fields.string("id") ?? "",
            imp: try fields.children("imp", Imp.init),
            app: fields.child("app", App.init),
            device: fields.child("device", Device.init),
            user: fields.child("user", User.init),
            regs: fields.child("regs", Regs.init),
            source: fields.child("source", Source.init),
            at: fields.int("at"),
            tmax: fields.int("tmax"),
            test: fields.flag("test") ?? false,
            cur: fields.strings("cur"),
            bcat: fields.strings("bcat"),
            badv: fields.strings("badv"),
            bapp: fields.strings("bapp"),
            ext: fields.ext
        )
    }

    /// The request as it goes on the wire.
    public var json: JSONValue {
        .object(
            JSONObject(writing: [
                ("id", id), ("imp", JSONValue.array(imp.compactMap(\.written))), ("app", app),
                ("device", device), ("user", user), ("test", test.unlessFalse), ("at", at),
                ("tmax", tmax), ("cur", cur), ("bcat", bcat), ("badv", badv), ("bapp", bapp),
                ("source", source), ("regs", regs), ("ext", ext),
            ])
        )
    }
}
