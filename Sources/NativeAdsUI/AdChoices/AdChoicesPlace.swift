#if canImport(UIKit)
package import UIKit

/// Where the AdChoices badge of an ad is.
package enum AdChoicesPlace {
    /// In a corner of the ad's view, over all that is there.
    case corner(AdChoicesPosition)
    /// In the middle of a view that the app made room for; the view is not kept.
    case view(UIView)
}

/// The same, as a registration remembers it: keeps no view alive.
@MainActor enum AdChoicesSpot {
    case corner(AdChoicesPosition)
    case view(WeakView)

    init(_ place: AdChoicesPlace) {
        switch place {
        case .corner(let position): self = .corner(position)
        case .view(let view): self = .view(WeakView(view))
        }
    }

    /// The view that the app made room in, if there is one and it still exists.
    var view: UIView? { if case .view(let holder) = self { holder.view } else { nil } }

    /// Whether another one is the same place.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.corner(let own), .corner(let its)): own == its
        case (.view(let own), .view(let its)): own.view === its.view
        case (.corner, .view), (.view, .corner): false
        }
    }
}
#endif
