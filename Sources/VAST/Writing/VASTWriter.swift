/// Writes values as a VAST 4.2 document, its elements in the order of the IAB's schema
/// (`vast_4.2.xsd`), where an ad's common parts come before those of its kind.
///
/// What values do not tell is left out, required or not: ``VASTChecker`` says what a document lacks.
/// Extensions and overlays are not written; all else can be read back as it was.
///
/// ```swift
/// let linear = Linear(
///     duration: 15,
///     mediaFiles: [
///         MediaFile(
///             url: "https://cdn.example/film.mp4",
///             type: "video/mp4",
///             width: 1280,
///             height: 720,
///             delivery: "progressive"
///         )
///     ]
/// )
/// let ad = VASTAd(
///     impressions: ["https://ads.example/impression"],
///     creatives: [VASTCreative(linear: linear)],
///     content: .inLine(InLine(title: "A chair"))
/// )
/// let xml = VASTWriter.text(of: VASTDocument(ads: [ad]))
/// ```
public enum VASTWriter {
    /// The version that is written, whatever the document says that it was.
    public static let version = "4.2"

    /// The document as text, without white space between elements.
    public static func text(of document: VASTDocument) -> String {
        var markup = XMLMarkup()
        markup.element("VAST", ["version": version, "xmlns": "http://www.iab.com/VAST"]) { root in
            for ad in document.ads { write(ad, to: &root) }
            // The schema has ads or this, never both.
            if document.ads.isEmpty { for url in document.errors { root.raw("Error", url) } }
        }
        return #"<?xml version="1.0" encoding="UTF-8"?>"# + markup.text
    }

    private static func write(_ ad: VASTAd, to root: inout XMLMarkup) {
        let sequence = ad.sequence.map { String($0) }
        root.element("Ad", ["id": ad.id, "sequence": sequence, "adType": ad.adType]) { markup in
            switch ad.content {
            case .inLine(let inLine):
                markup.element("InLine") { markup in
                    writeCommon(ad, to: &markup)
                    write(inLine, ad, to: &markup)
                }
            case .wrapper(let wrapper):
                let attributes: XMLMarkup.Attributes = [
                    "followAdditionalWrappers": String(wrapper.followsAdditionalWrappers),
                    "allowMultipleAds": String(wrapper.allowsMultipleAds),
                    "fallbackOnNoAd": wrapper.fallsBackOnNoAd.map { String($0) },
                ]
                markup.element("Wrapper", attributes) { markup in
                    writeCommon(ad, to: &markup)
                    writeVerifications(ad.verifications, to: &markup)
                    writeCreatives(ad.creatives, isInLine: false, to: &markup)
                    markup.raw("VASTAdTagURI", wrapper.tagURI)
                }
            }
        }
    }

    /// What InLine and Wrapper begin with.
    private static func writeCommon(_ ad: VASTAd, to markup: inout XMLMarkup) {
        markup.words("AdSystem", ad.system?.name, ["version": ad.system?.version])
        for url in ad.errors { markup.raw("Error", url) }
        for url in ad.impressions { markup.raw("Impression", url) }
        if let pricing = ad.pricing {
            let attributes: XMLMarkup.Attributes = [
                "model": pricing.model, "currency": pricing.currency,
            ]
            markup.words("Pricing", decimal(pricing.amount), attributes)
        }
        // The schema has room for one.
        for viewable in ad.viewable.prefix(1) {
            markup.element("ViewableImpression", ["id": viewable.id]) { markup in
                for url in viewable.viewable { markup.raw("Viewable", url) }
                for url in viewable.notViewable { markup.raw("NotViewable", url) }
                for url in viewable.undetermined { markup.raw("ViewUndetermined", url) }
            }
        }
    }

    private static func write(_ inLine: InLine, _ ad: VASTAd, to markup: inout XMLMarkup) {
        markup.words("AdServingId", inLine.servingID)
        markup.words("AdTitle", inLine.title)
        writeVerifications(ad.verifications, to: &markup)
        markup.words("Advertiser", inLine.advertiser)
        for category in inLine.categories {
            markup.words("Category", category.code, ["authority": category.authority])
        }
        writeCreatives(ad.creatives, isInLine: true, to: &markup)
        markup.words("Description", inLine.description)
        markup.words("Expires", inLine.expires.map { decimal($0.rounded()) })
    }

    private static func writeVerifications(
        _ verifications: [Verification],
        to markup: inout XMLMarkup
    ) {
        markup.group("AdVerifications") { markup in
            for verification in verifications {
                markup.element("Verification", ["vendor": verification.vendor]) { markup in
                    for script in verification.executables {
                        let attributes: XMLMarkup.Attributes = [
                            "apiFramework": script.apiFramework, "type": script.type,
                        ]
                        markup.raw("ExecutableResource", script.url, attributes)
                    }
                    for script in verification.scripts {
                        let attributes: XMLMarkup.Attributes = [
                            "apiFramework": script.apiFramework,
                            "browserOptional": script.isBrowserOptional.map { String($0) },
                        ]
                        markup.raw("JavaScriptResource", script.url, attributes)
                    }
                    markup.group("TrackingEvents") { markup in
                        for url in verification.notExecuted {
                            markup.raw("Tracking", url, ["event": "verificationNotExecuted"])
                        }
                    }
                    markup.raw("VerificationParameters", verification.parameters)
                }
            }
        }
    }

    /// A number without an exponent, to the thousandth part.
    static func decimal(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "0" }
        let thousandths = Int((number * 1000).rounded())
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
