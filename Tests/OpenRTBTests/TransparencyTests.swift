import Testing

@testable import OpenRTB

struct TransparencyTests {
    private static let long = String(repeating: "x", count: 101)

    @Test(
        arguments: [
            (.notRequired, nil, nil, true), (.supported, nil, nil, true),
            (.required, nil, nil, false),
            (.requiredOnPlatform, nil, nil, false), (.required, nil, AdTransparency(), true),
            (.required, .appCannot, AdTransparency(adrender: true), true),
            (.required, .appCannot, AdTransparency(adrender: false), false),
            (.required, .appCannot, AdTransparency(), false),
            (.supported, .appCannot, AdTransparency(), true),
            (.required, .appWill, AdTransparency(adrender: true), false),
            (.required, .appWill, AdTransparency(adrender: false), true),
            (.required, .appCan, AdTransparency(adrender: true), true),
            (.supported, nil, AdTransparency(behalf: long), false),
            (.supported, nil, AdTransparency(paid: long), false),
        ]
            as [(
                TransparencyRequest.Requirement, TransparencyRequest.Rendering?, AdTransparency?,
                Bool
            )]
    )
    func `accepts ads that say what is required`(
        requirement: TransparencyRequest.Requirement,
        rendering: TransparencyRequest.Rendering?,
        told: AdTransparency?,
        isAccepted: Bool
    ) {
        let request = TransparencyRequest(requirement, rendering: rendering)
        #expect((request.fault(of: told) == nil) == isAccepted)
    }

    @Test func `reads what an ad says leniently`() throws {
        let read = try BidResponse.read(
            #"""
            {"id":"r","seatbid":[{"bid":[{"id":"b","impid":"1","price":1,"ext":{"dsa":{"behalf":"A\u202e","paid":7,
            "transparency":{"domain":"x.example","dsaparams":["1",2,true]},"adrender":1}}}]}]}
            """#
        )
        #expect(
            read.value.seatbid[0].bid[0].dsa
                == AdTransparency(
                    behalf: "A",
                    paid: "7",
                    transparency: [TransparencyParty(domain: "x.example", parameters: [1, 2])],
                    adrender: true
                )
        )
    }

    @Test(arguments: [#"{"dsarequired":4}"#, "{}", "[]", #"{"dsarequired":true}"#])
    func `takes what does not say what is required for no request`(text: String) throws {
        #expect(TransparencyRequest(try JSONValue.read(text)) == nil)
    }

    @Test func `writes and reads the same request`() throws {
        let request = TransparencyRequest(
            .requiredOnPlatform,
            rendering: .appCannot,
            datatopub: 2,
            transparency: [TransparencyParty(domain: "x.example", parameters: [1])]
        )
        #expect(TransparencyRequest(request.json) == request)
        var regs = Regs()
        regs.dsa = request
        #expect(regs.dsa == request)
        regs.dsa = nil
        #expect(regs == Regs())
    }
}
