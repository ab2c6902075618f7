public import Foundation

extension NSAttributedString {
    /// The size of the text without any limit, in points.
    public func size() -> CGSize {
        textLayout(.init()).size
    }

    /// The rectangle that the text takes when broken at `size.width`; it starts at the origin.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        CGRect(origin: .zero, size: textLayout(limits(size, options)).size)
    }

    /// Draws the text from its top left corner down, into the current context.
    public func draw(at point: CGPoint) {
        let layout = textLayout(.init())
        draw(layout, in: CGRect(origin: point, size: layout.size))
    }

    /// Draws the lines that fit into `rect`, into the current context.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the lines that fit into `rect`, into the current context.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) {
        draw(textLayout(limits(rect.size, options)), in: rect)
    }

    private func limits(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout.Limits {
        let paragraph = StyledText(self, font: Self.defaultFont).paragraph
        let mode =
            options.contains(.truncatesLastVisibleLine)
            ? .byTruncatingTail : paragraph.lineBreakMode
        return TextLayout.Limits(
            width: size.width > 0 ? size.width : nil,
            lines: options.contains(.truncatesLastVisibleLine) || mode.ellipsis == nil ? 0 : 1,
            height: size.height > 0 ? size.height : nil,
            breakMode: mode
        )
    }

    private func textLayout(_ limits: TextLayout.Limits) -> TextLayout {
        TextLayout(StyledText(self, font: Self.defaultFont), limits: limits)
    }

    private func draw(_ layout: TextLayout, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(
            at: rect.origin,
            width: rect.width,
            alignment: layout.text.paragraph.alignment,
            color: RGBA(red: 0, green: 0, blue: 0),
            in: context
        )
    }

    private static let defaultFont = UIFont.systemFont(ofSize: 12)
}
