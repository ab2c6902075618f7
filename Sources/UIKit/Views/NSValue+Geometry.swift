public import Foundation

extension NSValue {
    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// The size that it holds.
    public var cgSizeValue: CGSize { sizeValue }
}
