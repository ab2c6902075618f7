import Foundation
import Testing

@testable import VAST

@Suite struct WhiteSpaceTests {
    private func tree(_ text: String) throws -> VASTNode {
        try VASTSource(Data(text.utf8), limits: .default).root
    }

    @Test func `white space that only sets elements apart is left out, all other is kept`() throws {
        let root = try tree(
            """
            <VAST>
              <a> one <b/>
                 two </a>
              <c> </c>
              <d>\t<![CDATA[ three ]]>
              </d>
              <e x=' 4 '><!-- - > < -->
              </e>
            </VAST>
            """
        )
        #expect(root.text == "")
        #expect(root.children.map(\.name) == ["a", "c", "d", "e"])
        #expect(root.children.map(\.text) == [" one \n     two ", " ", "\t three \n  ", "\n  "])
        #expect(root.children.last?.attributes == ["x": " 4 "])
    }

    @Test(arguments: [
        "<VAST>\n\n  <Ad>\n</VAST>", "<VAST>\n  <Ad/>\n  <Ad/>\n  <Ad>&nope;</Ad></VAST>",
        "<!-- a -->\n<VAST>\n  <Ad/>\n\n<Ad a=1/></VAST>", "<!-- -- -->\n<VAST>\n <a/>\n </VAST>",
    ])
    func `damage keeps its line, however much white space stands before it`(text: String) throws {
        let last =
            text.hasPrefix("<!-- --")
            ? 1 : text.split(separator: "\n", omittingEmptySubsequences: false).count
        let error = try #require(throws: VASTError.self) { try VASTDocument.read(text) }
        #expect(error.line == last)
    }

    @Test(arguments: [
        ("", ""), (" ", ""), ("a", "a"), (" a", "a"), ("a\r\n", "a"),
        ("\t\u{A0}a b\u{2003}", "a b"),
        ("\u{A0}", ""), (" \u{A0} ", ""), ("é ", "é"), (" é", "é"), ("日", "日"), ("a\u{3000}", "a"),
    ])
    func `white space around a text goes, of ASCII or not`(text: String, want: String) {
        #expect(text.trimmed == want)
    }

    @Test func `an attribute is found by its name in another case, the right one first`() {
        let node = VASTNode(
            name: "n",
            attributes: ["SkipOffset": "1", "skipOFFSET": "2", "id": "3"]
        )
        #expect(node.attribute("skipoffset") == "1")
        #expect(node.attribute("skipOFFSET") == "2")
        #expect(node.attribute("ID") == "3")
        #expect(node.attribute("skip") == nil)
    }
}
