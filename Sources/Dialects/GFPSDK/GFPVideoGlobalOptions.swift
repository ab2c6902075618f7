#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC

/// Who starts the videos of the loaders whose options say `useGlobalOptions`, for the loads that
/// begin from now on.
#if canImport(ObjectiveC)
@objc(GFPVideoGlobalOptions)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPVideoGlobalOptions: NSObject {
    /// Whether no video starts by itself; `false` by default.
    public class var disableAutoPlayback: Bool {
        get { NaverState.current.disablesAutoPlayback }
        set { NaverState.current.disablesAutoPlayback = newValue }
    }

    /// Who starts videos; they start by themselves by default.
    public class var globalPlayPolicy: GFPVideoPlayPolicy {
        get { NaverState.current.playPolicy }
        set { NaverState.current.playPolicy = newValue }
    }
}
#endif
