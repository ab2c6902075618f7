extension User {
    init(_ fields: Fields) {
        self.init(
            id: fields.string("id"),
            buyeruid: fields.string("buyeruid"),
            consent: fields.string("consent"),
            yob: fields.int("yob"),
            gender: fields.string("gender"),
            kwarray: fields.strings("kwarray"),
            ext: fields.ext
        )
    }
}

extension User: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("id", id),
            ("buyeruid", buyeruid),
            ("consent", consent),
            ("yob", yob),
            ("gender", gender),
            ("kwarray", kwarray),
            ("ext", ext),
        ]).written
    }
}
