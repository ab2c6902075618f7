#if canImport(UIKit)
public import Foundation

/// How native ads of one loader are shown.
#if canImport(ObjectiveC)
@objc(GFPAdNativeOptions)
@objcMembers
#endif
public final class GFPAdNativeOptions: NSObject {
    // The vendor says nothing of its nullability, and apps write through it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// How they are drawn; the defaults to begin with, and where it is set to `nil`.
    public var renderingSetting: GFPNativeAdRenderingSetting! {
        get { setting }
        set { setting = newValue ?? GFPNativeAdRenderingSetting() }
    }
    /// How their videos play; as by default where it is `nil`.
    public var videoOptions: GFPVideoOptions?

    private var setting = GFPNativeAdRenderingSetting()

    /// Starts from the defaults.
    public override init() {}
}
#endif
