extension VASTShape {
    /// The shapes of all elements by name, from the schemas of VAST 2.0 to 4.3.
    static let all: [String: VASTShape] = ads.merging(linear) { $1 }.merging(others) { $1 }

    private static let resources = "StaticResource IFrameResource HTMLResource"

    private static let media =
        "id delivery type width height bitrate minBitrate:3.0 maxBitrate:3.0 scalable "
        + "maintainAspectRatio codec:3.0 apiFramework fileSize:4.1 mediaType:4.1"

    private static let ads: [String: VASTShape] = [
        "VAST": VASTShape(many: "Ad Error:3.0", attributes: "version"),
        "Ad": VASTShape(
            one: "InLine Wrapper",
            attributes: "id sequence:3.0 conditionalAd:4.0 adType:4.1"
        ),
        "InLine": VASTShape(
            one: "AdSystem AdTitle Description Advertiser:3.0 Pricing:3.0 AdServingId:4.1 "
                + "Expires:4.1 ViewableImpression:4.0 AdVerifications:4.0 Creatives Extensions",
            many: "Impression Error Category:4.0 Survey"
        ),
        "Wrapper": VASTShape(
            one: "AdSystem VASTAdTagURI Pricing:3.0 ViewableImpression:4.0 AdVerifications:4.0 "
                + "Creatives Extensions",
            many: "Impression Error BlockedAdCategories:4.0",
            attributes: "followAdditionalWrappers:3.0 allowMultipleAds:3.0 fallbackOnNoAd:3.0"
        ),
        "AdSystem": VASTShape(attributes: "version"),
        "AdTitle": VASTShape(),
        "Description": VASTShape(),
        "Advertiser": VASTShape(attributes: "id:4.1"),
        "AdServingId": VASTShape(),
        "Expires": VASTShape(),
        "Impression": VASTShape(attributes: "id"),
        "Error": VASTShape(),
        "Pricing": VASTShape(attributes: "model currency"),
        "Survey": VASTShape(attributes: "type:4.0"),
        "Category": VASTShape(attributes: "authority"),
        "BlockedAdCategories": VASTShape(attributes: "authority"),
        "VASTAdTagURI": VASTShape(),
        "VASTAdTagURL": VASTShape(isOpaque: true),
        "ViewableImpression": VASTShape(
            many: "Viewable NotViewable ViewUndetermined",
            attributes: "id"
        ),
        "Viewable": VASTShape(),
        "NotViewable": VASTShape(),
        "ViewUndetermined": VASTShape(),
        "AdVerifications": VASTShape(many: "Verification"),
        "Verification": VASTShape(
            one: "VerificationParameters:4.1 TrackingEvents:4.1 ViewableImpression",
            many: "JavaScriptResource ExecutableResource:4.1 FlashResource",
            attributes: "vendor"
        ),
        "JavaScriptResource": VASTShape(attributes: "apiFramework browserOptional:4.1"),
        "ExecutableResource": VASTShape(attributes: "apiFramework type"),
        "FlashResource": VASTShape(attributes: "apiFramework"),
        "VerificationParameters": VASTShape(isOpaque: true),
        "Extensions": VASTShape(many: "Extension"),
        "Extension": VASTShape(attributes: "type", isOpaque: true),
        "Creatives": VASTShape(many: "Creative"),
        "Creative": VASTShape(
            one: "Linear NonLinearAds CompanionAds CreativeExtensions:3.0",
            many: "UniversalAdId:4.0",
            attributes: "id sequence adId AdID apiFramework:3.0"
        ),
        "UniversalAdId": VASTShape(attributes: "idRegistry idValue"),
        "CreativeExtensions": VASTShape(many: "CreativeExtension"),
        "CreativeExtension": VASTShape(attributes: "type", isOpaque: true),
    ]

    private static let linear: [String: VASTShape] = [
        "Linear": VASTShape(
            one: "Duration MediaFiles TrackingEvents VideoClicks Icons:3.0 AdParameters "
                + "CreativeExtensions:3.0",
            attributes: "skipoffset:3.0"
        ),
        "Duration": VASTShape(),
        "AdParameters": VASTShape(attributes: "xmlEncoded:3.0", isOpaque: true),
        "MediaFiles": VASTShape(
            one: "ClosedCaptionFiles:4.1",
            many: "MediaFile Mezzanine:4.0 InteractiveCreativeFile:4.0"
        ),
        "MediaFile": VASTShape(attributes: media),
        "Mezzanine": VASTShape(attributes: media),
        "InteractiveCreativeFile": VASTShape(
            attributes: "type apiFramework variableDuration:4.1"
        ),
        "ClosedCaptionFiles": VASTShape(many: "ClosedCaptionFile"),
        "ClosedCaptionFile": VASTShape(attributes: "type language"),
        "TrackingEvents": VASTShape(many: "Tracking"),
        "Tracking": VASTShape(attributes: "event offset:3.0"),
        "VideoClicks": VASTShape(one: "ClickThrough", many: "ClickTracking CustomClick"),
        "ClickThrough": VASTShape(attributes: "id"),
        "ClickTracking": VASTShape(attributes: "id"),
        "CustomClick": VASTShape(attributes: "id"),
    ]

    private static let others: [String: VASTShape] = [
        "Icons": VASTShape(many: "Icon"),
        "Icon": VASTShape(
            one: "IconClicks",
            many: "IconViewTracking " + resources,
            attributes: "program width height xPosition yPosition duration offset apiFramework "
                + "pxratio:4.0 altText:4.2 hoverText:4.2"
        ),
        "IconClicks": VASTShape(
            one: "IconClickThrough IconClickFallbackImages:4.2",
            many: "IconClickTracking"
        ),
        "IconClickThrough": VASTShape(),
        "IconClickTracking": VASTShape(attributes: "id"),
        "IconViewTracking": VASTShape(),
        "IconClickFallbackImages": VASTShape(many: "IconClickFallbackImage"),
        "IconClickFallbackImage": VASTShape(
            one: "AltText StaticResource",
            attributes: "width height"
        ),
        "StaticResource": VASTShape(attributes: "creativeType"),
        "IFrameResource": VASTShape(),
        "HTMLResource": VASTShape(attributes: "xmlEncoded", isOpaque: true),
        "AltText": VASTShape(),
        "NonLinearAds": VASTShape(one: "TrackingEvents", many: "NonLinear"),
        "NonLinear": VASTShape(
            one: "NonLinearClickThrough AdParameters CreativeExtensions:3.0",
            many: "NonLinearClickTracking " + resources,
            attributes: "id width height expandedWidth expandedHeight scalable "
                + "maintainAspectRatio minSuggestedDuration apiFramework"
        ),
        "NonLinearClickThrough": VASTShape(attributes: "id"),
        "NonLinearClickTracking": VASTShape(attributes: "id"),
        "CompanionAds": VASTShape(many: "Companion", attributes: "required:3.0"),
        "Companion": VASTShape(
            one: "AltText CompanionClickThrough AdParameters TrackingEvents "
                + "CreativeExtensions:3.0",
            many: "CompanionClickTracking " + resources,
            attributes: "id width height assetWidth assetHeight expandedWidth expandedHeight "
                + "apiFramework adSlotId:3.0 pxratio:4.0 renderingMode:4.1"
        ),
        "CompanionClickThrough": VASTShape(attributes: "id"),
        "CompanionClickTracking": VASTShape(attributes: "id"),
    ]
}
