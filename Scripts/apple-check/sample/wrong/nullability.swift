// rejected: value of optional type 'UIView\?' must be unwrapped
import UIKit
@MainActor func parent(of view: UIView) -> UIView { view.superview }
