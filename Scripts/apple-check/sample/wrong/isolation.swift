// rejected: main actor-isolated property 'text' can not be mutated from a nonisolated context
import UIKit
func rename(_ label: UILabel) { label.text = "x" }
