import CCairo
import Foundation

extension CGContext {
    /// Starts a layer: what is drawn until `endTransparencyLayer()` is composed as one thing.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        openLayers.append(state.alpha)
        saveGState()
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        state.alpha = 1
        state.shadow = nil
    }

    /// Ends the layer begun last and draws it with the opacity and shadow from before it.
    public func endTransparencyLayer() {
        guard !openLayers.isEmpty else { return }
        openLayers.removeLast()
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        restoreGState()
        compose(group)
    }

    /// Runs `draw` with `color` as the source, through a group where a shadow is to fall.
    ///
    /// `draw` gets the path under work, and must end it.
    func paint(_ color: RGBA, draw: (_ cairo: OpaquePointer, _ color: RGBA) -> Void) {
        guard state.shadow != nil else {
            let color = color.with(alpha: color.alpha * state.alpha)
            setSource(color)
            return draw(cairo, color)
        }
        cairo_push_group(cairo)
        setSource(color)
        draw(cairo, color)
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        compose(group)
    }

    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(
            cairo,
            Double(color.red),
            Double(color.green),
            Double(color.blue),
            Double(color.alpha)
        )
    }

    /// Draws a finished group, its shadow first.
    private func compose(_ group: OpaquePointer) {
        if let shadow = state.shadow {
            shadow.draw(under: group, in: self)
        }
        cairo_save(cairo)
        cairo_set_source(cairo, group)
        cairo_paint_with_alpha(cairo, Double(state.alpha))
        cairo_restore(cairo)
    }
}
