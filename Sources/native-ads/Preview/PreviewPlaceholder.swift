import Foundation
import OpenRTB
import UIKit
import VAST

/// A gray box of a picture's size that says what it stands for.
@MainActor struct PreviewPlaceholder {
    private enum Kind {
        case icon, picture, film
    }

    /// Its size in pixels.
    let size: CGSize
    private let lines: [String]
    private let kind: Kind

    /// Pictures are shown at phone size: more pixels than this only cost time.
    private static let longest = 1200.0

    /// A box in place of a picture; a play button will stand in the middle of a film's.
    init(_ image: ImageAsset, isOfFilm: Bool = false) {
        let kind: Kind = image.type == .icon ? .icon : isOfFilm ? .film : .picture
        self.init(kind, image.w, image.h, from: image.url)
    }

    /// A box in place of a frame of a video; a play button will stand in its middle.
    init(film file: MediaFile?) {
        self.init(.film, file?.width, file?.height, from: file?.url ?? "")
    }

    private init(_ kind: Kind, _ w: Int?, _ h: Int?, from url: String) {
        self.kind = kind
        let (known, usual) = (Self.sides(w, h), Self.usualSides(kind))
        let (w, h) = known ?? usual
        let scale = Self.longest / max(w, h)
        // The ratio is kept within what anybody could look at.
        size = CGSize(
            width: max(w * scale, Self.longest / 20).rounded(),
            height: max(h * scale, Self.longest / 20).rounded()
        )
        let measure = known.map { "\(Int($0.w)) × \(Int($0.h))" } ?? "size unknown"
        lines = [measure, URL(string: url)?.host ?? ""].filter { !$0.isEmpty }
    }

    private static func sides(_ w: Int?, _ h: Int?) -> (w: Double, h: Double)? {
        guard let w, let h, w > 0, h > 0 else { return nil }
        return (Double(w), Double(h))
    }

    private static func usualSides(_ kind: Kind) -> (w: Double, h: Double) {
        switch kind {
        case .icon: (80, 80)
        case .picture: (1200, 627)
        case .film: (1280, 720)
        }
    }

    /// The box as a file.
    var png: Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            if kind != .film { drawLandscape() }
            if kind != .icon { drawLines() }
        }
    }

    private var unit: CGFloat { min(size.width * 0.55, size.height) }

    /// A sun over two hills, the sign for a picture.
    private func drawLandscape() {
        let isIcon = kind == .icon
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

    /// Below the landscape; above a play button, as its length stands in the lower corner.
    private func drawLines() {
        let height = unit * 0.075
        let pitch = height * 1.4
        let room = kind == .film ? -unit * 0.19 - CGFloat(lines.count) * pitch : unit * 0.02
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        centered.lineBreakMode = .byTruncatingMiddle
        for (index, line) in lines.enumerated() {
            let top = size.height / 2 + room + CGFloat(index) * pitch
            NSString(string: line).draw(
                in: CGRect(x: 0, y: top, width: size.width, height: pitch),
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
