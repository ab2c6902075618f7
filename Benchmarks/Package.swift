// swift-tools-version:6.2
import PackageDescription

// Not part of the package itself: nobody who uses Open Native Ads builds this.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "OpenNativeAds", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "OpenRTB", package: "OpenNativeAds"),
                .product(name: "VAST", package: "OpenNativeAds"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
