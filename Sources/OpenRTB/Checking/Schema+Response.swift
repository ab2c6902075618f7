extension Schema {
    /// OpenRTB 2.6, section 4.2.1.
    static let bidResponse = Schema(
        [
            "id": .text.required(.responseID),
            "seatbid": .objects(.seatBid), "bidid": .text, "cur": .currency,
            "customdata": .text, "nbr": .code(.noBidReasons), "ext": .json,
        ],
        ResponseRules.noBid,
        ResponseRules.bidIDs
    )

    /// OpenRTB 2.6, section 4.2.2.
    private static let seatBid = Schema([
        "bid": .objects(.bid).required(.seatBids), "seat": .text, "group": .flag, "ext": .json,
    ])

    /// OpenRTB 2.6, section 4.2.3.
    static let bid = Schema(
        [
            "id": .text.required(.bidID),
            "impid": .text.required(.bidImp),
            "price": .number(0, .bidPrice).required(.bidPrice),
            "nurl": .url(.tracker), "burl": .url(.tracker), "lurl": .url(.tracker),
            "adm": .anything,
            "adm_native": .anything.remarked(.bidMarkupName, "is Google's name, use adm"),
            "admNative": .anything.remarked(.bidMarkupName, "is one adapter's name, use adm"),
            "adid": .text, "adomain": .texts.recommended(), "bundle": .text,
            "iurl": .url(.page), "cid": .text, "crid": .text.recommended(), "tactic": .text,
            "cattax": .whole, "cat": .texts, "attr": .codes(.creativeAttributes),
            "apis": .codes(.apis),
            "api": .code(.apis).deprecated("is deprecated, use apis"),
            "protocol": .code(.videoProtocols), "qagmediarating": .whole, "language": .text,
            "langb": .text, "dealid": .text, "w": .whole, "h": .whole, "wratio": .whole,
            "hratio": .whole, "exp": .whole(1, .bidLife), "dur": .whole, "slotinpod": .anything,
            "mtype": .code(.markupTypes), "ext": .json,
        ],
        ResponseRules.domains,
        ResponseRules.markup
    )
}
