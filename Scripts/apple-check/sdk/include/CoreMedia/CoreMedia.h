#pragma once
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef int64_t CMTimeValue;
typedef int32_t CMTimeScale;
typedef int64_t CMTimeEpoch;
typedef NS_OPTIONS(uint32_t, CMTimeFlags) {
    kCMTimeFlags_Valid = 1 << 0, kCMTimeFlags_HasBeenRounded = 1 << 1, kCMTimeFlags_PositiveInfinity = 1 << 2,
    kCMTimeFlags_NegativeInfinity = 1 << 3, kCMTimeFlags_Indefinite = 1 << 4
};
struct CMTime { CMTimeValue value; CMTimeScale timescale; CMTimeFlags flags; CMTimeEpoch epoch; };
typedef struct CMTime CMTime;
struct CMTimeRange { CMTime start; CMTime duration; };
typedef struct CMTimeRange CMTimeRange;
extern const CMTime kCMTimeInvalid SWIFT_NAME("CMTime.invalid");
extern const CMTime kCMTimeIndefinite SWIFT_NAME("CMTime.indefinite");
extern const CMTime kCMTimePositiveInfinity SWIFT_NAME("CMTime.positiveInfinity");
extern const CMTime kCMTimeZero SWIFT_NAME("CMTime.zero");
NS_ASSUME_NONNULL_END
