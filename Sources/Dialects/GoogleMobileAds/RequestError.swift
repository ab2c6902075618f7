#if canImport(UIKit)
public import Foundation

/// Why a load came to nothing.
///
/// `localizedDescription` is a sentence that says what can be done. Which cause leads to which code
/// is one table, `AdError+Google.swift`.
public struct RequestError: CustomNSError, LocalizedError, Sendable {
    /// The vendor's numbers; Objective-C has them as `GADErrorCode` in the module's header.
    public enum Code: Int, Sendable, CaseIterable {
        /// The request cannot be made as it is.
        case invalidRequest = 0
        /// Nobody had an ad to sell.
        case noFill = 1
        /// The ad source cannot be reached.
        case networkError = 2
        /// The ad source failed, or answered with something unreadable.
        case serverError = 3
        /// Not reached: every system that the app runs on will do.
        case osVersionTooLow = 4
        /// No ad was ready in time.
        case timeout = 5
        /// Not reached: there is no mediation here.
        case mediationDataError = 7
        /// Not reached: there is no mediation here.
        case mediationAdapterError = 8
        /// Not reached: there is no mediation here.
        case mediationInvalidAdSize = 10
        /// Something went wrong inside.
        case internalError = 11
        /// A value that was handed in cannot be used.
        case invalidArgument = 12
        /// The ad response was loaded before.
        case adAlreadyUsed = 19
        /// Nobody said where ads come from.
        case applicationIdentifierMissing = 20
        /// The ad response that was handed in cannot be read.
        case receivedInvalidAdString = 21
    }

    /// What it is.
    public let code: Code
    /// One sentence that says what happened, and what can be done.
    public var errorDescription: String? { sentence }
    /// The vendor's domain.
    public static var errorDomain: String { GADErrorDomain }
    /// The number of ``code``.
    public var errorCode: Int { code.rawValue }
    /// The sentence, and a ``ResponseInfo`` with the sources that were asked.
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: sentence, GADErrorUserInfoKeyResponseInfo: response]
    }

    let sentence: String
    let response: ResponseInfo

    init(
        _ code: Code,
        _ sentence: String,
        response: ResponseInfo = ResponseInfo(failed: [])
    ) {
        self.code = code
        self.sentence = sentence
        self.response = response
    }
}
#endif
