import Foundation
import OpenRTB
import UIKit

/// A gray box of a picture's size that says what it stands for.
@MainActor struct PreviewPlaceholder {
    private let size: CGSize
    private let lines: [String]
    private let isIcon: Bool

    /// Pictures are shown at phone size: more pixels than this only cost time.
    private static let longest = 1200.0

    init(_ image: ImageAsset) {
        isIcon = image.type == .icon
        let isKnown = (image.w ?? 0) > 0 && (image.h ?? 0) > 0
        let usual = isIcon ? (80, 80) : (1200, 627)
        // The ratio is kept within what anybody could look at.
        let (w, h) =
            isKnown
            ? (Double(image.w ?? 1), Double(image.h ?? 1)) : (Double(usual.0), Double(usual.1))
        let scale = Self.longest / max(w, h)
        size = CGSize(
            width: max(w * scale, Self.longest / 20).rounded(),
            height: max(h * scale, Self.longest / 20).rounded()
        )
        let host = URL(string: image.url)?.host ?? ""
        let measure = isKnown ? "\(image.w ?? 0) × \(image.h ?? 0)" : "size unknown"
        lines = [measure, host].filter { !$0.isEmpty }
    }

    /// The box as a file.
    var png: Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            drawLandscape()
            if !isIcon { drawLines() }
        }
    }

    private var unit: CGFloat { min(size.width * 0.55, size.height) }

    /// A sun over two hills, the sign for a picture.
    private func drawLandscape() {
        let side = isIcon ? size.height * 0.56 : unit * 0.24
        let left = (size.width - side) / 2
        let top = isIcon ? (size.height - side) / 2 : size.height / 2 - side * 1.05
        UIColor.systemGray3.setFill()
        let sun = CGRect(
            x: left + side * 0.62,
            y: top + side * 0.08,
            width: side * 0.2,
            height: side * 0.2
        )
        UIBezierPath(ovalIn: sun).fill()
        let hills = UIBezierPath()
        let corners = [(0.0, 0.9), (0.34, 0.3), (0.56, 0.66), (0.7, 0.48), (1.0, 0.9)]
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: left + side * corner.0, y: top + side * corner.1)
            if index == 0 { hills.move(to: point) } else { hills.addLine(to: point) }
        }
        hills.close()
        hills.fill()
    }

    private func drawLines() {
        let height = unit * 0.075
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        centered.lineBreakMode = .byTruncatingMiddle
        for (index, line) in lines.enumerated() {
            let top = size.height / 2 + unit * 0.02 + CGFloat(index) * height * 1.4
            NSString(string: line).draw(
                in: CGRect(x: 0, y: top, width: size.width, height: height * 1.4),
                withAttributes: [
                    .font: UIFont.systemFont(
                        ofSize: height,
                        weight: index == 0 ? .semibold : .regular
                    ),
                    .foregroundColor: UIColor.systemGray,
                    .paragraphStyle: centered,
                ]
            )
        }
    }
}
