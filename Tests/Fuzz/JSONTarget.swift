import Foundation
import OpenRTB

extension FuzzTarget {
    /// The JSON reader, without and with places, and the writer over what it read.
    static let json = FuzzTarget(name: "json") { bytes, count in
        read(bytes, count) { data in
            let node = try? JSONReader.readNode(data).value
            guard let value = try? JSONReader.read(data).value else {
                precondition(node == nil, "Only the reader with places reads this.")
                return
            }
            precondition(node?.value == value, "The readers disagree.")
            for text in [value.text(), value.text(pretty: true)] {
                let again = try? JSONReader.read(text).value
                precondition(again == value, "What was written does not read as what it was.")
            }
        }
    }
}
