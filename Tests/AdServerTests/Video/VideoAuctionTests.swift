import Foundation
import OpenRTB
import Testing
import VAST

@testable import AdServer

struct VideoAuctionTests {
    private func shop(
        base: String = "https://ads.example",
        _ change: (inout JSONObject) -> Void = { $0["skipAfter"] = 2 }
    ) throws -> Shop {
        try Shop(base: base, catalog: Shop.videoCatalog(change))
    }

    private func ad(_ bid: Bid) throws -> VASTAd {
        let vast = try #require(try bid.vast)
        return try #require(try VASTDocument.read(Data(vast.utf8)).document.ads.first)
    }

    @Test func `a video is told by a VAST document in which lint finds nothing`() throws {
        let vast = try #require(try shop().videoBids().first?.vast)
        #expect(VASTChecker.findings(in: Data(vast.utf8)).map(\.message) == [])
        #expect(vast.contains("<VAST version=\"4.2\""))
    }

    @Test func `the document says what the file is, and leads to it`() throws {
        let shop = try shop()
        let bid = try #require(try shop.videoBids().first)
        let ad = try ad(bid)
        let linear = try #require(ad.linears.first)
        #expect(linear.duration == 6 && linear.skipOffset == .seconds(2))
        let file = try #require(linear.mediaFiles.first)
        #expect(file.type == "video/mp4" && file.width == 640 && file.height == 360)
        #expect(file.delivery == "progressive" && file.codec?.hasPrefix("avc1.") == true)
        #expect(file.fileSize == MP4File.film.count && file.bitrate == 52)
        let response = try shop.get(file.url)
        #expect(response.status == 200 && response.stream?.bytes == MP4File.film)
        guard case .inLine(let inLine) = ad.content else {
            Issue.record("an ad of another kind")
            return
        }
        #expect(inLine.title == "A chair" && inLine.advertiser == "Alder & Co")
        #expect(inLine.servingID == bid.id)
    }

    @Test func `the picture stays beside the video, as its poster`() throws {
        let bid = try #require(try shop().videoBids().first)
        let assets = try bid.nativeMarkup(for: nil).value.assets
        #expect(assets.count == 8 && assets.last?.id == 8)
        #expect(assets.contains { if case .image = $0.content { true } else { false } })
        #expect(bid.mtype == 4)
    }

    @Test func `who does not ask for a video gets the picture ad`() throws {
        let bid = try #require(try shop().bids("home").first)
        #expect(try bid.vast == nil)
        #expect(try bid.nativeMarkup(for: nil).value.eventtrackers.count == 2)
    }

    @Test func `a creative without a poster is sold where none is required`() throws {
        let shop = try shop { $0["main"] = nil }
        #expect(try shop.videoBids().first?.vast != nil)
        let strict = try shop.bids("home") { native, _ in
            native.assets[1] = AssetRequest(
                id: 2,
                required: true,
                content: .image(ImageRequest(type: .main))
            )
        }
        #expect(strict.isEmpty)
    }

    @Test(arguments: [
        (VideoRequest.wanted(protocols: [13]), nil),
        (.wanted(mimes: ["video/webm", "VIDEO/MP4"]), nil),
        (.wanted(seconds: 6...6), nil),
        (
            .wanted(mimes: ["video/webm"]),
            "video of \"chair\" is video/mp4, video/webm is wanted"
        ),
        (
            .wanted(protocols: [2, 3, 11]),
            "video of \"chair\" is told by VAST 4.2 (protocol 13), which the request does not take"
        ),
        (.wanted(seconds: 7...90), "video of \"chair\" plays for 6 s, at least 7 s is wanted"),
        (.wanted(seconds: 0...5), "video of \"chair\" plays for 6 s, at most 5 s is wanted"),
    ])
    func `a video is sold by the request's conditions`(request: VideoRequest, fault: String?) throws
    {
        let shop = try shop()
        // Where it is not required, the ad comes without it.
        #expect(try (shop.videoBids("home", request).first?.vast != nil) == (fault == nil))
        let body = Shop.request("home") { native, _ in
            native.assets.append(AssetRequest(id: 8, required: true, content: .video(request)))
        }
        let response = try shop.auction(body)
        #expect(response.status == (fault == nil ? 200 : 204))
        #expect(response.remark == fault.map { "home: no creative fits: \($0)" })
    }

    @Test func `a required video keeps picture ads out`() throws {
        let shop = try Shop()
        #expect(try shop.videoBids(required: true).isEmpty)
        #expect(try shop.videoBids().count == 1)
    }

    @Test func `a secure request gets it where the server's URLs are secure`() throws {
        #expect(try shop().videoBids(secure: true).count == 1)
        #expect(try shop(base: "http://ads.example").videoBids(secure: true).isEmpty)
        #expect(try shop(base: "http://127.0.0.1:8080").videoBids(secure: true).count == 1)
    }

    @Test func `a document for each of many videos is refused, not written`() throws {
        let body = Shop.request("home") { native, _ in
            for id in 20..<23 {
                native.assets.append(AssetRequest(id: id, content: .video(.wanted())))
            }
        }
        let response = try shop().auction(body)
        #expect(response.status == 400)
        #expect(response.remark?.hasSuffix("must not hold more than 2 videos") == true)
    }

    @Test(arguments: [
        ("PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_16_9", 640, 360),
        ("PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_9_16", 360, 640),
        ("ca-app-pub-3940256099942544/2521693316", 640, 360),
        ("/21775744923/example/native-video", 640, 360),
    ])
    func `a test unit for video answers with one of its shape`(
        unit: String,
        width: Int,
        height: Int
    ) throws {
        let shop = try Shop(catalog: nil)
        let bid = try #require(try shop.videoBids(unit, required: true).first)
        let linear = try #require(try ad(bid).linears.first)
        let file = try #require(linear.mediaFiles.first)
        #expect(file.width == width && file.height == height && linear.duration == 6)
        #expect(file.fileSize ?? .max <= 40_000)
        #expect(try MP4Header(#require(shop.get(file.url).stream).bytes).width == width)
        for asset in try bid.nativeMarkup(for: nil).value.assets where asset.id == 2 {
            guard case .image(let poster) = asset.content else { continue }
            #expect((poster.w ?? 0) * height == (poster.h ?? 0) * width)
        }
    }

    @Test func `a test unit for pictures has no video`() throws {
        let shop = try Shop(catalog: nil)
        #expect(try shop.videoBids("PUBLIC_TEST_UNIT_ID_NATIVE", required: true).isEmpty)
        #expect(try shop.videoBids("PUBLIC_TEST_UNIT_ID_NATIVE").first?.vast == nil)
    }
}
