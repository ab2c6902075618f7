import Foundation

/// Lines of figures, in columns.
enum Table {
    private static let width = 44

    /// A heading, with what the figures stand beside.
    static func head(_ title: String, beside other: String? = nil) {
        print("")
        print(title.padding(to: width) + "     here" + (other.map { "    " + $0 } ?? ""))
    }

    /// What something takes.
    static func row(_ name: String, _ seconds: Double) {
        print("  " + name.padding(to: width - 2) + microseconds(seconds))
    }

    /// What something takes, beside what another way takes.
    static func row(_ name: String, _ times: Stopwatch.Comparison) {
        print(
            "  " + name.padding(to: width - 2) + microseconds(times.first) + "  "
                + microseconds(times.second) + "  " + ratio(times.ratio)
        )
    }

    private static func microseconds(_ seconds: Double) -> String {
        String(format: "%6.1f µs", seconds * 1e6)
    }

    private static func ratio(_ ratio: Double) -> String { String(format: "%.2f×", ratio) }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }
}
