// rejected: 'ContinuousClock' is only available in iOS 16.0 or newer
import Foundation
let now = ContinuousClock().now
