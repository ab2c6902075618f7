#if canImport(UIKit)
public import GFPSDKObjC

// What has the number 0 has no name in the option sets that Swift makes of the vendor's numbers.

extension GFPVideoViewType {
    /// A tap on the video turns its sound on or off.
    public static let `default` = GFPVideoViewType([])
}

extension GFPControlButtonType {
    /// The button that plays.
    public static let play = GFPControlButtonType([])
}
#endif
