import Foundation
import Testing
import VAST

@testable import NativeAds

/// What holds whatever happens to a player, in random lives that are the same each time.
struct ScreeningProperties {
    /// A life: a machine, the screen as it was told to be, and what counts of it.
    private struct Life {
        static let length = 20.0

        var machine: ScreeningMachine
        var playback = PlaybackMachine()
        var numbers: SeededNumbers
        var time = 0.0
        /// The file on the screen.
        var open: MediaFile?
        var isPlaying = false
        var place = 0.0
        var events: [VideoEvent] = []
        var isPaused = false
        var opens = 0
        var closes = 0
        var faults: [String] = []

        init(seed: UInt64) {
            numbers = SeededNumbers(seed: seed)
            var options = VideoOptions()
            options.atEnd = numbers.one(of: [.endCard, .loop, .lastFrame])
            options.autoplay = numbers.one(of: [.always, .manual])
            options.startsMuted = Bool.random(using: &numbers)
            let linear = Linear(duration: Self.length, skipOffset: .seconds(5))
            machine = ScreeningMachine(
                options: options,
                linear: linear,
                opensEarly: Bool.random(using: &numbers)
            )
            perform(.attached)
        }

        mutating func perform(_ event: ScreeningMachine.Event) {
            let actions = machine.handle(event, at: time)
            for action in actions { perform(action) }
            if machine.isOpen != (open != nil) { faults.append("open differs after \(event)") }
            if open != nil, machine.isSeen == false, isPlaying {
                faults.append("plays unseen after \(event)")
            }
        }

        private mutating func perform(_ action: ScreeningMachine.Action) {
            switch action {
            case .ask:
                let files = ["a", "b", "c"].map { MediaFile(url: $0) }
                if Double.random(in: 0..<1, using: &numbers) < 0.8 { perform(.granted(files)) }
            case .open(let file, let position):
                if open != nil { faults.append("two files at once") }
                if abs(position - place) > 1e-6 { faults.append("opened at \(position)") }
                open = file
                opens += 1
                isPlaying = false
            case .play: need("play") { $0.isPlaying = true }
            case .pause: need("pause") { $0.isPlaying = false }
            case .seek(let seconds): need("seek") { $0.place = seconds }
            case .mute: need("mute") { _ in }
            case .close:
                need("close") { $0.closes += 1 }
                open = nil
                isPlaying = false
            case .tell(let sample):
                take(playback.sample(sample, at: time))
                // What has come to its end is not paused any more.
                if sample.state == .ended { isPaused = false }
                if open == nil, let position = sample.position { place = position }
            }
        }

        private mutating func take(_ told: [VideoEvent]) {
            for event in told {
                switch (event, isPaused) {
                case (.pause, true): faults.append("a pause after a pause")
                case (.resume, false): faults.append("a resume without a pause")
                default: break
                }
                if event == .pause || event == .resume { isPaused = event == .pause }
            }
            events += told
        }

        private mutating func need(_ what: String, _ change: (inout Life) -> Void) {
            if open == nil { faults.append("\(what) without a file") }
            change(&self)
        }

        /// Lets time pass, and the screen say what it may say then.
        mutating func pass() {
            let step = numbers.one(of: [0.1, 0.1, 0.1, 0.5, 3, 12])
            time += step
            if isPlaying { place = min(place + step, Self.length) }
            guard open != nil else { return }
            let dice = Int.random(in: 0..<40, using: &numbers)
            let state: ScreenStatus.State =
                switch dice {
                case 0: .failed(405)
                case 1: .opening
                case 2: .stalled
                case 3: .ready
                default: place >= Self.length ? .ended : isPlaying ? .playing : .ready
                }
            // A player stops at the end, and at a failure nobody knows where it was.
            if state == .ended { isPlaying = false }
            let status = ScreenStatus(state, position: place, duration: Self.length)
            if state == .failed(405) || state == .opening { place = machine.position }
            perform(.said(status))
        }

        mutating func happen() {
            let fraction = numbers.one(of: [0, 0.3, 1, 1, 1])
            let event: ScreeningMachine.Event =
                switch Int.random(in: 0..<30, using: &numbers) {
                case 0: .commanded(.pause)
                case 1, 2: .commanded(.play)
                case 3: .commanded(.stop)
                case 4: .commanded(.seek(to: .random(in: -2..<25, using: &numbers)))
                case 5: .commanded(.replay)
                case 6: .commanded(.skip)
                case 7: .commanded(.mute(Bool.random(using: &numbers)))
                case 8: .evicted
                case 9: .detached
                case 10, 11: .attached
                case 12: .woke
                case 13: .looked(.none)
                default: .looked(VideoSight(fraction: fraction))
                }
            perform(event)
        }
    }

    @Test(arguments: 1...150 as ClosedRange<UInt64>)
    func `holds in every life`(seed: UInt64) {
        var life = Life(seed: seed)
        for _ in 0..<300 {
            life.pass()
            life.happen()
        }
        life.perform(.detached)
        #expect(life.faults.isEmpty)
        #expect(life.opens == life.closes)
        #expect(life.events.count { $0 == .start } <= 1)
        let quartiles: [VideoEvent] = [.firstQuartile, .midpoint, .thirdQuartile, .complete]
        let earned = life.events.filter(quartiles.contains)
        #expect(earned == Array(quartiles.prefix(earned.count)))
        for last in [VideoEvent.skip, .error] {
            guard let index = life.events.firstIndex(of: last) else { continue }
            #expect(index == life.events.count - 1)
        }
    }

    @Test func `the lives are not all of one kind`() {
        var seen: Set<VideoEvent> = []
        for seed in 1...150 as ClosedRange<UInt64> {
            var life = Life(seed: seed)
            for _ in 0..<300 {
                life.pass()
                life.happen()
            }
            seen.formUnion(life.events)
        }
        #expect(seen == Set(VideoEvent.allCases))
    }
}

extension SeededNumbers {
    /// One of some values, which are never none.
    fileprivate func one<Value>(of values: [Value]) -> Value {
        values[Int(next() % UInt64(values.count))]
    }
}
