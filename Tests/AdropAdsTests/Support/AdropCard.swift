import UIKit

@testable import AdropAds

/// A publisher's card: eight views at their places, each 40 points high, white space beside them.
@MainActor struct AdropCard {
    let view = AdropNativeAdView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    let headline = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let body = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
    let icon = UIImageView(frame: CGRect(x: 0, y: 80, width: 40, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 120, width: 200, height: 40))
    let advertiser = UILabel(frame: CGRect(x: 0, y: 160, width: 200, height: 40))
    let logo = UIImageView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
    let name = UILabel(frame: CGRect(x: 0, y: 240, width: 200, height: 40))
    let media = UIView(frame: CGRect(x: 0, y: 280, width: 200, height: 100))

    init(in window: UIView) {
        for part in [headline, body, icon, button, advertiser, logo, name, media] {
            view.addSubview(part)
        }
        window.addSubview(view)
    }

    /// Names all views, with what one of them does at a click.
    func bind(onClick: AdropNativeAdView.ClickHandler? = nil) {
        view.setHeadLineView(headline, onClick: onClick)
        view.setBodyView(body)
        view.setIconView(icon, onClick: onClick)
        view.setCallToActionView(button, onClick: onClick)
        view.setAdvertiserView(advertiser, onClick: onClick)
        view.setProfileLogoView(logo, onClick: onClick)
        view.setProfileNameView(name, onClick: onClick)
        view.setMediaView(media)
    }

    var clickable: [UIView] { [headline, icon, button, advertiser, logo, name] }
}
