// rejected: 'anchorPoint' is only available in iOS 16.0 or newer
import UIKit
@MainActor func move(_ view: UIView) { view.anchorPoint = .zero }
