import Testing

@testable import AdServer

struct TextCleaningTests {
    @Test(arguments: [
        ("Tom &amp; Ann's \"50%\" <b>off</b> = win; a+b", "Tom & Ann's \"50%\" off = win; a+b"),
        ("H\u{f4}tel 5* — dès 167 &euro; 🚀", "Hôtel 5* — dès 167 € 🚀"),
        ("&lt;b&gt; stays, decoded once: &amp;lt;", "<b> stays, decoded once: &lt;"),
        ("\u{202e}abc\u{0}def\u{2066}", "abcdef"),
        ("  two\n lines\t and&nbsp;more ", "two lines and more"),
        ("1 < 2 > 0, <3 and a<", "1 < 2 > 0, <3 and a<"),
        ("<!-- gone --><br/>kept", "kept"),
        ("unclosed <b", "unclosed <b"),
        ("&#233;&#xE9;&#x1F680; &#0; &#xD800; &bogus; & &;", "éé🚀 &#xD800; &bogus; & &;"),
        ("شكرا 안녕하세요 👨‍👩‍👧", "شكرا 안녕하세요 👨‍👩‍👧"),
        ("", ""),
    ])
    func `makes plain text of what was pasted`(pasted: String, plain: String) {
        #expect(TextCleaning.plain(pasted) == plain)
    }

    @Test(arguments: [
        ("https://shop.example/p?a=1&amp;b=2", "https://shop.example/p?a=1&b=2"),
        (
            "https://shop.example/p?a=1&b=2&copy=3&lt;=4",
            "https://shop.example/p?a=1&b=2&copy=3&lt;=4"
        ),
        ("https://shop.example/?q=&#38;x&#x26;", "https://shop.example/?q=&x&"),
    ])
    func `unescapes only the ampersand of a URL`(pasted: String, url: String) {
        #expect(TextCleaning.address(pasted) == url)
    }

    @Test func `a long line of opened tags costs no more than its length`() {
        let text = String(repeating: "<a&", count: 50_000)
        #expect(TextCleaning.plain(text) == text)
    }
}
