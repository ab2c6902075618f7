import Foundation
import NativeAds
import Testing

@testable import NativeAdsUI

/// What the controls show follows from what the video does.
struct VideoFaceTests {
    typealias Facts = VideoFace.Facts

    private static func facts(_ state: VideoController.State, time: Double = 8) -> Facts {
        Facts(state: state, time: time, duration: 30, skipOffset: 15, canSkip: time >= 15)
    }

    @Test func `what plays can be stopped and heard, and tells how long it goes on`() {
        let face = VideoFace(Self.facts(.playing))
        #expect(face.middle == nil)
        #expect(face.canPause)
        #expect(face.isMuted == true)
        #expect(face.progress == 8.0 / 30)
        #expect(face.remaining?.text == "0:22")
        #expect(face.skip == VideoTime(7).map(VideoFace.Skip.later))
        #expect(!face.dims)
    }

    @Test func `what can be skipped says so`() {
        #expect(VideoFace(Self.facts(.playing, time: 15)).skip == .now)
        #expect(VideoFace(Self.facts(.paused, time: 20)).skip == .now)
    }

    @Test(arguments: [nil, 30.0, 40])
    func `no skip button comes that would never open`(offset: Double?) {
        var facts = Self.facts(.playing)
        facts.skipOffset = offset
        #expect(VideoFace(facts).skip == nil)
    }

    @Test(arguments: [VideoController.State.idle, .loading, .paused])
    func `a play button comes only where nothing moves without a person`(
        state: VideoController.State
    ) {
        var facts = Self.facts(state)
        #expect(VideoFace(facts).middle == nil)
        facts.waitsToBePlayed = true
        #expect(VideoFace(facts).middle == .play)
        #expect(!VideoFace(facts).canPause)
    }

    @Test func `before it begins there is nothing but the button`() {
        let face = VideoFace(Facts(state: .idle, waitsToBePlayed: true, duration: 30))
        #expect(face.progress == nil)
        #expect(face.isMuted == nil)
        #expect(face.skip == nil)
    }

    @Test(arguments: [
        (VideoOptions.End.endCard, VideoFace.Middle?.some(.replay), true),
        (.lastFrame, nil, false), (.loop, nil, false),
    ])
    func `the end has a button only on the end card`(
        end: VideoOptions.End,
        middle: VideoFace.Middle?,
        dims: Bool
    ) {
        var facts = Self.facts(.ended, time: 30)
        facts.atEnd = end
        let face = VideoFace(facts)
        #expect(face.middle == middle)
        #expect(face.dims == dims)
        #expect(face.progress == nil)
        #expect(face.skip == nil)
    }

    @Test func `a video that failed has no controls`() {
        #expect(VideoFace(Self.facts(.failed)) == .nothing)
    }

    @Test(arguments: [0, Double.nan, .infinity, -4])
    func `an unknown length has no line and no time`(duration: Double) {
        var facts = Self.facts(.playing)
        facts.duration = duration
        let face = VideoFace(facts)
        #expect(face.progress == nil)
        #expect(face.remaining == nil)
        #expect(face.skip == nil)
        #expect(face.canPause)
    }

    @Test(arguments: [(-5.0, 0.0, "0:30"), (99, 1, "0:00")])
    func `a position beyond the ends is the end`(time: Double, part: Double, left: String) {
        let face = VideoFace(Self.facts(.playing, time: time))
        #expect(face.progress == part)
        #expect(face.remaining?.text == left)
    }

    @Test(arguments: [
        (0.0, "0:00", "0 seconds"), (0.2, "0:01", "1 second"), (1, "0:01", "1 second"),
        (6.9999, "0:07", "7 seconds"), (7.0000000001, "0:07", "7 seconds"),
        (59.5, "1:00", "60 seconds"), (754, "12:34", "754 seconds"),
        (3723, "1:02:03", "3723 seconds"),
    ])
    func `a time is written as a clock does`(seconds: Double, text: String, spoken: String) {
        let time = VideoTime(seconds)
        #expect(time?.text == text)
        #expect(time?.spoken == spoken)
    }

    @Test(arguments: [-1, Double.nan, .infinity, 1e9])
    func `what is no length has no text`(seconds: Double) {
        #expect(VideoTime(seconds) == nil)
    }
}
