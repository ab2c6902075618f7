extension Source {
    init(_ fields: Fields) {
        self.init(
            fd: fields.flag("fd"),
            tid: fields.string("tid"),
            ext: fields.ext
        )
    }
}

extension Source: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("fd", fd),
            ("tid", tid),
            ("ext", ext),
        ]).written
    }
}
