public import Foundation

extension UIScrollView {
    /// When the safe area counts as content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Always, here.
        case automatic = 0
        /// Always, here.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// How much of its speed content keeps, each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// Below 1.
        public let rawValue: CGFloat

        /// Keeps this much of the speed each millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Goes on for some seconds.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Stops soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
