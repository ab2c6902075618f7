// rejected: 'windows' was deprecated in iOS 15.0
import UIKit
@MainActor func first() -> UIWindow? { UIApplication.shared.windows.first }
