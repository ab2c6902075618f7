#if canImport(UIKit)
public import Foundation

#if !canImport(ObjectiveC)
/// Tells GFP whether the app has opened what it was given.
public typealias GFPS2SAdLandingHandler = (Bool) -> Void
#endif

/// Opens the pages of direct ads in the place of GFP; see ``GFPAdLoader/s2sClickDelegate``.
#if canImport(ObjectiveC)
@objc(GFPS2SAdClickDelegate)
#endif
@preconcurrency @MainActor public protocol GFPS2SAdClickDelegate: NSObjectProtocol {
    /// A person tapped an ad that leads to `urlString`: open it, then say whether that worked.
    ///
    /// The click has counted with the tap, whatever you say.
    func openURL(with urlString: String, landingHandler: @escaping GFPS2SAdLandingHandler)
}
#endif
