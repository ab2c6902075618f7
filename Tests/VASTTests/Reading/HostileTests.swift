import Foundation
import Testing

@testable import VAST

@Suite struct HostileTests {
    private func code(_ bytes: Data, limits: VASTLimits = .default) -> Int? {
        do throws(VASTError) {
            _ = try VASTDocument.read(bytes, limits: limits)
            return nil
        } catch {
            return error.code
        }
    }

    private func code(_ text: String) -> Int? { code(Data(text.utf8)) }

    @Test func `fifty megabytes are refused before they are looked at`() {
        let big = Data(repeating: UInt8(ascii: " "), count: 50 << 20)
        CPUTime.expect(under: 0.5) { #expect(code(big) == 100) }
    }

    @Test(arguments: [
        "<!DOCTYPE x [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;'>]><VAST version='3.0'>&b;</VAST>",
        "<!DOCTYPE VAST [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><VAST>&x;</VAST>",
        "<!DOCTYPE x SYSTEM \"a>b\" [<!ENTITY % p SYSTEM 'https://x.example'>%p;]><VAST/>",
        "<!DOCTYPE VAST [<!ENTITY x SYSTEM 'http://127.0.0.1:9/x.xml'>]><VAST>&x;</VAST>",
        "<!DOCTYPE VAST [<!ENTITY x PUBLIC 'p' 'https://x.example/'>]><VAST a='&x;'/>",
        "<?xml version='1.0'?><!-- --><!doctype x [",
        "<!DOCTYPE VAST", "<VAST><!DOCTYPE VAST [<!ENTITY a 'b'>]>&a;</VAST>", "<VAST>&a;</VAST>",
    ])
    func `entities of one's own are refused`(text: String) {
        #expect(code(text) == 100)
    }

    /// Found by `make fuzz`: Foundation's parser on Linux reads the data that is not there.
    @Test(arguments: [
        "<?x?><VAST version='3.0'/>", "<VAST version='3.0'><?x?></VAST>",
        "<VAST version='3.0'/><?x?>", "<?x?><?y ?><VAST version='3.0'><?é-1.:_?><Ad/></VAST>",
    ])
    func `an instruction that is its name alone is passed over`(text: String) throws {
        #expect(code(text) == nil)
    }

    @Test(arguments: [
        "<VAST><?xml?></VAST>", "<VAST><??></VAST>", "<VAST><?x<?></VAST>", "<VAST><?x",
        "<VAST version='3.0'/><?xyz",
    ])
    func `a damaged instruction stays damage`(text: String) {
        #expect(code(text) == 100)
    }

    @Test func `an instruction inside of a text in CDATA is text`() throws {
        let text = "<VAST version='3.0'><Error><![CDATA[https://e.example/<?x?>]]></Error></VAST>"
        #expect(try VASTDocument.read(text).document.errors == ["https://e.example/<?x?>"])
    }

    @Test func `an entity bomb costs nothing, however slowly it grows`() {
        let text = String(repeating: "a", count: 100_000)
        let uses = String(repeating: "&a;", count: 100_000)
        CPUTime.expect {
            #expect(code("<!DOCTYPE x [<!ENTITY a '\(text)'>]><VAST>\(uses)</VAST>") == 100)
        }
        let escapes = String(repeating: "&lt;&amp;&#65;", count: 60_000)
        CPUTime.expect {
            #expect(code("<VAST version='3.0'><Error>\(escapes)</Error></VAST>") == nil)
        }
    }

    @Test func `a document type without declarations is ignored, and nothing is fetched`() throws {
        let reading = try VASTDocument.read(
            "<!DOCTYPE VAST SYSTEM 'http://127.0.0.1:9/vast.dtd'><VAST version='3.0'/>"
        )
        #expect(reading.document.version == "3.0")
        #expect(reading.notes.map(\.path) == ["/"])
    }

    @Test func `deep, wide and long documents are refused or read in bounded time`() {
        let limit = VASTLimits.default
        CPUTime.expect { #expect(code(String(repeating: "<VAST>", count: 600_000)) == 100) }
        let deep = limit.depth - 1
        #expect(
            code(
                "<VAST>\(String(repeating: "<a>", count: deep))\(String(repeating: "</a>", count: deep))</VAST>"
            )
                == nil
        )
        #expect(
            code(
                "<VAST>\(String(repeating: "<a>", count: deep + 1))\(String(repeating: "</a>", count: deep + 1))</VAST>"
            ) == 100
        )
        CPUTime.expect {
            #expect(code("<VAST>\(String(repeating: "<Ad/>", count: 60_000))</VAST>") == 100)
        }
        CPUTime.expect {
            #expect(code("<VAST>\(String(repeating: "<Ad/>", count: 49_000))</VAST>") == nil)
        }
        let attributes = (0..<100_000).map { "a\($0)=''" }.joined(separator: " ")
        CPUTime.expect { #expect(code("<VAST \(attributes)/>") == 100) }
        CPUTime.expect {
            #expect(code("<VAST a='\(String(repeating: "x", count: 1 << 20))'/>") == nil)
        }
        CPUTime.expect {
            #expect(code("<VAST><!--\(String(repeating: "-x", count: 1 << 19))--></VAST>") == nil)
        }
        CPUTime.expect {
            #expect(code("<VAST>\(String(repeating: "<![CDATA[", count: 100_000))</VAST>") == 100)
        }
        CPUTime.expect {
            #expect(code("<VAST>\(String(repeating: "<!--", count: 200_000))</VAST>") == 100)
        }
    }

    @Test func `ten thousand empty trackers leave a bounded number of notes`() throws {
        let trackers = String(repeating: "<Impression/>", count: 20_000)
        try CPUTime.expect {
            let reading = try VASTDocument.read(Fixture.linear("", in: trackers))
            #expect(reading.notes.count == VASTReader.mostRemarks)
        }
    }

    @Test(arguments: [
        "", " ", "\u{FEFF}", "<", "<>", "</VAST>", "VAST", "{}", "<VAST", "<VAST>", "<VAST></vast>",
        "<VAST/><VAST/>", "<VAST/>x", "<VAST a=1/>", "<VAST a='1' a='2'/>",
        "<VAST><Ad></VAST></Ad>",
        "<VAST>a & b</VAST>", "<VAST>&nbsp;</VAST>", "<VAST>a\u{0}b</VAST>", "<VAST>\u{1}</VAST>",
        "<VAST/>\u{0}", "<!DOCTYPE html><html></html>", "<HTML><body>no ad</body></HTML>",
        "\n<!doctype HTML>\n<p>", "<?xml version='1.0'?>", "<!-- only -->",
    ])
    func `what is no XML is error 100`(text: String) {
        #expect(code(text) == 100)
    }

    @Test(arguments: [
        ("<VMAP version='1.0'/>", 101), ("<rss/>", 101), ("<vast version='3.0'/>", 101),
        ("<VideoAdServingTemplate/>", 102), ("<VAST version='1.0'/>", 102),
        ("<VAST version=' 1 '/>", 102), ("<VAST version='1.2.3'></VAST>", 102),
    ])
    func `another document is error 101, VAST 1 is error 102`(text: String, want: Int) {
        #expect(code(text) == want)
    }

    @Test func `bytes that are not UTF-8 are told with their place`() throws {
        let bytes = Data("<VAST>\n <Ad>".utf8) + [0xC3, 0x28] + Data("</Ad></VAST>".utf8)
        let error = try #require(throws: VASTError.self) { try VASTDocument.read(bytes) }
        #expect(error.code == 100)
        #expect(error.line == 2)
        #expect(error.column == 6)
    }

    @Test func `damage is told with its line`() throws {
        let error = try #require(throws: VASTError.self) {
            try VASTDocument.read("<VAST>\n<Ad>\n</VAST>")
        }
        #expect(error.code == 100)
        #expect(error.line == 3)
        #expect(error.sentence.contains("end tag"))
    }

    @Test func `no cut of a document crashes or hangs`() throws {
        let whole = try Fixture.data("inline.xml")
        for end in stride(from: 0, to: whole.count, by: 7) {
            #expect(code(whole.prefix(end)) == 100)
        }
    }

    @Test func `no changed byte of a document crashes or hangs`() throws {
        let whole = try Fixture.data("inline.xml")
        var random = SystemRandomNumberGenerator()
        for index in stride(from: 0, to: whole.count, by: 3) {
            var bytes = whole
            bytes[index] = random.next()
            _ = code(bytes)
        }
    }
}
