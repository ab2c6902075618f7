/// Finds the line and column of a byte, for those who ask about many bytes of one document.
package struct TextPositions: Sendable {
    private let lineStarts: [Int]

    /// Reads where the lines of `bytes` begin.
    package init(_ bytes: some Collection<UInt8>) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The line and the column in bytes, both from 1, of the byte at `offset`.
    package func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// The place in bytes of a line and a column, which both count from 1.
    package func offset(line: Int, column: Int) -> Int {
        lineStarts[min(max(line, 1), lineStarts.count) - 1] + max(column, 1) - 1
    }
}
