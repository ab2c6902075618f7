import Foundation

extension UIViewController {
    /// Makes the objects of the controller's file, whose owner it is, and with them its view.
    func loadViewFromNib() {
        let bundle = nibBundle ?? .main
        guard let name = nibName ?? standardNibName(in: bundle) else { return }
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
        if viewIfLoaded == nil {
            UIKitHost.reportsNibProblem(
                "\(name) connects no view to its owner, a \(type(of: self))."
            )
        }
    }

    /// The file that is called as the class, or as the class without "Controller", as Apple has it.
    private func standardNibName(in bundle: Bundle) -> String? {
        let name = String(describing: type(of: self))
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
        return [short, name].first { UINib.exists($0, in: bundle) }
    }
}
