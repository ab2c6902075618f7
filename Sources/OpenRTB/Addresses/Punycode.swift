/// Writes a label of a host name in another script in the letters that DNS knows (RFC 3492).
enum Punycode {
    private static let base = 36
    private static let tMin = 1
    private static let tMax = 26
    private static let skew = 38
    private static let damp = 700
    private static let initialBias = 72
    private static let initialN = 128
    /// What DNS allows a label to be long.
    private static let longest = 63

    /// An ASCII label as it is, any other as `xn--…`; `nil` where that gets too long.
    static func label(_ text: Substring) -> String? {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return String(text) }
        let scalars = text.unicodeScalars.map { Int($0.value) }
        guard scalars.count <= longest else { return nil }
        let label = "xn--" + encoded(scalars)
        return label.utf8.count <= longest ? label : nil
    }

    /// RFC 3492, section 6.3; so few scalars cannot overflow.
    private static func encoded(_ input: [Int]) -> String {
        var output = input.filter { $0 < initialN }.map { UInt8($0) }
        let basic = output.count
        var handled = basic
        if basic > 0 { output.append(UInt8(ascii: "-")) }
        var (n, delta, bias) = (initialN, 0, initialBias)
        while handled < input.count, let next = input.filter({ $0 >= n }).min() {
            delta += (next - n) * (handled + 1)
            n = next
            for scalar in input {
                if scalar < n { delta += 1 }
                guard scalar == n else { continue }
                output += digits(of: delta, bias: bias)
                bias = adapted(delta, points: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            n += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// A number in digits of varying base.
    private static func digits(of delta: Int, bias: Int) -> [UInt8] {
        var digits: [UInt8] = []
        var (rest, k) = (delta, base)
        while true {
            let threshold = min(max(k - bias, tMin), tMax)
            guard rest >= threshold else { break }
            digits.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            k += base
        }
        return digits + [digit(rest)]
    }

    /// `a` to `z`, then `0` to `9`.
    private static func digit(_ value: Int) -> UInt8 {
        UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)
    }

    private static func adapted(_ delta: Int, points: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / points
        var k = 0
        while delta > (base - tMin) * tMax / 2 {
            delta /= base - tMin
            k += base
        }
        return k + (base - tMin + 1) * delta / (delta + skew)
    }
}
