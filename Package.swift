// swift-tools-version:6.2
import PackageDescription

// The architecture: each part with what it stands on, from the wire to the apps.
typealias Uses = [String]
func all(_ uses: Uses) -> [Target.Dependency] { uses.map { .byName(name: $0) } }
func part(_ name: String, _ uses: Uses = [], in path: String? = nil, with: String...) -> Target {
    .target(name: name, dependencies: all(uses), path: path, resources: with.map { .copy($0) })
}
func tests(_ name: String, _ uses: Uses, in path: String? = nil, with: String...) -> Target {
    .testTarget(name: name, dependencies: all(uses), path: path, resources: with.map { .copy($0) })
}
func program(_ name: String, _ uses: Uses, in path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: all(uses), path: path)
}

// Where the system has no UIKit the package brings a small one, and with it the server and tools.
var uikit: Uses = []
#if os(Linux)
uikit = ["UIKit", "Movies"]
#endif
let wire = ["OpenRTB", "VAST", "PictureHeaders"]
let client = ["NativeAdsUI", "NativeAds", "OpenRTB", "VAST"] + uikit
var targets = [
    part("OpenRTB"), part("VAST"), part("PictureHeaders"),
    part("NativeAds", wire, with: "PrivacyInfo.xcprivacy"),
    part("NativeAdsUI", ["NativeAds", "VAST"] + uikit),
    tests("OpenRTBTests", ["OpenRTB"], with: "Fixtures"),
    tests("VASTTests", ["VAST"], with: "Fixtures"),
    tests("PictureHeadersTests", ["PictureHeaders"]), tests("NativeAdsTests", ["NativeAds"] + wire),
]

// The names that apps know from their vendors, and what only a header can say to Objective-C.
let dialects = ["AdropAds", "AppNexusSDK", "GFPSDK", "GoogleMobileAds"]
for name in dialects {
    targets.append(part("\(name)ObjC", in: "Sources/Dialects/\(name)ObjC"))
    targets.append(part(name, client + ["\(name)ObjC"], in: "Sources/Dialects/\(name)"))
}
targets.append(part("AdropAdsBackfill", ["AdropAdsObjC"], in: "Sources/Dialects/AdropAdsBackfill"))
var libraries = ["OpenRTB", "VAST", "NativeAds", "NativeAdsUI", "AdropAdsBackfill"] + dialects

#if os(Linux)
libraries += ["UIKit", "UIKitWindow", "AdServer"]
let feed = ["Newspaper", "UIKit"]
let feeds = ["FeedApp", "GoogleFeed", "MicrosoftFeed", "NaverFeed", "AdropFeed"]
let staged = client + ["_Testing_UIKit"]
let system = [
    ("CCairo", "cairo", "libcairo2-dev"), ("CPango", "pangocairo", "libpango1.0-dev"),
    ("CGdkPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"), ("CPNG", "libpng", "libpng-dev"),
    ("CLibAV", "libavformat", "libavformat-dev"), ("CSDL2", "sdl2", "libsdl2-dev"),
    ("CSQLite", nil, "libsqlite3-dev"), ("CMicroHTTPD", nil, "libmicrohttpd-dev"),
]
targets += system.map { .systemLibrary(name: $0, pkgConfig: $1, providers: [.apt([$2])]) }
targets += [
    part("UIKit", ["PictureHeaders", "CCairo", "CPango", "CGdkPixbuf", "CPNG"]),
    part("Movies", ["CLibAV"]), part("UIKitWindow", ["UIKit", "CSDL2"]),
    part("AdServer", wire + ["CSQLite", "CMicroHTTPD"]), part("Replay", client),
    program("native-ads", client + ["AdServer", "Replay"]),
    part("Newspaper", ["UIKit"], in: "Examples/Feed/Newspaper", with: "Pictures"),
    part("FeedApp", client + ["Newspaper"], in: "Examples/Feed/App"),
    part("GoogleFeed", ["GoogleMobileAds"] + feed, in: "Examples/Feed/Google"),
    part("MicrosoftFeed", ["AppNexusSDK"] + feed, in: "Examples/Feed/Microsoft"),
    part("NaverFeed", ["GFPSDK"] + feed, in: "Examples/Feed/Naver"),
    part("AdropFeed", ["AdropAds", "AdropAdsBackfill"] + feed, in: "Examples/Feed/Adrop"),
    program("feed", client + feeds + ["Newspaper", "UIKitWindow"], in: "Examples/Feed/Linux"),
    // Swift Testing looks for `_Testing_UIKit` beside every `UIKit` it meets.
    part("_Testing_UIKit", in: "Tests/TestingUIKit"), part("MovieMaking", in: "Tests/MovieMaking"),
    tests("UIKitTests", ["UIKit", "_Testing_UIKit"], with: "Fixtures"),
    tests("MoviesTests", ["Movies", "MovieMaking"]),
    tests("NativeAdsUITests", staged + ["MovieMaking"]),
    tests("FeedTests", staged + feeds + ["Newspaper"], with: "Snapshots"),
    tests("AdServerTests", wire + ["AdServer"]), tests("TrackerCrashTests", ["tracker-crash"]),
    tests("CommandTests", client + ["native-ads", "MovieMaking"]),
    tests("ReplayTests", client + ["Replay", "native-ads"]),
    program("tracker-crash", ["NativeAds"], in: "Tests/TrackerCrash"),
    program("video-check", client + ["MovieMaking"], in: "Tests/VideoCheck"),
    tests("CallersInSwift5", client + dialects, in: "Tests/Dialects/Swift5"),
    tests("CallersInSwift6", client + dialects, in: "Tests/Dialects/Anywhere"),
]
targets += dialects.map { tests("\($0)Tests", staged + [$0]) }
if Context.environment["FUZZ"] != nil {  // only with libFuzzer, see `make fuzz`
    targets.append(program("fuzz", client + ["AdServer", "Replay"], in: "Tests/Fuzz"))
}
#endif
let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ImmutableWeakCaptures",
]
for target in targets where target.type != .system && !target.name.hasPrefix("Callers") {
    target.swiftSettings = features.map { .enableUpcomingFeature($0) }
}
targets.first { $0.name == "CallersInSwift5" }?.swiftSettings = [.swiftLanguageMode(.v5)]
let package = Package(
    name: "OpenNativeAds",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: libraries.map { .library(name: $0, targets: [$0]) },
    targets: targets,
    swiftLanguageModes: [.v6]
)
