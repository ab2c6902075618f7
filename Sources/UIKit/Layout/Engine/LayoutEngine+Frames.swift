import Foundation

extension LayoutEngine {
    /// Moves views and guides to where the solver put them.
    func writeFrames() {
        let scale = max(UIScreen.main.scale, 1)
        for mover in movers {
            switch mover {
            case .view(let view, let box):
                view.place(at: frame(of: box).roundedToPixels(scale))
            case .guide(let guide, let box):
                write(frame(of: box).roundedToPixels(scale), to: guide)
            }
        }
    }

    private func write(_ frame: CGRect, to guide: UILayoutGuide) {
        guide.solvedFrame = frame
        guard guide.kind == .scrollContent, let scrollView = guide.owningView as? UIScrollView
        else {
            return
        }
        let decided = decidedContents[ObjectIdentifier(guide)] ?? []
        var size = scrollView.contentSize
        if decided.contains(.horizontal) { size.width = frame.width }
        if decided.contains(.vertical) { size.height = frame.height }
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    private func frame(of box: LayoutBox) -> CGRect {
        let insets = box.insets
        return CGRect(
            x: CGFloat(solver.value(of: box.left)) - insets.left,
            y: CGFloat(solver.value(of: box.top)) - insets.top,
            width: max(0, CGFloat(solver.value(of: box.width))) + insets.left + insets.right,
            height: max(0, CGFloat(solver.value(of: box.height))) + insets.top + insets.bottom
        )
    }

    /// The size that was found for the host, whole pixels that hold all of it.
    var measuredSize: CGSize {
        let scale = max(UIScreen.main.scale, 1)
        let size = frame(of: box(of: host)).size
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: rounded(size.width), height: rounded(size.height))
    }
}

extension CGRect {
    /// The rectangle whose edges are each on the nearest border between pixels.
    fileprivate func roundedToPixels(_ scale: CGFloat) -> CGRect {
        // Halves go up even where the solution is a hair less.
        func rounded(_ length: CGFloat) -> CGFloat {
            (length * scale + 0.5 + 1e-4).rounded(.down) / scale
        }
        let (left, top) = (rounded(minX), rounded(minY))
        return CGRect(
            x: left,
            y: top,
            width: rounded(maxX) - left,
            height: rounded(maxY) - top
        )
    }
}

extension UIView {
    /// Takes a frame, whatever the transform is, touching only what changes.
    fileprivate func place(at frame: CGRect) {
        let anchor = layer.anchorPoint
        let middle = CGPoint(
            x: frame.minX + frame.width * anchor.x,
            y: frame.minY + frame.height * anchor.y
        )
        if bounds.size != frame.size { bounds.size = frame.size }
        if center != middle { center = middle }
    }
}
