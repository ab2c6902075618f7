import Foundation
import NativeAds
import OpenRTB
import Testing

@testable import AdropAds

struct MetricTests {
    private func book(_ key: String, _ value: Any) -> MetricBook {
        var book = MetricBook()
        book.set(key, MetricBook.scalar(value))
        return book
    }

    @Test func `keeps texts, numbers and truth values as they are`() {
        var book = MetricBook()
        let values: [String: any Encodable] = ["t": "x", "i": 7, "d": 1.5, "b": true]
        for (key, value) in values { book.set(key, MetricBook.scalar(value)) }
        #expect(book.properties["t"] as? String == "x" && book.properties["i"] as? Int == 7)
        #expect(book.properties["d"] as? Double == 1.5 && book.properties["b"] as? Bool == true)
    }

    @Test func `ignores anything else, and nil takes a value back`() {
        var book = book("a", 1)
        book.set("b", MetricBook.scalar(["x"]))
        book.set("c", MetricBook.scalar(Double.nan))
        #expect(book.properties.keys.sorted() == ["a"])
        book.set("a", nil)
        #expect(book.properties.isEmpty)
        let long = String(repeating: "k", count: 1000)
        book.set(long, .bool(true))
        book.set(long, nil)
        #expect(book.properties.isEmpty)
    }

    @Test(
        arguments: [
            ("1990", 1990), ("199002", 1990), ("19900214", 1990), (1990, 1990), ("90", nil),
            ("1990-02-14", nil), ("", nil), (true, nil),
        ] as [(any Sendable, Int?)]
    )
    func `a birthday is read in Adrop's three forms`(value: any Sendable, year: Int?) {
        #expect(book(AdropKey.BIRTH, value).yearOfBirth == year)
    }

    @Test(arguments: [
        ("M", Targeting.Gender.male), ("F", .female), ("O", .other), ("U", nil), ("x", nil),
    ])
    func `a gender is one of Adrop's letters`(letter: String, gender: Targeting.Gender?) {
        #expect(book(AdropKey.GENDER, letter).gender == gender)
    }

    @Test func `is bounded, whatever an app tells`() {
        var book = MetricBook()
        for number in 0..<1000 {
            book.set("k\(number)", MetricBook.scalar(String(repeating: "x", count: 1000)))
            book.add(String(repeating: "e", count: 1000), ["p": .string("v")])
        }
        #expect(book.properties.count == 100 && book.wire["events"]?.array?.count == 20)
        #expect(book.wire.count == 101)
        #expect(JSONValue.object(book.wire).text().utf8.count < 40_000)
        // What is there may still be changed.
        book.set("k1", .bool(false))
        #expect(book.properties["k1"] as? Bool == false)
    }

    @Test func `country lists are held against the device's country`() {
        var facts = AdropFacts()
        #expect(facts.targets("DE") && facts.targets(nil))
        facts.countries = ["KR"]
        #expect(facts.targets("kr") && !facts.targets("DE") && facts.targets(nil))
    }
}
