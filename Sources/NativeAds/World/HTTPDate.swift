import Foundation

/// Reads dates as HTTP writes them (RFC 9110, 5.6.7).
enum HTTPDate {
    /// Seconds since 1970 of a date such as "Sun, 06 Nov 1994 08:49:37 GMT".
    ///
    /// The two old forms, "Sunday, 06-Nov-94 08:49:37 GMT" and "Sun Nov  6 08:49:37 1994", which
    /// nobody has sent for decades, are not understood.
    static func seconds(_ text: String) -> TimeInterval? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), (1...31).contains(day),
            let month = months.firstIndex(of: parts[2].lowercased()),
            let year = Int(parts[3]), (1970...9999).contains(year)
        else { return nil }
        let time = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        let days = days(year: year, month: month + 1, day: day)
        return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// Days since 1970 in the calendar of Gregory; the year is taken to begin in March, so that
    /// the leap day is its last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }
}
