import Foundation
import Testing
import UIKit

/// What a file says of views, value by value, in the ways that Xcode writes it.
@MainActor struct NibValueTests {
    struct ColorCase: CustomTestStringConvertible {
        var written: String
        var color: UIColor?

        var testDescription: String { written }
    }

    nonisolated static let colors = [
        ColorCase(
            written: #"white="0.5" alpha="1" colorSpace="calibratedWhite""#,
            color: UIColor(white: 0.5, alpha: 1)
        ),
        ColorCase(
            written: #"red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" "#
                + #"customColorSpace="sRGB""#,
            color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        ),
        ColorCase(written: #"systemColor="systemRedColor""#, color: .systemRed),
        ColorCase(written: #"systemColor="labelColor" white="0" alpha="1""#, color: .label),
        ColorCase(written: #"cocoaTouchSystemColor="darkTextColor""#, color: .black),
        ColorCase(
            written: #"systemColor="systemSomedayColor""#,
            color: UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        ),
        ColorCase(written: #"name="Brand""#, color: UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
        ColorCase(written: #"name="Nobody""#, color: nil),
        ColorCase(
            written: #"cyan="0" magenta="1" yellow="1" black="0" alpha="1""#,
            color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        ),
        ColorCase(written: #"red="nan" green="0" blue="0" alpha="1""#, color: nil),
        ColorCase(written: "", color: nil),
    ]

    @Test(arguments: colors)
    func `reads colours in all the ways that they are written`(example: ColorCase) {
        let (view, problems) = NibFile.view(
            #"<view id="a"><color key="backgroundColor" \#(example.written)/></view>"#,
            resources: """
                <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/></namedColor>
                <systemColor name="systemSomedayColor"><color red="0" green="0" blue="1"/></systemColor>
                """
        )
        #expect(view.backgroundColor == example.color)
        #expect(problems.isEmpty == (example.color != nil))
    }

    @Test func `converts colours of Display P3`() throws {
        let (view, _) = NibFile.view(
            """
            <view id="a"><color key="backgroundColor" red="0.9176" green="0.2003" blue="0.1386"
            alpha="1" colorSpace="custom" customColorSpace="displayP3"/></view>
            """
        )
        // sRGB's pure red, written in Display P3.
        let parts = try #require(view.backgroundColor?.cgColor.components)
        #expect(abs(parts[0] - 1) < 0.01 && parts[1] < 0.02 && parts[2] < 0.02)
    }

    struct FontCase: CustomTestStringConvertible {
        var written: String
        var font: UIFont

        var testDescription: String { written }
    }

    nonisolated static let fonts = [
        FontCase(written: #"type="system" pointSize="13""#, font: .systemFont(ofSize: 13)),
        FontCase(
            written: #"type="boldSystem" pointSize="13""#,
            font: .systemFont(ofSize: 13, weight: .bold)
        ),
        FontCase(
            written: #"type="italicSystem" pointSize="13""#,
            font: .italicSystemFont(ofSize: 13)
        ),
        FontCase(
            written: #"type="system" weight="medium" pointSize="20""#,
            font: .systemFont(ofSize: 20, weight: .medium)
        ),
        FontCase(
            written: #"style="UICTFontTextStyleFootnote""#,
            font: .preferredFont(forTextStyle: .footnote)
        ),
        FontCase(
            written: #"name="Nowhere-Bold" family="Nowhere" pointSize="14""#,
            font: .systemFont(ofSize: 14, weight: .bold)
        ),
        FontCase(written: #"type="system" pointSize="inf""#, font: .systemFont(ofSize: 14)),
    ]

    @Test(arguments: fonts)
    func `reads fonts by type, weight, style and name`(example: FontCase) throws {
        let (view, _) = NibFile.view(
            #"<label id="a"><fontDescription key="fontDescription" \#(example.written)/></label>"#
        )
        #expect(try #require(view as? UILabel).font == example.font)
    }

    @Test func `reads what concerns every view`() {
        let (view, problems) = NibFile.view(
            """
            <view hidden="YES" alpha="0.5" opaque="NO" clipsSubviews="YES" tag="7"
             userInteractionEnabled="NO" contentMode="bottomRight" horizontalHuggingPriority="300"
             verticalCompressionResistancePriority="900" semanticContentAttribute="forceRightToLeft"
             id="a">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <color key="tintColor" systemColor="systemGreenColor"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <accessibility key="accessibilityConfiguration" identifier="card" label="A card">
            <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/>
            </accessibility></view>
            """
        )
        #expect(problems == [])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.isHidden && view.clipsToBounds && !view.isOpaque)
        #expect(!view.isUserInteractionEnabled && view.isAccessibilityElement)
        #expect(view.alpha == 0.5 && view.tag == 7 && view.contentMode == .bottomRight)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 300)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 900)
        #expect(view.tintColor == .systemGreen)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.accessibilityIdentifier == "card" && view.accessibilityLabel == "A card")
        #expect(view.accessibilityTraits == .button)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
    }

    @Test func `reads labels, with styles inside their text too`() throws {
        let (view, problems) = NibFile.view(
            """
            <label text="Plain" textAlignment="center" lineBreakMode="middleTruncation"
             numberOfLines="3" minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" id="a">
            <attributedString key="attributedText"><fragment content="Two ">
            <attributes><color key="NSColor" systemColor="systemRedColor"/>
            <font key="NSFont" metaFont="system" size="11"/></attributes></fragment>
            <fragment><string key="content">lines</string><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="4"/>
            <integer key="NSUnderline" value="1"/></attributes></fragment>
            </attributedString></label>
            """
        )
        #expect(problems == [])
        let label = try #require(view as? UILabel)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3 && label.minimumScaleFactor == 0.5)
        #expect(label.adjustsFontSizeToFitWidth)
        let text = try #require(label.attributedText)
        #expect(text.string == "Two lines")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect(first[.foregroundColor] as? UIColor == .systemRed)
        #expect(first[.font] as? UIFont == .systemFont(ofSize: 11))
        let last = text.attributes(at: 5, effectiveRange: nil)
        #expect((last[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
        #expect(last[.underlineStyle] as? Int == 1)
    }

    @Test func `reads stacks and scroll views with their guides`() throws {
        let (view, problems) = NibFile.view(
            """
            <scrollView pagingEnabled="YES" bounces="NO" showsVerticalScrollIndicator="NO" id="s">
            <rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
            <stackView axis="vertical" distribution="equalSpacing" alignment="trailing" spacing="9"
             translatesAutoresizingMaskIntoConstraints="NO" id="k"/></subviews>
            <constraints>
            <constraint firstItem="k" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
            <constraint firstItem="k" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="2"/>
            <constraint firstItem="k" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="3"/>
            <constraint firstItem="k" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="4"/>
            <constraint firstItem="k" firstAttribute="width" secondItem="f" secondAttribute="width" multiplier="2" id="5"/>
            <constraint firstItem="k" firstAttribute="height" constant="400" id="6"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="g"/>
            <viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
            """
        )
        #expect(problems == [])
        let scroll = try #require(view as? UIScrollView)
        #expect(scroll.isPagingEnabled && !scroll.bounces && !scroll.showsVerticalScrollIndicator)
        let stack = try #require(scroll.subviews.first as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 9)
        #expect(stack.distribution == .equalSpacing && stack.alignment == .trailing)
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 400))
    }

    @Test func `gives a button the look of its configuration`() throws {
        let (view, problems) = NibFile.view(
            """
            <button buttonType="system" contentHorizontalAlignment="trailing" id="b">
            <rect key="frame" x="0" y="0" width="200" height="50"/>
            <buttonConfiguration key="configuration" style="filled" title="Get" cornerStyle="capsule">
            <color key="baseBackgroundColor" systemColor="systemPinkColor"/></buttonConfiguration>
            </button>
            """
        )
        #expect(problems == [])
        let button = try #require(view as? UIButton)
        #expect(button.currentTitle == "Get" && button.currentTitleColor == .white)
        #expect(button.backgroundColor == .systemPink && button.layer.cornerRadius == 25)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.maxX == 188)
    }

    @Test func `leaves out what a phone held upright does not show`() {
        let (view, problems) = NibFile.view(
            """
            <view id="v"><subviews><view id="phone"/><view id="tablet"/></subviews>
            <constraints><constraint firstAttribute="width" constant="5" id="c"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="phone"/>
            <exclude reference="tablet"/></mask><mask key="constraints"><exclude reference="c"/></mask>
            </variation><variation key="heightClass=regular-widthClass=compact">
            <mask key="subviews"><include reference="phone"/></mask></variation></view>
            """
        )
        #expect(problems == [])
        #expect(view.subviews.count == 1)
        #expect(view.constraints.isEmpty)
    }
}
