#if canImport(UIKit)
import Foundation

/// Says in VAST's numbers why a player could not play a file.
enum PlaybackFailure {
    /// An error's domain and code, and those of what lies behind it.
    struct Cause: Sendable, Hashable {
        var domain: String
        var code: Int
    }

    /// 401 not found, 402 too slow, 405 cannot be shown.
    ///
    /// A player wraps what happened in what it was doing then: the innermost cause that says
    /// something counts. A file that played and broke off is one that cannot be shown, unless its
    /// bytes did not come in time.
    static func code(of error: (any Error)?, hasStarted: Bool) -> Int {
        let codes = causes(of: error).reversed().compactMap(code)
        let code = codes.first ?? 405
        return hasStarted && code == 401 ? 405 : code
    }

    static func code(of cause: Cause) -> Int? {
        switch (cause.domain, cause.code) {
        case (NSURLErrorDomain, -1001): 402
        // Nobody there, nothing there, not allowed, or an answer that is none.
        case (NSURLErrorDomain, -1013 ... -1000), (NSURLErrorDomain, -1102 ... -1100),
            (NSURLErrorDomain, -1206 ... -1022):
            401
        // Core Media's: forbidden, not found, gone, unavailable.
        case ("CoreMediaErrorDomain", -12_660), ("CoreMediaErrorDomain", -12_938),
            ("CoreMediaErrorDomain", -12_937), ("CoreMediaErrorDomain", -12_661):
            401
        case ("CoreMediaErrorDomain", -12_888), ("CoreMediaErrorDomain", -12_889): 402
        default: nil
        }
    }

    /// The error and, one inside the other, what lies behind it; no more than some of them.
    private static func causes(of error: (any Error)?) -> [Cause] {
        var causes: [Cause] = []
        var next = error.map { $0 as NSError }
        while let current = next, causes.count < 8 {
            causes.append(Cause(domain: current.domain, code: current.code))
            next = current.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return causes
    }
}
#endif
