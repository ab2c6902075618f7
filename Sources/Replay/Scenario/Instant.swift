/// A moment of the virtual time, in whole microseconds since the beginning: sums of it never drift.
package struct Instant: Sendable, Hashable, Comparable {
    /// Microseconds since the beginning.
    package var microseconds: Int

    package init(microseconds: Int) {
        self.microseconds = microseconds
    }

    /// The nearest microsecond; what is no number or farther than a few centuries is cut off there.
    package init(seconds: Double) {
        let far = 1e16
        let rounded = (seconds * 1e6).rounded()
        microseconds = rounded.isNaN ? 0 : Int(min(max(rounded, -far), far))
    }

    package static let zero = Instant(microseconds: 0)

    /// Seconds since the beginning.
    package var seconds: Double { Double(microseconds) / 1e6 }

    /// Seconds with at most three decimals, as events print them: `8.15`, `3`.
    package var text: String {
        let milliseconds = (microseconds + 500) / 1000
        let fraction = String(milliseconds % 1000 + 1000).dropFirst()
        let digits = fraction.reversed().drop { $0 == "0" }.reversed()
        let whole = String(milliseconds / 1000)
        return digits.isEmpty ? whole : whole + "." + String(digits)
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        left.microseconds < right.microseconds
    }

    package static func + (left: Instant, right: Instant) -> Instant {
        Instant(microseconds: left.microseconds + right.microseconds)
    }
}
