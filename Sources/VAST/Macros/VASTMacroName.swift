/// The macros of VAST 4.3 and its addenda: those that become `-1` where nobody has a value.
package enum VASTMacroName {
    /// Every name, without the brackets.
    package static let all: Set<String> = [
        // Everywhere.
        "TIMESTAMP", "CACHEBUSTING",
        // The break and the content around it.
        "CONTENTPLAYHEAD", "MEDIAPLAYHEAD", "BREAKPOSITION", "BLOCKEDADCATEGORIES", "ADCATEGORIES",
        "ADCOUNT", "TRANSACTIONID", "PLACEMENTTYPE", "ADTYPE", "UNIVERSALADID",
        "BREAKMAXDURATION", "BREAKMINDURATION", "BREAKMAXADS", "BREAKMINADLENGTH",
        "BREAKMAXADLENGTH",
        // The device and its owner.
        "IFA", "IFATYPE", "CLIENTUA", "SERVERUA", "DEVICEUA", "SERVERSIDE", "DEVICEIP", "LATLONG",
        // The publisher.
        "DOMAIN", "PAGEURL", "APPBUNDLE", "STOREID", "STOREURL", "CONTENTCAT",
        // What the player can do.
        "VASTVERSIONS", "APIFRAMEWORKS", "EXTENSIONS", "VERIFICATIONVENDORS", "OMIDPARTNER",
        "MEDIAMIME", "PLAYERCAPABILITIES", "CLICKTYPE",
        // What the player does.
        "PLAYERSTATE", "INVENTORYSTATE", "PLAYERSIZE", "ADPLAYHEAD", "ASSETURI", "CONTENTID",
        "CONTENTURI", "PODSEQUENCE", "ADSERVINGID",
        // One kind of URL only.
        "CLICKPOS", "ERRORCODE", "REASON",
        // What the law says.
        "LIMITADTRACKING", "REGULATIONS", "GDPRCONSENT", "GPPSTRING", "GPPSECTIONID",
    ]

    /// The name that was probably meant by `name`: the same but for its case or its end.
    static func like(_ name: String) -> String? {
        let name = name.uppercased()
        let near = all.map { (name: $0, shared: zip($0.utf8, name.utf8).prefix(while: ==).count) }
            .filter { $0.shared * 4 >= max($0.name.utf8.count, name.utf8.count) * 3 }
        return near.max { ($0.shared, $1.name) < ($1.shared, $0.name) }?.name
    }
}
