// swift-tools-version:6.2
import AppleProductTypes
import PackageDescription

// The example app for Xcode and Swift Playgrounds: open this folder. All folders but `Phone` are
// links to the sources that the Linux program is built from too.
func fromPackage(_ name: String) -> Target.Dependency {
    .product(name: name, package: "OpenNativeAds")
}
func feed(_ name: String, _ uses: [String], in folder: String) -> Target {
    .target(name: name, dependencies: ["Newspaper"] + uses.map(fromPackage), path: folder)
}

let package = Package(
    name: "Feed",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "Feed",
            targets: ["Feed"],
            bundleIdentifier: "example.meridian.feed",
            displayVersion: "1.0",
            bundleVersion: "1",
            supportedDeviceFamilies: [.phone, .pad],
            supportedInterfaceOrientations: [.portrait],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [.package(name: "OpenNativeAds", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Feed",
            dependencies: [
                "Newspaper", "FeedApp", "GoogleFeed", "MicrosoftFeed", "NaverFeed", "AdropFeed",
                fromPackage("NativeAds"),
            ],
            path: "Phone"
        ),
        .target(name: "Newspaper", path: "Newspaper", resources: [.copy("Pictures")]),
        feed("FeedApp", ["NativeAds", "NativeAdsUI"], in: "App"),
        feed("GoogleFeed", ["GoogleMobileAds"], in: "Google"),
        feed("MicrosoftFeed", ["AppNexusSDK"], in: "Microsoft"),
        feed("NaverFeed", ["GFPSDK"], in: "Naver"),
        feed("AdropFeed", ["AdropAds", "AdropAdsBackfill"], in: "Adrop"),
    ],
    swiftLanguageModes: [.v6]
)
