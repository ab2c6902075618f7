import Foundation
import Testing

@testable import NativeAds

struct HTMLNavigationTests {
    private typealias Request = HTMLNavigation.Request

    private func decide(
        _ url: String?,
        _ cause: HTMLNavigation.Request.Cause = .other,
        _ place: HTMLNavigation.Request.Place = .page,
        isFirst: Bool = false,
        isByPerson: Bool = false
    ) -> HTMLNavigation {
        HTMLNavigation(
            Request(
                url.flatMap { URL(string: $0) },
                cause: cause,
                place: place,
                isFirst: isFirst,
                isByPerson: isByPerson
            )
        )
    }

    private static let page = "https://shop.example/rain?a=1#b"

    private func click(_ url: String) -> HTMLNavigation { .click(.fixture(url)) }

    @Test func `the markup itself loads, once`() {
        #expect(decide("about:blank", isFirst: true) == .load)
        #expect(decide("https://creative.invalid/", isFirst: true) == .load)
        #expect(decide(nil, isFirst: true) == .load)
        #expect(decide("about:blank") == .refuse)
        #expect(decide(Self.page, isFirst: true) == .refuse)
        #expect(decide("file:///etc/passwd", isFirst: true) == .refuse)
    }

    @Test(arguments: HTMLNavigation.Request.Place.allCases)
    func `a person's link is the ad's click, wherever it would be shown`(
        place: HTMLNavigation.Request.Place
    ) {
        #expect(decide(Self.page, .link, place, isByPerson: true) == click(Self.page))
        #expect(decide(Self.page, .form, place, isByPerson: true) == click(Self.page))
        #expect(
            decide("http://shop.example", .link, place, isByPerson: true)
                == click("http://shop.example")
        )
    }

    @Test(arguments: HTMLNavigation.Request.Place.allCases)
    func `a link that a script follows without a person is nobody's click`(
        place: HTMLNavigation.Request.Place
    ) {
        #expect(decide(Self.page, .link, place) == .refuse)
        #expect(decide(Self.page, .form, place) == .refuse)
    }

    @Test(arguments: ["https://creative.invalid/#top", "https://creative.invalid/next.html"])
    func `a link to the markup itself leads nowhere`(url: String) {
        #expect(decide(url, .link, isByPerson: true) == .refuse)
    }

    @Test(arguments: [
        "tel:+4930123", "mailto:a@shop.example", "shop-app://item/7", "sms:123", "maps://?q=a",
        "itms-apps://store.example/app/id1",
    ])
    func `a link into an app is a click too`(url: String) {
        #expect(decide(url, .link, isByPerson: true) == click(url))
        #expect(decide(url, .other, .window, isByPerson: true) == click(url))
        #expect(decide(url) == .refuse, "no app opens by itself")
        #expect(decide(url, .other, .frame) == .refuse)
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,<b>x</b>", "blob:https://a.example/1", "about:blank",
        "about:srcdoc", "file:///private/var/x", "itms-services://?action=download", "vbscript:x",
        "filesystem:https://a.example/x", "ftp://a.example", "https://", "x",
    ])
    func `what runs code, reads the device or is no place is no click`(url: String) {
        for place in HTMLNavigation.Request.Place.allCases {
            #expect(decide(url, .link, place, isByPerson: true) == .refuse)
            #expect(decide(url, .form, place, isByPerson: true) == .refuse)
        }
        #expect(decide(url) == .refuse)
        #expect(decide(url, .other, .window, isByPerson: true) == .refuse)
    }

    @Test func `a page that goes somewhere by itself stays where it is`() {
        #expect(decide(Self.page) == .refuse)
        #expect(decide(Self.page, .other, .window) == .refuse)
    }

    @Test func `a script that goes on from a touch clicks`() {
        #expect(decide(Self.page, isByPerson: true) == click(Self.page))
        #expect(decide(Self.page, .other, .window, isByPerson: true) == click(Self.page))
    }

    @Test(arguments: [false, true])
    func `frames load by themselves, also while a finger is on the ad`(isByPerson: Bool) {
        for url in [
            Self.page, "http://a.example", "about:blank", "about:srcdoc", "data:text/html,x",
            "blob:https://a.example/1", nil,
        ] {
            #expect(decide(url, .other, .frame, isByPerson: isByPerson) == .load)
        }
        for url in ["file:///etc/passwd", "shop-app://x", "tel:1", "ftp://a.example"] {
            #expect(decide(url, .other, .frame, isByPerson: isByPerson) == .refuse)
        }
    }
}
