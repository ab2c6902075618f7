#if canImport(UIKit)
import GFPSDKObjC
import NativeAds

/// What GFP knows once in a process.
@MainActor final class NaverState {
    /// Whether the app has set GFP up.
    var isSetUp = false
    var configuration = GFPAdConfiguration()
    var userParam: GFPUserParam?
    /// Tells what the person answered about tracking.
    weak var target: (any GFPAdManagerDelegate)?
    var disablesAutoPlayback = false
    var playPolicy = GFPVideoPlayPolicy.autoPlay

    /// That of this process, or of the test at work.
    static var current: NaverState { SharedAds.current.state(NaverState.init) }

    /// The app has set GFP up.
    func start(_ target: (any GFPAdManagerDelegate)?, _ configuration: GFPAdConfiguration?) {
        isSetUp = true
        self.target = target
        if let configuration { self.configuration = configuration }
    }
}
#endif
