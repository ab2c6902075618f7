import OpenRTB
import Testing

struct NativeRequestBuilderTests {
    @Test func `says only what was said`() throws {
        var builder = NativeRequestBuilder()
        builder.image(.main, wmin: 200, hmin: 200)
        builder.data(.description)
        builder.eventTracker(.impression, methods: [.image, .js])
        builder.privacy = true
        let request = try builder.request()
        #expect(
            request.json == [
                "ver": "1.2",
                "assets": [
                    ["id": 1, "img": ["type": 3, "wmin": 200, "hmin": 200]],
                    ["id": 2, "data": ["type": 2]],
                ],
                "eventtrackers": [["event": 1, "methods": [1, 2]]],
                "privacy": 1,
            ]
        )
        #expect(request.problems().isEmpty)
    }

    @Test func `numbers assets around the ids that are given`() throws {
        var builder = NativeRequestBuilder()
        builder.title(length: 25, id: 1, required: true)
        builder.image(.main)
        builder.data(.ctaText, id: 3)
        builder.data(.sponsored)
        builder.video(VideoRequest(mimes: ["video/mp4"]), id: 0)
        let request = try builder.request()
        #expect(request.assets.map(\.id) == [1, 2, 3, 4, 0])
        #expect(request.assets.map(\.required) == [true, false, false, false, false])
    }

    @Test func `refuses a negative id before anything is sent`() throws {
        var builder = NativeRequestBuilder()
        builder.title()
        builder.data(.sponsored, id: -4)
        let problem = try #require(throws: RequestProblem.self) { try builder.request() }
        #expect(problem.sentence == "assets[1].id must not be negative")
    }

    @Test func `refuses an id that is given twice`() throws {
        var builder = NativeRequestBuilder()
        builder.title(id: 5)
        builder.data(.sponsored, id: 5)
        let problem = try #require(throws: RequestProblem.self) { try builder.request() }
        #expect(problem.sentence == "assets[1].id repeats that of assets[0]")
    }
}
