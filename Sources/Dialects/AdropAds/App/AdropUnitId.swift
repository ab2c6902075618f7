#if canImport(UIKit)
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The units for apps under development; every server of this project answers them.
#if canImport(ObjectiveC)
@objc(AdropUnitId) @objcMembers
#endif
public final class AdropUnitId: NSObject {
    /// An ad with pictures.
    public static let PUBLIC_TEST_UNIT_ID_NATIVE = "PUBLIC_TEST_UNIT_ID_NATIVE"
    /// An ad with a wide video.
    public static let PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_16_9 =
        "PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_16_9"
    /// An ad with an upright video.
    public static let PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_9_16 =
        "PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_9_16"

    override init() {}
}
#endif
