import OpenRTB
import Testing

struct JSONNumberTests {
    @Test(arguments: [
        ("2", 2), ("2.0", 2), ("2e0", 2), ("20e-1", 2), ("-0", 0), ("1e3", 1000), ("2.5", nil),
        ("9223372036854775807", Int.max), ("9223372036854775808", nil), ("1e400", nil),
        ("-9223372036854775808", Int.min),
    ])
    func `is a whole number if it has no fraction and fits`(text: String, expected: Int?) throws {
        #expect(try JSONValue.read(text).int == expected)
    }

    @Test func `keeps a huge number as it was written`() throws {
        let text = "123456789012345678901234567890.123456789"
        let value = try JSONValue.read(text)
        #expect(value.number?.text == text)
        #expect(value.text() == text)
        #expect(value.double == 123456789012345678901234567890.123456789)
        #expect(try JSONValue.read("1e999").double == nil)
    }

    @Test(arguments: [
        (0.000001, "0.000001"), (1e-7, "0.0000001"), (1.5e-10, "0.00000000015"), (0.814, "0.814"),
        (2, "2"), (1e21, "1000000000000000000000"), (1.25e17, "125000000000000000"), (-0.5, "-0.5"),
        (1.5e22, "15000000000000000000000"), (0.1, "0.1"), (-2.5e-8, "-0.000000025"), (0, "0"),
    ])
    func `is written without an exponent`(value: Double, expected: String) {
        #expect(JSONNumber(value)?.text == expected)
        #expect(Double(expected) == value)
    }

    @Test func `has no word for infinity`() {
        #expect(JSONNumber(.infinity) == nil)
        #expect(JSONNumber(.nan) == nil)
        #expect(JSONValue(Double.nan) == .null)
    }
}
