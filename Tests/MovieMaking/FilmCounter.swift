/// Reads the number of a picture of `Film.counter` from its shade of grey.
package enum FilmCounter {
    /// Pictures a second.
    package static let rate = 25
    /// After so many pictures the shades begin again.
    package static let count = 50
    /// How far two shades lie apart, in steps of video's brightness (16 to 235).
    static let step = 4

    /// The number of the picture, counted from 0 and modulo `count`, by one of its pixels; nil for a
    /// pixel that is not grey.
    package static func number(blue: UInt8, green: UInt8, red: UInt8) -> Int? {
        let parts = [Int(blue), Int(green), Int(red)]
        guard (parts.max() ?? 0) - (parts.min() ?? 0) <= 4 else { return nil }
        let number = Double(green) * 219 / 255 / Double(step)
        return Int(number.rounded())
    }
}
