extension AppContent {
    init(_ fields: Fields) {
        self.init(
            id: fields.string("id"),
            title: fields.string("title"),
            url: fields.string("url"),
            cat: fields.strings("cat"),
            language: fields.string("language"),
            ext: fields.ext
        )
    }
}

extension AppContent: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("id", id),
            ("title", title),
            ("url", url),
            ("cat", cat),
            ("language", language),
            ("ext", ext),
        ]).written
    }
}
