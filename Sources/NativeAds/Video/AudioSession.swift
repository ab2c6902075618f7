/// How the device treats the app's sound and that of other apps; `AVAudioSession` on Apple's systems.
///
/// It can be told no more than this: what makes sound is never activated or deactivated by an ad.
@MainActor package protocol AudioSession: AnyObject, Sendable {
    var setting: AudioSetting { get }
    func apply(_ setting: AudioSetting) throws
}

/// What an app has said of its sound.
package struct AudioSetting: Sendable, Hashable {
    /// The category, by the system's name for it.
    package var category: String
    /// The mode, by the system's name for it.
    package var mode: String
    /// The category's options, by the system's bits.
    package var options: UInt

    package init(category: String, mode: String, options: UInt) {
        self.category = category
        self.mode = mode
        self.options = options
    }

    /// Ambient sound that mixes with others': music goes on, and the silent switch is obeyed.
    package static let ambient = AudioSetting(
        category: "AVAudioSessionCategoryAmbient",
        mode: "AVAudioSessionModeDefault",
        options: 1
    )
}
