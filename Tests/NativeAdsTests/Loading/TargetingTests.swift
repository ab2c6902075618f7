import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor struct TargetingTests {
    private let stage = Stage()

    private let all = Targeting(
        keywords: ["boats", "", "sea"],
        keyValues: ["sport": ["sailing", "rowing"], "none": [], "": ["x"]],
        contentURL: "https://news.example/boats",
        neighboringURLs: ["https://news.example/a", "no address"],
        contextID: "c9",
        yearOfBirth: 1980,
        gender: .female,
        userID: "u1",
        location: Targeting.Location(
            latitude: 52.5,
            longitude: 13.4,
            accuracy: 12.4,
            age: 30,
            country: "deu",
            zip: "10115"
        ),
        properties: ["AGE": 44],
        contentInfo: ["st": "news"],
        formats: ["f1"],
        imp: ["reserve": 1.5, "context": "mine", "capped": ["everybody"]]
    )

    private func request(_ targeting: Targeting?) throws -> (request: BidRequest, notes: [String]) {
        try RequestBuilder(world: stage.world, settings: stage.configuration).request(
            unit: "home",
            count: 1,
            assets: .headline,
            trackers: [],
            options: LoadOptions(targeting: targeting)
        )
    }

    private func allowIdentifiers() {
        stage.world.device = { .iPhone }
        stage.configuration.trackingAuthorization = { .authorized }
    }

    @Test func `puts what the app knows where OpenRTB has a place for it`() throws {
        allowIdentifiers()
        let (request, notes) = try request(all)
        #expect(request.app?.content?.url == "https://news.example/boats")
        #expect(request.user?.kwarray == ["boats", "sea"])
        #expect(request.user?.yob == 1980)
        #expect(request.user?.gender == "F")
        #expect(request.user?.id == "u1")
        #expect(request.user?.ext["ona"] == ["properties": ["AGE": 44]])
        #expect(
            request.device?.geo
                == Geo(
                    lat: 52.5,
                    lon: 13.4,
                    type: 1,
                    accuracy: 12,
                    lastfix: 30,
                    country: "DEU",
                    zip: "10115"
                )
        )
        #expect(
            request.imp.first?.ext["ona"] == [
                "reserve": 1.5, "context": "c9",
                "keyValues": ["sport": ["sailing", "rowing"]],
                "neighboringURLs": ["https://news.example/a"], "contentInfo": ["st": "news"],
                "formats": ["f1"],
            ]
        )
        #expect(notes.count == 1 && notes.first?.contains("no address") == true)
        #expect(try BidRequest.read(request.json).value == request)
    }

    @Test func `a request without it is what it was`() throws {
        let plain = try request(nil).request
        let empty = try request(Targeting()).request
        #expect(plain.imp == empty.imp && plain.user == empty.user && plain.app == empty.app)
        #expect(plain.imp.first?.ext.isEmpty == true)
    }

    @Test(arguments: ["child", "minor", "gdpr", "sale"])
    func `says nothing of the person where that is forbidden`(reason: String) throws {
        allowIdentifiers()
        switch reason {
        case "child": stage.configuration.isChildDirected = true
        case "minor": stage.configuration.isUnderAgeOfConsent = true
        case "gdpr": stage.world.defaults = { $0 == "IABTCF_gdprApplies" ? .number(1) : nil }
        default:
            stage.world.defaults = { $0 == "IABUSPrivacy_String" ? .string("1YYN") : nil }
        }
        let sent = try request(all).request
        #expect(sent.user?.yob == nil && sent.user?.gender == nil && sent.user?.id == nil)
        #expect(sent.user?.kwarray ?? [] == [])
        #expect(sent.user?.ext["ona"] == nil)
        #expect(sent.device?.geo == Geo(country: "DEU"))
        let text = sent.json.text()
        for word in ["\"sea\"", "u1", "52.5", "10115", "1980", "AGE"] {
            #expect(!text.contains(word), "\(word) is in \(text)")
        }
        #expect(sent.imp.first?.ext["ona"]?["context"] == "c9", "the place is no person")
        #expect(sent.app?.content?.url == "https://news.example/boats")
    }

    @Test func `who does not want to be followed is not named`() throws {
        stage.world.device = { .iPhone }
        stage.configuration.trackingAuthorization = { .denied }
        let sent = try request(all).request
        #expect(sent.user?.id == nil)
        #expect(sent.user?.yob == 1980)
    }

    @Test func `a page leaves its language what a dialect's settings say`() throws {
        stage.configuration.request.contentLanguage = "ko"
        let sent = try request(Targeting(contentURL: "https://news.example")).request
        #expect(sent.app?.content == AppContent(url: "https://news.example", language: "ko"))
    }

    @Test func `the load's name for the person goes before the app's`() throws {
        allowIdentifiers()
        stage.configuration.identifiers = { Identifiers(userID: "general", buyerID: "b") }
        #expect(try request(all).request.user?.id == "u1")
        #expect(try request(Targeting()).request.user?.id == "general")
        #expect(try request(all).request.user?.buyeruid == "b")
    }

    @Test(arguments: [Int.min, -1, 0, 44, 1899, 2024, Int.max])
    func `leaves out a year in which nobody was born`(year: Int) throws {
        // The clock shows 2023.
        let (sent, notes) = try request(Targeting(yearOfBirth: year))
        #expect(sent.user?.yob == nil)
        #expect(notes.count == 1)
    }

    @Test(
        arguments: [
            (91, 0), (-90.1, 0), (0, 180.5), (.nan, 0), (0, .infinity), (nil, 1), (1, nil),
        ] as [(Double?, Double?)]
    )
    func `leaves out a place that is not on earth`(latitude: Double?, longitude: Double?) throws {
        let place = Targeting.Location(latitude: latitude, longitude: longitude, country: "?!")
        let (sent, notes) = try request(Targeting(location: place))
        #expect(sent.device?.geo == nil)
        #expect(notes.count == 2)
    }

    @Test func `odd measures of a place are left out, the place is not`() throws {
        let place = Targeting.Location(
            latitude: -33.9,
            longitude: 151.2,
            accuracy: .infinity,
            age: -4,
            country: "au"
        )
        let sent = try request(Targeting(location: place)).request
        #expect(sent.device?.geo == Geo(lat: -33.9, lon: 151.2, type: 1, country: "AU"))
    }

    @Test func `sends no endless lists`() throws {
        let many = (0..<1000).map { "https://a.example/\($0)" }
        let (sent, notes) = try request(
            Targeting(keywords: many, neighboringURLs: many, formats: many)
        )
        #expect(sent.user?.kwarray.count == 200)
        #expect(sent.imp.first?.ext["ona"]?["neighboringURLs"]?.array?.count == 20)
        #expect(sent.imp.first?.ext["ona"]?["formats"]?.array?.count == 50)
        #expect(notes.count == 3)
    }
}
