#if canImport(UIKit)
// Errors match by their codes, as those of the vendor's Objective-C do: `catch RequestError.noFill`.
extension RequestError.Code {
    /// Whether an error is a ``RequestError`` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? RequestError)?.code == code
    }
}

extension RequestError {
    /// ``Code/invalidRequest``.
    public static let invalidRequest = Code.invalidRequest
    /// ``Code/noFill``.
    public static let noFill = Code.noFill
    /// ``Code/networkError``.
    public static let networkError = Code.networkError
    /// ``Code/serverError``.
    public static let serverError = Code.serverError
    /// ``Code/osVersionTooLow``.
    public static let osVersionTooLow = Code.osVersionTooLow
    /// ``Code/timeout``.
    public static let timeout = Code.timeout
    /// ``Code/mediationDataError``.
    public static let mediationDataError = Code.mediationDataError
    /// ``Code/mediationAdapterError``.
    public static let mediationAdapterError = Code.mediationAdapterError
    /// ``Code/mediationInvalidAdSize``.
    public static let mediationInvalidAdSize = Code.mediationInvalidAdSize
    /// ``Code/internalError``.
    public static let internalError = Code.internalError
    /// ``Code/invalidArgument``.
    public static let invalidArgument = Code.invalidArgument
    /// ``Code/adAlreadyUsed``.
    public static let adAlreadyUsed = Code.adAlreadyUsed
    /// ``Code/applicationIdentifierMissing``.
    public static let applicationIdentifierMissing = Code.applicationIdentifierMissing
    /// ``Code/receivedInvalidAdString``.
    public static let receivedInvalidAdString = Code.receivedInvalidAdString
}
#endif
