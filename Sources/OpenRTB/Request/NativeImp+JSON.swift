extension NativeImp {
    /// Reads the native request, which by the standard is a text that holds JSON.
    ///
    /// Many exchanges send it as an object, Google's protocol calls it `request_native`.
    init(_ fields: Fields) throws(ReadingError) {
        let key = fields.value("request") == nil ? "request_native" : "request"
        guard let value = fields.value(key) else {
            throw ReadingError(
                path: fields.notes.pointer + "/request",
                sentence: "\(fields.notes.dotted).request is missing"
            )
        }
        let request = try fields.notes.inside(key) { () throws(ReadingError) in
            let envelope = NativeEnvelope(
                field: fields.notes.dotted,
                path: fields.notes.pointer,
                limits: .default
            )
            let opened = try envelope.open(value)
            fields.notes.take(opened.notes)
            return NativeRequest(Fields(object: opened.value, notes: fields.notes))
        }
        self.init(
            request: request,
            ver: fields.string("ver"),
            api: fields.ints("api"),
            battr: fields.ints("battr"),
            ext: fields.ext
        )
    }
}

extension NativeImp: JSONWritable {
    /// With the request as a text, which is the form that the standard demands.
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("request", (document.map(JSONValue.object) ?? request.json).text()), ("ver", ver),
                ("api", api), ("battr", battr),
                ("ext", ext),
            ])
        )
    }
}
