#if canImport(UIKit)
public import Foundation

/// Why something could not be shown.
///
/// The vendor has it for ads that fill the screen; here only
/// ``DisplayAdMeasurement/start()`` throws one.
public struct PresentationError: CustomNSError, LocalizedError, Sendable {
    /// The vendor's numbers; Objective-C has them as `GADPresentationErrorCode` in the header.
    public enum Code: Int, Sendable, CaseIterable {
        /// There is no view to measure, or the ad is too old.
        case adNotReady = 15
        /// Not reached: a native ad has no size of its own.
        case adTooLarge = 16
        /// Something went wrong inside.
        case `internal` = 17
        /// Not reached: a native ad may be shown again.
        case adAlreadyUsed = 18
        /// Not reached: what is called from elsewhere comes to the main thread by itself.
        case notMainThread = 21
        /// Not reached: there is no mediation here.
        case mediation = 22
    }

    /// What it is.
    public let code: Code
    /// One sentence that says what happened, and what can be done.
    public let errorDescription: String?
    /// The vendor's domain.
    public static var errorDomain: String { GADErrorDomain }
    /// The number of ``code``.
    public var errorCode: Int { code.rawValue }
    /// The sentence.
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: errorDescription ?? ""]
    }

    init(_ code: Code, _ sentence: String) {
        self.code = code
        errorDescription = sentence
    }
}
#endif
