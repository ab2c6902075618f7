import OpenRTB
import Testing

struct LeniencyTests {
    private func image(_ members: String) throws -> (ImageAsset?, [Note]) {
        let text = #"{"assets":[{"id":1,"img":{"url":"u",\#(members)}}],"link":{"url":"l"}}"#
        let read = try NativeMarkup.read(text)
        guard case .image(let image) = read.value.assets.first?.content else {
            return (nil, read.notes)
        }
        return (image, read.notes)
    }

    @Test(arguments: [
        ("1200", 1200, 0), ("1200.0", 1200, 0), (#""1200""#, 1200, 1), (#""1200.0""#, 1200, 1),
        ("12e2", 1200, 0), ("0", nil, 1), ("-1", nil, 1), ("null", nil, 0), ("true", nil, 1),
        ("12.5", nil, 1), (#""wide""#, nil, 1), (#""0x10""#, nil, 1), (#""nan""#, nil, 1),
        (#""""#, nil, 1), ("[1200]", nil, 1), ("{}", nil, 1), ("1e300", nil, 1),
    ])
    func `takes a number and its text alike, and nothing else`(
        written: String,
        expected: Int?,
        notes: Int
    ) throws {
        let (image, found) = try image("\"w\":\(written)")
        #expect(image?.w == expected)
        #expect(found.count == notes)
        #expect(found.allSatisfy { $0.path == "/assets/0/img/w" })
    }

    @Test func `takes a bare number for a text`() throws {
        let read = try NativeMarkup.read(
            #"{"assets":[{"id":1,"data":{"type":3,"value":4.50}}],"link":{"url":"l"}}"#
        )
        #expect(read.value.assets.first?.content == .data(DataAsset(value: "4.50", type: 3)))
        #expect(read.dropped.isEmpty)
        #expect(read.notes.map(\.path) == ["/assets/0/data/value"])
    }

    @Test func `takes one value for a list of one`() throws {
        let read = try NativeMarkup.read(
            """
            {"assets":{"id":1,"title":{"text":"T"}},"link":{"url":"l","clicktrackers":"c"},
            "imptrackers":"i","eventtrackers":{"event":1,"method":1,"url":"e"}}
            """
        )
        #expect(read.value.assets == [NativeAsset(id: 1, content: .title("T"))])
        #expect(read.value.link?.clicktrackers == ["c"])
        #expect(read.value.imptrackers == ["i"])
        #expect(read.value.eventtrackers == [EventTracker(event: 1, method: 1, url: "e")])
        #expect(read.dropped.isEmpty)
    }

    @Test(arguments: [
        (#"{"id":1,"img":"https://a.example/p.jpg"}"#, "/assets/0/img", "is a text, not an object"),
        (#""title""#, "/assets/0", "is a text, not an object"),
        (#"{"id":1,"title":{"text":true}}"#, "/assets/0/title/text", "is true, not a text"),
        (#"{"id":1,"title":{"text":""}}"#, "/assets/0/title", "has no text"),
        (#"{"id":1}"#, "/assets/0", "holds no title, img, video or data"),
        (
            #"{"id":1,"title":{"text":"a"},"img":{"url":"b"}}"#, "/assets/0",
            "holds more than one of title, img, video and data"
        ),
    ])
    func `drops a broken asset alone, and says where`(
        asset: String,
        path: String,
        reason: String
    ) throws {
        let read = try NativeMarkup.read(
            #"{"assets":[\#(asset),{"id":2,"title":{"text":"T"}}],"link":{"url":"l"}}"#
        )
        #expect(read.value.assets == [NativeAsset(id: 2, content: .title("T"))])
        #expect(read.dropped.first == Note(path: path, reason: reason, outcome: .dropped))
    }

    @Test(arguments: [
        ("1", true, true), (#""1""#, true, true), ("1.0", true, true), ("0", false, true),
        ("true", false, false), ("2", false, false), (#""yes""#, false, false),
    ])
    func `a flag is 0 or 1`(written: String, expected: Bool, isUnderstood: Bool) throws {
        let read = try NativeMarkup.read(
            #"{"assets":[{"id":1,"required":\#(written),"title":{"text":"T"}}],"link":{"url":"l"}}"#
        )
        #expect(read.value.assets.first?.required == expected)
        #expect(read.dropped.map(\.path) == (isUnderstood ? [] : ["/assets/0/required"]))
    }

    @Test func `ignores members that it does not know`() throws {
        let read = try NativeMarkup.read(
            #"{"assets":[],"link":{"url":"l","x":1},"layout":3,"ext":{"k":[1]}}"#
        )
        #expect(read.value.ext == ["k": [1]])
        #expect(read.notes.isEmpty)
    }

    @Test func `keeps the notes of a hostile document few`() throws {
        let ones = String(repeating: "1,", count: 20_000)
        let read = try BidResponse.read(#"{"id":"r","seatbid":[{"bid":[\#(ones)1]}]}"#)
        #expect(read.value.seatbid == [SeatBid()])
        #expect(read.notes.count == 1000)
    }
}
