extension EventTracker {
    /// Reads a tracker; nil, with a note, for one that can never be called.
    init?(_ fields: Fields) {
        guard let event: EventType = fields.code("event") else {
            fields.notes.drop("has no event")
            return nil
        }
        guard let method: EventMethod = fields.code("method") else {
            fields.notes.drop("has no method")
            return nil
        }
        let url = fields.filledString("url")
        guard url != nil || method.isExchangeSpecific else {
            fields.notes.drop("has no url")
            return nil
        }
        self.init(
            event: event,
            method: method,
            url: url,
            customdata: fields.json("customdata"),
            ext: fields.ext
        )
    }
}

extension EventTracker: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("event", event), ("method", method), ("url", url), ("customdata", customdata),
                ("ext", ext),
            ])
        )
    }
}
