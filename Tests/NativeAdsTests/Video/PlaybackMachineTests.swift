import Testing

@testable import NativeAds

@Suite struct PlaybackMachineTests {
    /// Samples by time, and the events that they bring, each as time and name.
    struct Play: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let samples: [(time: Double, sample: PlaybackSample)]
        let events: [String]

        init(_ name: String, _ samples: [(Double, PlaybackSample)], _ events: [String]) {
            testDescription = name
            self.samples = samples
            self.events = events
        }
    }

    private static func at(
        _ time: Double,
        _ state: PlaybackSample.State? = .playing,
        _ position: Double? = nil,
        muted: Bool? = nil,
        skips: Bool = false,
        of duration: Double? = 20
    ) -> (Double, PlaybackSample) {
        let sample = PlaybackSample(
            position: position,
            duration: duration,
            state: state,
            isMuted: muted,
            skips: skips
        )
        return (time, sample)
    }

    /// Plays from `start` to `end` at normal speed, told each second.
    private static func play(_ start: Int, to end: Int, at time: Int) -> [(Double, PlaybackSample)]
    {
        (start...end).map { at(Double(time + $0 - start), .playing, Double($0)) }
    }

    static let plays: [Play] = [
        Play(
            "from the first frame to the end",
            play(0, to: 19, at: 1) + [at(21, .ended, 20)],
            [
                "1 start", "6 firstQuartile", "11 midpoint", "16 thirdQuartile", "21 complete",
            ]
        ),
        Play(
            "one look a quarter is enough",
            [at(0, .playing, 0), at(5, .playing, 5), at(20, .ended, 20)],
            ["0 start", "5 firstQuartile", "20 midpoint", "20 thirdQuartile", "20 complete"]
        ),
        Play(
            "a player that stops by itself at the end does not pause",
            [at(0, .playing, 0), at(20, .paused, 19.9), at(20, .ended, 20), at(21, .paused, 20)],
            [
                "0 start", "20 firstQuartile", "20 midpoint", "20 thirdQuartile", "20 complete",
            ]
        ),
        Play(
            "waiting for data is no pause",
            [
                at(0, .loading, 0), at(1, .playing, 0), at(2, .loading, 1), at(9, .loading, 1),
                at(10, .playing, 1),
            ],
            ["1 start"]
        ),
        Play(
            "a pause and a resume, each told once",
            [
                at(0, .playing, 0), at(1, .paused, 1), at(2, .paused, 1), at(3, .playing, 1),
                at(4, .playing, 2),
            ],
            ["0 start", "1 pause", "3 resume"]
        ),
        Play(
            "a pause before the first frame is none",
            [at(0, .paused, 0), at(1, .playing, 0)],
            ["1 start"]
        ),
        Play(
            "nothing comes after a skip",
            [
                at(0, .playing, 0), at(5, .playing, 5, skips: true), at(6, .paused, 5),
                at(7, .playing, 5), at(8, .failed),
            ],
            ["0 start", "5 firstQuartile", "5 skip"]
        ),
        Play(
            "a skip before the start is none",
            [at(0, .loading, 0, skips: true), at(1, .playing, 0)],
            ["1 start"]
        ),
        Play(
            "a pause does not break what was earned",
            [
                at(0, .playing, 0), at(4, .paused, 4), at(100, .playing, 4), at(102, .playing, 6),
            ],
            ["0 start", "4 pause", "100 resume", "102 firstQuartile"]
        ),
        Play(
            "a stall does not break what was earned",
            [at(0, .playing, 0), at(4, .playing, 4), at(50, .playing, 4), at(51, .playing, 5)],
            ["0 start", "51 firstQuartile"]
        ),
        Play(
            "what is sought past is not earned",
            [
                at(0, .playing, 0), at(1, .playing, 10), at(6, .playing, 15), at(11, .ended, 20),
            ],
            ["0 start"]
        ),
        Play(
            "who goes back and plays on earns again",
            [
                at(0, .playing, 0), at(4, .playing, 4), at(5, .playing, 12), at(6, .playing, 3),
                at(8, .playing, 5), at(13, .playing, 10),
            ],
            ["0 start", "8 firstQuartile", "13 midpoint"]
        ),
        Play(
            "a quarter of a second more than the time is no seek",
            [at(0, .playing, 0), at(4, .playing, 4.25), at(4.5, .playing, 5)],
            ["0 start", "4.5 firstQuartile"]
        ),
        Play(
            "more than a quarter of a second is one",
            [at(0, .playing, 0), at(4, .playing, 4.26), at(5, .playing, 5.26)],
            ["0 start"]
        ),
        Play(
            "what is played again is not earned again",
            [
                at(0, .playing, 0), at(20, .ended, 20), at(21, .playing, 0), at(26, .playing, 5),
                at(27, .paused, 6), at(28, .playing, 6), at(42, .ended, 20),
            ],
            [
                "0 start", "20 firstQuartile", "20 midpoint", "20 thirdQuartile", "20 complete",
                "27 pause", "28 resume",
            ]
        ),
        Play(
            "the sound at the start is nobody's doing",
            [
                at(0, .loading, 0, muted: true), at(1, .playing, 0, muted: true),
                at(2, .playing, 1, muted: false), at(3, .playing, 2, muted: false),
                at(4, nil, nil, muted: true),
            ],
            ["1 start", "2 unmute", "4 mute"]
        ),
        Play(
            "sound first spoken of after the start was changed",
            [at(0, .playing, 0), at(1, nil, nil, muted: true), at(2, nil, nil, muted: true)],
            ["0 start", "1 mute"]
        ),
        Play(
            "a failure before the start and after it, once",
            [at(0, .failed), at(1, .failed), at(2, .playing, 0)],
            ["0 error"]
        ),
        Play(
            "a failure during play",
            [at(0, .playing, 0), at(6, .failed, 6), at(7, .playing, 7)],
            ["0 start", "6 firstQuartile", "6 error"]
        ),
        Play(
            "media that never tells its length, to its end",
            [
                at(0, .playing, 0, of: nil), at(8, .playing, 8, of: 0), at(10, .ended, 10, of: nil),
            ],
            ["0 start", "10 firstQuartile", "10 midpoint", "10 thirdQuartile", "10 complete"]
        ),
        Play(
            "an end without a position is the end",
            [at(0, .playing, 0), at(20, .ended)],
            ["0 start", "20 firstQuartile", "20 midpoint", "20 thirdQuartile", "20 complete"]
        ),
        Play(
            "an end that came too early is none",
            [at(0, .playing, 0), at(3, .ended, 20)],
            ["0 start"]
        ),
        Play(
            "the first position is a seek where it is not the beginning",
            [at(9, .playing, 4), at(14, .playing, 9)],
            ["9 start"]
        ),
        Play(
            "numbers that are none are not looked at",
            [
                at(0, .playing, .nan), at(1, .playing, -3), at(2, .playing, .infinity, of: .nan),
                at(3, .playing, 0), at(8, .playing, 5, of: -1),
            ],
            ["0 start", "8 firstQuartile"]
        ),
    ]

    @Test(arguments: plays)
    func `what a player says becomes what counts`(play: Play) {
        var machine = PlaybackMachine()
        var found: [String] = []
        for (time, sample) in play.samples {
            let name = time.rounded() == time ? String(Int(time)) : String(time)
            found += machine.sample(sample, at: time).map { "\(name) \($0.rawValue)" }
        }
        #expect(found == play.events)
    }

    @Test func `the length that the ad promises serves until the media tells its own`() {
        var machine = PlaybackMachine()
        machine.promisedDuration = 8
        _ = machine.sample(PlaybackSample(position: 0, state: .playing), at: 0)
        #expect(machine.duration == 8)
        let events = machine.sample(PlaybackSample(position: 2), at: 2)
        #expect(events == [.firstQuartile])
        _ = machine.sample(PlaybackSample(position: 3, duration: 10), at: 3)
        #expect(machine.duration == 10)
    }

    @Test func `no order of samples makes anything count twice or before the start`() {
        var random = SeededNumbers(seed: 21)
        let once: Set<VideoEvent> = [
            .start, .firstQuartile, .midpoint, .thirdQuartile, .complete, .skip, .error,
        ]
        for _ in 0..<300 {
            var machine = PlaybackMachine()
            var all: [VideoEvent] = []
            var time = 0.0
            for _ in 0..<60 {
                time += Double.random(in: 0...3, using: &random)
                let sample = PlaybackSample(
                    position: Bool.random(using: &random)
                        ? Double.random(in: 0...11, using: &random) : time,
                    duration: Bool.random(using: &random) ? 10 : nil,
                    state: PlaybackSample.State.allCases.dropLast().randomElement(using: &random),
                    isMuted: Bool.random(using: &random),
                    skips: Int.random(in: 0..<50, using: &random) == 0
                )
                all += machine.sample(sample, at: time)
            }
            for event in once { #expect(all.filter { $0 == event }.count <= 1) }
            #expect(all.isEmpty || all.first == .start)
            let pauses = all.filter { $0 == .pause }.count
            #expect(all.filter { $0 == .resume }.count <= pauses)
        }
    }
}
