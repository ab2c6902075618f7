import Foundation
import Testing
import UIKit

/// Files that are damaged, hostile, or hold what there is not on Linux: a sentence, never a crash.
@MainActor struct NibDamageTests {
    struct Damage: CustomTestStringConvertible {
        var name: String
        var file: Data
        var sentence: String

        var testDescription: String { name }
    }

    nonisolated static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    nonisolated static let damages = [
        Damage(name: "nothing", file: Data(), sentence: "its XML breaks off or is wrong at line 1"),
        Damage(
            name: "half",
            file: Data("<document type=\"\(type)\"><objects><view".utf8),
            sentence: "its XML breaks off or is wrong at line 1"
        ),
        Damage(
            name: "HTML",
            file: Data("<html><body/></html>".utf8),
            sentence: "its root is not a document of the type \(type)"
        ),
        Damage(
            name: "a macOS file",
            file: Data("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>".utf8),
            sentence: "its root is not a document of the type \(type)"
        ),
        Damage(
            name: "compiled",
            file: Data("NIBArchive\u{1}\u{2}".utf8),
            sentence: "it is compiled; only the XML that Xcode edits can be read"
        ),
        Damage(
            name: "entities",
            file: Data(
                "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]><d>&b;</d>"
                    .utf8
            ),
            sentence: "it has a document type or is not in UTF-8, as no file of Xcode's is"
        ),
        Damage(
            name: "UTF-16",
            file: "<document/>".data(using: .utf16) ?? Data(),
            sentence: "it has a document type or is not in UTF-8, as no file of Xcode's is"
        ),
        Damage(
            name: "an instruction",
            file: Data("<document><?a?></document>".utf8),
            sentence: "it has a processing instruction, as no file of Xcode's has"
        ),
        Damage(
            name: "too deep",
            file: Data(String(repeating: "<a>", count: 5_000).utf8),
            sentence: "its elements lie more than 200 deep"
        ),
        Damage(
            name: "too many",
            file: Data(("<a>" + String(repeating: "<b/>", count: 20_001) + "</a>").utf8),
            sentence: "it has more than 20000 elements"
        ),
        Damage(
            name: "too large",
            file: Data(count: 4 << 20 | 1),
            sentence: "it has more than 4 MB"
        ),
    ]

    @Test(arguments: damages)
    func `says in one sentence why a file cannot be read`(damage: Damage) {
        let (objects, problems) = NibFile.objects(damage.file)
        #expect(objects.isEmpty)
        #expect(problems == ["XIB cannot be read: \(damage.sentence)."])
    }

    @Test func `answers nil for a file that is not there, and says so`() {
        let problems = Problems()
        problems.during {
            #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil, options: nil) == nil)
            #expect(UINib(nibName: "", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        #expect(problems.sentences.count == 2)
        #expect(problems.sentences[0].hasPrefix("There is no file Nowhere.xib in "))
    }

    @Test func `gives a table and a collection an empty cell where a file has none`() {
        let nib = UINib(data: NibFile.with(#"<view id="v"/>"#), bundle: nil)
        let table = UITableView(frame: .zero)
        table.register(nib, forCellReuseIdentifier: "a")
        let flow = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        collection.register(nib, forCellWithReuseIdentifier: "a")
        let problems = Problems()
        problems.during {
            #expect(table.dequeueReusableCell(withIdentifier: "a")?.reuseIdentifier == "a")
            let cell = collection.dequeueReusableCell(
                withReuseIdentifier: "a",
                for: IndexPath(item: 0, section: 0)
            )
            #expect(cell.reuseIdentifier == "a")
        }
        #expect(problems.sentences.count == 2)
    }

    struct Oddity: CustomTestStringConvertible {
        var objects: String
        var sentence: String

        var testDescription: String { sentence }
    }

    nonisolated static let oddities = [
        Oddity(
            objects: #"<view id="v"><subviews><mapView id="m"/></subviews></view>"#,
            sentence: "there is no mapView on Linux; a plain view stands in for it"
        ),
        Oddity(
            objects: #"<view id="v"/><tapGestureRecognizer id="t"/>"#,
            sentence: "tapGestureRecognizer is left out, as only views are made"
        ),
        Oddity(
            objects: #"<view id="v"><subviews><view id="v"/></subviews></view>"#,
            sentence: "two things have the identifier v"
        ),
        Oddity(
            objects:
                #"<view id="v"><constraints><constraint firstAttribute="width" multiplier="1:0" "#
                + #"id="c"/></constraints></view>"#,
            sentence: "the constraint c has the multiplier '1:0'"
        ),
        Oddity(
            objects: #"<view id="v"><constraints><constraint firstAttribute="up" id="c"/>"#
                + #"</constraints></view>"#,
            sentence: "the constraint c has 'up' for its firstAttribute"
        ),
        Oddity(
            objects: #"<view id="v"><constraints><constraint firstAttribute="top" relation="near" "#
                + #"id="c"/></constraints></view>"#,
            sentence: "the constraint c has the relation 'near'"
        ),
        Oddity(
            objects: #"<view id="v"><constraints><constraint firstAttribute="top" secondItem="w" "#
                + #"id="c"/></constraints></view>"#,
            sentence: "the constraint c is about w, which is not in the file"
        ),
        Oddity(
            objects:
                #"<view id="v"><constraints><constraint firstAttribute="width" constant="nan" "#
                + #"id="c"/></constraints></view>"#,
            sentence: "the constraint c has the constant 'nan'"
        ),
        Oddity(
            objects: #"<view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "#
                + #"type="string" keyPath="nothing.here" value="x"/></userDefinedRuntimeAttributes></view>"#,
            sentence: "the runtime attribute nothing.here of UIView is left out"
        ),
        Oddity(
            objects: #"<button id="b"><connections><action selector="tap:" destination="-1" "#
                + #"eventType="touchUpInside" id="1"/></connections></button>"#,
            sentence: "the action tap: is left out, as there are no selectors on Linux"
        ),
        Oddity(
            objects: #"<imageView image="../../etc/picture" id="i"/>"#,
            sentence: "there is no picture ../../etc/picture in the bundle"
        ),
    ]

    @Test(arguments: oddities)
    func `makes the views and tells what is left out`(oddity: Oddity) {
        let (objects, problems) = NibFile.objects(NibFile.with(oddity.objects))
        #expect(objects.count == 1)
        #expect(problems == ["XIB: \(oddity.sentence)."])
    }

    @Test func `ignores numbers that mean nothing on a screen`() {
        for number in ["nan", "inf", "1e300", "-1e9", "wide", ""] {
            let (view, _) = NibFile.view(
                """
                <view alpha="\(number)" tag="\(number)" horizontalHuggingPriority="\(number)" id="v">
                <rect key="frame" x="0" y="0" width="\(number)" height="10"/>
                <edgeInsets key="layoutMargins" top="\(number)" left="1" bottom="1" right="1"/></view>
                """
            )
            #expect(view.frame == .zero && view.alpha == 1 && view.tag == 0)
            #expect(view.layoutMargins.top == 0)
        }
    }

    @Test func `makes views as deep and as many as a file may have`() {
        let depth = 96
        let nest = String(repeating: "<view><subviews>", count: depth)
        let (deep, _) = NibFile.objects(
            NibFile.with(nest + String(repeating: "</subviews></view>", count: depth))
        )
        var view = deep.first as? UIView
        var levels = 0
        while let current = view {
            levels += 1
            view = current.subviews.first
        }
        #expect(levels == depth)
        let (wide, _) = NibFile.objects(
            NibFile.with(
                "<stackView><subviews>" + String(repeating: "<label/>", count: 1_000)
                    + "</subviews></stackView>"
            )
        )
        #expect((wide.first as? UIStackView)?.arrangedSubviews.count == 1_000)
    }

    @Test func `survives any one byte of a file being another`() throws {
        let url = try NibFile.bundle.bundleURL.appendingPathComponent("StoryCell.xib")
        let file = try Data(contentsOf: url)
        Problems().during {
            for index in stride(from: 0, to: file.count, by: 3) {
                var damaged = file
                damaged[index] = [0x3C, 0x22, 0x30, 0xFF, 0x26][index % 5]
                for object in UINib(data: damaged, bundle: nil).instantiate(withOwner: nil) {
                    (object as? UIView)?.layoutIfNeeded()
                }
            }
        }
    }
}
