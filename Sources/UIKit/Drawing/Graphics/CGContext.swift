import CCairo
public import Foundation

/// A picture under work, and the colours, line and transform that drawing uses.
///
/// The origin is the top left corner and y grows downwards, as in UIKit's contexts. It belongs to
/// the thread that made it. Numbers that are not finite draw nothing.
public final class CGContext {
    struct State {
        var fill = RGBA(red: 0, green: 0, blue: 0)
        var stroke = RGBA(red: 0, green: 0, blue: 0)
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var interpolation = CGInterpolationQuality.default
    }

    let bitmap: Bitmap
    let cairo: OpaquePointer
    /// Pixels a point of the whole picture.
    let scale: CGFloat
    var state = State()
    var savedStates: [State] = []
    var openLayers: [CGFloat] = []

    /// A context over `bitmap` in which a point is `scale` pixels.
    init(bitmap: Bitmap, scale: CGFloat) {
        guard let cairo = cairo_create(bitmap.surface) else {
            preconditionFailure("Cairo made no context")
        }
        self.bitmap = bitmap
        self.cairo = cairo
        self.scale = scale
        cairo_scale(cairo, Double(scale), Double(scale))
        cairo_set_line_width(cairo, 1)
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// Remembers colours, line, clip and transform.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Goes back to what was saved last; does nothing where nothing was.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        cairo_restore(cairo)
        state = saved
    }

    /// Moves what is drawn from now on.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales what is drawn from now on.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Turns what is drawn from now on by an angle in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` before the transforms that are there.
    ///
    /// One that cannot be undone (a scale of zero, say) draws nothing from then on.
    public func concatenate(_ transform: CGAffineTransform) {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard numbers.allSatisfy(\.isFinite), determinant.isFinite, abs(determinant) > 1e-12 else {
            // Cairo refuses such a matrix for ever after; an empty clip says the same.
            cairo_new_path(cairo)
            return cairo_clip(cairo)
        }
        var matrix = cairo_matrix_t(
            xx: Double(transform.a),
            yx: Double(transform.b),
            xy: Double(transform.c),
            yy: Double(transform.d),
            x0: Double(transform.tx),
            y0: Double(transform.ty)
        )
        cairo_transform(cairo, &matrix)
    }

    /// From points of what is drawn now to pixels.
    public var ctm: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(
            a: matrix.xx,
            b: matrix.yx,
            c: matrix.xy,
            d: matrix.yy,
            tx: matrix.x0,
            ty: matrix.y0
        )
    }

    /// Sets the colour that shapes are filled with.
    public func setFillColor(_ color: CGColor) {
        state.fill = color.rgba
    }

    /// Sets the colour that lines are drawn with.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.rgba
    }

    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite else { return }
        cairo_set_line_width(cairo, Double(max(width, 0)))
    }

    /// Sets how the ends of lines look.
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairo)
    }

    /// Sets how two lines meet.
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairo)
    }

    /// Draws lines as dashes of these lengths in turn, starting `phase` points in.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        let dashes = isUsable && phase.isFinite ? lengths.map(Double.init) : []
        cairo_set_dash(cairo, dashes, Int32(dashes.count), phase.isFinite ? Double(phase) : 0)
    }

    /// Sets the opacity of each thing drawn, on top of its colour's.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
    }

    /// Sets how new colours join those that are there.
    public func setBlendMode(_ mode: CGBlendMode) {
        cairo_set_operator(cairo, mode.cairo)
    }

    /// Sets whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(
            cairo,
            shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
        )
    }

    /// How much care is taken when a picture is drawn at another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Draws a shadow under each thing drawn, `blur` points wide, until the colour is nil.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap { color in
            Shadow(color: color.rgba, offset: offset, deviation: blur / 2)
        }
    }

    /// Draws a soft black shadow, a third opaque, under each thing drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
