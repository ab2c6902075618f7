// The error codes of GFPSDK, one list for the values and their names.
#pragma once

#define GFP_ERROR_CODES(CODE) \
    /* General */ \
    CODE(Internal, 1000) CODE(WrongCommand, 1100) \
    /* Start-up */ \
    CODE(InitProvider, 2200) CODE(InitUnknownProvider, 2210) CODE(InitBannerProvider, 2220) \
    CODE(InitVideoProvider, 2230) CODE(InitNativeProvider, 2240) CODE(InitCombinedProvider, 2250) \
    CODE(ParamInitInfo, 2300) CODE(RequestInitInfo, 2310) CODE(ParseInitInfo, 2320) \
    CODE(WrongFormatInitInfo, 2321) \
    /* Loading */ \
    CODE(Load, 3000) CODE(CancelInternal, 3001) CODE(BannerInvalidSize, 3002) \
    CODE(VideoVastEmpty, 3003) CODE(VideoVastWrongFormat, 3004) \
    CODE(VideoLoudnessWrongFormat, 3005) CODE(VideoNonLinearWrongFormat, 3006) \
    CODE(VideoAdBreakWrongFormat, 3007) CODE(InvalidAdUnit, 3110) CODE(InvalidAdParam, 3120) \
    CODE(RequestAdList, 3210) CODE(ParseAdList, 3220) CODE(WrongFormatAdList, 3221) \
    CODE(NoValidProvider, 3301) CODE(NoFill, 3310) CODE(BannerProviderLoadFailed, 3311) \
    CODE(VideoProviderLoadFailed, 3312) CODE(NativeProviderLoadFailed, 3313) \
    CODE(InvalidAdSize, 3314) CODE(RenderingNotSupported, 3320) CODE(RequestTimeout, 3400) \
    /* Video in a player */ \
    CODE(VideoAdStartFailed, 4110) CODE(VideoAdNotYetLoaded, 4111) CODE(VideoStartTimeout, 4112) \
    CODE(VideoBufferingTimeout, 4113) \
    /* Native */ \
    CODE(NativeAdRendering, 5100) CODE(NativeImageLoadFailed, 5110) \
    CODE(NativeVideoLoadFailed, 5120) \
    /* Rewarded, interstitial, rich media, schedules, MRAID, tags: formats that are not native */ \
    CODE(RewardedAd, 6000) CODE(RewardedAdRendering, 6100) CODE(RewardedAdNotComplete, 6101) \
    CODE(RewardedServerResponse, 6200) CODE(RewardedServerResponseJsonInvalid, 6201) \
    CODE(RewardedServerResponseFailReason, 6202) CODE(RewardedServerResponseFailRejected, 6203) \
    CODE(InterstitialAd, 7000) CODE(InterstitialAdRendering, 7100) \
    CODE(AdditionalRenderInfoFailed, 8000) CODE(AdditionalRenderInfoParseFailed, 8100) \
    CODE(Schedule, 9000) CODE(InvalidScheduleInValidParam, 9100) \
    CODE(InvalidScheduleUnit, 9110) CODE(InvalidScheduleParam, 9120) \
    CODE(RequestScheduleList, 9210) CODE(ParseScheduleList, 9220) \
    CODE(ScheduleVideoLoadFailed, 9312) \
    CODE(MraidSDKInternal, 60000) CODE(MraidResizeAdSizeError, 60001) \
    CODE(MraidUnloadCalled, 60002) CODE(JSTagInternal, 70000)

#define GFP_ERROR_CASE(name, code) GFPError##name = code,
typedef enum __attribute__((enum_extensibility(open))) GFPErrorCode : long {
    GFP_ERROR_CODES(GFP_ERROR_CASE)
} GFPErrorCode;
#undef GFP_ERROR_CASE

/// The name of a code; null for a number that is none.
#define GFP_ERROR_NAME(name, code) case code: return "GFPError" #name;
static inline const char *_Nullable GFPErrorCodeName(long code) {
    switch (code) {
        GFP_ERROR_CODES(GFP_ERROR_NAME)
        default: return 0;
    }
}
#undef GFP_ERROR_NAME
