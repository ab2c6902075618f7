// The enumerations of GFPSDK that are option sets, as the vendor has them: most name one choice of several.
#pragma once

#define GFP_OPTIONS(name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : long; \
    typedef enum name name; \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : long

GFP_OPTIONS(GFPAdChoicesViewPosition) {
    GFPAdChoicesViewPositionTopRightCorner = 1,
    GFPAdChoicesViewPositionTopLeftCorner,
    GFPAdChoicesViewPositionBottomRightCorner,
    GFPAdChoicesViewPositionBottomLeftCorner,
};

GFP_OPTIONS(GFPAdInterfaceStyle) {
    GFPAdInterfaceStyleSystem = 1,
    GFPAdInterfaceStyleLight,
    GFPAdInterfaceStyleDark,
};

GFP_OPTIONS(GFPVideoPlayPolicy) {
    GFPVideoPlayPolicyManual = 1,
    GFPVideoPlayPolicyAutoPlay,
    GFPVideoPlayPolicyAutoPlayOnlyWiFi,
};

GFP_OPTIONS(GFPNativeAdProviderType) {
    GFPNativeAdProviderTypeFAN = 1 << 0,
    GFPNativeAdProviderTypeDFP = 1 << 1,
    GFPNativeAdProviderTypeInMobi = 1 << 3,
    GFPNativeAdProviderTypeNDA = 1 << 4,
    GFPNativeAdProviderTypeLAN = 1 << 6,
    GFPNativeAdProviderTypeBidMachine = 1 << 7,
    GFPNativeAdProviderTypeVungle = 1 << 8,
    GFPNativeAdProviderTypePangle = 1 << 9,
    GFPNativeAdProviderTypeTeads = 1 << 10,
    GFPNativeAdProviderTypeMoloco = 1 << 11,
};

GFP_OPTIONS(GFPAdStyleType) {
    GFPAdStyleTypeUnknown = 1 << 0,
    GFPAdStyleTypeFeedNative = 1 << 1,
    GFPAdStyleTypeOutstreamVideo = 1 << 2,
    GFPAdStyleTypeBannerNative = 1 << 3,
    GFPAdStyleTypeBannerImage = 1 << 4,
    GFPAdStyleTypeCompositeAds = 1 << 5,
    GFPAdStyleTypeCarousel = 1 << 6,
};

GFP_OPTIONS(GFPFriendlyObstructionType) {
    GFPFriendlyObstructionTypeMediaControls = 1 << 0,
    GFPFriendlyObstructionTypeCloseAd = 1 << 1,
    GFPFriendlyObstructionTypeNotVisible = 1 << 2,
    GFPFriendlyObstructionTypeOther = 1 << 3,
};

// The vendor publishes no values of the following: names and numbers are ours.
GFP_OPTIONS(GFPVideoViewType) {
    GFPVideoViewTypeDefault = 1 << 0,
};

GFP_OPTIONS(GFPControlButtonType) {
    GFPControlButtonTypePlay = 1 << 0,
    GFPControlButtonTypePause = 1 << 1,
    GFPControlButtonTypeReplay = 1 << 2,
    GFPControlButtonTypeMute = 1 << 3,
    GFPControlButtonTypeUnmute = 1 << 4,
};

GFP_OPTIONS(GFPPhaseType) {
    GFPPhaseTypeDev = 1 << 0,
    GFPPhaseTypeTest = 1 << 1,
    GFPPhaseTypeReal = 1 << 2,
};
