import Foundation
import OpenRTB
import Testing

struct JSONWriterTests {
    @Test func `writes compactly, members in order`() throws {
        let value: JSONValue = ["b": [1, 2.5, nil, true], "a": ["x": "é🚀/"], "c": [:], "d": []]
        #expect(value.text() == #"{"b":[1,2.5,null,true],"a":{"x":"é🚀/"},"c":{},"d":[]}"#)
        #expect(value.data == Data(value.text().utf8))
    }

    @Test func `escapes what must be escaped and nothing else`() {
        let value = JSONValue("\"\\\n\r\t\u{0}\u{1f}\u{7f}</")
        #expect(value.text() == #""\"\\\n\r\t\u0000\u001f"# + "\u{7f}</\"")
    }

    @Test func `writes prettily for people`() {
        let value: JSONValue = ["a": [1, 2], "b": [:], "c": []]
        #expect(
            value.text(pretty: true) == """
                {
                  "a": [
                    1,
                    2
                  ],
                  "b": {},
                  "c": []
                }
                """
        )
    }

    @Test(arguments: [
        #"{"a":[1.50,-0,1e5,"\u0000\n",{"b":null}],"":true}"#, #"["🚀 é ﷽"]"#, "\"x\"",
    ])
    func `writes what it has read`(text: String) throws {
        let value = try JSONValue.read(text)
        #expect(try JSONValue.read(value.text()) == value)
        #expect(try JSONValue.read(value.text(pretty: true)) == value)
    }

    @Test func `objects are equal whatever the order of their members`() {
        let one: JSONObject = ["a": 1, "b": 2]
        let other: JSONObject = ["b": 2, "a": 1]
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one != ["a": 1, "b": 3])
        #expect(one != ["a": 1])
    }

    @Test func `sets, replaces and removes members`() {
        var object: JSONObject = ["a": 1]
        object["b"] = 2
        object["a"] = 3
        #expect(object.keys == ["a", "b"])
        object["a"] = nil
        object["z"] = nil
        #expect(object == ["b": 2])
    }
}
