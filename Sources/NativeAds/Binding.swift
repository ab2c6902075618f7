/// The view that an ad is registered on, as far as the engine needs to know it.
package struct Binding: Sendable, Hashable {
    /// What a log calls the view.
    package var view: String
    /// The assets that have a view of their own.
    package var roles: Set<AssetRole>
    /// Whether a media view is among the views.
    package var hasMediaView: Bool

    package init(view: String, roles: Set<AssetRole> = [], hasMediaView: Bool = false) {
        self.view = view
        self.roles = roles
        self.hasMediaView = hasMediaView
    }
}
