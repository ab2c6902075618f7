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
    GFPAdStyleUnknown = 1 << 0,
    GFPAdStyleFeedNative = 1 << 1,
    GFPAdStyleOutstreamVideo = 1 << 2,
    GFPAdStyleBannerNative = 1 << 3,
    GFPAdStyleBannerImage = 1 << 4,
    GFPAdStyleCompositeAds = 1 << 5,
    GFPAdStyleCarousel = 1 << 6,
};

GFP_OPTIONS(GFPFriendlyObstructionType) {
    GFPFriendlyObstructionTypeMediaControls = 1 << 0,
    GFPFriendlyObstructionTypeCloseAd = 1 << 1,
    GFPFriendlyObstructionTypeNotVisible = 1 << 2,
    GFPFriendlyObstructionTypeOther = 1 << 3,
};

// These the vendor counts from 0. Swift leaves a member of no bits out of an option set; GFPSDK names it there.
GFP_OPTIONS(GFPVideoViewType) {
    GFPVideoViewTypeDefault,
    GFPVideoViewTypeLanding,
};

GFP_OPTIONS(GFPControlButtonType) {
    GFPControlButtonTypePlay,
    GFPControlButtonTypePause,
    GFPControlButtonTypeRewind,
    GFPControlButtonTypeAudio,
};

GFP_OPTIONS(GFPPhaseType) {
    GFPPhaseTypeAlpha = 1,
    GFPPhaseTypeDev,
    GFPPhaseTypeTest,
    GFPPhaseTypeReal,
};

GFP_OPTIONS(GFPNativeAdDataType) {
    GFPNativeAdDataTypeTitle = 1,
    GFPNativeAdDataTypeMedia,
    GFPNativeAdDataTypeBody,
    GFPNativeAdDataTypeIcon,
    GFPNativeAdDataTypeSponsor,
    GFPNativeAdDataTypeBadge,
    GFPNativeAdDataTypeCTA,
    GFPNativeAdDataTypeNotice,
    GFPNativeAdDataTypeExtraText,
};
