import OpenRTB

extension Shop {
    /// The shop's catalog with the first entry of a kind changed.
    static func changed(
        _ kind: String,
        in catalog: JSONValue = Shop.catalog,
        _ change: (inout JSONObject) -> Void
    ) -> JSONValue {
        var root = catalog.object ?? [:]
        var entry = root[kind]?[0]?.object ?? [:]
        change(&entry)
        root[kind] = .array([.object(entry)] + (root[kind]?.array ?? []).dropFirst())
        return .object(root)
    }

    /// The shop's catalog with its creative changed.
    static func creative(
        in catalog: JSONValue = Shop.catalog,
        _ change: (inout JSONObject) -> Void
    ) -> JSONValue {
        changed("campaigns", in: catalog) { campaign in
            var creative = campaign["creatives"]?[0]?.object ?? [:]
            change(&creative)
            campaign["creatives"] = [.object(creative)]
        }
    }
}
