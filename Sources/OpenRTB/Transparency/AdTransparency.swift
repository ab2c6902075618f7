/// What an ad says about itself under the EU's Digital Services Act (`bid.ext.dsa` of OpenRTB's DSA
/// extension).
public struct AdTransparency: Sendable, Hashable {
    /// On whose behalf the ad is shown.
    public var behalf: String?
    /// Who paid for it.
    public var paid: String?
    /// Who chose it for this person, and by which data.
    public var transparency: [TransparencyParty]
    /// Whether the ad shows this information itself; nil where it does not say.
    public var adrender: Bool?

    /// Makes one from its parts.
    public init(
        behalf: String? = nil,
        paid: String? = nil,
        transparency: [TransparencyParty] = [],
        adrender: Bool? = nil
    ) {
        self.behalf = behalf
        self.paid = paid
        self.transparency = transparency
        self.adrender = adrender
    }

    /// The object as it goes on the wire.
    public var json: JSONValue {
        .object(
            JSONObject(writing: [
                ("behalf", behalf), ("paid", paid), ("transparency", transparency),
                ("adrender", adrender),
            ])
        )
    }
}

extension Bid {
    /// What the ad says about itself under the Digital Services Act; nil where it says nothing.
    public var dsa: AdTransparency? {
        guard let object = ext["dsa"]?.object else { return nil }
        let fields = Fields(object: object, notes: NoteBook())
        return AdTransparency(
            behalf: fields.filledString("behalf").map(DisplayText.cleaned),
            paid: fields.filledString("paid").map(DisplayText.cleaned),
            transparency: fields.children("transparency", TransparencyParty.init),
            adrender: fields.flag("adrender")
        )
    }
}
