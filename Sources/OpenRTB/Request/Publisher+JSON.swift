extension Publisher {
    init(_ fields: Fields) {
        self.init(
            id: fields.string("id"),
            name: fields.string("name"),
            domain: fields.string("domain"),
            ext: fields.ext
        )
    }
}

extension Publisher: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("id", id),
            ("name", name),
            ("domain", domain),
            ("ext", ext),
        ]).written
    }
}
