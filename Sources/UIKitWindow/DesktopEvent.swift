/// What a person or the desktop did to the window; places are in pixels of the window.
enum DesktopEvent: Equatable {
    case closed
    case pressed(x: Double, y: Double)
    case moved(x: Double, y: Double)
    case released(x: Double, y: Double)
    /// The wheel was turned by so many notches, positive away from the person.
    case wheel(x: Double, y: Double, notches: Double)
    /// The window was covered or resized, so its picture has to be shown again.
    case exposed
    case hidden
    case shown
    case other
}
