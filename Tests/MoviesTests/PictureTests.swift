import Testing

@testable import Movies

/// The decisions that need no file.
struct PictureTests {
    @Test(arguments: [
        (0, 0), (89, 1), (90, 1), (-90, 3), (180, 2), (-180, 2), (270, 3), (450, 1), (44, 0),
        (Double.nan, 0), (.infinity, 0), (1e300, 0),
    ])
    func `turns by the nearest quarter`(degrees: Double, quarters: Int) {
        let turns: [Turn] = [.none, .quarter, .half, .threeQuarters]
        #expect(Turn(clockwise: degrees) == turns[quarters])
    }

    @Test(arguments: [
        (Turn.none, [1, 2, 3, 4, 5, 6]), (.quarter, [4, 1, 5, 2, 6, 3]),
        (.half, [6, 5, 4, 3, 2, 1]), (.threeQuarters, [3, 6, 2, 5, 1, 4]),
    ])
    func `turns pixels and leaves out what lies between rows`(turn: Turn, expected: [UInt8]) {
        let gap: [UInt8] = [99, 99, 99, 99]
        func row(_ pixels: [UInt8]) -> [UInt8] {
            pixels.flatMap { [UInt8](repeating: $0, count: 4) } + gap
        }
        let source = row([1, 2, 3]) + row([4, 5, 6])
        let turned = source.withUnsafeBytes {
            turn.upright($0, stride: 16, size: PictureSize(width: 3, height: 2))
        }
        #expect(stride(from: 0, to: turned.count, by: 4).map { turned[$0] } == expected)
        #expect(turned.count == 24)
    }

    @Test func `gives each picture a time after the one before`() {
        var times = FrameTimes(unit: 0.1, start: nil, frameRate: 10)
        let told = [50, 51, nil, 53, 53, 20, 60].map { times.time(of: $0) }
        for (time, expected) in zip(told, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 1]) {
            #expect(abs(time - expected) < 1e-9)
        }
        #expect(times.timestamp(of: 1) == 60)
    }

    @Test func `takes no timestamps at all for pictures one after the other`() {
        var times = FrameTimes(unit: 0.1, start: nil, frameRate: 0)
        #expect((0..<3).map { _ in times.time(of: nil) } == [0, 0.04, 0.08])
    }

    @Test func `survives timestamps at the ends of what there is`() {
        var times = FrameTimes(unit: 1e-6, start: .min + 1, frameRate: 25)
        #expect(times.time(of: .max).isFinite)
        #expect(times.time(of: .min).isFinite)
        #expect(times.timestamp(of: 1e5) < 0)
    }

    @Test func `starts again after a leap`() {
        var times = FrameTimes(unit: 1, start: 0, frameRate: 1)
        #expect(times.time(of: 7) == 7)
        times.leap()
        #expect(times.time(of: 2) == 2)
    }
}
