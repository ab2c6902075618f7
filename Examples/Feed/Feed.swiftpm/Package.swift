// swift-tools-version:6.2
import AppleProductTypes
import PackageDescription

// The example app for Xcode and Swift Playgrounds: open this folder. `App` and `Newspaper` are
// links to the sources that the Linux program is built from too.
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
                "Newspaper",
                .product(name: "NativeAds", package: "OpenNativeAds"),
                .product(name: "NativeAdsUI", package: "OpenNativeAds"),
            ],
            path: ".",
            exclude: ["Info.plist", "Newspaper"],
            sources: ["App", "Phone"]
        ),
        .target(name: "Newspaper", path: "Newspaper", resources: [.copy("Pictures")]),
    ],
    swiftLanguageModes: [.v6]
)
