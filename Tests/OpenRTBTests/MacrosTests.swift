import OpenRTB
import Testing

struct MacrosTests {
    private let macros = Macros(
        auctionID: "r/1 ü",
        bidID: "bb",
        impID: "1",
        seatID: "s",
        adID: "a",
        price: 0.814,
        currency: "USD",
        loss: 102,
        minimumToWin: 0.5
    )

    @Test(arguments: [
        ("https://b.example/x?p=${AUCTION_PRICE}", "https://b.example/x?p=0.814"),
        (
            "https://c.example/k?pp=${AUCTION_PRICE}&to=https%3A%2F%2Fs.example",
            "https://c.example/k?pp=0.814&to=https%3A%2F%2Fs.example"
        ),
        ("https://c.example/t?p=%24%7BAUCTION_PRICE%7D", "https://c.example/t?p=0.814"),
        ("%24%7bAUCTION_PRICE%7d", "0.814"), ("$%7BAUCTION_PRICE%7D", "0.814"),
        ("p=${AUCTION_PRICE}&id=${AUCTION_ID}&u=${UNKNOWN}", "p=0.814&id=r/1 ü&u="),
        ("%24%7BAUCTION_ID%7D", "r%2F1%20%C3%BC"), ("%24%7BNOPE%7D!", "!"),
        ("${AUCTION_PRICE:B64}", "MC44MTQ="), ("%24%7BAUCTION_PRICE%3AB64%7D", "MC44MTQ%3D"),
        ("${AUCTION_PRICE:XX}", ""), ("${AUCTION_MBR}", ""),
        (
            "${AUCTION_BID_ID}${AUCTION_IMP_ID}${AUCTION_SEAT_ID}${AUCTION_AD_ID}${AUCTION_CURRENCY}",
            "bb1saUSD"
        ),
        ("${AUCTION_LOSS} ${AUCTION_MIN_TO_WIN}", "102 0.5"),
        ("${AUCTION_PRICE", "${AUCTION_PRICE"), ("${}", "${}"), ("$$${AUCTION_PRICE}$", "$$0.814$"),
        ("%24", "%24"), ("%2", "%2"), ("${a b}", "${a b}"), ("$", "$"), ("", ""),
        ("100% é ${AUCTION_PRICE}", "100% é 0.814"), ("$AUCTION_PRICE}", "$AUCTION_PRICE}"),
    ])
    func `replaces macros and nothing else`(text: String, expected: String) {
        #expect(macros.expand(text) == expected)
    }

    /// Every macro of OpenRTB 2.6, section 4.4.1.
    @Test(arguments: [
        ("AUCTION_ID", "r"), ("AUCTION_BID_ID", "bb"), ("AUCTION_IMP_ID", "1"),
        ("AUCTION_SEAT_ID", "s"), ("AUCTION_AD_ID", "a"), ("AUCTION_PRICE", "0.5"),
        ("AUCTION_CURRENCY", "EUR"), ("AUCTION_MBR", "0.25"), ("AUCTION_LOSS", "102"),
        ("AUCTION_MIN_TO_WIN", "0.000001"), ("AUCTION_MULTIPLIER", "3.5"),
        ("AUCTION_IMP_TS", "1700000000000"), ("AUCTION_DISCOUNT_PCT", "10"),
        ("AUCTION_DISCOUNT_CPM", "0.05"),
    ])
    func `knows every macro, in each of its forms, and leaves it empty without a value`(
        name: String,
        value: String
    ) {
        let all = Macros(
            auctionID: "r",
            bidID: "bb",
            impID: "1",
            seatID: "s",
            adID: "a",
            price: 0.5,
            currency: "EUR",
            marketBidRatio: 0.25,
            loss: 102,
            minimumToWin: 0.000001,
            multiplier: 3.5,
            impressionTime: 1_700_000_000_000,
            discountPercent: 10,
            discountCPM: 0.05
        )
        let forms = ["${\(name)}", "%24%7B\(name)%7D", "$%7B\(name)%7D", "%24%7b\(name)%7d"]
        for form in forms {
            let text = "https://t.example/?x=%20&p=\(form)&y=ü%zz"
            #expect(all.expand(text) == "https://t.example/?x=%20&p=\(value)&y=ü%zz")
            #expect(Macros().expand(text) == "https://t.example/?x=%20&p=&y=ü%zz")
        }
        #expect(all.expand("${\(name.lowercased())}").isEmpty, "names are case-sensitive")
        #expect(Macros().expand("${\(name):B64}").isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `has no value for a price that is none`(price: Double) {
        #expect(Macros(price: price).expand("p=${AUCTION_PRICE}") == "p=")
    }

    @Test(arguments: [
        (0.000001, "0.000001"), (0.814, "0.814"), (12, "12"), (1e-8, "0.00000001"),
        (1e21, "1000000000000000000000"),
    ])
    func `writes prices in plain digits`(price: Double, expected: String) {
        #expect(Macros(price: price).expand("${AUCTION_PRICE}") == expected)
    }

    @Test func `does not look at values again`() {
        #expect(
            Macros(auctionID: "${AUCTION_PRICE}", price: 1).expand("${AUCTION_ID}")
                == "${AUCTION_PRICE}"
        )
    }

    @Test func `takes the values of a bid`() {
        let bid = Bid(id: "b", impid: "1", price: 0.814, adid: "ad")
        let seat = SeatBid(seat: "s", bid: [bid])
        let response = BidResponse(id: "r", bidid: "bb", cur: "EUR", seatbid: [seat])
        #expect(
            Macros(bid, of: seat, in: response)
                == Macros(
                    auctionID: "r",
                    bidID: "bb",
                    impID: "1",
                    seatID: "s",
                    adID: "ad",
                    price: 0.814,
                    currency: "EUR"
                )
        )
    }
}
