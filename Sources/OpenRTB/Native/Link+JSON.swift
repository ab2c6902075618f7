extension Link {
    /// Reads a link; one without a URL counts as absent, its trackers included.
    init?(_ fields: Fields) {
        guard let url = fields.filledString("url") else {
            fields.notes.drop("has no url")
            return nil
        }
        let clicktrackers = fields.urls("clicktrackers")
        self.init(
            url: url,
            fallback: fields.filledString("fallback"),
            clicktrackers: clicktrackers.map(\.value),
            ext: fields.ext
        )
        clicktrackerPlaces = ListPlaces(clicktrackers.map(\.place))
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
