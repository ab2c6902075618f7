import Foundation

/// One making of a file's objects: views first, then what holds between them.
///
/// Nothing in a file ends the process: what cannot be made or means nothing here is left out and
/// told once.
@MainActor final class NibBuilding {
    let nib: UINib
    let document: NibDocument
    /// What cells are found again by; the file's own identifier where nil.
    let reuseIdentifier: String?

    /// What each identifier in the file stands for.
    private var objects: [String: AnyObject] = [:]
    /// The views with their elements, in the order they were made.
    private var made: [(view: UIView, element: NibElement)] = []
    private var told: Set<String> = []

    /// More problems than this are not told: nobody reads them.
    private static let mostProblems = 50

    init(nib: UINib, document: NibDocument, reuseIdentifier: String?) {
        self.nib = nib
        self.document = document
        self.reuseIdentifier = reuseIdentifier
    }

    /// Makes everything and answers the objects at the top.
    func build(owner: Any?, external: [String: Any]) -> [Any] {
        let (placeholders, elements) = split()
        for placeholder in placeholders { adopt(placeholder, owner: owner, external: external) }
        let top = elements.compactMap(topView)
        for (view, element) in made { addConstraints(of: element, to: view) }
        for placeholder in placeholders { connect(placeholder) }
        for (_, element) in made { connect(element) }
        for (view, element) in made { setRuntimeAttributes(of: element, on: view) }
        for (view, _) in made { view.awakeFromNib() }
        return top
    }

    /// Tells a problem, once.
    func note(_ sentence: String) {
        guard told.count < Self.mostProblems, told.insert(sentence).inserted else { return }
        UIKitHost.reportsNibProblem("\(nib.name): \(sentence).")
    }

    /// Makes an identifier stand for an object; the first of several objects keeps it.
    func remember(_ object: AnyObject, as id: String?) {
        guard let id else { return }
        guard objects[id] == nil else { return note("two things have the identifier \(id)") }
        objects[id] = object
    }

    /// What the identifier stands for.
    func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

    /// Notes that a view was made from an element, with the guides that the element names.
    func remember(_ view: UIView, from element: NibElement) {
        made.append((view, element))
        remember(view, as: element.id)
        for child in element.children
        where child.name == "viewLayoutGuide" || child.name == "layoutGuide" {
            remember(Self.guide(child["key"], of: view), as: child.id)
        }
    }

    private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide {
        switch (key, view) {
        case ("contentLayoutGuide", let scroll as UIScrollView): scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as UIScrollView): scroll.frameLayoutGuide
        default: view.safeAreaLayoutGuide
        }
    }

    private func split() -> (placeholders: [NibElement], objects: [NibElement]) {
        let isPlaceholder = { (element: NibElement) in element.name == "placeholder" }
        return (
            document.objects.filter(isPlaceholder), document.objects.filter { !isPlaceholder($0) }
        )
    }

    private func adopt(_ placeholder: NibElement, owner: Any?, external: [String: Any]) {
        let name = placeholder["placeholderIdentifier"] ?? ""
        switch name {
        case "IBFilesOwner":
            if let owner { remember(owner as AnyObject, as: placeholder.id) }
        case "IBFirstResponder": break
        default:
            guard let object = external[name] else {
                return note("no external object is called \(name)")
            }
            remember(object as AnyObject, as: placeholder.id)
        }
    }

    /// An object at the top; only views are made.
    private func topView(_ element: NibElement) -> UIView? {
        let isView =
            NibBuilding.types[element.name] != nil || element.child(key: "frame")?.name == "rect"
        guard isView else {
            note("\(element.name) is left out, as only views are made")
            return nil
        }
        return view(from: element)
    }

    private func addConstraints(of element: NibElement, to view: UIView) {
        let excluded = NibVariations(element).excluded("constraints")
        for child in element.list("constraints")
        where child.name == "constraint" && child["placeholder"] != "YES"
            && !excluded.contains(child.id ?? "")
        {
            do throws(NibError) {
                let constraint = try NibConstraint(child).constraint(in: view) { object($0) }
                constraint.isActive = true
                remember(constraint, as: child.id)
            } catch {
                note("the constraint \(child.id ?? "without an identifier") \(error.sentence)")
            }
        }
    }
}
