import Foundation
import Testing

@testable import UIKit

/// The pure parts of scrolling.
struct ScrollPartsTests {
    private let limits = ScrollLimits(
        contentSize: CGSize(width: 100, height: 1000),
        inset: UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0),
        viewSize: CGSize(width: 100, height: 400)
    )

    @Test func `rests between the insets`() {
        #expect(limits.least == CGPoint(x: 0, y: -10))
        #expect(limits.greatest == CGPoint(x: 0, y: 620))
        #expect(limits.clamped(CGPoint(x: 5, y: 700)) == CGPoint(x: 0, y: 620))
    }

    @Test func `never rests elsewhere than at the start when content fits`() {
        let small = ScrollLimits(
            contentSize: CGSize(width: 1, height: 1),
            inset: .zero,
            viewSize: CGSize(width: 100, height: 100)
        )
        #expect(small.least == small.greatest)
    }

    @Test func `gives way less and less, and never by a whole view`() {
        let size = CGSize(width: 100, height: 400)
        let near = limits.rubberBanded(CGPoint(x: 0, y: -110), viewSize: size).y
        let far = limits.rubberBanded(CGPoint(x: 0, y: -100_010), viewSize: size).y
        #expect(near < -10 && near > -65)
        #expect(far < near && far > -410)
        let inside = limits.rubberBanded(CGPoint(x: 0, y: 50), viewSize: size)
        #expect(inside == CGPoint(x: 0, y: 50))
    }

    @Test func `loses a fifth of a percent of its speed each millisecond`() {
        let rest = ScrollMotion.rest(
            of: .zero,
            velocity: CGPoint(x: 0, y: 1000),
            rate: .normal
        )
        #expect(abs(rest.y - 499.5) < 0.1)
        let motion = ScrollMotion.deceleration(
            from: .zero,
            to: rest,
            rate: .normal,
            limits: limits,
            at: 10
        )
        let speed = (motion.position(at: 10.001).offset.y - motion.position(at: 10).offset.y) * 1000
        #expect(abs(speed - 1000) < 2)
        #expect(motion.position(at: 9).offset == .zero)
        #expect(!motion.position(at: 11).isOver)
        #expect(motion.position(at: 14).isOver)
    }

    @Test func `is over at the edge`() {
        let motion = ScrollMotion.deceleration(
            from: CGPoint(x: 0, y: 600),
            to: CGPoint(x: 0, y: 2000),
            rate: .normal,
            limits: limits,
            at: 0
        )
        let (offset, isOver) = motion.position(at: 1)
        #expect(offset.y == 620)
        #expect(isOver)
    }

    @Test func `ends an animated scroll exactly at its end`() {
        let motion = ScrollMotion.glide(from: .zero, to: CGPoint(x: 3, y: 7), at: 0)
        #expect(motion.position(at: 0.15).offset == CGPoint(x: 1.5, y: 3.5))
        let (offset, isOver) = motion.position(at: 0.3)
        #expect(offset == CGPoint(x: 3, y: 7))
        #expect(isOver)
    }

    @Test func `fades the bars out after content came to rest`() {
        var fade = ScrollIndicatorFade()
        #expect(fade.visibility(at: 0) == 0)
        fade.show()
        #expect(fade.visibility(at: 100) == 1)
        fade.hide(at: 100)
        #expect(fade.visibility(at: 100.2) == 1)
        #expect(fade.visibility(at: 101) == 0)
    }

    @Test @MainActor func `shows the place by a bar as long as the visible part`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 406))
        scrollView.contentSize = CGSize(width: 300, height: 812)
        #expect(scrollView.indicatorFrames == [CGRect(x: 294, y: 3, width: 3, height: 200)])
        scrollView.contentOffset.y = 406
        #expect(scrollView.indicatorFrames == [CGRect(x: 294, y: 609, width: 3, height: 200)])
        scrollView.contentSize.height = 100
        #expect(scrollView.indicatorFrames.isEmpty)
    }

    @Test func `looks back a tenth of a second for a finger's speed`() {
        var track = TouchTrack()
        track.add(CGPoint(x: 0, y: 0), at: 0)
        #expect(track.velocity == .zero)
        track.add(CGPoint(x: 0, y: 100), at: 1)
        track.add(CGPoint(x: 0, y: 105), at: 1.05)
        #expect(abs(track.velocity.y - 100) < 0.001)
    }

    @Test func `counts taps only near each other in time and place`() {
        var taps = TapCounter()
        #expect(taps.down(at: .zero, time: 0) == 1)
        taps.up(at: .zero, time: 0.1)
        #expect(taps.down(at: CGPoint(x: 40, y: 0), time: 0.4) == 2)
        taps.up(at: CGPoint(x: 40, y: 0), time: 0.5)
        #expect(taps.down(at: CGPoint(x: 100, y: 0), time: 0.6) == 1)
        taps.up(at: CGPoint(x: 100, y: 0), time: 0.7)
        #expect(taps.down(at: CGPoint(x: 100, y: 0), time: 1.2) == 1)
    }
}
