import Foundation
import OpenRTB

extension NativeAd {
    /// Emits what counted and calls the ad's trackers of that kind, then what the seller wants to
    /// hear; a URL that is named twice is called once.
    ///
    /// Only images are called: the engine runs no scripts, and says so once for each it leaves out.
    func put(_ event: AdEvent, calling type: EventType, and notices: [URL] = []) {
        let trackers = creative.trackers.filter { $0.event == type }
        let images = trackers.filter { $0.method == .image }.compactMap { URL(string: $0.url) }
        var seen: Set<URL> = []
        outbox.put(event, calling: (images + notices).filter { seen.insert($0).inserted })
        for other in trackers where other.method != .image {
            outbox.put(.note("A tracker that is no image was not called: \(other.url)"))
        }
    }
}
