/// Numbers in plain decimal notation: no exponent, no thousands separator, a point for the fraction.
package enum DecimalText {
    /// `value` in the shortest decimal digits that read back to it; whole values have no point.
    package static func of(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        let text = value.description
        guard let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }),
            let exponent = Int(text[text.index(after: mark)...])
        else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
        return shift(text[..<mark], by: exponent)
    }

    /// Moves the decimal point of `mantissa` (such as `-1.5`) by `exponent` places.
    private static func shift(_ mantissa: Substring, by exponent: Int) -> String {
        let isNegative = mantissa.hasPrefix("-")
        let parts = mantissa.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
        let whole = parts.first ?? "0"
        let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
        let digits = whole + fraction
        let point = whole.count + exponent
        let sign = isNegative ? "-" : ""
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        if point >= digits.count {
            return sign + digits + String(repeating: "0", count: point - digits.count)
        }
        let cut = digits.index(digits.startIndex, offsetBy: point)
        return sign + digits[..<cut] + "." + digits[cut...]
    }
}
