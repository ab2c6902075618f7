extension Schema {
    /// Native 1.2, section 5.1.
    static let nativeMarkup = Schema(
        [
            "ver": .text.recommended(.nativeVersion),
            "assets": .objects(.asset),
            "assetsurl": .url(.page),
            "dcourl": .url(.page),
            "link": .object(.link),
            "imptrackers": .urls(.tracker).deprecated("is deprecated, use eventtrackers"),
            "jstracker": .text.deprecated("is deprecated, use eventtrackers"),
            "eventtrackers": .objects(.tracker),
            "privacy": .url(.page),
            "layout": .whole.deprecated("belongs to old requests"),
            "adunit": .whole.deprecated("belongs to old requests"),
            "ext": .json,
        ],
        NativeRules.version,
        NativeRules.answer,
        NativeRules.answeredIDs,
        NativeRules.trackers,
        NativeRules.counting,
        NativeRules.script
    )

    /// Native 1.2, section 5.2.
    private static let asset = Schema(
        [
            "id": .whole(0, .nativeAssetID),
            "required": .flag,
            "title": .object(.title),
            "img": .object(.image),
            "video": .object(.video),
            "data": .object(.data),
            "link": .object(.link),
            "ext": .json,
        ],
        NativeRules.answeredKind
    )

    /// Native 1.2, section 5.3.
    private static let title = Schema(
        ["text": .text, "len": .whole, "ext": .json],
        NativeRules.essential("text", .nativeTitleText)
    )

    /// Native 1.2, section 5.4.
    private static let image = Schema(
        [
            "type": .code(.imageTypes, .nativeImageType),
            "url": .url(.picture).required(.nativeImageURL),
            "w": .whole(1, .nativeImageSize),
            "h": .whole(1, .nativeImageSize),
            "ext": .json,
        ],
        NativeRules.answeredSize,
        NativeRules.logo
    )

    /// Native 1.2, section 5.5.
    private static let data = Schema(
        [
            "type": .code(.dataTypes, .nativeDataType),
            "len": .whole,
            "value": .text,
            "label": .text.deprecated("was given up with version 1.2"),
            "ext": .json,
        ],
        NativeRules.essential("value", .nativeDataValue),
        NativeRules.numbers
    )

    /// Native 1.2, section 5.6.
    private static let video = Schema([
        "vasttag": .document(.vast).required(.nativeVideoTag),
        "ext": .json,
    ])

    /// Native 1.2, section 5.7.
    private static let link = Schema(
        [
            "url": .url(.target).required(.nativeLinkURL),
            "clicktrackers": .urls(.tracker),
            "fallback": .url(.target),
            "ext": .json,
        ],
        NativeRules.fallback
    )

    /// Native 1.2, section 5.8.
    private static let tracker = Schema(
        [
            "event": .code(.answeredEventTypes, .nativeTrackerCode)
                .required(.nativeTrackerEvent),
            "method": .code(.eventMethods, .nativeTrackerCode).required(.nativeTrackerMethod),
            "url": .url(.tracker),
            "customdata": .json,
            "ext": .json,
        ],
        NativeRules.trackerURL
    )
}
