// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Why a load failed: what an error's code and sentence are in the domain `com.appnexus.sdk`.
#if canImport(ObjectiveC)
@objc(ANAdResponseCode) @objcMembers
#endif
public final class ANAdResponseCode: NSObject, Sendable {
    /// The number that errors carry.
    public let code: Int
    /// What the number means, in one sentence.
    public let message: String

    init(_ code: Int, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Nothing has happened yet; no error carries it.
    public class func DEFAULT() -> ANAdResponseCode {
        ANAdResponseCode(-1, "Nothing was loaded yet.")
    }

    /// An ad is there; no error carries it.
    public class func SUCCESS() -> ANAdResponseCode {
        ANAdResponseCode(0, "The ad was loaded.")
    }

    /// The request cannot be sent, or was refused; also before start-up and configuration.
    public class func INVALID_REQUEST() -> ANAdResponseCode {
        ANAdResponseCode(1, "The request is not valid.")
    }

    /// Nobody has an ad right now: normal, ask again later.
    public class func UNABLE_TO_FILL() -> ANAdResponseCode {
        ANAdResponseCode(2, "No ad is for sale right now.")
    }

    /// Declared for apps that compare with it; there are no mediated SDKs here.
    public class func MEDIATED_SDK_UNAVAILABLE() -> ANAdResponseCode {
        ANAdResponseCode(3, "The mediated SDK is missing.")
    }

    /// The endpoint could not be reached in time.
    public class func NETWORK_ERROR() -> ANAdResponseCode {
        ANAdResponseCode(4, "The ad server cannot be reached.")
    }

    /// A fault of this package.
    public class func INTERNAL_ERROR() -> ANAdResponseCode {
        ANAdResponseCode(5, "Something went wrong inside the ads library.")
    }

    /// The request is still busy with an earlier load.
    public class func REQUEST_TOO_FREQUENT() -> ANAdResponseCode {
        ANAdResponseCode(6, "The request is still loading; wait for its outcome.")
    }

    /// The endpoint answered with something that is no bid response.
    public class func BAD_FORMAT() -> ANAdResponseCode {
        ANAdResponseCode(7, "The answer cannot be read.")
    }

    /// Declared for apps that compare with it; a bad endpoint is an ``INVALID_REQUEST()``.
    public class func BAD_URL() -> ANAdResponseCode {
        ANAdResponseCode(8, "The address is not valid.")
    }

    /// Declared for apps that compare with it; a failed connection is a ``NETWORK_ERROR()``.
    public class func BAD_URL_CONNECTION() -> ANAdResponseCode {
        ANAdResponseCode(9, "The address cannot be reached.")
    }

    /// Declared for apps that compare with it; only banners can meet it.
    public class func NON_VIEW_RESPONSE() -> ANAdResponseCode {
        ANAdResponseCode(10, "The answer is no view.")
    }

    /// Declared for apps that compare with it; there are no adapters here.
    public class func CUSTOM_ADAPTER_ERROR(_ message: String) -> ANAdResponseCode {
        ANAdResponseCode(11, message)
    }
}
