/// When an ad's impression counts.
public enum ImpressionRule: String, Sendable, Hashable, CaseIterable {
    /// As soon as any part of the laid-out ad is visible in the foreground; the default.
    case onePixel
    /// When half of the ad has been visible for one continuous second.
    case mrc50
    /// At the first laid-out frame in a window of the foreground, visible or not.
    case rendered
}

extension ImpressionRule {
    /// This rule, or `other` where that asks for more: a seller may not make an app count earlier.
    package func atLeast(_ other: ImpressionRule?) -> ImpressionRule {
        guard let other, other.strictness > strictness else { return self }
        return other
    }

    /// What meets a rule meets all that are less strict, then or before.
    private var strictness: Int {
        switch self {
        case .rendered: 0
        case .onePixel: 1
        case .mrc50: 2
        }
    }
}
