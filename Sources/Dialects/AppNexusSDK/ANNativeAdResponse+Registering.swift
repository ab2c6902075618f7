#if canImport(UIKit)
import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

extension ANNativeAdResponse {
    /// Ties the ad to the view that shows it, all of which clicks.
    ///
    /// From here on the ad counts and opens by itself, over the controller. Registering the ad on
    /// another view, or the view for another ad, ends that. The errors' codes are those of
    /// ``ANNativeAdRegisterErrorCode``.
    #if canImport(ObjectiveC)
    @objc(registerViewForTracking:withRootViewController:error:)
    #endif
    public func registerView(
        forTracking view: UIView?,
        withRootViewController controller: UIViewController?
    ) throws {
        try register(view, controller, clickable: nil, friendly: [])
    }

    /// Ties the ad to the view that shows it, of which some views click; all of it where none is
    /// named.
    ///
    /// What is no view is passed over. See
    /// ``registerView(forTracking:withRootViewController:)`` for the rest.
    #if canImport(ObjectiveC)
    @objc(registerViewForTracking:withRootViewController:clickableViews:error:)
    #endif
    public func registerView(
        forTracking view: UIView?,
        withRootViewController controller: UIViewController?,
        clickableViews views: [Any]?
    ) throws {
        try register(view, controller, clickable: views, friendly: [])
    }

    /// Ties the ad to the view that shows it, all of which clicks, and names the app's views that
    /// may lie in front of it without hiding it.
    ///
    /// See ``registerView(forTracking:withRootViewController:)`` for the rest.
    #if canImport(ObjectiveC)
    @objc(
        registerViewForTracking:
        withRootViewController:
        openMeasurementFriendlyObstructions:
        error:
    )
    #endif
    public func registerView(
        forTracking view: UIView?,
        withRootViewController controller: UIViewController?,
        openMeasurementFriendlyObstructions obstructionViews: [UIView]
    ) throws {
        try register(view, controller, clickable: nil, friendly: obstructionViews)
    }

    /// Ties the ad to the view that shows it, of which some views click, and names the app's views
    /// that may lie in front of it without hiding it.
    ///
    /// See ``registerView(forTracking:withRootViewController:)`` for the rest.
    #if canImport(ObjectiveC)
    @objc(
        registerViewForTracking:
        withRootViewController:
        clickableViews:
        openMeasurementFriendlyObstructions:
        error:
    )
    #endif
    public func registerView(
        forTracking view: UIView?,
        withRootViewController controller: UIViewController?,
        clickableViews views: [UIView]?,
        openMeasurementFriendlyObstructions obstructionViews: [UIView]
    ) throws {
        try register(view, controller, clickable: views, friendly: obstructionViews)
    }

    private func register(
        _ view: UIView?,
        _ controller: UIViewController?,
        clickable: [Any]?,
        friendly: [UIView]
    ) throws {
        guard let view else { throw NSError(.invalidView) }
        guard let controller else { throw NSError(.invalidRootViewController) }
        var named = clickable ?? []
        if named.isEmpty { named = [view] }
        var arrangement = AdArrangement(clickable: named.compactMap(self.view))
        arrangement.friendly = friendly
        arrangement.adChoices = nil
        arrangement.presenter = { [weak controller] in controller }
        do throws(AdError) {
            // The view keeps the response by this, until it loses the ad.
            try ad.register(view, as: arrangement) { withExtendedLifetime(self) {} }
        } catch {
            throw NSError(error.registerCode)
        }
    }

    private func view(_ named: Any) -> UIView? {
        if let view = named as? UIView { return view }
        ANLogManager.warn("A clickable view that is a \(type(of: named)) was passed over.")
        return nil
    }
}
#endif
