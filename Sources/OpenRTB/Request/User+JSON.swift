extension User {
    init(_ fields: Fields) {
        self.init(
            id: fields.string("id"),
            buyeruid: fields.string("buyeruid"),
            consent: fields.string("consent"),
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
            ("ext", ext),
        ]).written
    }
}
