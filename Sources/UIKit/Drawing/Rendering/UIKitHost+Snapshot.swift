public import Foundation

extension UIKitHost {
    /// A picture of `view` as it is on the screen now, at `scale` pixels a point.
    ///
    /// Lays the view out first. Empty where the view has no size, or one beyond all screens.
    public static func snapshot(of view: UIView, scale: CGFloat = 2) -> UIImage {
        view.layoutIfNeeded()
        let scale = scale.isFinite ? min(max(scale, 0.1), 8) : 2
        let size = view.layer.shownValues.bounds.size
        guard size.width.isFinite, size.height.isFinite, abs(size.width) < 1e5,
            abs(size.height) < 1e5,
            let bitmap = Bitmap(
                width: Int((size.width * scale - 0.001).rounded(.up)),
                height: Int((size.height * scale - 0.001).rounded(.up))
            )
        else { return UIImage() }
        ViewRenderer(context: CGContext(bitmap: bitmap, scale: scale)).drawRoot(view)
        guard let pixels = bitmap.pixels() else { return UIImage() }
        return UIImage(pixels: pixels, scale: scale)
    }
}
