extension Rule {
    /// What breaking the rule costs.
    package var severity: Severity {
        switch self {
        case .documentMore, .jsonNull, .fieldExchangeSpecific, .fieldUnknown, .fieldRecommended,
            .fieldDeprecated, .fieldMoved, .nativeWrapper, .nativeVersion, .nativeAssetZero,
            .nativeImageLogo, .nativeRequestImageUnsized, .nativeAssetsFallback,
            .nativeImageUnsized, .nativeTrackerDuplicate, .nativeScriptHTML, .impNativeVersion,
            .responseNoBid:
            .note
        case .jsonMark, .jsonDuplicate, .jsonNUL, .jsonSurrogate, .jsonNumber, .fieldNumberAsText,
            .fieldTextAsNumber, .fieldFraction, .fieldSingle, .fieldBool, .fieldFlag, .fieldRange,
            .fieldCode, .fieldMIME, .fieldCurrency, .fieldMisspelt, .urlInvalid, .urlScheme,
            .urlCharacters, .urlInsecure, .urlMacro, .nativeEncoding, .nativeVersionUnknown,
            .nativeAssetDuplicate, .nativeAssetEmpty, .nativeRequestIDs, .nativeRequestDataLength,
            .nativeImageSize, .nativeImageType, .nativeDataType, .nativeDataNumber,
            .nativeLinkFallback, .nativeTrackerCode, .nativeTrackersNone, .requestChannelNone,
            .impNativeObject, .impNativeName, .impNativeMismatch, .regsUSPrivacy, .regsSections,
            .userConsent, .deviceID,
            .bidDuplicate, .bidMarkup, .bidMarkupObject, .bidMarkupName, .bidDomain, .bidLife:
            .warning
        default: .error
        }
    }
}
