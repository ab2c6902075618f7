public import Foundation

extension BidResponse {
    /// Reads a response leniently: a broken bid costs that bid and a note.
    ///
    /// The markup is not looked at; ``Bid/nativeMarkup(for:)`` reads it. An error is thrown for
    /// what is no JSON or no object.
    public static func read(
        _ bytes: some ContiguousBytes,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<BidResponse> {
        try read(JSONReader.document(bytes, called: "the response", limits: limits))
    }

    /// Reads a response leniently from its text, as from bytes.
    public static func read(
        _ text: String,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<BidResponse> {
        try read(JSONReader.document(text, called: "the response", limits: limits))
    }

    /// Reads a response leniently from JSON that has been read before.
    public static func read(_ json: JSONValue) throws(ReadingError) -> Read<BidResponse> {
        try read(Read(json))
    }

    private static func read(
        _ document: Read<JSONValue>
    ) throws(ReadingError) -> Read<BidResponse> {
        let notes = NoteBook()
        let fields = try Fields(document, called: "the response", notes: notes)
        return Read(BidResponse(fields), notes: notes.notes)
    }

    private init(_ fields: Fields) {
        self.init(
            id: fields.string("id") ?? "",
            bidid: fields.string("bidid"),
            cur: fields.filledString("cur") ?? "USD",
            nbr: fields.int("nbr"),
            seatbid: fields.children("seatbid", SeatBid.init),
            ext: fields.ext
        )
    }

    /// The response as it goes on the wire.
    public var json: JSONValue {
        .object(
            JSONObject(writing: [
                ("id", id), ("seatbid", seatbid), ("bidid", bidid), ("cur", cur), ("nbr", nbr),
                ("ext", ext),
            ])
        )
    }
}

extension SeatBid {
    init(_ fields: Fields) {
        self.init(
            seat: fields.string("seat"),
            bid: fields.children("bid", Bid.init),
            group: fields.flag("group") ?? false,
            ext: fields.ext
        )
    }
}

extension SeatBid: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("bid", JSONValue.array(bid.compactMap(\.written))), ("seat", seat),
                ("group", group.unlessFalse), ("ext", ext),
            ])
        )
    }
}
