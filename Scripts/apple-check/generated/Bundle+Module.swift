// What the package manager generates for a target with resources.
import Foundation

extension Foundation.Bundle {
    nonisolated static let module = Bundle.main
}
