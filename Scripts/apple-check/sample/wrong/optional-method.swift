// rejected: value of optional type .* must be unwrapped
import UIKit
@MainActor func scroll(_ delegate: any UIScrollViewDelegate, _ view: UIScrollView) { delegate.scrollViewDidScroll(view) }
