public import Foundation

extension UIFont {
    /// How heavy the strokes are, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number between -1 and 1.
        public let rawValue: CGFloat

        /// Creates a weight from a number between -1 and 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from a number between -1 and 1.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest strokes, 100 on the scale of font files.
        public static let ultraLight = Weight(-0.8)
        /// 200 on the scale of font files.
        public static let thin = Weight(-0.6)
        /// 300 on the scale of font files.
        public static let light = Weight(-0.4)
        /// Body text, 400 on the scale of font files.
        public static let regular = Weight(0)
        /// 500 on the scale of font files.
        public static let medium = Weight(0.23)
        /// Headlines, 600 on the scale of font files.
        public static let semibold = Weight(0.3)
        /// 700 on the scale of font files.
        public static let bold = Weight(0.4)
        /// 800 on the scale of font files.
        public static let heavy = Weight(0.56)
        /// The thickest strokes, 900 on the scale of font files.
        public static let black = Weight(0.62)
    }
}
