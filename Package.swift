// swift-tools-version:6.2
import PackageDescription

// The client: Foundation only, on every system.
func library(_ name: String) -> Product { .library(name: name, targets: [name]) }
var products: [Product] = ["OpenRTB", "VAST", "NativeAds", "NativeAdsUI"].map(library)
func tests(_ name: String, of uses: [Target.Dependency], beside folder: String? = nil) -> Target {
    .testTarget(name: name, dependencies: uses, resources: folder.map { [.copy($0)] })
}
var targets: [Target] = [
    .target(name: "OpenRTB"),
    .target(name: "VAST"),
    .target(name: "PictureHeaders"),
    .target(
        name: "NativeAds",
        dependencies: ["OpenRTB", "PictureHeaders", "VAST"],
        resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    tests("OpenRTBTests", of: ["OpenRTB"], beside: "Fixtures"),
    tests("VASTTests", of: ["VAST"], beside: "Fixtures"),
    tests("PictureHeadersTests", of: ["PictureHeaders"]),
    tests("NativeAdsTests", of: ["NativeAds", "OpenRTB", "PictureHeaders", "VAST"]),
]
var viewDependencies: [Target.Dependency] = ["NativeAds", "VAST"]

// The names that apps know from their vendors, and what of them only a header can say to Objective-C.
let dialects = ["AdropAds", "AppNexusSDK", "GFPSDK", "GoogleMobileAds"]
let folder = "Sources/Dialects"
products += (dialects + ["AdropAdsBackfill"]).map(library)
targets += dialects.map { .target(name: "\($0)ObjC", path: "\(folder)/\($0)ObjC") }
targets.append(
    .target(
        name: "AdropAdsBackfill",
        dependencies: ["AdropAdsObjC"],
        path: "\(folder)/AdropAdsBackfill"
    )
)

// Where the system has no UIKit the package brings a small one, and with it the server and tools.
#if os(Linux)
viewDependencies += ["UIKit", "Movies"]
products += ["UIKit", "UIKitWindow", "AdServer"].map(library)
products += ["native-ads", "feed"].map { .executable(name: $0, targets: [$0]) }
func system(_ name: String, _ pkgConfig: String?, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}
func program(_ name: String, _ uses: [Target.Dependency], in folder: String) -> Target {
    .executableTarget(name: name, dependencies: uses, path: folder)
}
func feed(_ name: String, _ uses: [Target.Dependency], in folder: String) -> Target {
    .target(
        name: name,
        dependencies: ["Newspaper"] + uses,
        path: "Examples/Feed/\(folder)"
    )
}
let feeds: [Target.Dependency] = [
    "Newspaper", "FeedApp", "GoogleFeed", "MicrosoftFeed", "NaverFeed", "AdropFeed",
]
let client: [Target.Dependency] = ["NativeAdsUI", "NativeAds", "OpenRTB", "VAST", "UIKit"]
let movies: [Target.Dependency] = ["Movies", "MovieMaking"]
let drawing: [Target.Dependency] = ["CCairo", "CPango", "CGdkPixbuf", "CPNG"]
let serving: [Target.Dependency] = ["CSQLite", "CMicroHTTPD"]
targets +=
    [
        system("CCairo", "cairo", apt: "libcairo2-dev"),
        system("CPango", "pangocairo", apt: "libpango1.0-dev"),
        system("CGdkPixbuf", "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),
        system("CPNG", "libpng", apt: "libpng-dev"),
        system("CLibAV", "libavformat", apt: "libavformat-dev"),
        system("CSDL2", "sdl2", apt: "libsdl2-dev"),
        system("CSQLite", nil, apt: "libsqlite3-dev"),
        system("CMicroHTTPD", nil, apt: "libmicrohttpd-dev"),
        .target(name: "UIKit", dependencies: ["PictureHeaders"] + drawing),
        .target(name: "Movies", dependencies: ["CLibAV"]),
        .target(name: "UIKitWindow", dependencies: ["UIKit", "CSDL2"]),
        .target(name: "AdServer", dependencies: ["OpenRTB", "PictureHeaders", "VAST"] + serving),
        .target(name: "Replay", dependencies: client),
        .executableTarget(
            name: "native-ads",
            dependencies: ["AdServer", "Replay", "Movies"] + client
        ),
        .target(
            name: "Newspaper",
            dependencies: ["UIKit"],
            path: "Examples/Feed/Newspaper",
            resources: [.copy("Pictures")]
        ),
        feed("FeedApp", client, in: "App"),
        feed("GoogleFeed", ["GoogleMobileAds", "UIKit"], in: "Google"),
        feed("MicrosoftFeed", ["AppNexusSDK", "UIKit"], in: "Microsoft"),
        feed("NaverFeed", ["GFPSDK", "UIKit"], in: "Naver"),
        feed("AdropFeed", ["AdropAds", "AdropAdsBackfill", "UIKit"], in: "Adrop"),
        program("feed", client + feeds + ["UIKitWindow"], in: "Examples/Feed/Linux"),
        // Swift Testing looks for this module beside every `UIKit` it meets.
        .target(name: "_Testing_UIKit", path: "Tests/TestingUIKit"),
        .target(name: "MovieMaking", path: "Tests/MovieMaking"),
        tests("MoviesTests", of: movies),
        tests("UIKitTests", of: ["UIKit", "_Testing_UIKit"], beside: "Fixtures"),
        tests("NativeAdsUITests", of: client + movies + ["_Testing_UIKit"]),
        tests("FeedTests", of: client + feeds + ["_Testing_UIKit"], beside: "Snapshots"),
        tests("AdServerTests", of: ["AdServer", "OpenRTB", "PictureHeaders", "VAST"]),
        tests("CommandTests", of: ["native-ads", "MovieMaking"] + client),
        tests("ReplayTests", of: ["Replay", "native-ads"] + client),
    ] + dialects.map { tests("\($0)Tests", of: [.byName(name: $0), "_Testing_UIKit"] + client) }
targets += [
    program("video-check", client + movies, in: "Tests/VideoCheck"),
    program("tracker-crash", ["NativeAds"], in: "Tests/TrackerCrash"),
    tests("TrackerCrashTests", of: ["tracker-crash"]),
]
if Context.environment["FUZZ"] != nil {  // only with libFuzzer, see `make fuzz`
    targets.append(program("fuzz", client + ["AdServer", "Replay"], in: "Tests/Fuzz"))
}
#endif
targets.append(.target(name: "NativeAdsUI", dependencies: viewDependencies))
for name in dialects {
    let uses: [Target.Dependency] = ["NativeAdsUI", "OpenRTB", .byName(name: "\(name)ObjC")]
    targets.append(
        .target(name: name, dependencies: viewDependencies + uses, path: "\(folder)/\(name)")
    )
}

for target in targets
where target.type != .system && !target.name.hasSuffix("ObjC") && target.name != "_Testing_UIKit"
    && target.name != "AdropAdsBackfill"
{
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
