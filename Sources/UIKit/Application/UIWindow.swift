public import Foundation

/// The root of a tree of views, as large as the screen unless told otherwise.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// How windows lie over one another.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The higher, the nearer.
        public let rawValue: CGFloat

        /// The level of this height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Where an app's windows are.
        public static let normal = Level(rawValue: 0)
        /// Over the app's windows.
        public static let statusBar = Level(rawValue: 1000)
        /// Over everything.
        public static let alert = Level(rawValue: 2000)
    }

    /// How this window lies over others.
    open var windowLevel = Level.normal {
        didSet { UIApplication.shared.windowLevelDidChange(self) }
    }
    /// The scene the window is in.
    open weak var windowScene: UIWindowScene?
    /// The controller that fills the window.
    open var rootViewController: UIViewController? {
        didSet { replaceRoot(oldValue) }
    }
    /// Finds out who gets the touches of this window.
    final lazy var touchDispatcher = TouchDispatcher(window: self)

    /// A hidden window of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        windowScene = UIApplication.shared.scene
    }

    /// A hidden window in the scene, as large as the screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// An empty hidden window.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application gets what no view handles.
    open override var next: UIResponder? { UIApplication.shared }

    /// Whether this is the window that the app's keyboard would write to.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Whether the window is shown.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            UIApplication.shared.windowVisibilityDidChange(self)
        }
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes this the key window.
    open func makeKey() {
        UIApplication.shared.keyWindow = self
    }

    /// The insets that the screen says, where the window fills it.
    final var windowSafeAreaInsets: UIEdgeInsets {
        frame == UIScreen.main.bounds ? UIScreen.main.safeAreaInsets : .zero
    }

    /// Lets the root controller's view fill the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.view.frame = bounds
    }
}
