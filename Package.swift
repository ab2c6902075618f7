// swift-tools-version:6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

// The client: Foundation only, on every system.
var products: [Product] = [
    .library(name: "OpenRTB", targets: ["OpenRTB"]),
    .library(name: "NativeAds", targets: ["NativeAds"]),
    .library(name: "NativeAdsUI", targets: ["NativeAdsUI"]),
]
var targets: [Target] = [
    .target(name: "OpenRTB", swiftSettings: settings),
    .target(name: "NativeAds", dependencies: ["OpenRTB"], swiftSettings: settings),
    .testTarget(
        name: "OpenRTBTests",
        dependencies: ["OpenRTB"],
        resources: [.copy("Fixtures")],
        swiftSettings: settings
    ),
    .testTarget(
        name: "NativeAdsTests",
        dependencies: ["NativeAds", "OpenRTB"],
        swiftSettings: settings
    ),
]
var viewDependencies: [Target.Dependency] = ["NativeAds"]

// Where the system has no UIKit the package brings a small one, and with it the server and tools.
#if os(Linux)
viewDependencies.append("UIKit")
products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AdServer", targets: ["AdServer"]),
    .executable(name: "native-ads", targets: ["native-ads"]),
    .executable(name: "feed", targets: ["feed"]),
]
func system(_ name: String, _ pkgConfig: String?, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}
targets += [
    system("CCairo", "cairo", apt: "libcairo2-dev"),
    system("CPango", "pangocairo", apt: "libpango1.0-dev"),
    system("CGdkPixbuf", "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),
    system("CSDL2", "sdl2", apt: "libsdl2-dev"),
    system("CSQLite", nil, apt: "libsqlite3-dev"),
    system("CMicroHTTPD", nil, apt: "libmicrohttpd-dev"),
    .target(
        name: "UIKit",
        dependencies: ["CCairo", "CPango", "CGdkPixbuf"],
        swiftSettings: settings
    ),
    .target(name: "UIKitWindow", dependencies: ["UIKit", "CSDL2"], swiftSettings: settings),
    .target(
        name: "AdServer",
        dependencies: ["OpenRTB", "CSQLite", "CMicroHTTPD"],
        swiftSettings: settings
    ),
    .executableTarget(
        name: "native-ads",
        dependencies: ["AdServer", "NativeAdsUI", "NativeAds", "OpenRTB", "UIKit"],
        swiftSettings: settings
    ),
    .target(
        name: "FeedApp",
        dependencies: ["NativeAdsUI", "NativeAds", "OpenRTB", "UIKit"],
        path: "Examples/Feed/App",
        resources: [.copy("Pictures")],
        swiftSettings: settings
    ),
    .executableTarget(
        name: "feed",
        dependencies: ["FeedApp", "NativeAds", "OpenRTB", "UIKit", "UIKitWindow"],
        path: "Examples/Feed/Linux",
        swiftSettings: settings
    ),
    // Swift Testing looks for this module beside every `UIKit` it meets.
    .target(name: "_Testing_UIKit", path: "Tests/TestingUIKit"),
    .testTarget(
        name: "UIKitTests",
        dependencies: ["UIKit", "_Testing_UIKit"],
        resources: [.copy("Fixtures")],
        swiftSettings: settings
    ),
    .testTarget(
        name: "NativeAdsUITests",
        dependencies: ["NativeAdsUI", "NativeAds", "OpenRTB", "UIKit", "_Testing_UIKit"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "FeedTests",
        dependencies: [
            "FeedApp", "NativeAds", "NativeAdsUI", "OpenRTB", "UIKit", "_Testing_UIKit",
        ],
        resources: [.copy("Snapshots")],
        swiftSettings: settings
    ),
    .testTarget(
        name: "AdServerTests",
        dependencies: ["AdServer", "OpenRTB"],
        swiftSettings: settings
    ),
    .testTarget(name: "CommandTests", dependencies: ["native-ads"], swiftSettings: settings),
]
#endif
targets.append(
    .target(name: "NativeAdsUI", dependencies: viewDependencies, swiftSettings: settings)
)

let package = Package(
    name: "OpenNativeAds",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
