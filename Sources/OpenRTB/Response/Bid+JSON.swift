extension Bid {
    /// Reads a bid; nil, with a note, for one whose price cannot be told.
    init?(_ fields: Fields) {
        guard let price = Self.price(fields) else { return nil }
        self.init(
            id: fields.string("id") ?? "",
            impid: fields.string("impid") ?? "",
            price: price,
            adm: fields.value("adm"),
            admNative: fields.value("adm_native") ?? fields.value("admNative"),
            nurl: fields.filledString("nurl"),
            burl: fields.filledString("burl"),
            lurl: fields.filledString("lurl"),
            adid: fields.string("adid"),
            adomain: fields.strings("adomain"),
            bundle: fields.string("bundle"),
            iurl: fields.filledString("iurl"),
            cid: fields.string("cid"),
            crid: fields.string("crid"),
            cat: fields.strings("cat"),
            attr: fields.ints("attr"),
            dealid: fields.string("dealid"),
            w: fields.positiveInt("w"),
            h: fields.positiveInt("h"),
            mtype: fields.int("mtype"),
            exp: fields.positiveInt("exp"),
            ext: fields.ext
        )
        noteGaps(fields.notes)
    }

    private static func price(_ fields: Fields) -> Double? {
        guard fields.value("price") != nil else {
            fields.notes.tolerate("has no price, taken as 0")
            return 0
        }
        guard let price = fields.double("price"), price >= 0 else {
            fields.notes.drop("has no usable price")
            return nil
        }
        return price
    }

    private func noteGaps(_ notes: NoteBook) {
        if id.isEmpty { notes.tolerate("has no id") }
        if impid.isEmpty { notes.tolerate("has no impid") }
    }
}

extension Bid: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("id", id), ("impid", impid), ("price", price), ("nurl", nurl), ("burl", burl),
                ("lurl", lurl), ("adm", adm), ("adm_native", admNative), ("adid", adid),
                ("adomain", adomain), ("bundle", bundle), ("iurl", iurl), ("cid", cid),
                ("crid", crid), ("cat", cat), ("attr", attr), ("dealid", dealid), ("w", w),
                ("h", h), ("mtype", mtype), ("exp", exp), ("ext", ext),
            ])
        )
    }
}
