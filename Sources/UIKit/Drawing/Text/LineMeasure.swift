import Foundation

/// How high a line is and where in it the baseline runs, in points.
struct LineMeasure {
    var height: CGFloat
    var baseline: CGFloat

    /// A line with letters in these styles.
    init(_ runs: [StyledText.Run], _ paragraph: NSParagraphStyle.Values) {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        for run in runs {
            ascent = max(ascent, run.font.ascender + run.baselineOffset)
            descent = max(descent, -run.font.descender - run.baselineOffset)
        }
        var height = ascent + descent
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        self.height = height
        // What a paragraph style adds to a line goes above the letters.
        baseline = height - descent
    }
}
