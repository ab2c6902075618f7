import Foundation
import OpenRTB
import Testing

@testable import native_ads

struct LintPageTests {
    @Test func `every rule has a page, and every page a rule`() {
        #expect(LintPage.codes == LintRule.all.map(\.code))
        #expect(Set(LintRule.all.map(\.code)).count == LintRule.all.count)
    }

    @Test(arguments: LintRule.all.map(\.code))
    func `the page says what the rule says`(code: String) throws {
        let rule = try #require(LintRule.all.first { $0.code == code })
        let page = try LintPage(code)
        #expect(page.lines.first == "# \(code)")
        #expect(page.lines[2] == "**\(rule.severity.rawValue.capitalized).** \(rule.summary)")
        #expect(page.lines.contains { $0.hasPrefix("**To mend it:** ") })
        #expect(page.examples.count == 2 || page.examples.isEmpty)
    }

    @Test(arguments: LintRule.all.map(\.code))
    func `the bad example breaks the rule, the good one neither it nor any that is an error`(
        code: String
    ) throws {
        func file(_ example: LintPage.Example) -> LintedFile {
            LintedFile(code, bytes: Data(example.text.utf8), as: example.kind)
        }
        let examples = try LintPage(code).examples
        guard examples.count == 2 else { return }
        #expect(file(examples[0]).findings.contains { $0.code == code })
        let good = file(examples[1])
        #expect(!good.findings.contains { $0.code == code })
        #expect(!good.isBad, "\(good.text)")
    }

    @Test func `the index lists every rule`() throws {
        let folder = try #require(LintPage.folder)
        let index = try String(
            contentsOf: folder.deletingLastPathComponent().appendingPathComponent("LINT.md"),
            encoding: .utf8
        )
        for rule in LintRule.all {
            let row =
                "| [\(rule.code)](Lint/\(rule.code).md) | \(rule.severity.rawValue) | \(rule.summary) |"
            #expect(index.contains(row), "\(row)")
        }
    }
}
