import OpenRTB
import Testing

struct AssetJoinTests {
    private let request = NativeRequest(assets: [
        AssetRequest(id: 1, required: true, content: .title(length: 25)),
        AssetRequest(id: 2, content: .image(ImageRequest(type: .main))),
        AssetRequest(id: 3, content: .image(ImageRequest(type: .icon))),
        AssetRequest(id: 4, content: .data(type: .ctaText)),
    ])

    private func read(_ assets: String, for request: NativeRequest?) throws -> Read<NativeMarkup> {
        try NativeMarkup.read(#"{"assets":[\#(assets)],"link":{"url":"l"}}"#, for: request)
    }

    @Test func `lets the first answer of the right kind win`() throws {
        let read = try read(
            """
            {"id":1,"title":{"text":"First"}},{"id":1,"title":{"text":"Second"}},
            {"id":1,"img":{"url":"https://cdn.example/x.jpg"}}
            """,
            for: request
        )
        #expect(read.value.assets == [NativeAsset(id: 1, content: .title("First"))])
        #expect(
            read.dropped == [
                Note(
                    path: "/assets/1",
                    reason: "repeats asset 1, whose first answer counts",
                    outcome: .dropped
                ),
                Note(
                    path: "/assets/2",
                    reason: "is no title, which asset 1 is",
                    outcome: .dropped
                ),
            ]
        )
    }

    @Test func `fills types in from the request`() throws {
        let read = try read(
            """
            {"id":4,"data":{"value":"Buy"}},{"id":"3","img":{"url":"i"}},{"id":2.0,"img":{"url":"m"}}
            """,
            for: request
        )
        #expect(
            read.value.assets.map(\.content) == [
                .data(DataAsset(value: "Buy", type: .ctaText)),
                .image(ImageAsset(url: "i", type: .icon)),
                .image(ImageAsset(url: "m", type: .main)),
            ]
        )
        #expect(read.dropped.isEmpty)
    }

    @Test func `takes the request's word for what an asset is`() throws {
        let read = try read(#"{"id":2,"img":{"url":"m","type":1}}"#, for: request)
        #expect(read.value.assets.map(\.content) == [.image(ImageAsset(url: "m", type: .main))])
        #expect(read.notes.map(\.path) == ["/assets/0"])
        #expect(read.dropped.isEmpty)
    }

    @Test func `keeps an asset without an id if the request has one such asset`() throws {
        let read = try read(
            """
            {"title":{"text":"T"}},{"img":{"url":"a"}},{"img":{"url":"b","type":1}},
            {"video":{"vasttag":"<VAST/>"}}
            """,
            for: request
        )
        #expect(
            read.value.assets == [
                NativeAsset(id: 1, content: .title("T")),
                NativeAsset(id: 3, content: .image(ImageAsset(url: "b", type: .icon))),
            ]
        )
        #expect(read.dropped.map(\.path) == ["/assets/1", "/assets/3"])
        #expect(
            read.dropped.first?.reason == "has no id, and the request has more than one such img"
        )
    }

    @Test func `an asset without an id does not take the place of one with it`() throws {
        let read = try read(
            #"{"title":{"text":"Stray"}},{"id":1,"title":{"text":"Real"}}"#,
            for: request
        )
        #expect(read.value.assets == [NativeAsset(id: 1, content: .title("Real"))])
        #expect(read.dropped.map(\.path) == ["/assets/0"])
    }

    @Test func `keeps an unknown id if the asset says what it is`() throws {
        let read = try read(
            """
            {"id":9,"title":{"text":"T"}},{"id":10,"img":{"url":"a","type":3}},
            {"id":11,"img":{"url":"b"}},{"id":12,"data":{"value":"v"}}
            """,
            for: request
        )
        #expect(read.value.assets.map(\.id) == [9, 10])
        #expect(read.dropped.map(\.path) == ["/assets/2", "/assets/3"])
    }

    @Test func `picks of two contents the one that the id stands for`() throws {
        let read = try read(#"{"id":1,"img":{"url":"a"},"title":{"text":"T"}}"#, for: request)
        #expect(read.value.assets == [NativeAsset(id: 1, content: .title("T"))])
    }

    @Test func `without a request keeps the first of each kind under an id`() throws {
        let read = try read(
            """
            {"id":0,"title":{"text":"A"}},{"id":0,"img":{"url":"m"}},{"id":0,"title":{"text":"B"}},
            {"img":{"url":"1","type":3}},{"img":{"url":"2","type":3}}
            """,
            for: nil
        )
        #expect(read.value.assets.count == 4)
        #expect(read.dropped.map(\.path) == ["/assets/2"])
    }

    @Test func `a part that is only a link replaces the ad's own`() throws {
        let read = try NativeMarkup.read(
            #"{"assets":[{"link":{"url":"https://a.example/new"}}],"link":{"url":"https://a.example/old"}}"#
        )
        #expect(read.value.link?.url == "https://a.example/new")
        #expect(read.value.assets.isEmpty)
        #expect(read.notes.isEmpty)
    }

    @Test(arguments: [
        (#"{"id":1,"title":{"text":"T"}}"#, []),
        (#"{"id":1,"title":{"text":""}}"#, [1]),
        (#"{"id":4,"data":{"value":"Buy"}}"#, [1]),
        (#"{"id":1,"img":{"url":"m"}}"#, [1]),
        ("", [1]),
    ])
    func `tells which required assets are missing`(assets: String, missing: [Int]) throws {
        let ad = try read(assets, for: request).value
        #expect(ad.missingRequired(in: request) == missing)
    }

    @Test func `a picture without a URL is missing, one without a size is not`() throws {
        let request = NativeRequest(assets: [
            AssetRequest(id: 1, required: true, content: .image(ImageRequest(type: .main))),
            AssetRequest(id: 2, content: .image(ImageRequest(type: .icon))),
        ])
        let good = try read(
            #"{"id":1,"img":{"url":"m","w":0,"h":-5}},{"id":2,"img":{"url":"i"}}"#,
            for: request
        )
        #expect(good.value.missingRequired(in: request).isEmpty)
        #expect(
            good.value.assets.map(\.content) == [
                .image(ImageAsset(url: "m", type: .main)),
                .image(ImageAsset(url: "i", type: .icon)),
            ]
        )
        let bad = try read(#"{"id":1,"img":{"url":"","w":1200,"h":627}}"#, for: request)
        #expect(bad.value.missingRequired(in: request) == [1])
        let built = NativeMarkup(assets: [
            NativeAsset(id: 1, content: .image(ImageAsset(url: "")))
        ])
        #expect(built.missingRequired(in: request) == [1])
    }
}
