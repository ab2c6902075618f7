/// Numbers as VAST's attributes have them.
enum VASTNumber {
    /// A whole number, also where it is written as 640.0.
    static func whole(_ text: String) -> Int? {
        if let number = Int(text) { return number }
        guard let number = decimal(text), number.rounded() == number, abs(number) < 1e15 else {
            return nil
        }
        return Int(number)
    }

    /// A finite number in decimal digits.
    static func decimal(_ text: String) -> Double? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.count <= 32,
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
            let number = Double(text), number.isFinite
        else { return nil }
        return number
    }
}
