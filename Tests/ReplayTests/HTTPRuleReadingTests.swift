import Foundation
import NativeAds
import Replay
import Testing

struct HTTPRuleReadingTests {
    private func rules(_ text: String) throws -> [HTTPRule] {
        try HTTPRule.list(Data(text.utf8))
    }

    @Test func `a bare list of rules is read alone, and the first that fits answers`() throws {
        var rules = try rules(
            #"[{"prefix":"https://t/","status":404,"times":1},{"url":"https://t/a"}]"#
        )
        let first = rules.take(for: "https://t/a")
        #expect(first?.answer == .response(status: 404, headers: [:], content: .bytes(Data())))
        let second = rules.take(for: "https://t/a")
        #expect(second?.answer == .response(status: 200, headers: [:], content: .bytes(Data())))
        #expect(rules.take(for: "https://t/b") == nil)
    }

    @Test func `a timeout strikes after the patience of the transport, other errors at once`()
        throws
    {
        let rules = try rules(
            #"""
            [{"url":"a","error":"timeout"},{"url":"a","error":"tls"},{"url":"a","error":"dns","after":3}]
            """#
        )
        #expect(rules.map(\.after) == [10, 0, 3])
        #expect(rules.map(\.answer) == [.failure(.timeout), .failure(.tls), .failure(.dns)])
    }

    @Test func `a body is sent as it is, an object as its JSON`() throws {
        let rules = try rules(#"[{"url":"a","body":"<html>"},{"url":"a","body":{"id": "r"}}]"#)
        let bodies = rules.map { rule -> String in
            guard case .response(_, _, let content) = rule.answer else { return "" }
            return String(decoding: content.data, as: UTF8.self)
        }
        #expect(bodies == ["<html>", #"{"id":"r"}"#])
    }
}
