import Foundation
import Testing
import UIKit

/// Owners, outlets, custom classes: who is found, and what is told where nobody is.
@MainActor struct NibConnectionTests {
    private final class PageController: UIViewController, NibOutletConnecting {
        var label: UILabel?

        func connect(outlet: String, to object: Any) -> Bool {
            guard outlet == "label" else { return false }
            label = object as? UILabel
            return true
        }
    }

    final class Owner: NSObject {
        weak var image: UIImageView?
        var stars: [UIView] = []
    }

    private static let page = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="1"/>
        <outlet property="label" destination="l" id="2"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v"><subviews><label text="Hello" id="l"/></subviews></view>
        """

    @Test func `gives a controller its view and its outlets`() throws {
        let controller = PageController()
        let (objects, problems) = NibFile.objects(NibFile.with(Self.page), owner: controller)
        #expect(problems == [])
        #expect(controller.viewIfLoaded === objects.first as? UIView)
        #expect(controller.label?.text == "Hello")
    }

    @Test func `loads a controller's view from its file when it is first asked for`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("nibs-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Named", "Page"] {
            let file = folder.appendingPathComponent("\(name).xib")
            try NibFile.with(Self.page).write(to: file)
        }
        let bundle = try #require(Bundle(url: folder))
        for name in ["Named", nil] as [String?] {
            let controller = PageController(nibName: name, bundle: bundle)
            #expect(!controller.isViewLoaded && controller.nibName == name)
            #expect(controller.view.subviews.count == 1)
            #expect(controller.label?.text == "Hello")
        }
    }

    @Test func `sets outlets by registered key paths, single and in collections`() throws {
        UINib.register(outletsOf: Owner.self, ["image": \.image, "stars": \.stars])
        let owner = Owner()
        let (objects, problems) = NibFile.objects(
            NibFile.with(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="image" destination="i" id="1"/>
                <outletCollection property="stars" destination="a" id="2"/>
                <outletCollection property="stars" destination="b" id="3"/></connections></placeholder>
                <view id="v"><subviews><imageView id="i"/><view tag="1" id="a"/><view tag="2" id="b"/>
                </subviews></view>
                """
            ),
            owner: owner
        )
        #expect(problems == [])
        #expect(owner.image === (objects.first as? UIView)?.subviews.first)
        #expect(owner.stars.map(\.tag) == [1, 2])
    }

    @Test func `says in a line how an unknown outlet or class becomes known`() {
        let (_, problems) = NibFile.view(
            """
            <view customClass="ACMEAdView" id="v"><connections>
            <outlet property="headlineView" destination="v" id="1"/>
            <outlet property="iconView" destination="gone" id="2"/></connections></view>
            """
        )
        #expect(
            problems == [
                "XIB: no view class ACMEAdView is known, a plain view stands in for it; "
                    + "UINib.register(_:forClass:) makes it known.",
                "XIB: UIView has no outlet headlineView that is known and of that type; "
                    + "UINib.register(outletsOf: UIView.self, [\"headlineView\": \\.headlineView]) "
                    + "makes it known.",
                "XIB: the outlet iconView leads to gone, which was not made.",
            ]
        )
    }

    @Test func `refuses an outlet of another type than the property's`() {
        UINib.register(outletsOf: Owner.self, ["image": \.image])
        let owner = Owner()
        let (_, problems) = NibFile.objects(
            NibFile.with(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="image" destination="l" id="1"/></connections></placeholder>
                <label id="l"/>
                """
            ),
            owner: owner
        )
        #expect(owner.image == nil && problems.count == 1)
    }

    @Test func `finds classes by module and name, and registered ones by any name`() {
        UINib.register(AdCardView.self, forClass: "XYZCard")
        let card = "UIKitTests.AdCardView"
        #expect(NibFile.view(#"<view customClass="XYZCard" id="v"/>"#).view is AdCardView)
        #expect(NibFile.view(#"<view customClass="\#(card)" id="v"/>"#).view is AdCardView)
        let strange = [
            "", ".", "a.b.c", "UIKitTests.1", String(repeating: "x", count: 5_000) + ".y",
        ]
        for name in strange + ["Foundation.NSObject", "UIKit.UIApplication"] {
            let (view, problems) = NibFile.view(#"<view customClass="\#(name)" id="v"/>"#)
            #expect(type(of: view) == UIView.self && problems.count == 1, "\(name)")
        }
    }

    @Test func `puts a plain view where a class refuses to be made from a file`() {
        final class Stubborn: UILabel {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { return nil }
        }
        UINib.register(Stubborn.self, forClass: "Stubborn")
        let (view, problems) = NibFile.view(#"<label text="Hi" customClass="Stubborn" id="l"/>"#)
        #expect(type(of: view) == UILabel.self && (view as? UILabel)?.text == "Hi")
        #expect(problems.count == 1)
    }

    @Test func `connects external objects by the names of their placeholders`() {
        final class Table: UITableView {}
        let source = Source()
        let (objects, problems) = NibFile.objects(
            NibFile.with(
                """
                <placeholder placeholderIdentifier="feed" id="x"/>
                <tableView style="grouped" id="t"><connections>
                <outlet property="dataSource" destination="x" id="1"/></connections></tableView>
                """
            ),
            options: [.externalObjects: ["feed": source]]
        )
        #expect(problems == [])
        let table = objects.first as? UITableView
        #expect(table?.dataSource === source && table?.style == .grouped)
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
