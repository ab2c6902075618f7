package import Foundation

/// Times as VAST writes them.
package enum VASTTime {
    /// Seconds of `HH:MM:SS`, `HH:MM:SS.mmm` or bare seconds; `nil` for anything else.
    package static func seconds(_ text: some StringProtocol) -> TimeInterval? {
        let bytes = text.utf8
        let colon = UInt8(ascii: ":")
        guard let first = bytes.firstIndex(of: colon) else { return decimal(text) }
        let second = bytes.index(after: first)
        guard let last = bytes[second...].firstIndex(of: colon),
            let hours = integer(text[..<first]), let minutes = integer(text[second..<last]),
            let seconds = decimal(text[bytes.index(after: last)...]), minutes < 60, seconds < 60
        else { return nil }
        return TimeInterval(hours * 3600 + minutes * 60) + seconds
    }

    /// A time, or a part of the whole such as `33.3%`.
    package static func offset(_ text: some StringProtocol) -> TimeOffset? {
        guard text.hasSuffix("%") else { return seconds(text).map(TimeOffset.seconds) }
        return decimal(text.dropLast()).map(TimeOffset.percent)
    }

    /// `HH:MM:SS.mmm`.
    package static func text(_ seconds: TimeInterval) -> String {
        let bounded = seconds.isFinite ? min(max(seconds, 0), 359_999) : 0
        let thousandths = Int((bounded * 1000).rounded())
        return clock(thousandths / 1000) + "." + padded(thousandths % 1000, to: 3)
    }

    /// ISO 8601 with thousandths and the offset of UTC.
    package static func text(_ date: Date) -> String {
        let thousandths = Int((date.timeIntervalSince1970 * 1000).rounded(.down))
        let seconds = floorDivided(thousandths, by: 1000)
        let days = floorDivided(seconds, by: 86_400)
        let (year, month, day) = civil(days)
        let time =
            clock(seconds - days * 86_400) + "." + padded(thousandths - seconds * 1000, to: 3)
        return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
            + "T" + time + "+00:00"
    }

    private static func clock(_ seconds: Int) -> String {
        [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
            .joined(separator: ":")
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }

    private static func floorDivided(_ number: Int, by divisor: Int) -> Int {
        number >= 0 ? number / divisor : (number + 1) / divisor - 1
    }

    /// Year, month and day of a count of days since 1970 in the Gregorian calendar.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivided(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// Digits only, few enough to calculate with.
    private static func integer(_ text: some StringProtocol) -> Int? {
        guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy(isDigit) else { return nil }
        return Int(text)
    }

    /// Digits with at most one point that has digits on both sides.
    private static func decimal(_ text: some StringProtocol) -> Double? {
        let bytes = text.utf8
        guard (1...16).contains(bytes.count) else { return nil }
        let point = bytes.firstIndex { !isDigit($0) }
        guard let point else { return Int(text).map(Double.init) }
        let fraction = bytes[point...].dropFirst()
        guard bytes[point] == UInt8(ascii: "."), point > bytes.startIndex, !fraction.isEmpty,
            fraction.allSatisfy(isDigit)
        else { return nil }
        return Double(text)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
