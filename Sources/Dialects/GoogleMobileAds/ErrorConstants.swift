#if canImport(UIKit)
#if !canImport(ObjectiveC)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where errors of this module come from, as `NSError.domain` says it.
public let GADErrorDomain = "com.google.admob"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an error's `userInfo` under which its ``ResponseInfo`` is.
public let GADErrorUserInfoKeyResponseInfo = "GADErrorUserInfoKeyResponseInfo"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that a custom ad's media goes by when it is clicked.
public let GADCustomNativeAdMediaViewKey = "MediaView"
#endif
#endif
