public import Foundation

extension UIApplication {
    /// A key of the options for `open`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Open only in an app that is made for the link, never in the browser.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// Asks the host to open the URL; whether it did: never, without a host that opens.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        guard let opensURL = UIKitHost.opensURL else { return false }
        return await opensURL(url)
    }

    /// Asks the host to open the URL; says on the main actor whether it did.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        Task {
            let opened = await open(url)
            completion?(opened)
        }
    }
}
