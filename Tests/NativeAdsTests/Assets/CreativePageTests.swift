import Testing

@testable import NativeAds

struct CreativePageTests {
    @Test(arguments: [
        "<!DOCTYPE html><html><body>x</body></html>", "<html>x</html>", "\n <HTML lang=en>x",
        "<!-- made by hand --><!doctype HTML><p>x", "<!-- a -- b --> \n <!-- c --><html>",
    ])
    func `a whole page stays as it is`(markup: String) {
        #expect(CreativeHTML(markup: markup).page == markup)
    }

    @Test(arguments: [
        "<div>x</div>", "x", "<b>&lt;html&gt;</b>", "<!-- <html> never ends", "<htm", "",
        "<script>document.write('<html>')</script>",
    ])
    func `a part is put into a page as wide as it was made for`(markup: String) {
        let size = MediaSize(width: 320, height: 50)
        let page = CreativeHTML(markup: markup, size: size).page
        #expect(page.hasPrefix("<!DOCTYPE html><html><head><meta charset=\"utf-8\">"))
        #expect(page.contains("content=\"width=320, user-scalable=no\""))
        #expect(page.hasSuffix("<body>\(markup)</body></html>"))
        #expect(CreativeHTML(markup: markup).page.contains("width=device-width"))
    }
}
