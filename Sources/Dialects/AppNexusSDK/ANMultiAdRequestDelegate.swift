#if canImport(UIKit)
public import Foundation

#if canImport(ObjectiveC)
/// Told how the one request of several units ended; each unit's own delegate hears of its ad before.
@objc(ANMultiAdRequestDelegate)
@preconcurrency @MainActor public protocol ANMultiAdRequestDelegate: NSObjectProtocol {
    /// The request was answered, and each unit has heard what it got.
    @objc optional func multiAdRequestDidComplete(_ mar: ANMultiAdRequest)
    /// The request as a whole came to nothing.
    @objc optional func multiAdRequest(_ mar: ANMultiAdRequest, didFailWithError error: any Error)
}
#else
/// Told how the one request of several units ended; each unit's own delegate hears of its ad before.
@preconcurrency @MainActor public protocol ANMultiAdRequestDelegate: NSObjectProtocol {
    /// The request was answered, and each unit has heard what it got.
    func multiAdRequestDidComplete(_ mar: ANMultiAdRequest)
    /// The request as a whole came to nothing.
    func multiAdRequest(_ mar: ANMultiAdRequest, didFailWithError error: any Error)
}

extension ANMultiAdRequestDelegate {
    /// Does nothing.
    public func multiAdRequestDidComplete(_ mar: ANMultiAdRequest) {}
    /// Does nothing.
    public func multiAdRequest(_ mar: ANMultiAdRequest, didFailWithError error: any Error) {}
}
#endif

extension ANMultiAdRequest {
    /// Tells the delegate how the request as a whole ended; `nil`, it was answered.
    func report(_ failure: NSError?) {
        if let failure {
            if let tell = delegate?.multiAdRequest(_:didFailWithError:) { tell(self, failure) }
        } else {
            if let tell = delegate?.multiAdRequestDidComplete(_:) { tell(self) }
        }
    }
}
#endif
