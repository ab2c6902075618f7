/// What must be seen of an ad, and for how long without a break.
enum ExposureRequirement: Sendable, Hashable {
    /// The ad is laid out with a size in a window of the foreground, wherever it is there.
    case laidOut
    /// Something of it can be seen.
    case anyPart
    /// A part of its area can be seen for some seconds; another part is enough of a large ad.
    case part(Double, ofLarge: Double, seconds: Double)

    static func part(_ part: Double, seconds: Double) -> ExposureRequirement {
        .part(part, ofLarge: part, seconds: seconds)
    }

    /// Below this a difference of areas is the rounding of a sum, not something that can be seen.
    private static let rounding = 1e-9

    /// Whether a sample shows what is required; one of an ad without a size never does.
    func isMet(by sample: ExposureSample) -> Bool {
        guard sample.isShown else { return false }
        switch self {
        case .laidOut: return true
        case .anyPart: return sample.visible > Self.rounding
        case .part(let part, let ofLarge, _):
            let isLarge = sample.area >= CountingRules.largeArea
            return sample.visible >= (isLarge ? ofLarge : part) - Self.rounding
        }
    }

    /// How long it must last.
    var seconds: Double {
        if case .part(_, _, let seconds) = self { seconds } else { 0 }
    }

    /// Whether the ad itself must be there to be seen, and not its view alone.
    var needsContent: Bool { self != .laidOut }
}

extension ExposureSample {
    /// Whether there is anything that could be seen: a size, laid out, before somebody's eyes.
    fileprivate var isShown: Bool {
        isLaidOut && isForeground && area.isFinite && area > 0
    }
}
