#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC

/// Why a call to GFP did not work out.
///
/// The same domain, codes and names as the vendor's; the description is a sentence of our own that
/// says what can be done about it.
#if canImport(ObjectiveC)
@objc(GFPError)
@objcMembers
#endif
public final class GFPError: NSError, @unchecked Sendable {
    /// The domain of all codes of ``GFPErrorCode``.
    public static let domain = "GFPErrorDomain"

    /// An error with nothing more to say than its code.
    public convenience init(code: GFPErrorCode) {
        self.init(code: code, userInfo: nil)
    }

    /// An error with details under Foundation's keys.
    public convenience init(code: GFPErrorCode, userInfo: [String: Any]?) {
        self.init(domain: Self.domain, code: code.rawValue, userInfo: userInfo)
    }

    /// The same as ``init(code:userInfo:)``.
    public class func error(withCode code: GFPErrorCode, userInfo: [String: Any]?) -> GFPError {
        GFPError(code: code, userInfo: userInfo)
    }

    /// The name of the code, as `GFPErrorNoFill`; `nil` where the code is none of the vendor's.
    public func codeName() -> String? {
        GFPErrorCodeName(code).map { String(cString: $0) }
    }
}

extension GFPError {
    /// An error whose description is `sentence`.
    convenience init(_ code: GFPErrorCode, _ sentence: String) {
        self.init(code: code, userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
#endif
