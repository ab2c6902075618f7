/// Makes a picture smaller while its rows come in, holding one row of sums and no more.
///
/// Each pixel of the result is the average of what it covers, of at most eight by eight samples.
struct AveragedRows {
    /// The samples that are taken of a row: where in the row, and for which pixel of the result.
    private struct Sample {
        let offset: Int
        let target: Int
    }

    private static let mostSamples = 8

    private let height: Int
    private let target: (width: Int, height: Int)
    private let samples: [Sample]
    private let rowStep: Int
    /// Blue, green, red, opacity and how many samples there were, for each pixel of the row.
    private var sums: [UInt32]
    private var row = 0
    private var bytes: [UInt8] = []

    /// For rows of red, green, blue and opacity; no side of the result may be longer than before.
    init(width: Int, height: Int, to target: (width: Int, height: Int)) {
        self.height = height
        self.target = target
        let step = max(1, width / target.width / Self.mostSamples)
        rowStep = max(1, height / target.height / Self.mostSamples)
        samples = stride(from: 0, to: width, by: step).map {
            Sample(offset: $0 * 4, target: $0 * target.width / width * 5)
        }
        sums = Array(repeating: 0, count: target.width * 5)
        bytes.reserveCapacity(target.width * target.height * 4)
    }

    /// Takes the next row.
    mutating func add(_ source: UnsafePointer<UInt8>, row number: Int) {
        let goal = number * target.height / height
        if goal != row { finishRow() }
        row = goal
        guard number % rowStep == 0 else { return }
        samples.withUnsafeBufferPointer { samples in
            sums.withUnsafeMutableBufferPointer { sums in
                for sample in samples {
                    let pixel = source + sample.offset
                    let alpha = UInt32(pixel[3])
                    sums[sample.target] &+= UInt32(pixel[2]) &* alpha
                    sums[sample.target + 1] &+= UInt32(pixel[1]) &* alpha
                    sums[sample.target + 2] &+= UInt32(pixel[0]) &* alpha
                    sums[sample.target + 3] &+= alpha
                    sums[sample.target + 4] &+= 1
                }
            }
        }
    }

    /// What came of it; nil where rows are missing.
    mutating func finish() -> PixelBuffer? {
        finishRow()
        return PixelBuffer(width: target.width, height: target.height, bytes: bytes)
    }

    private mutating func finishRow() {
        for index in stride(from: 0, to: sums.count, by: 5) {
            let count = max(sums[index + 4], 1)
            for channel in 0..<3 {
                let value = sums[index + channel] / 255
                bytes.append(UInt8(truncatingIfNeeded: (value + count / 2) / count))
            }
            bytes.append(UInt8(truncatingIfNeeded: (sums[index + 3] + count / 2) / count))
        }
        for index in sums.indices { sums[index] = 0 }
    }
}
