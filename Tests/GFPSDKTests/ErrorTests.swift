import Foundation
import GFPSDK
import NativeAds
import OpenRTB
import Testing
import UIKit

/// Each error code by its cause.
@MainActor @Suite(.onScreen) struct ErrorTests {
    /// What brings a load to fail.
    enum Cause: String, CaseIterable, Sendable {
        case nothingForSale, emptyBackfill, offline, busyServer, noResponse, refused, noUnit
        case badContentInfo, noFormat, givenNoJSON, givenNoResponse, givenNothing

        var code: GFPErrorCode {
            switch self {
            case .nothingForSale, .emptyBackfill, .givenNothing: .noFill
            case .offline, .busyServer: .requestAdList
            case .noResponse, .givenNoJSON: .parseAdList
            case .refused, .badContentInfo: .invalidAdParam
            case .noUnit: .invalidAdUnit
            case .noFormat: .wrongCommand
            case .givenNoResponse: .wrongFormatAdList
            }
        }

        @MainActor func happen(to stage: Stage) {
            switch self {
            case .nothingForSale, .emptyBackfill: break
            case .offline: stage.network.isOffline = true
            case .busyServer: answer(503, "", stage)
            case .noResponse: answer(200, "<html>", stage)
            case .refused: answer(400, "no such unit", stage)
            case .noUnit: stage.makeLoader("")
            case .badContentInfo:
                stage.param.contentInfo = GFPContentInfo(
                    sourceType: "1",
                    subtype: nil,
                    sourceId: "2"
                )
            case .noFormat:
                let loader = GFPAdLoader(
                    unitID: "unit",
                    rootViewController: nil,
                    adParam: stage.param
                )
                loader.delegate = stage.listener
                return loader.loadAd()
            case .givenNoJSON: return stage.loader.loadAdWith(string: "{")
            case .givenNoResponse: return stage.loader.loadAdWith(string: "[1]")
            case .givenNothing: return stage.loader.loadAdWith(dict: ["id": "1", "seatbid": []])
            }
            stage.loader.loadAd()
        }

        @MainActor private func answer(_ status: Int, _ body: String, _ stage: Stage) {
            let response = HTTPResponse(status: status, body: Data(body.utf8))
            stage.network.add(.init(.url(Stage.direct), .success(response)))
        }
    }

    @Test(arguments: Cause.allCases)
    func `a load fails with the code of its cause, once, after the call`(
        cause: Cause
    ) async throws {
        try await Stage.run(hasBackfill: cause == .emptyBackfill) { stage in
            cause.happen(to: stage)
            #expect(stage.listener.calls.isEmpty)
            await stage.clock.settle()
            #expect(stage.listener.calls == ["failed \(cause.code.rawValue)"])
            let (error, info) = (
                try #require(stage.listener.error), try #require(stage.listener.info)
            )
            #expect(error.domain == GFPError.domain && !error.localizedDescription.isEmpty)
            let source = cause == .emptyBackfill ? "DFP" : "NDA"
            #expect(info.loadResponseList.map(\.adaptorName) == [source])
            #expect(info.crid == nil)
            if cause == .busyServer {
                #expect(info.loadResponseList.first?.errorSubcode == 503)
            }
        }
    }

    @Test func `a load before setup and one without an address say so`() async throws {
        try await Stage.run(isSetUp: false) { stage in
            stage.loader.loadAd()
            await stage.clock.settle()
            #expect(stage.listener.calls == ["failed 2300"])
            #expect(stage.listener.error?.localizedDescription.contains("setup") == true)
        }
        try await Stage.run(isConfigured: false) { stage in
            stage.loader.loadAd()
            await stage.clock.settle()
            #expect(stage.listener.calls == ["failed 2310"])
        }
    }

    @Test(arguments: [true, false])
    func `media that breaks after the load is an error of its kind`(isVideo: Bool) async throws {
        try await Stage.run { stage in
            if isVideo {
                stage.pictures()
                stage.answer(Stage.direct, Stage.bid(vast: Stage.video))
            } else {
                stage.picture("icon")
                let broken = HTTPResponse(status: 200, body: Self.brokenPNG)
                stage.network.add(.init(.url("https://cdn.example/main.png"), .success(broken)))
                stage.answer(Stage.direct, Stage.bid())
            }
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            card.nativeAd = ad
            if isVideo {
                await stage.pass(1)
                for film in stage.films { film.isBroken = true }
                await stage.pass(1)
            }
            let code = isVideo ? 5120 : 5110
            await stage.shown { stage.listener.count("ad failed \(code)") > 0 }
            #expect(stage.listener.count("ad failed \(code)") == 1)
            #expect(stage.listener.count("load failed") == 0)
        }
    }

    @Test func `every code has its name, and other numbers have none`() {
        let all = Self.reached + Self.unreachable
        #expect(Set(all).count == all.count && all.count == 62)
        for (code, name) in [
            (1000, "GFPErrorInternal"), (3310, "GFPErrorNoFill"),
            (5100, "GFPErrorNativeAdRendering"),
            (70000, "GFPErrorJSTagInternal"),
        ] {
            #expect(GFPErrorCode(rawValue: code).map { GFPError(code: $0) }?.codeName() == name)
        }
        for code in all {
            let error = GFPErrorCode(rawValue: code).map { GFPError(code: $0) }
            #expect(error?.code == code && error?.codeName() != nil)
        }
        #expect(GFPErrorCode(rawValue: 1).map { GFPError(code: $0) }?.codeName() == nil)
        let error = GFPError.error(withCode: .noFill, userInfo: ["a": 1])
        #expect(error.userInfo["a"] as? Int == 1)
    }

    /// What tests of this target bring about: those above, WrongCommand, RequestTimeout and
    /// NativeAdRendering in others.
    private static let reached = [
        1100, 2300, 2310, 3110, 3120, 3210, 3220, 3221, 3310, 3400, 5100, 5110, 5120,
    ]

    /// What native ads cannot reach here: faults of the library (1000), a load that is cancelled,
    /// for which GFP has no call (3001), the vendor's providers, and formats that are not native.
    private static let unreachable = [
        1000, 3001, 2200, 2210, 2220, 2230, 2240, 2250, 2320, 2321, 3000, 3002, 3003, 3004, 3005,
        3006, 3007, 3301, 3311, 3312, 3313, 3314, 3320, 4110, 4111, 4112, 4113, 6000, 6100, 6101,
        6200, 6201, 6202, 6203, 7000, 7100, 8000, 8100, 9000, 9100, 9110, 9120, 9210, 9220, 9312,
        60000, 60001, 60002, 70000,
    ]

    /// The header of a picture of 64 by 32, and nothing behind it.
    private static let brokenPNG = Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        0, 0, 0, 64, 0, 0, 0, 32, 8, 2, 0, 0, 0, 1, 2, 3, 4,
    ])
}
