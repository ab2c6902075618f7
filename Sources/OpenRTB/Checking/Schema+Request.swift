extension Schema {
    /// OpenRTB 2.6, section 3.2.1.
    static let bidRequest = Schema(
        [
            "id": .text.required(.requestID),
            "imp": .objects(.imp).required(.requestImps),
            "site": .json, "app": .object(.app), "dooh": .json,
            "device": .object(.device), "user": .object(.user),
            "test": .flag, "at": .code(.auctionTypes), "tmax": .whole(0, .requestTime),
            "wseat": .texts, "bseat": .texts, "allimps": .flag, "cur": Field(.list(.currency)),
            "wlang": .texts, "wlangb": .texts, "acat": .texts, "bcat": .texts, "cattax": .whole,
            "badv": .texts, "bapp": .texts, "source": .object(.source), "regs": .object(.regs),
            "ext": .json,
        ],
        RequestRules.channel,
        RequestRules.impIDs,
        RequestRules.consent
    )

    /// OpenRTB 2.6, section 3.2.4.
    private static let imp = Schema(
        [
            "id": .text.required(.impID),
            "metric": .list, "banner": .json, "video": .json, "audio": .json,
            "native": .object(.nativeImp), "pmp": .json, "displaymanager": .text,
            "displaymanagerver": .text, "instl": .flag, "tagid": .text,
            "bidfloor": .number(0, .impFloor), "bidfloorcur": .currency,
            "clickbrowser": .flag, "secure": .flag, "iframebuster": .texts, "rwdd": .flag,
            "ssai": .whole, "exp": .whole, "qty": .json, "dt": .number, "refresh": .json,
            "ext": .json,
        ],
        RequestRules.media
    )

    /// OpenRTB 2.6, section 3.2.9.
    private static let nativeImp = Schema(
        [
            "request": .document(.nativeRequest),
            "request_native": .document(.nativeRequest)
                .remarked(.impNativeName, "is Google's name, the standard's is request"),
            "ver": .text.recommended(.impNativeVersion),
            "api": .codes(.apis), "battr": .codes(.creativeAttributes), "ext": .json,
        ],
        RequestRules.nativeRequest,
        RequestRules.versions
    )

    /// OpenRTB 2.6, section 3.2.14.
    private static let app = Schema([
        "id": .text, "name": .text, "bundle": .text.recommended(), "domain": .text,
        "storeurl": .url(.page), "cattax": .whole, "cat": .texts, "sectioncat": .texts,
        "pagecat": .texts, "ver": .text, "privacypolicy": .flag, "paid": .flag,
        "publisher": .json, "content": .json, "keywords": .text, "kwarray": .texts,
        "inventorypartnerdomain": .text, "ext": .json,
    ])

    /// OpenRTB 2.6, section 3.2.18.
    private static let device = Schema(
        [
            "geo": .json, "dnt": .flag, "lmt": .flag, "ua": .text, "sua": .json, "ip": .text,
            "ipv6": .text, "devicetype": .code(.deviceTypes), "make": .text, "model": .text,
            "os": .text, "osv": .text, "hwv": .text, "h": .whole, "w": .whole, "ppi": .whole,
            "pxratio": .number, "js": .flag, "geofetch": .flag, "flashver": .text,
            "language": .text, "langb": .text, "carrier": .text, "mccmnc": .text,
            "connectiontype": .code(.connectionTypes), "ifa": .text,
            "didsha1": .hashed, "didmd5": .hashed, "dpidsha1": .hashed, "dpidmd5": .hashed,
            "macsha1": .hashed, "macmd5": .hashed, "ext": .json,
        ],
        RequestRules.advertisingID
    )

    /// OpenRTB 2.6, section 3.2.20.
    private static let user = Schema(
        [
            "id": .text, "buyeruid": .text,
            "yob": .whole.deprecated("is deprecated, it tells a person's age"),
            "gender": .text.deprecated("is deprecated, it tells a person's sex"),
            "keywords": .text, "kwarray": .texts, "customdata": .text, "geo": .json,
            "data": .list, "consent": .text, "eids": .list, "ext": .json,
        ],
        RequestRules.moved("consent", "user.consent")
    )

    /// OpenRTB 2.6, section 3.2.3.
    private static let regs = Schema(
        [
            "coppa": .flag, "gdpr": .flag, "us_privacy": .text, "gpp": .text,
            "gpp_sid": .sections, "ext": .json,
        ],
        RequestRules.usPrivacy,
        RequestRules.sections,
        RequestRules.moved("gdpr", "regs.gdpr"),
        RequestRules.moved("us_privacy", "regs.us_privacy")
    )

    /// OpenRTB 2.6, section 3.2.2.
    private static let source = Schema(
        ["fd": .flag, "tid": .text, "pchain": .text, "schain": .json, "ext": .json],
        RequestRules.moved("schain", "source.schain")
    )
}

extension Field {
    /// The sections of a GPP text; a text in their place has a rule of its own.
    fileprivate static let sections = Field(.sections)

    /// A device id that was hashed.
    fileprivate static let hashed = text.deprecated("is deprecated, use ifa")
}
