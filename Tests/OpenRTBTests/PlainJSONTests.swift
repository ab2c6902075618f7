import Foundation
import OpenRTB
import Testing

/// JSON as apps build and read it: dictionaries of `Any`.
struct PlainJSONTests {
    @Test func `numbers are what an app casts them to`() throws {
        let value = try JSONValue.read(
            #"{"id":7,"price":2.5,"on":true,"none":null,"l":[{"id":1}]}"#
        )
        let plain = try #require(value.object?.plain)
        #expect(plain["id"] as? Int == 7)
        #expect(plain["id"] as? Double == 7)
        #expect(plain["id"] as? String == nil)
        #expect(plain["price"] as? Double == 2.5)
        #expect(plain["price"] as? Int == nil)
        #expect(plain["on"] as? Bool == true)
        #expect(plain["none"] is NSNull)
        #expect((plain["l"] as? [[String: Any]])?.first?["id"] as? Int == 1)
    }

    @Test(arguments: [
        "null", "true", "false", "0", "1", "-3", "2.5", "9007199254740993",
        "18446744073709551615", #""text""#, "[]", "{}", #"[1,[true,{"a":null}]]"#,
        #"{"a":{"b":[1,2.5,"c"]},"z":false}"#,
    ])
    func `what goes out and in again is the same`(_ text: String) throws {
        let value = try JSONValue.read(text)
        #expect(JSONValue(plain: value.plain)?.text() == text)
    }

    @Test func `an app may build it of Swift's and of Foundation's types`() {
        let built: [String: Any] = [
            "bool": true, "cg": CGFloat(1.5), "float": Float(0.5), "int": 1,
            "list": NSArray(array: [1, "a"]), "number": NSNumber(value: 3),
            "object": NSDictionary(dictionary: ["k": NSNull()]), "small": UInt8(2),
            "yes": NSNumber(value: true),
        ]
        #expect(
            JSONObject(plain: built).map { JSONValue.object($0).text() }
                == #"{"bool":true,"cg":1.5,"float":0.5,"int":1,"list":[1,"a"],"number":3,"#
                + #""object":{"k":null},"small":2,"yes":true}"#
        )
    }

    @Test func `what is no JSON is refused as a whole`() {
        #expect(JSONValue(plain: Date()) == nil)
        #expect(JSONValue(plain: [1, Double.nan] as [Any]) == nil)
        #expect(JSONObject(plain: ["a": ["b": URL(fileURLWithPath: "/")]]) == nil)
        #expect(JSONValue(plain: CGFloat.infinity) == nil)
    }

    @Test func `depth is bounded`() {
        var value: Any = 1
        for _ in 0..<60 { value = [value] }
        #expect(JSONValue(plain: value) != nil)
        for _ in 0..<1000 { value = [value] }
        #expect(JSONValue(plain: value) == nil)
    }
}
