import Foundation
import Testing
import VAST

/// Documents of the tests' own.
enum Fixture {
    static func data(_ name: String) throws -> Data {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures")
        )
        return try Data(contentsOf: url)
    }

    /// A document of one InLine ad with `inside` its only Linear creative.
    static func linear(_ inside: String, in parts: String = "") -> String {
        """
        <VAST version="3.0"><Ad><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
        <Impression>https://t.example/i</Impression>\(parts)
        <Creatives><Creative><Linear>\(inside)</Linear></Creative></Creatives></InLine></Ad></VAST>
        """
    }

    /// A document of one wrapper.
    static func wrapper(_ uri: String, attributes: String = "", parts: String = "") -> String {
        """
        <VAST version="3.0"><Ad><Wrapper \(attributes)><AdSystem>S</AdSystem>
        <VASTAdTagURI><![CDATA[\(uri)]]></VASTAdTagURI>\(parts)</Wrapper></Ad></VAST>
        """
    }

    /// The values that make expansions the same at each run.
    static let macros = VASTMacros(random: { 2_345_678 })
}
