extension App {
    init(_ fields: Fields) {
        self.init(
            id: fields.string("id"),
            name: fields.string("name"),
            bundle: fields.string("bundle"),
            domain: fields.string("domain"),
            storeurl: fields.string("storeurl"),
            ver: fields.string("ver"),
            cat: fields.strings("cat"),
            publisher: fields.child("publisher", Publisher.init),
            content: fields.child("content", AppContent.init),
            ext: fields.ext
        )
    }
}

extension App: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("id", id),
            ("name", name),
            ("bundle", bundle),
            ("domain", domain),
            ("storeurl", storeurl),
            ("ver", ver),
            ("cat", cat),
            ("publisher", publisher),
            ("content", content),
            ("ext", ext),
        ]).written
    }
}
