#if canImport(UIKit)
import UIKit

extension UIView {
    /// Whether the view's scene is in front and gets touches.
    var isInForeground: Bool {
        guard let scene = window?.windowScene else {
            return UIApplication.shared.applicationState == .active
        }
        return scene.activationState == .foregroundActive
    }
}
#endif
