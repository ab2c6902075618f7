#if canImport(UIKit)
#if canImport(AVFoundation)
import AVFoundation
import NativeAds

/// The app's audio session; it is asked, and set to what the engine says, and never activated.
@MainActor final class SystemAudioSession: AudioSession {
    /// There is one in the process.
    static let shared = SystemAudioSession()

    private init() {}

    var setting: AudioSetting {
        let session = AVAudioSession.sharedInstance()
        return AudioSetting(
            category: session.category.rawValue,
            mode: session.mode.rawValue,
            options: session.categoryOptions.rawValue
        )
    }

    func apply(_ setting: AudioSetting) throws {
        try AVAudioSession.sharedInstance().setCategory(
            AVAudioSession.Category(rawValue: setting.category),
            mode: AVAudioSession.Mode(rawValue: setting.mode),
            options: AVAudioSession.CategoryOptions(rawValue: setting.options)
        )
    }
}
#endif
#endif
