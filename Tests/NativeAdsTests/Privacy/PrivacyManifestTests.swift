import Foundation
import Testing

/// Holds `PrivacyInfo.xcprivacy` against what the client's sources use.
struct PrivacyManifestTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Sources").standardizedFileURL

    /// The words by which Apple's required-reason APIs are found, and the reason that is ours.
    private static let apis: [(category: String, words: [String], reason: String?)] = [
        ("UserDefaults", ["UserDefaults", "CFPreferences"], "CA92.1"),
        (
            "FileTimestamp",
            [
                "contentModificationDate", "creationDate", "attributesOfItem", "getattrlist",
                " stat(", " lstat(", " fstat(", " fstatat(",
            ],
            "C617.1"
        ),
        ("SystemBootTime", ["systemUptime", "mach_absolute_time", "clock_gettime"], "35F9.1"),
        (
            "DiskSpace",
            ["volumeAvailableCapacity", "systemFreeSize", "systemSize", "statfs(", "statvfs("],
            nil
        ),
        ("ActiveKeyboards", ["activeInputModes"], nil),
    ]

    private func manifest() throws -> [String: Any] {
        let file = Self.sources.appendingPathComponent("NativeAds/PrivacyInfo.xcprivacy")
        let list = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: file),
            format: nil
        )
        return try #require(list as? [String: Any])
    }

    /// All that goes into an app, as one text.
    private func client() throws -> String {
        var text = ""
        for module in ["OpenRTB", "VAST", "PictureHeaders", "NativeAds", "NativeAdsUI"] {
            let folder = Self.sources.appendingPathComponent(module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                text += try String(contentsOf: file, encoding: .utf8)
            }
        }
        return text
    }

    @Test func `declares the required-reason APIs that the client uses, and no others`() throws {
        let declared = try #require(
            try manifest()["NSPrivacyAccessedAPITypes"] as? [[String: Any]]
        )
        var reasons: [String: [String]] = [:]
        for entry in declared {
            let category = try #require(entry["NSPrivacyAccessedAPIType"] as? String)
            reasons[category] = entry["NSPrivacyAccessedAPITypeReasons"] as? [String]
        }
        let text = try client()
        var expected: [String: [String]] = [:]
        for (category, words, reason) in Self.apis where words.contains(where: text.contains) {
            expected["NSPrivacyAccessedAPICategory" + category] = [
                try #require(reason, "\(category) is used and has no reason")
            ]
        }
        #expect(reasons == expected)
        #expect(declared.count == expected.count)
    }

    @Test func `tracks nobody by itself, and says what it collects and for what`() throws {
        let manifest = try manifest()
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
        let types = try #require(manifest["NSPrivacyCollectedDataTypes"] as? [[String: Any]])
        let names = types.compactMap { $0["NSPrivacyCollectedDataType"] as? String }
        #expect(
            names == [
                "NSPrivacyCollectedDataTypeAdvertisingData",
                "NSPrivacyCollectedDataTypeProductInteraction",
            ]
        )
        for type in types {
            #expect(type["NSPrivacyCollectedDataTypeLinked"] as? Bool == false)
            #expect(type["NSPrivacyCollectedDataTypeTracking"] as? Bool == false)
            let purposes = type["NSPrivacyCollectedDataTypePurposes"] as? [String]
            #expect(purposes?.isEmpty == false)
        }
    }
}
