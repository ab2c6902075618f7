// `import UIKit` brings Foundation along on Apple's systems, and apps count on it.
@_exported public import Foundation
