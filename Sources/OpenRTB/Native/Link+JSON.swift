extension Link {
    /// Reads a link; one without a URL counts as absent, its trackers included.
    init?(_ fields: Fields) {
        guard let url = fields.filledString("url") else {
            fields.notes.drop("has no url")
            return nil
        }
        self.init(
            url: url,
            fallback: fields.filledString("fallback"),
            clicktrackers: fields.urls("clicktrackers"),
            ext: fields.ext
        )
    }
}

extension Link: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("url", url), ("fallback", fallback), ("clicktrackers", clicktrackers),
                ("ext", ext),
            ])
        )
    }
}
