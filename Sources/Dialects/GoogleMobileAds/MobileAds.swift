#if canImport(UIKit)
public import Foundation
import NativeAds
import OpenRTB

/// Called when the start has come to an end.
public typealias GADInitializationCompletionHandler = (InitializationStatus) -> Void

/// What holds for all ads of the app.
#if canImport(ObjectiveC)
@objc(GADMobileAds) @objcMembers
#endif
@preconcurrency @MainActor public final class MobileAds: NSObject {
    /// The one there is.
    #if canImport(ObjectiveC)
    @objc(sharedInstance)
    #endif
    public static var shared: MobileAds { SharedAds.current.state { MobileAds() } }

    /// The release of the vendor's SDK whose names these are.
    public var versionNumber: VersionNumber {
        VersionNumber(majorVersion: 12, minorVersion: 12, patchVersion: 0)
    }
    /// How loud videos are, 0 to 1; 1 by default.
    ///
    /// At 0 they begin muted; above that the device alone says how loud they are.
    public var applicationVolume: Float = 1
    /// Whether all videos begin muted; `false` by default.
    #if canImport(ObjectiveC)
    @objc(applicationMuted)
    #endif
    public var isApplicationMuted = false
    /// Who sees to the app's sound.
    public let audioVideoManager = AudioVideoManager()
    /// What requests say of the app and its people.
    public let requestConfiguration = RequestConfiguration()
    /// Whether ads can be loaded: somebody has said where they come from.
    public var initializationStatus: InitializationStatus {
        do throws(AdError) {
            _ = try SharedAds.current.ads()
            return InitializationStatus(AdapterStatus(.ready, "Ready."))
        } catch {
            return InitializationStatus(AdapterStatus(.notReady, error.sentence))
        }
    }

    /// Says whether ads can be loaded; there is nothing to wait for, and loads need no start.
    #if canImport(ObjectiveC)
    @objc(startWithCompletionHandler:)
    #endif
    public func start(completionHandler: GADInitializationCompletionHandler? = nil) {
        LayoutNames.register()
        guard let completionHandler else { return }
        Task { completionHandler(initializationStatus) }
    }

    /// Says whether ads can be loaded, for those who await.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    @discardableResult public func start() async -> InitializationStatus {
        LayoutNames.register()
        return initializationStatus
    }

    /// Whether the names are those of this release of the vendor's SDK, or of a later one.
    #if canImport(ObjectiveC)
    @objc(isSDKVersionAtLeastMajor:minor:patch:)
    #endif
    public func isSDKVersionAtLeast(major: Int, minor: Int, patch: Int) -> Bool {
        let own = versionNumber
        let mine = (own.majorVersion, own.minorVersion, own.patchVersion)
        return mine >= (major, minor, patch)
    }

    /// Does nothing: crashes are reported to nobody here.
    public func disableSDKCrashReporting() {}

    /// Whether every video begins muted.
    var isSilent: Bool { isApplicationMuted || applicationVolume <= 0 }

    /// Puts what was said here over the app's configuration.
    func apply(to settings: inout NativeAds.Configuration) {
        requestConfiguration.apply(to: &settings)
        audioVideoManager.apply(to: &settings)
    }

    /// Adds what was said here to one load.
    func apply(to targeting: inout Targeting) {
        let rating = requestConfiguration.maxAdContentRating
        targeting.imp["maxAdContentRating"] = rating.map { .string($0.rawValue) }
    }
}
#endif
