// `NativeAds` names a module and a class, so that `NativeAds.NativeAd` is no type: whoever has types
// of the same names says these.

/// ``NativeAd``, for modules that have a type of that name.
package typealias EngineAd = NativeAd
/// ``AdError``, for modules that have a type of that name.
package typealias EngineAdError = AdError
/// ``AdEvent``, for modules that have a type of that name.
package typealias EngineEvent = AdEvent
/// ``AdLoader``, for modules that have a type of that name.
package typealias EngineLoader = AdLoader
/// ``VideoController``, for modules that have a type of that name.
package typealias EngineVideoController = VideoController
/// ``VideoOptions``, for modules that have a type of that name.
package typealias EngineVideoOptions = VideoOptions
