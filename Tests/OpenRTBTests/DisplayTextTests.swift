import OpenRTB
import Testing

struct DisplayTextTests {
    @Test(arguments: [
        ("\u{202e}abc\u{0}def", "abcdef"), ("a\u{202d}b", "ab"), ("plain é 🚀", "plain é 🚀"),
        ("مرحبا \u{200f}5\u{2067}x\u{2069}", "مرحبا \u{200f}5\u{2067}x\u{2069}"),
        ("Tom &amp; <b>Ann</b>", "Tom &amp; <b>Ann</b>"), ("", ""), ("a\nb\tc", "a\nb\tc"),
    ])
    func `takes out what would turn or end the text`(text: String, expected: String) {
        #expect(DisplayText.cleaned(text) == expected)
    }

    @Test(arguments: [
        ("👨‍👩‍👧‍👦ab", 1, "👨‍👩‍👧‍👦"), ("e\u{301}clair", 2, "e\u{301}c"), ("abc", 9, "abc"), ("abc", 0, ""),
        ("abc", -1, ""), ("🇰🇷🇯🇵", 1, "🇰🇷"),
    ])
    func `cuts between characters as a reader counts them`(
        text: String,
        length: Int,
        expected: String
    ) {
        #expect(DisplayText.cut(text, to: length) == expected)
    }
}
