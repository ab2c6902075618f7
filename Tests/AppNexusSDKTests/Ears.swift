import AppNexusSDK
import Foundation
import UIKit

/// Hears everything that the module tells, in order, and checks where it is told.
@MainActor final class Ears: NSObject, ANNativeAdRequestDelegate, ANNativeAdDelegate {
    private(set) var calls: [String] = []
    private(set) var responses: [ANNativeAdResponse] = []
    private(set) var errors: [NSError] = []
    private(set) var infos: [ANAdResponseInfo?] = []
    /// Whether each argument was the response.
    private(set) var arguments: [Any] = []
    /// Does something within a call.
    var within: [String: () -> Void] = [:]

    var response: ANNativeAdResponse? { responses.last }

    private func hear(_ call: String, _ argument: Any? = nil) {
        MainActor.preconditionIsolated()
        calls.append(call)
        if let argument { arguments.append(argument) }
        within[call]?()
    }

    func adRequest(_ request: ANNativeAdRequest, didReceive response: ANNativeAdResponse) {
        responses.append(response)
        hear("received \(request.placementId ?? request.inventoryCode ?? "nothing")")
    }

    func adRequest(
        _ request: ANNativeAdRequest,
        didFailToLoadWithError error: any Error,
        with adResponseInfo: ANAdResponseInfo?
    ) {
        // Each error is an NSError, on both systems.
        errors.append(error as NSError)
        infos.append(adResponseInfo)
        hear("failed \(errors.last?.code ?? 99)")
    }

    func adWillExpire(_ response: Any) { hear("adWillExpire", response) }
    func adDidExpire(_ response: Any) { hear("adDidExpire", response) }
    func adWasClicked(_ response: Any) { hear("adWasClicked", response) }
    func adWasClicked(_ response: Any, withURL urlString: String, fallbackURL: String) {
        hear("adWasClicked \(urlString) \(fallbackURL)", response)
    }
    func adWillPresent(_ response: Any) { hear("adWillPresent", response) }
    func adDidPresent(_ response: Any) { hear("adDidPresent", response) }
    func adWillClose(_ response: Any) { hear("adWillClose", response) }
    func adDidClose(_ response: Any) { hear("adDidClose", response) }
    func adWillLeaveApplication(_ response: Any) { hear("adWillLeaveApplication", response) }
    func adDidLogImpression(_ response: Any) { hear("adDidLogImpression", response) }

    func forget() {
        (calls, arguments) = ([], [])
    }
}

/// A delegate that hears of nothing but loads.
@MainActor final class Deaf: NSObject, ANNativeAdDelegate {}
