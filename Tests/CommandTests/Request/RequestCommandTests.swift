import OpenRTB
import Testing

@testable import native_ads

@MainActor
struct RequestCommandTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    /// A run with files for options, by their names.
    private func request(
        _ files: [String: String] = [:],
        _ words: [String] = []
    ) async throws -> Run {
        var words = ["request"] + words
        for (option, text) in files {
            words += ["--\(option)", try desk.file("\(option).json", text)]
        }
        return await Run(words)
    }

    private func native(_ run: Run) throws -> JSONValue {
        try JSONValue.read(try #require(run.object["imp"]?[0]?["native"]?["request"]?.string))
    }

    @Test func `prints the same bytes each time, and others for another seed`() async throws {
        let first = try await request()
        #expect(first.status == .done)
        #expect(try await request().out == first.out)
        let other = try await request(["settings": #"{"seed":2}"#])
        #expect(try other.object["id"] != first.object["id"])
        #expect(try first.object["imp"]?[0]?["id"] == "1")
    }

    @Test func `asks for the unit, the count and the assets`() async throws {
        let run = try await request(
            [
                "assets":
                    #"[{"img":{"type":3,"w":-1,"h":-1,"wmin":200,"hmin":200}},{"id":5,"data":{"type":2,"len":-1}}]"#
            ],
            ["--unit", "home/feed", "--count", "5"]
        )
        #expect(try run.object["imp"]?[0]?["tagid"] == "home/feed")
        let native = try native(run)
        #expect(native["plcmtcnt"] == 5)
        #expect(native["privacy"] == 1)
        #expect(
            native["assets"]?.text()
                == #"[{"id":0,"img":{"type":3,"wmin":200,"hmin":200}},{"id":5,"data":{"type":2}}]"#
        )
    }

    @Test func `takes a whole native request with its event trackers`() async throws {
        let run = try await request([
            "assets":
                #"{"native":{"assets":[{"id":1,"title":{"len":25}},{"img":{"type":3}},{"data":{"type":12}}],"eventtrackers":[{"event":1,"methods":[1,2]},{"event":555,"methods":[500]}]}}"#
        ])
        let native = try native(run)
        #expect(
            native["eventtrackers"]?.text()
                == #"[{"event":1,"methods":[1,2]},{"event":555,"methods":[500]}]"#
        )
        let ids = native["assets"]?.array?.compactMap { $0["id"]?.int } ?? []
        #expect(ids.count == 3)
        #expect(Set(ids).count == 3)
    }

    @Test(arguments: [
        (#"[{"id":-4,"data":{"type":1}}]"#, "assets[0].id must not be negative"),
        (
            #"[{"id":1,"title":{"len":2}},{"id":1,"img":{"type":3}}]"#,
            "assets[1].id repeats assets[0].id"
        ),
        (#"[{"id":3}]"#, "assets[0] must hold exactly one of title, img, video, data"),
        ("[]", "assets must hold at least one asset"), ("7", "the native request is a number"),
        ("{", "is no JSON"),
    ])
    func `refuses assets that nobody can be asked for, in one sentence`(
        assets: String,
        words: String
    ) async throws {
        let run = try await request(["assets": assets])
        #expect(run.status == .unreadable)
        #expect(run.out.isEmpty)
        #expect(run.err.contains(words), "\(run.err)")
        #expect(run.err.split(separator: "\n").count == 1)
    }

    @Test(
        arguments: [
            ("1", 1), ("0", 0), (#""1""#, 1), (#""0""#, 0), (#""YES""#, nil), (#""true""#, nil),
            ("2", nil), (#""""#, nil), ("null", nil),
        ] as [(String, Int?)]
    )
    func `sends a GDPR flag as it is stored and guesses nothing`(
        stored: String,
        sent: Int?
    ) async throws {
        let run = try await request(["defaults": #"{"IABTCF_gdprApplies":\#(stored)}"#])
        #expect(try run.object["regs"]?["gdpr"]?.int == sent)
        #expect(run.err.split(separator: "\n").count == (sent == nil && stored != "null" ? 1 : 0))
    }

    @Test func `carries the signals of consent platforms`() async throws {
        let run = try await request([
            "defaults":
                #"{"IABTCF_gdprApplies":1,"IABGPP_HDR_GppString":"DB","IABGPP_GppSID":"2_x_6__2_-1","IABUSPrivacy_String":"1YNN"}"#
        ])
        let object = try run.object
        #expect(
            object["regs"]?.text()
                == #"{"gdpr":1,"us_privacy":"1YNN","gpp":"DB","gpp_sid":[2,6,-1]}"#
        )
        #expect(object["user"] == nil)
        #expect(object["device"]?["ifa"] == nil)
        #expect(object["device"]?["ext"]?["ifv"] == nil)
        let consented = try await request([
            "defaults":
                #"{"IABTCF_gdprApplies":1,"IABTCF_TCString":"CP","IABTCF_PurposeConsents":"1"}"#
        ])
        #expect(try consented.object["user"] == ["consent": "CP"])
        #expect(try consented.object["device"]?["ifa"] != nil)
    }

    @Test func `takes the app, its device and the law from the settings`() async throws {
        let run = try await request([
            "settings": #"""
            {"coppa":1,"underAge":true,"dsa":{"dsarequired":3},"timeout":9,"defaults":{"IABTCF_gdprApplies":1},
            "device":{"atts":2,"model":null,"osv":"17.0","w":640},"app":{"bundle":"shop.example"},"user":{"id":"u"}}
            """#,
            "defaults": #"{"IABTCF_gdprApplies":0}"#,
        ])
        let object = try run.object
        #expect(
            object["regs"]?.text()
                == #"{"coppa":1,"gdpr":0,"ext":{"dsa":{"dsarequired":3},"ona":{"underAge":1}}}"#
        )
        #expect(object["device"]?["model"] == nil)
        #expect(object["device"]?["osv"] == "17.0")
        #expect(object["device"]?["w"] == 640)
        #expect(object["device"]?["ext"] == ["atts": 2])
        #expect(object["app"]?["bundle"] == "shop.example")
        #expect(object["user"] == nil)
    }

    @Test func `says where in the settings a mistake is, and which keys there are`() async throws {
        let late = try await request(["settings": "{\n\"coppa\": 1,\n \"timeout\": \"x\"}"])
        #expect(late.err.contains("(line 3, column 13)"))
        let unknown = try await request(["settings": "{\n \"devize\": {}}"])
        #expect(unknown.err.contains("did you mean device?"))
    }

    @Test(arguments: [
        #"{"colour":1}"#, #"{"device":{"colour":1}}"#, #"{"device":{"w":"wide"}}"#, #"{"coppa":2}"#,
        #"{"dsa":{}}"#, "[]", #"{"seed":-1}"#,
    ])
    func `refuses settings that it does not know`(settings: String) async throws {
        let run = try await request(["settings": settings])
        #expect(run.status == .unreadable)
        #expect(run.err.split(separator: "\n").count == 1)
    }

    @Test func `names every setting that there is where one is none`() async throws {
        let run = try await request(["settings": #"{"devices":{}}"#])
        #expect(run.err.contains("no setting \"devices\", did you mean device?"))
        for name in ["device", "app", "user", "coppa", "underAge", "dsa", "defaults", "seed"] {
            #expect(run.err.contains(name))
        }
    }
}
