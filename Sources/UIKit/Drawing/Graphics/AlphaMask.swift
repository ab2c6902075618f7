import CCairo
import Foundation

/// One byte of opacity a pixel, which can be blurred and then filled with a colour.
final class AlphaMask {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// Nil for a size that is empty or beyond what a `Bitmap` may have.
    init?(width: Int, height: Int) {
        guard let surface = Bitmap.surface(CAIRO_FORMAT_A8, width: width, height: height) else {
            return nil
        }
        self.surface = surface
        self.width = width
        self.height = height
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    func draw(_ body: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(surface) else { return }
        body(cairo)
        cairo_destroy(cairo)
    }

    /// Blurs as a bell curve does, by three passes of a running mean along rows and columns.
    func blur(deviation: CGFloat) {
        let radius = BoxBlur.radius(deviation: deviation)
        guard radius > 0 else { return }
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var blur = BoxBlur(radius: radius, longestLine: max(width, height))
        for row in 0..<height {
            blur.run(data + row * stride, count: width, step: 1)
        }
        for column in 0..<width {
            blur.run(data + column, count: height, step: stride)
        }
    }
}

/// Three running means over a line of bytes.
private struct BoxBlur {
    let radius: Int
    private var line: [UInt8]
    private var next: [UInt8]

    init(radius: Int, longestLine: Int) {
        self.radius = radius
        line = Array(repeating: 0, count: longestLine)
        next = line
    }

    /// Half the width of the window whose three passes come nearest to the bell curve.
    static func radius(deviation: CGFloat) -> Int {
        let width = (deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)
        return Int(width) / 2
    }

    mutating func run(_ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
        var isEmpty = true
        for index in 0..<count {
            line[index] = start[index * step]
            isEmpty = isEmpty && line[index] == 0
        }
        // Most of a shadow's rows and columns beside the shape are empty.
        if isEmpty { return }
        for _ in 0..<3 {
            mean(count: count)
            swap(&line, &next)
        }
        for index in 0..<count {
            start[index * step] = line[index]
        }
    }

    private mutating func mean(count: Int) {
        let window = 2 * radius + 1
        var sum = 0
        for index in 0..<min(radius, count) {
            sum += Int(line[index])
        }
        for index in 0..<count {
            if index + radius < count { sum += Int(line[index + radius]) }
            if index > radius { sum -= Int(line[index - radius - 1]) }
            next[index] = UInt8(truncatingIfNeeded: (sum + radius) / window)
        }
    }
}
