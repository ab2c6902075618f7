public import Foundation

extension Bundle {
    /// Makes the objects of the bundle's file `name.xib` and answers those at its top.
    ///
    /// Nil where there is no such file or it cannot be read; Apple's raises an exception then.
    @MainActor public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self)
        return nib.document == nil ? nil : nib.instantiate(withOwner: owner, options: options)
    }
}
