import Foundation
import GoogleMobileAds
import NativeAds
import Testing
import UIKit

/// How a load is made to fail, and the vendor's code for that.
struct Mishap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: RequestError.Code
    let arrange: @MainActor @Sendable (Stage) -> Void

    init(
        _ name: String,
        _ code: RequestError.Code,
        _ arrange: @escaping @MainActor @Sendable (Stage) -> Void
    ) {
        (testDescription, self.code, self.arrange) = (name, code, arrange)
    }

    static let all = [
        Mishap("no ad", .noFill) { $0.answer(HTTPResponse(status: 204, body: Data())) },
        Mishap("no ad, and none of the backfill", .noFill) { stage in
            stage.answer(HTTPResponse(status: 204, body: Data()))
            stage.answer(HTTPResponse(status: 204, body: Data()), from: Stage.backfill)
        },
        Mishap("no network", .networkError) { $0.fail(.offline) },
        Mishap("too busy", .networkError) { $0.answer(HTTPResponse(status: 429, body: Data())) },
        Mishap("down", .serverError) { $0.answer(HTTPResponse(status: 503, body: Data())) },
        Mishap("no bid response", .serverError) { stage in
            stage.answer(HTTPResponse(status: 200, body: Data("<html>".utf8)))
        },
        Mishap("a bad request", .invalidRequest) { stage in
            stage.answer(HTTPResponse(status: 400, body: Data("no such unit".utf8)))
        },
        Mishap("too slow", .timeout) { $0.answer($0.bid("A"), after: 90) },
    ]
}

@MainActor @Suite(.onScreen) struct ErrorTests {
    @Test(arguments: Mishap.all)
    func `says by its code what went wrong, once, and finishes`(_ mishap: Mishap) async throws {
        try await Stage.run { stage in
            mishap.arrange(stage)
            let loader = await stage.load()
            await stage.wait(100)
            #expect(!loader.isLoading)
            #expect(stage.listener.log == ["fail \(mishap.code.rawValue)", "finish"])
            let error = try #require(stage.listener.errors.first)
            #expect((error as? RequestError)?.code == mishap.code)
            let plain = error as NSError
            #expect(plain.domain == "com.google.admob")
            #expect(!plain.localizedDescription.isEmpty)
            #expect(plain.userInfo[GADErrorUserInfoKeyResponseInfo] is ResponseInfo)
        }
    }

    @Test func `says that nobody has said where ads come from, and how that is said`() async throws
    {
        try await Stage.run(isConfigured: false) { stage in
            await stage.load()
            #expect(stage.listener.log == ["fail 20", "finish"])
            let error = try #require(stage.listener.errors.first)
            #expect(error.localizedDescription.contains("OpenNativeAdsEndpoint"))
        }
    }

    @Test func `names in the error the sources that were asked, in order`() async throws {
        try await Stage.run { stage in
            await stage.load()
            let error = try #require(stage.listener.errors.first) as NSError
            let info = error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo
            let names = info?.adNetworkInfoArray.map(\.adNetworkClassName)
            #expect(names == ["OpenNativeAdsDirect", "OpenNativeAdsBackfill"])
            let codes = info?.adNetworkInfoArray.map { ($0.error as? RequestError)?.code }
            #expect(codes == [.noFill, .noFill])
            #expect(info?.loadedAdNetworkResponseInfo == nil)
            #expect(info?.responseIdentifier == nil)
        }
    }

    /// Every code there is: by which cause it is reached, or that it cannot be.
    @Test func `reaches every code but those that native ads here cannot come to`() {
        let unreachable: Set<RequestError.Code> = [
            .osVersionTooLow, .mediationDataError, .mediationAdapterError,
            .mediationInvalidAdSize,
            // A fault of the engine itself; see the table of reasons.
            .internalError,
        ]
        let elsewhere: Set<RequestError.Code> = [
            .applicationIdentifierMissing, .invalidArgument, .adAlreadyUsed,
            .receivedInvalidAdString,
        ]
        let reached = Set(Mishap.all.map(\.code)).union(elsewhere)
        #expect(reached.union(unreachable) == Set(RequestError.Code.allCases))
        #expect(reached.isDisjoint(with: unreachable))
    }

    @Test func `is matched by its code, as an error of Objective-C is`() async throws {
        try await Stage.run { stage in
            await stage.load()
            do {
                throw try #require(stage.listener.errors.first)
            } catch RequestError.timeout {
                Issue.record("that was another error")
            } catch RequestError.noFill {
                #expect(stage.listener.log == ["fail 1", "finish"])
            }
        }
    }

    @Test func `keeps the vendor's numbers`() {
        #expect(
            RequestError.Code.allCases.map(\.rawValue)
                == [0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 19, 20, 21]
        )
        #expect(PresentationError.Code.allCases.map(\.rawValue) == [15, 16, 17, 18, 21, 22])
    }
}
