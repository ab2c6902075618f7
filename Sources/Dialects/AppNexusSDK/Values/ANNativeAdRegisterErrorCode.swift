/// Why a view could not be registered: the codes of the errors that `registerView` throws.
#if canImport(ObjectiveC)
@objc
#endif
public enum ANNativeAdRegisterErrorCode: UInt, Sendable {
    /// There is no view: an outlet that is not connected.
    case invalidView = 200
    /// There is no controller to show pages over.
    case invalidRootViewController = 201
    /// The ad is too old; load another.
    case expiredResponse = 202
    /// Declared for apps that switch over it; without mediation nothing leads to it.
    case badAdapter = 203
    /// Anything else.
    case internalError = 204
}
