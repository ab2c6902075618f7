extension Imp {
    init(_ fields: Fields) throws(ReadingError) {
        self.init(
            id: fields.string("id") ?? "",
            native: try fields.child("native", NativeImp.init),
            tagid: fields.string("tagid"),
            bidfloor: fields.double("bidfloor") ?? 0,
            bidfloorcur: fields.filledString("bidfloorcur") ?? "USD",
            displaymanager: fields.string("displaymanager"),
            displaymanagerver: fields.string("displaymanagerver"),
            instl: fields.flag("instl") ?? false,
            secure: fields.int("secure"),
            exp: fields.positiveInt("exp"),
            ext: fields.ext
        )
    }
}

extension Imp: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("id", id), ("native", native), ("displaymanager", displaymanager),
                ("displaymanagerver", displaymanagerver), ("instl", instl.unlessFalse),
                ("tagid", tagid), ("bidfloor", bidfloor == 0 ? nil : bidfloor),
                ("bidfloorcur", bidfloorcur == "USD" ? nil : bidfloorcur), ("secure", secure),
                ("exp", exp), ("ext", ext),
            ])
        )
    }
}
