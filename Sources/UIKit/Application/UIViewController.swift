public import Foundation

/// Looks after one screenful of views.
///
/// As Apple's, without storyboards, and with presentation that covers at once, without animation.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// Where the view is between gone and shown.
    enum Appearance {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    /// What bars call this screen.
    open var title: String?
    /// The controllers inside this one.
    public internal(set) final var children: [UIViewController] = []
    /// The controller that this one is in.
    public internal(set) final weak var parent: UIViewController?
    /// The controller that this one or one around it shows over itself.
    public final var presentedViewController: UIViewController? {
        shown ?? parent?.presentedViewController
    }
    /// The controller that this one shows over itself; only an outermost one does.
    final var shown: UIViewController?
    /// The controller that shows this one over itself.
    public internal(set) final weak var presentingViewController: UIViewController?
    /// How this controller covers the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Where the view is between gone and shown.
    final var appearance = Appearance.disappeared
    /// See `overrideUserInterfaceStyle`.
    final var ownInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// See `registerForTraitChanges`.
    final var traitObservers = TraitObservers()
    private final let givenNib: (name: String?, bundle: Bundle?)
    /// The view, once loaded.
    private final var loadedView: UIView?

    /// A controller whose view is made when first asked for.
    public override init() {
        givenNib = (nil, nil)
        super.init()
    }

    /// A controller whose view is in the bundle's file `nibNameOrNil.xib`.
    ///
    /// Without a name the view is in a file that is called as the class, if there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNib = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// A controller without anything decoded: there are no storyboards to read from.
    public required init?(coder: NSCoder) {
        givenNib = (nil, nil)
        super.init()
    }

    /// The name of the XIB file that the view is in, as far as one was given.
    open var nibName: String? { givenNib.name }

    /// The bundle that this file is in; the app's main one where nil.
    open var nibBundle: Bundle? { givenNib.bundle }

    /// The controller's view; made by `loadView` when first asked for.
    ///
    /// Never nil, where Apple's type is `UIView!`; it cannot be unloaded.
    open var view: UIView {
        get { loadedView ?? load() }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue.controller = self
        }
    }

    /// Whether the view was made already.
    public final var isViewLoaded: Bool { loadedView != nil }

    /// The view if it was made already.
    public final var viewIfLoaded: UIView? { loadedView }

    /// Makes the view unless it is there.
    public final func loadViewIfNeeded() {
        if loadedView == nil { load() }
    }

    @discardableResult
    private final func load() -> UIView {
        loadView()
        let view = loadedView ?? UIView(frame: UIScreen.main.bounds)
        if loadedView == nil { self.view = view }
        viewDidLoad()
        return view
    }

    /// Sets `view`: to the one in the controller's XIB file, else to a plain one as large as the screen.
    open func loadView() {
        loadViewFromNib()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// The view was made.
    open func viewDidLoad() {}

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view's `layoutSubviews` is about to run.
    open func viewWillLayoutSubviews() {}

    /// The view's `layoutSubviews` has run.
    open func viewDidLayoutSubviews() {}

    /// The controller is about to go into another, or out of any.
    open func willMove(toParent parent: UIViewController?) {}

    /// The controller went into another, or out of any.
    open func didMove(toParent parent: UIViewController?) {}

    /// Memory is short.
    open func didReceiveMemoryWarning() {}

    /// The superview of the controller's view.
    open override var next: UIResponder? { viewIfLoaded?.superview }

    /// Style and scale to draw with.
    open var traitCollection: UITraitCollection {
        if let viewIfLoaded { return viewIfLoaded.traitCollection }
        guard ownInterfaceStyle != .unspecified else { return UIScreen.main.traitCollection }
        return UITraitCollection(
            userInterfaceStyle: ownInterfaceStyle,
            displayScale: UIScreen.main.scale,
            layoutDirection: UIScreen.main.traitCollection.layoutDirection
        )
    }

    /// Style or scale changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Shows another controller over everything; at once, whatever `animated` says.
    open func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        cover(with: controller)
        completion?()
    }

    /// Takes away what this controller shows, or else this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        uncover()
        completion?()
    }
}
