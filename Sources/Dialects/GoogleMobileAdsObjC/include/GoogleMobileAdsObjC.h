// What Swift cannot say to Objective-C of GoogleMobileAds: strings with types and global constants.
// Swift gets them from here too, where there is Objective-C; on Linux the module declares their twins.
#pragma once

/// A release of an SDK.
typedef struct __attribute__((swift_name("VersionNumber"))) GADVersionNumber {
    /// The first number.
    long majorVersion;
    /// The second number.
    long minorVersion;
    /// The third number.
    long patchVersion;
} GADVersionNumber;

#ifdef __OBJC__
#import <Foundation/Foundation.h>

#define GAD_TYPED_STRING __attribute__((swift_wrapper(struct)))
#define GAD_SWIFT_NAME(name) __attribute__((swift_name(name)))

NS_ASSUME_NONNULL_BEGIN

/// A release as people write it: `12.12.0`. In Swift `string(for:)`.
__attribute__((swift_private)) static inline NSString *GADGetStringFromVersionNumber(GADVersionNumber version) {
    return [NSString stringWithFormat:@"%ld.%ld.%ld", version.majorVersion, version.minorVersion,
                                      version.patchVersion];
}

/// A kind of ad that a loader can ask for.
typedef NSString *GADAdLoaderAdType GAD_TYPED_STRING GAD_SWIFT_NAME("AdLoaderAdType");
static GADAdLoaderAdType const GADAdLoaderAdTypeNative GAD_SWIFT_NAME("GADAdLoaderAdType.native") = @"native";
static GADAdLoaderAdType const GADAdLoaderAdTypeCustomNative GAD_SWIFT_NAME("GADAdLoaderAdType.customNative") =
    @"customNative";

/// Which part of an ad a view shows.
typedef NSString *GADNativeAssetIdentifier GAD_TYPED_STRING;
#define GAD_ASSET(name, swift, value) \
    static GADNativeAssetIdentifier const GADNative##name##Asset GAD_SWIFT_NAME("GADNativeAssetIdentifier." swift "Asset") = value
GAD_ASSET(Headline, "headline", @"headline");
GAD_ASSET(Body, "body", @"body");
GAD_ASSET(CallToAction, "callToAction", @"callToAction");
GAD_ASSET(Icon, "icon", @"icon");
GAD_ASSET(Image, "image", @"image");
GAD_ASSET(StarRating, "starRating", @"starRating");
GAD_ASSET(Store, "store", @"store");
GAD_ASSET(Price, "price", @"price");
GAD_ASSET(Advertiser, "advertiser", @"advertiser");
GAD_ASSET(MediaView, "mediaView", @"mediaView");
GAD_ASSET(AdChoicesView, "adChoicesView", @"adChoicesView");
#undef GAD_ASSET

/// For whom the content of an ad may be.
typedef NSString *GADMaxAdContentRating GAD_TYPED_STRING;
static GADMaxAdContentRating const GADMaxAdContentRatingGeneral GAD_SWIFT_NAME("GADMaxAdContentRating.general") = @"G";
static GADMaxAdContentRating const GADMaxAdContentRatingParentalGuidance
    GAD_SWIFT_NAME("GADMaxAdContentRating.parentalGuidance") = @"PG";
static GADMaxAdContentRating const GADMaxAdContentRatingTeen GAD_SWIFT_NAME("GADMaxAdContentRating.teen") = @"T";
static GADMaxAdContentRating const GADMaxAdContentRatingMatureAudience
    GAD_SWIFT_NAME("GADMaxAdContentRating.matureAudience") = @"MA";

/// Why a load came to nothing: in Swift `RequestError.Code`, whose numbers these are.
typedef enum __attribute__((enum_extensibility(open), swift_private)) GADErrorCode : NSInteger {
    GADErrorInvalidRequest = 0,
    GADErrorNoFill = 1,
    GADErrorNetworkError = 2,
    GADErrorServerError = 3,
    GADErrorOSVersionTooLow = 4,
    GADErrorTimeout = 5,
    GADErrorMediationDataError = 7,
    GADErrorMediationAdapterError = 8,
    GADErrorMediationInvalidAdSize = 10,
    GADErrorInternalError = 11,
    GADErrorInvalidArgument = 12,
    GADErrorAdAlreadyUsed = 19,
    GADErrorApplicationIdentifierMissing = 20,
    GADErrorReceivedInvalidAdString = 21,
} GADErrorCode;

/// Why something could not be shown: in Swift `PresentationError.Code`, whose numbers these are.
typedef enum __attribute__((enum_extensibility(open), swift_private)) GADPresentationErrorCode : NSInteger {
    GADPresentationErrorCodeAdNotReady = 15,
    GADPresentationErrorCodeAdTooLarge = 16,
    GADPresentationErrorCodeInternal = 17,
    GADPresentationErrorCodeAdAlreadyUsed = 18,
    GADPresentationErrorNotMainThread = 21,
    GADPresentationErrorMediation = 22,
} GADPresentationErrorCode;

/// The domain of the errors of loading.
static NSString *const GADErrorDomain = @"com.google.admob";
/// Where an error's user info has the response info.
static NSString *const GADErrorUserInfoKeyResponseInfo = @"GADErrorUserInfoKeyResponseInfo";
/// The key of a custom native ad's media view.
static NSString *const GADCustomNativeAdMediaViewKey = @"MediaView";

NS_ASSUME_NONNULL_END
#endif
