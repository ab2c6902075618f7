import Foundation

/// Instants as RFC 3339 writes them, to the letter: a slip of the finger must not move a campaign's end.
enum Instant {
    /// Milliseconds since 1970; nil for what is no instant, such as the 30th of February.
    static func milliseconds(_ text: String) -> Int64? {
        var text = Text(rest: Array(text.utf8)[...])
        guard let year = text.number(4), text.take("-"), let month = text.number(2),
            text.take("-"), let day = text.number(2), text.take("T"),
            let hour = text.number(2), text.take(":"), let minute = text.number(2),
            text.take(":"), let second = text.number(2),
            let fraction = text.fraction(), let offset = text.offset(), text.rest.isEmpty,
            (1...12).contains(month), (1...length(of: month, in: year)).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        let seconds = (hour * 60 + minute - offset) * 60 + second
        return Int64(days(year, month, day) * 86_400_000 + seconds * 1000 + fraction)
    }

    /// As it is read, in UTC.
    static func text(_ milliseconds: Int64) -> String {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return Date(timeIntervalSince1970: Double(milliseconds) / 1000).formatted(style)
    }

    private static func length(of month: Int, in year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Days since 1970; years are taken from March on, so that the leap day is the last of each.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month < 3 ? year + 399 : year + 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 865_565
    }

    /// What is left to read.
    private struct Text {
        var rest: ArraySlice<UInt8>

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard rest.first.map(Unicode.Scalar.init) == character else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// A number of exactly so many digits.
        mutating func number(_ count: Int) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            rest = rest.dropFirst(count)
            return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
        }

        /// Milliseconds; 0 where there is no fraction.
        mutating func fraction() -> Int? {
            guard take(".") else { return 0 }
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            guard !digits.isEmpty else { return nil }
            rest = rest.dropFirst(digits.count)
            return (digits.prefix(3) + [0x30, 0x30, 0x30]).prefix(3)
                .reduce(0) { $0 * 10 + Int($1) - 0x30 }
        }

        /// Minutes east of Greenwich.
        mutating func offset() -> Int? {
            guard !take("Z") else { return 0 }
            let isEast = take("+")
            guard isEast || take("-"), let hours = number(2), take(":"), let minutes = number(2),
                hours < 24, minutes < 60
            else { return nil }
            return (hours * 60 + minutes) * (isEast ? 1 : -1)
        }
    }
}
