extension Schema {
    /// Native 1.2, section 4.1.
    static let nativeRequest = Schema(
        [
            "ver": .text.recommended(.nativeVersion),
            "context": .code(.contexts, .nativeRequestContext).recommended(),
            "contextsubtype": .code(.contextSubtypes, .nativeRequestSubtype),
            "plcmttype": .code(.placements, .nativeRequestPlacement).recommended(),
            "plcmtcnt": .whole(1, .nativeRequestCount),
            "seq": .whole(0, .nativeRequestSequence),
            "assets": .objects(.assetRequest).required(.nativeRequestAssets),
            "aurlsupport": .flag,
            "durlsupport": .flag,
            "eventtrackers": .objects(.trackerRequest),
            "privacy": .flag,
            "layout": .whole.deprecated("was given up with version 1.2, use context"),
            "adunit": .whole.deprecated("was given up with version 1.2, use plcmttype"),
            "ext": .json,
        ],
        NativeRules.version,
        NativeRules.contexts,
        NativeRules.requestedIDs
    )

    /// Native 1.2, section 4.2.
    private static let assetRequest = Schema(
        [
            "id": .whole(0, .nativeAssetID),
            "required": .flag,
            "title": .object(.titleRequest),
            "img": .object(.imageRequest),
            "video": .object(.videoRequest),
            "data": .object(.dataRequest),
            "ext": .json,
        ],
        NativeRules.kind
    )

    /// Native 1.2, section 4.3.
    private static let titleRequest = Schema([
        "len": .whole(1, .nativeRequestTitle).required(.nativeRequestTitle),
        "ext": .json,
    ])

    /// Native 1.2, section 4.4.
    private static let imageRequest = Schema(
        [
            "type": .code(.imageTypes, .nativeRequestImageType),
            "w": .whole(0, .nativeRequestImageSize),
            "wmin": .whole(0, .nativeRequestImageSize),
            "h": .whole(0, .nativeRequestImageSize),
            "hmin": .whole(0, .nativeRequestImageSize),
            "mimes": .mimes,
            "ext": .json,
        ],
        NativeRules.requestedSize,
        NativeRules.logo
    )

    /// Native 1.2, section 4.5, with what else OpenRTB 2.6 says of a video.
    private static let videoRequest = Schema(
        [
            "mimes": .mimes.required(.nativeRequestVideoFormats),
            "minduration": .whole(0, .nativeRequestVideoDuration)
                .required(.nativeRequestVideoDuration),
            "maxduration": .whole(1, .nativeRequestVideoDuration)
                .required(.nativeRequestVideoDuration),
            "protocols": .codes(.videoProtocols, .nativeRequestVideoProtocols)
                .required(.nativeRequestVideoProtocols),
            "w": .whole, "h": .whole,
            "startdelay": .anything, "linearity": .whole, "minbitrate": .whole,
            "maxbitrate": .whole, "maxextended": .anything, "boxingallowed": .flag,
            "skip": .flag, "skipmin": .whole, "skipafter": .whole, "sequence": .whole,
            "pos": .whole, "plcmt": .code(.videoPlacements),
            "placement": .whole.deprecated("is deprecated, use plcmt"),
            "protocol": .whole.deprecated("is deprecated, use protocols"),
            "playbackmethod": .codes(.playbackMethods), "playbackend": .whole,
            "delivery": .list, "battr": .codes(.creativeAttributes), "api": .codes(.apis),
            "companionad": .list, "companiontype": .list, "maxseq": .whole, "poddur": .whole,
            "podid": .anything, "podseq": .anything, "rqddurs": .list, "slotinpod": .anything,
            "mincpmpersec": .number, "poddedupe": .list, "durfloors": .list, "ext": .json,
        ],
        NativeRules.durations
    )

    /// Native 1.2, section 4.6.
    private static let dataRequest = Schema([
        "type": .code(.dataTypes, .nativeRequestDataType).required(.nativeRequestDataType),
        "len": .whole(1, .nativeRequestDataLength),
        "ext": .json,
    ])

    /// Native 1.2, section 4.7.
    private static let trackerRequest = Schema([
        "event": .code(.eventTypes, .nativeRequestEvent).required(.nativeRequestEvent),
        "methods": .codes(.eventMethods, .nativeRequestMethods).required(.nativeRequestMethods),
        "ext": .json,
    ])
}
