import GFPSDK
import NativeAdsUI
import UIKit

/// A publisher's ad view: labels, icon and media.
@MainActor final class Card: GFPNativeAdView {
    let title = UILabel()
    let text = UILabel()
    let action = UILabel()
    let icon = UIImageView()
    let media = GFPMediaView(frame: .zero)

    /// Shown at the top of a window.
    init(in window: UIWindow, hasMedia: Bool = true, y: Double = 0) {
        super.init(frame: CGRect(x: 0, y: y, width: 390, height: 300))
        let mark = AdAttributionView(frame: CGRect(x: 4, y: 270, width: 30, height: 20))
        title.frame = CGRect(x: 60, y: 0, width: 200, height: 20)
        text.frame = CGRect(x: 60, y: 24, width: 200, height: 20)
        action.frame = CGRect(x: 200, y: 260, width: 100, height: 30)
        icon.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
        media.frame = CGRect(x: 0, y: 50, width: 390, height: 200)
        for view in [mark, title, text, action, icon] { addSubview(view) }
        (titleLabel, bodyLabel, callToActionLabel, iconView) = (title, text, action, icon)
        if hasMedia {
            addSubview(media)
            mediaView = media
        }
        window.addSubview(self)
        UIKitHost.layout()
    }

    required init?(coder: NSCoder) { nil }
}
