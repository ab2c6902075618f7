import OpenRTB
import Testing

struct BidRequestTests {
    private func read(native: String) throws -> Read<BidRequest> {
        try BidRequest.read(
            #"{"id":"q","imp":[{"id":"1","native":{"request":\#(JSONValue(native).text())}}]}"#
        )
    }

    @Test func `reads every field and writes it back`() throws {
        let read = try BidRequest.read(Fixture.data("request.json"))
        #expect(read.notes.isEmpty)
        #expect(read.value.problems().isEmpty)
        let request = read.value
        let native = try #require(request.imp.first?.native)
        #expect(request.imp.first?.tagid == "home")
        #expect(request.imp.first?.bidfloor == 0.03)
        #expect(request.imp.first?.secure == 1)
        #expect(request.app?.publisher?.domain == "publisher.example")
        #expect(request.device?.pxratio == 3)
        #expect(request.device?.lmt == true)
        #expect(request.device?.dnt == false)
        #expect(
            request.regs
                == Regs(coppa: false, gdpr: true, usPrivacy: "1YNN", gpp: "DB", gppSID: [2, 6])
        )
        #expect(request.user?.consent == "CP")
        #expect(request.tmax == 800)
        #expect(request.test)
        #expect(native.api == [7])
        #expect(native.request.context == .content)
        #expect(native.request.contextsubtype == .article)
        #expect(native.request.plcmttype == .feed)
        #expect(native.request.plcmtcnt == 2)
        #expect(native.request.privacy)
        #expect(
            native.request.assets.map(\.content) == [
                .title(length: 90), .image(ImageRequest(type: .main, wmin: 600, hmin: 314)),
                .data(type: .sponsored, length: 25),
                .video(
                    VideoRequest(
                        mimes: ["video/mp4"],
                        minduration: 5,
                        maxduration: 30,
                        protocols: [3, 7]
                    )
                ),
            ]
        )
        #expect(native.request.assets.map(\.required) == [true, false, false, false])
        #expect(native.request.eventtrackers == [EventTrackerRequest(event: 1, methods: [1, 2])])
        #expect(try request.json == JSONValue.read(Fixture.data("request.json")))
        #expect(try BidRequest.read(request.json).value == request)
    }

    @Test(arguments: [
        #""request":{"assets":[{"id":7,"title":{"len":5}}]}"#,
        #""request":{"native":{"assets":[{"id":7,"title":{"len":5}}]}}"#,
        #""request":"{\"native\":{\"assets\":[{\"id\":7,\"title\":{\"len\":5}}]}}""#,
        #""request_native":{"assets":[{"id":7,"title":{"len":"5"}}]}"#,
    ])
    func `reads the native request from every envelope`(member: String) throws {
        let read = try BidRequest.read(#"{"id":"q","imp":[{"id":"1","native":{\#(member)}}]}"#)
        #expect(
            read.value.imp.first?.native?.request.assets
                == [AssetRequest(id: 7, content: .title(length: 5))]
        )
    }

    @Test(arguments: [
        (#"{}"#, "imp[0].native.request is missing"),
        (
            #"{"request":"test-native"}"#,
            "imp[0].native.request is no JSON: no value is here (line 1, column 1)"
        ),
        (#"{"request":7}"#, "imp[0].native.request is a number, not an object"),
    ])
    func `names the native request that cannot be read`(native: String, sentence: String) throws {
        let error = try #require(throws: ReadingError.self) {
            try BidRequest.read(#"{"id":"q","imp":[{"id":"1","native":\#(native)}]}"#)
        }
        #expect(error.sentence == sentence)
        #expect(error.path == "/imp/0/native/request")
    }

    @Test func `a place without native is no fault`() throws {
        let read = try BidRequest.read(
            #"{"id":"q","imp":[{"id":"1","banner":{"w":320}}],"site":{}}"#
        )
        #expect(read.value.imp == [Imp(id: "1")])
        #expect(read.value.problems().isEmpty)
    }

    @Test func `names the first bad asset by its place`() throws {
        let read = try read(
            native: """
                {"assets":[{"id":1,"img":{"type":3,"w":-1,"h":-1,"wmin":200,"hmin":200}},
                {"id":2,"data":{"type":2,"len":-1}},{"id":3},
                {"eventtrackers":[{"event":1,"methods":[1,2]}]}]}
                """
        )
        #expect(
            read.value.problems().map(\.sentence) == [
                "imp[0].native.request.assets[2] must hold exactly one of title, img, video, data",
                "imp[0].native.request.assets[3] must hold exactly one of title, img, video, data",
            ]
        )
        #expect(
            read.value.imp.first?.native?.request.assets.first?.content
                == .image(ImageRequest(type: .main, wmin: 200, hmin: 200))
        )
    }

    @Test(arguments: [
        (#"{"assets":[]}"#, "assets must hold at least one asset"),
        (#"{"assets":[{"id":-4,"data":{"type":1}}]}"#, "assets[0].id must not be negative"),
        (
            #"{"assets":[{"id":1,"title":{"len":5}},{"id":1,"img":{}}]}"#,
            "assets[1].id repeats assets[0].id"
        ),
        (#"{"assets":[{"id":1,"title":{}}]}"#, "assets[0].title.len must be positive"),
        (
            #"{"assets":[{"id":1,"data":{"type":364}}]}"#,
            "assets[0].data.type must be 1 to 12, or 500 and up"
        ),
        (
            #"{"assets":[{"id":1,"img":{"type":4}}]}"#,
            "assets[0].img.type must be 1 to 3, or 500 and up"
        ),
        (
            #"{"assets":[{"id":1,"title":{"len":5},"img":{}}]}"#,
            "assets[0] must hold exactly one of title, img, video, data"
        ),
        (#"{"assets":["x"]}"#, "assets[0] must hold exactly one of title, img, video, data"),
        (
            #"{"assets":[{"id":1,"img":"x"}]}"#,
            "assets[0] must hold exactly one of title, img, video, data"
        ),
        (
            #"{"assets":[{"id":1,"video":{"mimes":["video/mp4"],"minduration":30,"protocols":[3]}}]}"#,
            "assets[0].video.maxduration must be given and positive"
        ),
        (
            #"{"assets":[{"id":1,"video":{"mimes":["m"],"minduration":9,"maxduration":5,"protocols":[3]}}]}"#,
            "assets[0].video.minduration must not exceed maxduration"
        ),
        (
            #"{"assets":[{"id":1,"img":{}}],"eventtrackers":[{"event":1,"methods":[]}]}"#,
            "eventtrackers[0].methods must hold at least one method"
        ),
        (
            #"{"assets":[{"id":1,"img":{}}],"eventtrackers":[{"event":9,"methods":[1]}]}"#,
            "eventtrackers[0].event must be 1 to 4, or 500 and up"
        ),
        (
            #"{"assets":[{"id":1,"img":{}}],"eventtrackers":[{"event":1,"methods":[1,3]}]}"#,
            "eventtrackers[0].methods[1] must be 1, 2, or 500 and up"
        ),
        (
            #"{"assets":[{"id":1,"img":{}}],"context":1,"contextsubtype":20}"#,
            "contextsubtype must fit the context"
        ),
        (#"{"assets":[{"id":1,"img":{}}],"plcmtcnt":0}"#, "plcmtcnt must be at least 1"),
    ])
    func `names what a bidder would refuse`(native: String, sentence: String) throws {
        #expect(try NativeRequest.read(native).value.problems().map(\.sentence) == [sentence])
        let whole = try read(native: native).value.problems()
        #expect(
            whole.first?.sentence.hasPrefix("imp[0].native.request." + sentence.prefix(8)) == true
        )
    }

    @Test func `codes of exchanges' own are no problem`() throws {
        let native = try NativeRequest.read(
            """
            {"assets":[{"id":0,"data":{"type":500}},{"id":1,"img":{"type":501}}],
            "eventtrackers":[{"event":555,"methods":[2,600]}]}
            """
        )
        #expect(native.value.problems().isEmpty)
    }

    @Test func `names what is wrong with the request itself`() {
        let request = BidRequest(
            id: "",
            imp: [Imp(id: "a", bidfloor: -1), Imp(id: ""), Imp(id: "a")],
            tmax: -1
        )
        #expect(
            request.problems().map(\.sentence) == [
                "id must not be empty", "imp[0].bidfloor must not be negative",
                "imp[1].id must not be empty", "imp[2].id repeats imp[0].id",
                "tmax must not be negative",
            ]
        )
        #expect(
            BidRequest(id: "q", imp: []).problems()
                == [RequestProblem("imp", "must hold at least one impression")]
        )
    }

    @Test func `gives assets without an id their place, or the next free number`() throws {
        let read = try NativeRequest.read(
            #"{"assets":[{"title":{"len":5}},{"id":2,"img":{}},{"data":{"type":1}},{"id":0,"data":{"type":2}}]}"#
        )
        #expect(read.value.assets.map(\.id) == [1, 2, 3, 0])
        let bare = try NativeRequest.read(#"{"assets":[{"title":{"len":5}},{"img":{}}]}"#)
        #expect(bare.value.assets.map(\.id) == [0, 1])
        #expect(read.value.problems().isEmpty)
    }
}
