import Foundation

/// Where everything in a flow lies: a pure function of sizes, in lines that follow one another.
///
/// Lengths are counted along the scrolling ("along") and across it, so that rows and columns are
/// one thing. In a line before a section's last, items reach from edge to edge and the room
/// left over is shared between them, or round a single one; the last line begins at the start and
/// has the gaps of the lines before where all items are of one size, else the least.
struct FlowArrangement {
    /// What is laid out.
    struct Section {
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var inset = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var items: [CGSize] = []
    }

    /// One thing that has a place.
    enum Kind: Hashable {
        case header(Int)
        case item(IndexPath)
        case footer(Int)
    }

    /// Things side by side, and from where to where they reach along the scrolling.
    private struct Line {
        var elements: Range<Int>
        var start: CGFloat
        var end: CGFloat
    }

    /// Everything in order, with its frame.
    private(set) var elements: [(kind: Kind, frame: CGRect)] = []
    private var places: [Kind: Int] = [:]
    private var lines: [Line] = []
    private var length: CGFloat = 0
    private let width: CGFloat
    private let isHorizontal: Bool

    init(_ sections: [Section], width: CGFloat, isHorizontal: Bool) {
        self.width = width
        self.isHorizontal = isHorizontal
        for (index, section) in sections.enumerated() { append(section, index) }
    }

    /// How large all of it is.
    var contentSize: CGSize {
        isHorizontal
            ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
    }

    /// Where something lies; nil if there is no such thing.
    func frame(of kind: Kind) -> CGRect? { places[kind].map { elements[$0].frame } }

    /// What lies in this part of the area.
    func elements(in rect: CGRect) -> [(kind: Kind, frame: CGRect)] {
        let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        guard start < end else { return [] }
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end > start { high = middle } else { low = middle + 1 }
        }
        return lines[low...].prefix { $0.start < end }.flatMap { elements[$0.elements] }
            .filter { $0.frame.intersects(rect) }
    }

    private mutating func append(_ section: Section, _ index: Int) {
        appendBand(section.header, .header(index))
        let before = isHorizontal ? section.inset.left : section.inset.top
        let after = isHorizontal ? section.inset.right : section.inset.bottom
        length += before
        appendItems(of: section, index)
        length += after
        appendBand(section.footer, .footer(index))
    }

    /// A header or footer, from edge to edge across.
    private mutating func appendBand(_ extent: CGFloat, _ kind: Kind) {
        guard extent > 0 else { return }
        let start = length
        length += extent
        add(kind, along: start, across: 0, CGSize(width: width, height: extent))
        lines.append(
            Line(elements: elements.count - 1..<elements.count, start: start, end: length)
        )
    }

    private mutating func appendItems(of section: Section, _ index: Int) {
        let sizes = section.items.map(turned)
        let edges =
            isHorizontal
            ? (section.inset.top, section.inset.bottom) : (section.inset.left, section.inset.right)
        let room = max(0, width - edges.0 - edges.1)
        let isUniform = sizes.allSatisfy { $0 == sizes.first }
        var (first, gap) = (0, section.itemSpacing)
        while first < sizes.count {
            let next = Self.lineEnd(sizes, from: first, room: room, spacing: section.itemSpacing)
            let isLast = next == sizes.count
            let used = sizes[first..<next].reduce(0) { $0 + $1.width }
            let free = max(0, room - used)
            var start = edges.0
            if !isLast {
                gap = next - first > 1 ? free / CGFloat(next - first - 1) : 0
                if next - first == 1 { start += free / 2 }
            } else if !isUniform || first == 0 {
                gap = section.itemSpacing
            } else if gap == 0, next - first == 1 {
                // One column: the last item stands under the others.
                start += free / 2
            }
            if first > 0 { length += section.lineSpacing }
            appendLine(sizes[first..<next], section: index, from: start, gap: gap)
            first = next
        }
    }

    /// Where the line that begins at `first` ends; it has one item at least.
    private static func lineEnd(
        _ sizes: [CGSize],
        from first: Int,
        room: CGFloat,
        spacing: CGFloat
    ) -> Int {
        var used = sizes[first].width
        var next = first + 1
        // A hair more, for thirds of a width that do not add up to it.
        while next < sizes.count, used + spacing + sizes[next].width <= room + 0.001 {
            used += spacing + sizes[next].width
            next += 1
        }
        return next
    }

    /// Items of different extents stand in the middle of their line.
    private mutating func appendLine(
        _ sizes: ArraySlice<CGSize>,
        section: Int,
        from start: CGFloat,
        gap: CGFloat
    ) {
        let extent = sizes.reduce(0) { max($0, $1.height) }
        let firstElement = elements.count
        var across = start
        for item in sizes.indices {
            let size = sizes[item]
            add(
                .item(IndexPath(item: item, section: section)),
                along: length + (extent - size.height) / 2,
                across: across,
                size
            )
            across += size.width + gap
        }
        let line = firstElement..<elements.count
        lines.append(Line(elements: line, start: length, end: length + extent))
        length += extent
    }

    private mutating func add(_ kind: Kind, along: CGFloat, across: CGFloat, _ size: CGSize) {
        places[kind] = elements.count
        let frame =
            isHorizontal
            ? CGRect(x: along, y: across, width: size.height, height: size.width)
            : CGRect(x: across, y: along, width: size.width, height: size.height)
        elements.append((kind, frame))
    }

    /// A size as (across, along); one that is no number, or none at all, has no length.
    private func turned(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        return isHorizontal
            ? CGSize(width: length(size.height), height: length(size.width))
            : CGSize(width: length(size.width), height: length(size.height))
    }
}
