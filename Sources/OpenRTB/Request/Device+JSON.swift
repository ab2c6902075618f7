extension Device {
    init(_ fields: Fields) {
        self.init(
            ua: fields.string("ua"),
            ip: fields.string("ip"),
            ipv6: fields.string("ipv6"),
            devicetype: fields.int("devicetype"),
            make: fields.string("make"),
            model: fields.string("model"),
            hwv: fields.string("hwv"),
            os: fields.string("os"),
            osv: fields.string("osv"),
            w: fields.positiveInt("w"),
            h: fields.positiveInt("h"),
            ppi: fields.positiveInt("ppi"),
            pxratio: fields.double("pxratio"),
            language: fields.string("language"),
            carrier: fields.string("carrier"),
            connectiontype: fields.int("connectiontype"),
            ifa: fields.string("ifa"),
            lmt: fields.flag("lmt"),
            dnt: fields.flag("dnt"),
            geo: fields.child("geo", Geo.init),
            ext: fields.ext
        )
    }
}

extension Device: JSONWritable {
    var written: JSONValue? {
        JSONObject(writing: [
            ("ua", ua),
            ("ip", ip),
            ("ipv6", ipv6),
            ("devicetype", devicetype),
            ("make", make),
            ("model", model),
            ("hwv", hwv),
            ("os", os),
            ("osv", osv),
            ("w", w),
            ("h", h),
            ("ppi", ppi),
            ("pxratio", pxratio),
            ("language", language),
            ("carrier", carrier),
            ("connectiontype", connectiontype),
            ("ifa", ifa),
            ("lmt", lmt),
            ("dnt", dnt),
            ("geo", geo),
            ("ext", ext),
        ]).written
    }
}
