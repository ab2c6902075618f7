import CCairo
import Foundation

/// Draws a tree of views as it is on the screen now, animations and all.
@MainActor struct ViewRenderer {
    let context: CGContext

    /// Draws `view` with its bounds' corner at the context's origin, whether it is hidden or not.
    func drawRoot(_ view: UIView) {
        let values = view.layer.shownValues
        context.saveGState()
        context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
        ContextStack.with(context) {
            DrawingTraits.with(view.traitCollection) { compose(view, values) }
        }
        context.restoreGState()
    }

    /// Draws a window where it lies on the screen.
    func drawWindow(_ window: UIWindow) {
        ContextStack.with(context) {
            DrawingTraits.with(window.traitCollection) { draw(window) }
        }
    }

    /// Draws `view` where it lies in its superview.
    private func draw(_ view: UIView) {
        let values = view.layer.shownValues
        guard !values.isHidden, values.opacity > 0.001 else { return }
        context.saveGState()
        context.concatenate(values.toSuperlayer)
        if view.forcedInterfaceStyle == .unspecified {
            compose(view, values)
        } else {
            DrawingTraits.with(view.traitCollection) { compose(view, values) }
        }
        context.restoreGState()
    }

    /// Draws a view that is partly transparent as one thing, so that its parts do not show through.
    private func compose(_ view: UIView, _ values: LayerValues) {
        let clip = context.boundingBoxOfClipPath
        guard !clip.isEmpty, !values.masksToBounds || clip.intersects(values.bounds) else { return }
        guard values.opacity < 1 else { return drawLayer(view, values) }
        context.saveGState()
        context.setAlpha(CGFloat(values.opacity))
        context.beginTransparencyLayer()
        drawLayer(view, values)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func drawLayer(_ view: UIView, _ values: LayerValues) {
        guard let shadow = values.shadow else { return drawParts(view, values) }
        if let background = values.backgroundColor, background.alpha == 1 {
            LayerShadow.draw(shadow, of: values.bounds, radius: values.cornerRadius, in: context)
            return drawParts(view, values)
        }
        context.saveGState()
        context.state.shadow = shadow
        context.beginTransparencyLayer()
        drawParts(view, values)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Background, own content, subviews, border, in Apple's order.
    private func drawParts(_ view: UIView, _ values: LayerValues) {
        if let color = values.backgroundColor, color.alpha > 0 {
            context.setFillColor(color)
            addShape(values.bounds, radius: values.cornerRadius)
            context.fillPath()
        }
        context.saveGState()
        if values.masksToBounds {
            addShape(values.bounds, radius: values.cornerRadius)
            context.clip()
        }
        drawContent(of: view, values)
        for subview in view.subviews { draw(subview) }
        view.drawAbove(values.bounds)
        context.restoreGState()
        drawBorder(values)
    }

    private func drawContent(of view: UIView, _ values: LayerValues) {
        view.needsDisplay = false
        let bounds = values.bounds
        guard bounds.width > 0, bounds.height > 0, context.boundingBoxOfClipPath.intersects(bounds)
        else { return }
        context.saveGState()
        // Labels and pictures may reach beyond their bounds; what an app draws may not.
        if !(view is UILabel), !(view is UIImageView) { context.clip(to: bounds) }
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        view.draw(bounds)
        context.restoreGState()
    }

    private func drawBorder(_ values: LayerValues) {
        let width = values.borderWidth
        guard width > 0, width.isFinite, let color = values.borderColor, color.alpha > 0 else {
            return
        }
        context.setStrokeColor(color)
        context.setLineWidth(width)
        addShape(
            values.bounds.insetBy(dx: width / 2, dy: width / 2),
            radius: max(values.cornerRadius - width / 2, 0)
        )
        context.strokePath()
    }

    private func addShape(_ rect: CGRect, radius: CGFloat) {
        context.beginPath()
        context.addPath(
            CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        )
    }
}

extension LayerValues {
    /// The shadow that the layer throws; none where it cuts off what lies outside.
    fileprivate var shadow: Shadow? {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor, color.alpha > 0 else {
            return nil
        }
        return Shadow(
            color: color.rgba.with(alpha: color.alpha * CGFloat(shadowOpacity)),
            offset: shadowOffset,
            deviation: shadowRadius
        )
    }
}
