import Foundation
import Testing
import VAST

@Suite struct EncodingTests {
    private let body = #"<VAST version="3.0"><Ad id="é漢"><InLine/></Ad></VAST>"#

    private func id(_ data: Data) throws -> String? {
        try VASTDocument.read(data).document.ads.first?.id
    }

    @Test(arguments: [
        "", "\n\n", "\u{FEFF}", "\u{FEFF}\n", " \u{FEFF} ", #"<?xml version="1.0"?>"#,
        "\n<?xml version=\"1.0\" encoding=\"utf-8\"?>", #"<?xml version="1.0" encoding="UTF-16"?>"#,
        #"<?xml version="1.0" encoding="ISO-8859-1"?>"#,
        #"<?xml version="1.0" encoding="nonsense"?>"#,
        "<!-- c -->\n<?xml version='1.0'?>", "<?xml version='1.0'>",
        "<?xml version='1.1'?>\n<?xml?>",
        "<?xml-stylesheet href='x'?>", "\u{FEFF}<?xml version='1.0' encoding='utf-8'?>",
    ])
    func `what lies before the root is forgiven, and the bytes decide`(prolog: String) throws {
        #expect(try id(Data((prolog + body).utf8)) == "é漢")
    }

    @Test(
        arguments: [
            (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
            (.utf16LittleEndian, []), (.utf16BigEndian, []),
            (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
            (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
        ] as [(String.Encoding, [UInt8])]
    )
    func `wider encodings are read by mark or by first character`(
        encoding: String.Encoding,
        mark: [UInt8]
    ) throws {
        for declaration in ["", #"<?xml version="1.0" encoding="UTF-8"?>"#] {
            let data = try #require((declaration + body).data(using: encoding))
            #expect(try id(Data(mark) + data) == "é漢")
        }
    }

    @Test func `bytes that are not UTF-8 are read by the declared encoding`() throws {
        let text =
            #"<?xml version="1.0" encoding="ISO-8859-1"?><VAST version="3.0"><Ad id="é"><InLine/></Ad></VAST>"#
        let data = try #require(text.data(using: .isoLatin1))
        #expect(try id(data) == "é")
    }

    @Test func `what was forgiven is noted`() throws {
        let text = "\n<?xml version='1.0' encoding='UTF-16'?>" + body
        let notes = try VASTDocument.read(text).notes
        #expect(notes.count == 2)
        #expect(notes.allSatisfy { $0.outcome == .tolerated })
        #expect(
            try VASTDocument.read("<?xml version='1.0' encoding='utf-8'?>" + body).notes.isEmpty
        )
    }

    @Test func `half a wide character is error 100`() {
        let error = #expect(throws: VASTError.self) {
            try VASTDocument.read(Data([0xFF, 0xFE, 0x3C, 0x00, 0x41]))
        }
        #expect(error?.code == 100)
    }
}
