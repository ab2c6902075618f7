import CPNG
import Foundation

/// Reads large PNG files smaller, row by row: gdk-pixbuf would hold all of their pixels.
enum PNGRows {
    /// What the row handler may touch while C calls it.
    private final class Reading {
        var rows: AveragedRows

        init(_ rows: AveragedRows) {
            self.rows = rows
        }
    }

    /// The picture in another size; nil where the file is damaged, ends early or is interlaced.
    static func decode(
        _ data: Data,
        width: Int,
        height: Int,
        to target: (width: Int, height: Int)
    ) -> PixelBuffer? {
        let reading = Reading(AveragedRows(width: width, height: height, to: target))
        var row = [UInt8](repeating: 0, count: width * 4)
        let isRead = data.withUnsafeBytes { bytes in
            each_png_row(
                bytes.bindMemory(to: UInt8.self).baseAddress,
                bytes.count,
                UInt32(width),
                &row,
                Unmanaged.passUnretained(reading).toOpaque()
            ) { context, pixels, number in
                guard let context, let pixels else { return }
                let reading = Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue()
                reading.rows.add(pixels, row: Int(number))
            }
        }
        return isRead == 1 ? reading.rows.finish() : nil
    }
}
