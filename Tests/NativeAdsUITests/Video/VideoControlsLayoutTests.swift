import Foundation
import Testing

@testable import NativeAdsUI

/// Where the controls lie.
struct VideoControlsLayoutTests {
    typealias Layout = VideoControlsLayout

    private static let all = Layout.Contents(
        hasSound: true,
        hasPause: true,
        timeWidth: 44,
        skipWidth: 80,
        shortSkipWidth: 28
    )
    private static let sizes = [
        CGSize(width: 390, height: 219), CGSize(width: 219, height: 390),
        CGSize(width: 320, height: 180), CGSize(width: 200, height: 120),
        CGSize(width: 100, height: 100), CGSize(width: 100, height: 56),
        CGSize(width: 120, height: 213), CGSize(width: 1024, height: 576),
    ]

    @Test(arguments: sizes, [false, true])
    func `all lie in the video, apart from each other, with room for a finger each`(
        size: CGSize,
        isRightToLeft: Bool
    ) {
        var contents = Self.all
        contents.hasMiddle = true
        let layout = Layout(contents, in: size, isRightToLeft: isRightToLeft)
        let bounds = CGRect(origin: .zero, size: size)
        let frames = [layout.middle, layout.sound, layout.pause, layout.time, layout.skip]
            .compactMap { $0 }
        for (index, frame) in frames.enumerated() {
            #expect(bounds.contains(frame))
            for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
        }
        let buttons = [layout.sound, layout.pause].compactMap { $0 }
        if buttons.count == 2 {
            #expect(abs(buttons[0].midX - buttons[1].midX) >= VideoButton.target)
        }
    }

    @Test(arguments: sizes)
    func `while it plays the sound and the way past are always there`(size: CGSize) {
        let layout = Layout(Self.all, in: size)
        #expect(layout.sound != nil)
        #expect(layout.skip != nil)
    }

    @Test func `where the room is short time, pause and letters go`() {
        let wide = Layout(Self.all, in: CGSize(width: 320, height: 180))
        #expect(wide.time != nil && wide.pause != nil && !wide.isSkipShort)
        let narrow = Layout(Self.all, in: CGSize(width: 210, height: 180))
        #expect(narrow.time == nil && narrow.pause != nil && !narrow.isSkipShort)
        let small = Layout(Self.all, in: CGSize(width: 100, height: 100))
        #expect(small.time == nil && small.pause == nil && small.isSkipShort)
    }

    @Test func `from right to left the buttons change sides, and the film does not`() {
        let size = CGSize(width: 320, height: 180)
        let usual = Layout(Self.all, in: size)
        let mirrored = Layout(Self.all, in: size, isRightToLeft: true)
        #expect(mirrored.sound?.maxX == usual.sound.map { 320 - $0.minX })
        #expect(mirrored.skip?.minX == usual.skip.map { 320 - $0.maxX })
        #expect(mirrored.progress == usual.progress)
        #expect(mirrored.middle == usual.middle)
    }

    @Test func `the upper corners stay free`() throws {
        let layout = Layout(Self.all, in: CGSize(width: 200, height: 120))
        for frame in [layout.sound, layout.pause, layout.time, layout.skip].compactMap({ $0 }) {
            #expect(frame.minY > 60)
        }
    }
}
