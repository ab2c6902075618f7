import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// Hears how a call of several units ended.
@MainActor private final class GroupEars: NSObject, ANMultiAdRequestDelegate {
    let ears: Ears
    private(set) var calls: [String] = []
    /// How many calls the units had heard by then.
    private(set) var heardBefore: [Int] = []

    init(_ ears: Ears) { self.ears = ears }

    func multiAdRequestDidComplete(_ mar: ANMultiAdRequest) {
        calls.append("completed")
        heardBefore.append(ears.calls.count)
    }

    func multiAdRequest(_ mar: ANMultiAdRequest, didFailWithError error: any Error) {
        let error = error as NSError
        calls.append("failed \(error.code) \(error.domain)")
        heardBefore.append(ears.calls.count)
    }
}

/// Several units in one call.
@MainActor @Suite(.onScreen) struct MultiAdRequestTests {
    private func group(_ stage: Stage, _ ears: GroupEars) throws -> ANMultiAdRequest {
        try #require(ANMultiAdRequest(memberId: Stage.member, andDelegate: ears))
    }

    private func units(_ stage: Stage, _ placements: String...) -> [ANNativeAdRequest] {
        placements.map { stage.makeRequest($0) }
    }

    @Test func `one call, each unit its ad, the whole told last`() async throws {
        try await Stage.run { stage in
            stage.answer(.bid("two", on: "2"), .bid("one", on: "1"))
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            let units = units(stage, "A", "B")
            for unit in units { #expect(group.addAdUnit(unit)) }
            #expect(group.countOfAdUnits == 2)
            #expect(group.load())
            #expect(stage.ears.calls.isEmpty && ears.calls.isEmpty)
            await stage.clock.settle()
            #expect(stage.network.urls == [Stage.auction])
            let json = try stage.sent()
            #expect(json["imp"]?.array?.map { $0["tagid"] } == ["A", "B"])
            #expect(json["imp"]?.array?.map { $0["ext"]?["ona"]?["member"] } == [958, 958])
            #expect(stage.ears.calls.sorted() == ["received A", "received B"])
            #expect(
                stage.ears.responses.map { $0.adResponseInfo?.creativeId }.sorted {
                    $0 ?? "" < $1 ?? ""
                }
                    == ["crid-one", "crid-two"]
            )
            #expect(ears.calls == ["completed"])
            #expect(ears.heardBefore == [2])
        }
    }

    @Test func `a unit without a bid is no fill, and the call complete`() async throws {
        try await Stage.run { stage in
            stage.answer(.bid("two", on: "2"))
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            let units = units(stage, "A", "B")
            for unit in units { _ = group.addAdUnit(unit) }
            _ = group.load()
            await stage.clock.settle()
            #expect(stage.ears.calls.sorted() == ["failed 2", "received B"])
            #expect(stage.ears.infos.first??.placementId == "A")
            #expect(ears.calls == ["completed"])
        }
    }

    @Test func `nobody's fill is an answer, too`() async throws {
        try await Stage.run { stage in
            stage.answer("", status: 204)
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            let units = units(stage, "A", "B")
            for unit in units { _ = group.addAdUnit(unit) }
            _ = group.load()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed 2", "failed 2"])
            #expect(ears.calls == ["completed"])
        }
    }

    @Test(arguments: [(503, "", 4), (400, "", 1), (200, "<html>", 7)])
    func `a call that fails fails each unit, and is told as a whole`(
        status: Int,
        body: String,
        code: Int
    ) async throws {
        try await Stage.run { stage in
            stage.answer(body, status: status)
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            let units = units(stage, "A", "B")
            for unit in units { _ = group.addAdUnit(unit) }
            _ = group.load()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed \(code)", "failed \(code)"])
            #expect(ears.calls == ["failed \(code) com.appnexus.sdk"])
            #expect(ears.heardBefore == [2])
        }
    }

    @Test func `a unit that names no place takes no other with it`() async throws {
        try await Stage.run { stage in
            stage.answer(.bid())
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            let nameless = ANNativeAdRequest()
            nameless.delegate = stage.ears
            let unit = stage.makeRequest("B")
            #expect(group.addAdUnit(nameless) && group.addAdUnit(unit))
            _ = group.load()
            await stage.clock.settle()
            #expect(stage.ears.calls == ["failed 1", "received B"])
            #expect(ears.calls == ["completed"])
        }
    }

    @Test func `who may be a member`() async throws {
        try await Stage.run { stage in
            #expect(ANMultiAdRequest(memberId: 0, andDelegate: nil) == nil)
            #expect(ANMultiAdRequest(memberId: 0, publisherId: 5, andDelegate: nil) == nil)
            let group = try #require(
                ANMultiAdRequest(memberId: 958, publisherId: 5, andDelegate: nil)
            )
            #expect(group.memberId == 958 && group.publisherId == 5)
            let unit = stage.makeRequest("A")
            #expect(group.addAdUnit(unit))
            #expect(!group.addAdUnit(unit))
            let other = try #require(ANMultiAdRequest(memberId: 958, andDelegate: nil))
            #expect(!other.addAdUnit(unit))
            let foreign = stage.makeRequest("B")
            foreign.setInventoryCode("code", memberId: 7)
            #expect(!group.addAdUnit(foreign))
            let published = stage.makeRequest("C")
            published.publisherId = 6
            #expect(!group.addAdUnit(published))
            published.publisherId = 5
            #expect(group.addAdUnit(published))
            // Inside, what does not fit is ignored.
            published.publisherId = 6
            #expect(published.publisherId == 5)
            published.setInventoryCode("code", memberId: 7)
            #expect(published.memberId == 0)
            #expect(group.countOfAdUnits == 2)
            #expect(group.removeAdUnit(unit))
            #expect(!group.removeAdUnit(unit))
            #expect(group.countOfAdUnits == 1)
            #expect(other.addAdUnit(unit))
        }
    }

    @Test func `units are held weakly, and what is said of the person is the group's`()
        async throws
    {
        try await Stage.run { stage in
            let group = try group(stage, GroupEars(stage.ears))
            var gone: ANNativeAdRequest? = ANNativeAdRequest()
            if let gone { _ = group.addAdUnit(gone) }
            gone = nil
            #expect(group.countOfAdUnits == 0)
            let unit = stage.makeRequest("A")
            unit.age = "20"
            unit.gender = .male
            unit.addCustomKeyword(withKey: "k", value: "own")
            group.age = "40"
            group.gender = .female
            group.publisherId = 5
            group.addCustomKeyword(withKey: "k", value: "shared")
            _ = group.addAdUnit(unit)
            #expect(group.load())
            await stage.clock.settle()
            let json = try stage.sent()
            #expect(json["user"]?["yob"] == 1983)
            #expect(json["user"]?["gender"] == "F")
            #expect(json["app"]?["publisher"]?["id"] == "5")
            #expect(json["imp"]?[0]?["ext"]?["ona"]?["keyValues"] == ["k": ["shared", "own"]])
        }
    }

    @Test func `what is not begun says why`() async throws {
        try await Stage.run { stage in
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            #expect(!group.load())
            #expect(ears.calls.isEmpty)
            await stage.clock.settle()
            #expect(ears.calls == ["failed 1 com.appnexus.sdk"])
            stage.answer(#"{"id":"r"}"#, after: 5)
            let unit = stage.makeRequest("A")
            _ = group.addAdUnit(unit)
            #expect(group.load())
            #expect(!group.load())
            await stage.clock.settle()
            #expect(ears.calls.last == "failed 6 com.appnexus.sdk")
            await stage.clock.advance(by: 6)
            #expect(ears.calls.last == "completed")
            #expect(group.load())
        }
    }

    @Test func `before start-up nothing is begun`() async throws {
        try await Stage.run(isStarted: false) { stage in
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            let unit = stage.makeRequest("A")
            _ = group.addAdUnit(unit)
            #expect(!group.load())
            await stage.clock.settle()
            #expect(ears.calls == ["failed 1 com.appnexus.sdk"])
            #expect(stage.network.sent.isEmpty)
        }
    }

    @Test func `a call that is stopped tells nobody, and may be made again`() async throws {
        try await Stage.run { stage in
            stage.answer(#"{"id":"r"}"#, after: 5, times: 1)
            let ears = GroupEars(stage.ears)
            let group = try group(stage, ears)
            let unit = stage.makeRequest("A")
            _ = group.addAdUnit(unit)
            _ = group.load()
            await stage.clock.advance(by: 1)
            group.stop()
            await stage.clock.settle()
            #expect(stage.network.cancelled.map(\.absoluteString) == [Stage.auction])
            await stage.clock.advance(by: 10)
            #expect(stage.ears.calls.isEmpty && ears.calls.isEmpty)
            stage.answer(.bid())
            #expect(group.load())
            await stage.clock.settle()
            #expect(stage.ears.calls == ["received A"])
            #expect(ears.calls == ["completed"])
        }
    }
}
