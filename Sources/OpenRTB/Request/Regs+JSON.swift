extension Regs {
    init(_ fields: Fields) {
        self.init(
            coppa: fields.flag("coppa"),
            gdpr: fields.flag("gdpr"),
            usPrivacy: fields.string("us_privacy"),
            gpp: fields.string("gpp"),
            gppSID: fields.ints("gpp_sid"),
            ext: fields.ext
        )
    }
}

extension Regs: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("coppa", coppa),
            ("gdpr", gdpr),
            ("us_privacy", usPrivacy),
            ("gpp", gpp),
            ("gpp_sid", gppSID),
            ("ext", ext),
        ]).written
    }
}
