extension Geo {
    init(_ fields: Fields) {
        self.init(
            lat: fields.double("lat"),
            lon: fields.double("lon"),
            type: fields.int("type"),
            accuracy: fields.int("accuracy"),
            lastfix: fields.int("lastfix"),
            country: fields.string("country"),
            zip: fields.string("zip"),
            ext: fields.ext
        )
    }
}

extension Geo: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("lat", lat),
            ("lon", lon),
            ("type", type),
            ("accuracy", accuracy),
            ("lastfix", lastfix),
            ("country", country),
            ("zip", zip),
            ("ext", ext),
        ]).written
    }
}
