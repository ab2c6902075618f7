/// The view that an ad is registered on, as far as the engine needs to know it.
package struct Binding: Sendable, Hashable {
    /// What a log calls the view.
    package var view: String
    /// Which view it is, told apart from others of that name and from those that went before it.
    package var place: Int
    /// Which registration it is; the same view may be registered anew with other parts.
    package var registration: Int
    /// The assets that have a view of their own.
    package var roles: Set<AssetRole>
    /// Whether a media view is among the views.
    package var hasMediaView: Bool

    package init(
        view: String,
        place: Int = 0,
        registration: Int = 0,
        roles: Set<AssetRole> = [],
        hasMediaView: Bool = false
    ) {
        self.view = view
        self.place = place
        self.registration = registration
        self.roles = roles
        self.hasMediaView = hasMediaView
    }

    /// Whether it is about the same view, so that what was seen there still counts.
    func isOnSameView(as other: Binding) -> Bool {
        view == other.view && place == other.place
    }
}
