import Foundation

extension UIKitHost {
    /// The tree of views as text: class, frame, and what a person sees, one view a line.
    ///
    /// The same tree always gives the same text, so it can be kept as the expectation of a test.
    /// Lays the view out first.
    public static func describe(_ view: UIView) -> String {
        view.layoutIfNeeded()
        var lines: [String] = []
        append(view, depth: 0, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(_ view: UIView, depth: Int, to lines: inout [String]) {
        // Trees as deep as this come from a mistake, and would only end with the memory.
        guard depth < 200 else { return }
        let indent = String(repeating: "  ", count: depth)
        lines.append(indent + ViewDescription(view).facts.joined(separator: " "))
        for subview in view.subviews {
            append(subview, depth: depth + 1, to: &lines)
        }
    }
}
