// swift-tools-version:6.2
import PackageDescription

// The client: Foundation only, on every system.
var products: [Product] = [
    .library(name: "OpenRTB", targets: ["OpenRTB"]),
    .library(name: "NativeAds", targets: ["NativeAds"]),
    .library(name: "NativeAdsUI", targets: ["NativeAdsUI"]),
]
var targets: [Target] = [
    .target(name: "OpenRTB"),
    .target(name: "PictureHeaders"),
    .target(name: "NativeAds", dependencies: ["OpenRTB", "PictureHeaders"]),
    .testTarget(name: "OpenRTBTests", dependencies: ["OpenRTB"], resources: [.copy("Fixtures")]),
    .testTarget(name: "PictureHeadersTests", dependencies: ["PictureHeaders"]),
    .testTarget(name: "NativeAdsTests", dependencies: ["NativeAds", "OpenRTB", "PictureHeaders"]),
]
var viewDependencies: [Target.Dependency] = ["NativeAds"]

// Where the system has no UIKit the package brings a small one, and with it the server and tools.
#if os(Linux)
viewDependencies.append("UIKit")
products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitWindow", targets: ["UIKitWindow"]),
    .library(name: "AdServer", targets: ["AdServer"]),
    .executable(name: "native-ads", targets: ["native-ads"]),
    .executable(name: "feed", targets: ["feed"]),
]
func system(_ name: String, _ pkgConfig: String?, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}
let client: [Target.Dependency] = ["NativeAdsUI", "NativeAds", "OpenRTB", "UIKit"]
targets += [
    system("CCairo", "cairo", apt: "libcairo2-dev"),
    system("CPango", "pangocairo", apt: "libpango1.0-dev"),
    system("CGdkPixbuf", "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),
    system("CSDL2", "sdl2", apt: "libsdl2-dev"),
    system("CSQLite", nil, apt: "libsqlite3-dev"),
    system("CMicroHTTPD", nil, apt: "libmicrohttpd-dev"),
    .target(name: "UIKit", dependencies: ["CCairo", "CPango", "CGdkPixbuf"]),
    .target(name: "UIKitWindow", dependencies: ["UIKit", "CSDL2"]),
    .target(
        name: "AdServer",
        dependencies: ["OpenRTB", "PictureHeaders", "CSQLite", "CMicroHTTPD"]
    ),
    .executableTarget(name: "native-ads", dependencies: ["AdServer"] + client),
    .target(
        name: "FeedApp",
        dependencies: client,
        path: "Examples/Feed/App",
        resources: [.copy("Pictures")]
    ),
    .executableTarget(
        name: "feed",
        dependencies: ["FeedApp", "NativeAds", "OpenRTB", "UIKit", "UIKitWindow"],
        path: "Examples/Feed/Linux"
    ),
    // Swift Testing looks for this module beside every `UIKit` it meets.
    .target(name: "_Testing_UIKit", path: "Tests/TestingUIKit"),
    .testTarget(
        name: "UIKitTests",
        dependencies: ["UIKit", "_Testing_UIKit"],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "NativeAdsUITests", dependencies: client + ["_Testing_UIKit"]),
    .testTarget(
        name: "FeedTests",
        dependencies: client + ["FeedApp", "_Testing_UIKit"],
        resources: [.copy("Snapshots")]
    ),
    .testTarget(name: "AdServerTests", dependencies: ["AdServer", "OpenRTB", "PictureHeaders"]),
    .testTarget(name: "CommandTests", dependencies: ["native-ads"]),
]
#endif
targets.append(.target(name: "NativeAdsUI", dependencies: viewDependencies))

for target in targets where target.type != .system && target.name != "_Testing_UIKit" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
}

let package = Package(
    name: "OpenNativeAds",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
