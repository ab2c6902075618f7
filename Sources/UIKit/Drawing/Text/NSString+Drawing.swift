public import Foundation

/// Apple has these on `NSString`; a Swift `String` gets there by itself on Apple's systems only.
extension String {
    /// The size of the text without any limit, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The rectangle that the text takes when broken at `size.width`; it starts at the origin.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text from its top left corner down, into the current context.
    public func draw(
        at point: CGPoint,
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the lines that fit into `rect`, into the current context.
    public func draw(
        in rect: CGRect,
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
}

extension NSString {
    /// The size of the text without any limit, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(self).size(withAttributes: attributes)
    }

    /// The rectangle that the text takes when broken at `size.width`; it starts at the origin.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(self).boundingRect(
            with: size,
            options: options,
            attributes: attributes,
            context: context
        )
    }

    /// Draws the text from its top left corner down, into the current context.
    public func draw(
        at point: CGPoint,
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        String(self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the lines that fit into `rect`, into the current context.
    public func draw(
        in rect: CGRect,
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        String(self).draw(in: rect, withAttributes: attributes)
    }
}
