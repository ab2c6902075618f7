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
