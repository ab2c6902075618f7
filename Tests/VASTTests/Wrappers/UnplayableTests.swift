import Foundation
import Testing

@testable import VAST

@Suite struct UnplayableTests {
    private func failure(_ creatives: String) throws -> VASTFailure {
        let text = """
            <VAST version="3.0"><Ad><InLine><Error>https://t.example/[ERRORCODE]</Error>
            <Creatives>\(creatives)</Creatives></InLine></Ad></VAST>
            """
        guard case .done(let resolution) = VASTResolver(Data(text.utf8)).step else {
            throw CancellationError()
        }
        return .unplayable(try #require(resolution.ad), macros: Fixture.macros)
    }

    @Test(arguments: [
        ("<Creative><NonLinearAds/></Creative>", 201),
        ("<Creative><CompanionAds><Companion/></CompanionAds></Creative>", 201),
        ("<Creative><Linear/></Creative>", 403), ("", 403), ("<Creative/>", 403),
        ("<Creative><Linear/></Creative><Creative><NonLinearAds/></Creative>", 403),
    ])
    func `an ad of another kind is error 201, one without a file that plays 403`(
        creatives: String,
        code: Int
    ) throws {
        let failure = try failure(creatives)
        #expect(failure.code == code)
        #expect(failure.pings == ["https://t.example/\(code)"])
    }

    @Test(arguments: [
        ("IAB7", "https://list.example", true), ("IAB7-1", "https://list.example", false),
        ("IAB7", "https://other.example", false),
    ])
    func `an ad of a category that a wrapper blocks is error 205`(
        code: String,
        authority: String,
        isBlocked: Bool
    ) throws {
        let blocked =
            #"<BlockedAdCategories authority="https://list.example">IAB7</BlockedAdCategories>"#
        let error = "<Error>https://t.example/[ERRORCODE]</Error>"
        var resolver = VASTResolver(
            Data(Fixture.wrapper("https://ads.example/1", parts: blocked + error).utf8),
            macros: Fixture.macros
        )
        let category = #"<Category authority="\#(authority)">\#(code)</Category>"#
        let ad = "<VAST version='4.2'><Ad><InLine>\(category)</InLine></Ad></VAST>"
        resolver.answer(.response(status: 200, body: Data(ad.utf8)))
        guard case .done(let resolution) = resolver.step else {
            Issue.record("there is no end")
            return
        }
        #expect(resolution.ads.isEmpty == isBlocked)
        #expect(resolution.failure?.code == (isBlocked ? 205 : nil))
        #expect(resolution.failure?.pings == (isBlocked ? ["https://t.example/205"] : nil))
    }
}
