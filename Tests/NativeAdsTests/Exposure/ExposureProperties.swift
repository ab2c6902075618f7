import Foundation
import Testing

@testable import NativeAds

/// The exact sums against counting small squares, and against what must hold of any scene.
struct ExposureProperties {
    private static let side = 16

    private func rect(_ generator: inout SeededNumbers, from: Int = -6, most: Int = 14) -> CGRect {
        CGRect(
            x: Int.random(in: from...Self.side, using: &generator),
            y: Int.random(in: from...Self.side, using: &generator),
            width: Int.random(in: 0...most, using: &generator),
            height: Int.random(in: 0...most, using: &generator)
        )
    }

    private func scene(_ generator: inout SeededNumbers) -> ExposureScene {
        let alphas = [1, 1, 1, 1, 0.5, 0.01, 0.009, 0]
        let ancestors = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            ExposureScene.Layer(
                frame: rect(&generator, most: 30),
                clips: Bool.random(using: &generator),
                alpha: (alphas + alphas.prefix(4)).randomElement(using: &generator) ?? 1,
                isHidden: Int.random(in: 0..<30, using: &generator) == 0
            )
        }
        let obstructions = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
            ExposureScene.Obstruction(
                frame: rect(&generator),
                alpha: alphas.randomElement(using: &generator) ?? 1,
                isHidden: Int.random(in: 0..<5, using: &generator) == 0,
                isFriendly: Int.random(in: 0..<5, using: &generator) == 0
            )
        }
        return ExposureScene(
            frame: rect(&generator, from: 0),
            alpha: alphas.randomElement(using: &generator) ?? 1,
            isHidden: Int.random(in: 0..<30, using: &generator) == 0,
            isAttached: Int.random(in: 0..<30, using: &generator) > 0,
            ancestors: ancestors,
            obstructions: obstructions
        )
    }

    /// What a person who looks at every square of the ad would say.
    private func counted(_ scene: ExposureScene) -> Double {
        guard scene.isAttached, !scene.isHidden, scene.alpha >= 0.01 else { return 0 }
        guard scene.ancestors.allSatisfy({ !$0.isHidden && $0.alpha >= 0.01 }) else { return 0 }
        let clips = scene.ancestors.filter(\.clips) + scene.ancestors.suffix(1)
        let covers = scene.obstructions.filter {
            !$0.isFriendly && !$0.isHidden && $0.alpha >= 0.01
        }
        var (all, seen) = (0, 0)
        for x in Int(scene.frame.minX)..<Int(scene.frame.maxX) {
            for y in Int(scene.frame.minY)..<Int(scene.frame.maxY) {
                all += 1
                let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                guard clips.allSatisfy({ $0.frame.contains(middle) }) else { continue }
                if !covers.contains(where: { $0.frame.contains(middle) }) { seen += 1 }
            }
        }
        return all == 0 ? 0 : Double(seen) / Double(all)
    }

    @Test func `agrees with counting squares on three thousand random scenes`() {
        var generator = SeededNumbers(seed: 7)
        var partly = 0
        for number in 0..<3000 {
            let scene = scene(&generator)
            let expected = counted(scene)
            if expected > 0, expected < 1 { partly += 1 }
            #expect(abs(scene.visibleFraction - expected) < 1e-9, "scene \(number): \(scene)")
        }
        #expect(partly > 250, "the scenes say something")
    }

    @Test func `a thing in front never uncovers, whatever its order and however often it is told`()
    {
        var generator = SeededNumbers(seed: 9)
        for _ in 0..<1000 {
            let whole = scene(&generator)
            let fraction = whole.visibleFraction
            #expect((0...1).contains(fraction))
            var other = whole
            other.obstructions.shuffle(using: &generator)
            other.obstructions += other.obstructions
            #expect(abs(other.visibleFraction - fraction) < 1e-9)
            other.obstructions.append(.init(frame: rect(&generator)))
            #expect(other.visibleFraction <= fraction + 1e-9)
            other.ancestors.insert(.init(frame: rect(&generator), clips: true), at: 0)
            #expect(other.visibleFraction <= fraction + 1e-9)
        }
    }

    @Test func `moving and enlarging a whole scene changes nothing`() {
        var generator = SeededNumbers(seed: 13)
        for _ in 0..<500 {
            let scene = scene(&generator)
            var moved = scene
            let change = { (rect: CGRect) in
                CGRect(
                    x: rect.minX * 8 + 1024,
                    y: rect.minY * 8 - 4096,
                    width: rect.width * 8,
                    height: rect.height * 8
                )
            }
            moved.frame = change(moved.frame)
            for index in moved.ancestors.indices {
                moved.ancestors[index].frame = change(moved.ancestors[index].frame)
            }
            for index in moved.obstructions.indices {
                moved.obstructions[index].frame = change(moved.obstructions[index].frame)
            }
            #expect(abs(moved.visibleFraction - scene.visibleFraction) < 1e-9)
        }
    }

    @Test func `survives numbers that no view has`() {
        let odd: [Double] = [
            0, -1, 1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e200, 1e-200,
        ]
        for x in odd {
            for width in odd {
                let rect = CGRect(x: x, y: 0, width: width, height: 100)
                let plain = CGRect(x: 0, y: 0, width: 100, height: 100)
                for (ad, other) in [(rect, plain), (plain, rect), (rect, rect)] {
                    let scene = ExposureScene(
                        frame: ad,
                        ancestors: [.init(frame: other, clips: true, alpha: 1)],
                        obstructions: [.init(frame: other), .init(frame: rect)]
                    )
                    #expect((0...1).contains(scene.visibleFraction), "\(ad) \(other)")
                }
                let size = ExposureScene(frame: CGRect(x: 0, y: 0, width: width, height: x))
                #expect((0...1).contains(size.visibleFraction))
                if !(width > 0 && width.isFinite && x > 0 && x.isFinite) {
                    #expect(size.visibleFraction == 0)
                }
            }
        }
    }

    /// Columns over a thousand coverings took a hundred times as long; the bound is far from both.
    @Test func `takes a thousand coverings in much less than a picture of the screen`() {
        var generator = SeededNumbers(seed: 17)
        let obstructions = (0..<1000).map { _ in
            ExposureScene.Obstruction(
                frame: CGRect(
                    x: Double.random(in: -50...350, using: &generator),
                    y: Double.random(in: 150...450, using: &generator),
                    width: Double.random(in: 1...60, using: &generator),
                    height: Double.random(in: 1...60, using: &generator)
                )
            )
        }
        let scene = ExposureScene(
            frame: CGRect(x: 0, y: 200, width: 390, height: 300),
            obstructions: obstructions
        )
        let start = Self.processorSeconds
        #expect((0...1).contains(scene.visibleFraction))
        #expect(Self.processorSeconds - start < 0.5, "in a debug build")
    }

    /// What this thread itself spent, so that a busy machine changes nothing.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
