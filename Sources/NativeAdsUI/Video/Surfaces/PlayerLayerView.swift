#if canImport(UIKit)
#if canImport(AVFoundation)
import AVFoundation
import UIKit

/// Draws what an AVPlayer plays; clear until the first frame is there.
@MainActor final class PlayerLayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        clipsToBounds = true
        contentMode = .scaleAspectFill
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }

    /// What is drawn.
    var player: AVPlayer? {
        get { playerLayer?.player }
        set { playerLayer?.player = newValue }
    }

    /// Whether the first frame can be seen.
    var isReadyForDisplay: Bool { playerLayer?.isReadyForDisplay ?? false }

    /// Calls `changed`, on any thread, when the first frame comes or goes.
    func observeReadiness(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation? {
        playerLayer?.observe(\.isReadyForDisplay) { _, _ in changed() }
    }

    /// Frames are always scaled; what cannot be is shown whole.
    override var contentMode: UIView.ContentMode {
        didSet {
            playerLayer?.videoGravity =
                switch contentMode {
                case .scaleAspectFill: .resizeAspectFill
                case .scaleToFill, .redraw: .resize
                default: .resizeAspect
                }
        }
    }
}
#endif
#endif
