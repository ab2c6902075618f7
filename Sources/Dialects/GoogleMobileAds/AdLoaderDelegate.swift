#if canImport(UIKit)
public import Foundation

#if canImport(ObjectiveC)
/// Told how a load ends; a delegate conforms to the protocols of the types that it asks for.
@objc(GADAdLoaderDelegate)
@preconcurrency @MainActor public protocol AdLoaderDelegate: NSObjectProtocol {
    /// No ad came, or the load was refused; `error` is a ``RequestError``.
    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
    /// No more ads or errors will come of this load.
    @objc optional func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}
#else
/// Told how a load ends; a delegate conforms to the protocols of the types that it asks for.
@preconcurrency @MainActor public protocol AdLoaderDelegate: NSObjectProtocol {
    /// No ad came, or the load was refused; `error` is a ``RequestError``.
    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
    /// No more ads or errors will come of this load.
    func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}

extension AdLoaderDelegate {
    /// Does nothing.
    public func adLoaderDidFinishLoading(_ adLoader: AdLoader) {}
}
#endif

extension AdLoader {
    func fail(_ error: RequestError) {
        delegate?.adLoader(self, didFailToReceiveAdWithError: error)
    }

    func finish() {
        if let finished = delegate?.adLoaderDidFinishLoading(_:) { finished(self) }
    }
}
#endif
