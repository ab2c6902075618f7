import Foundation
import VAST

extension FuzzTarget {
    /// VAST documents: read, followed through wrappers that lead to themselves, and checked.
    static let vast = FuzzTarget(name: "vast") { bytes, count in
        read(bytes, count) { data in
            let isReadable = (try? VASTDocument.read(data, base: home)) != nil
            let findings = VASTChecker.findings(in: data)
            precondition(isReadable || !findings.isEmpty, "What cannot be read has no finding.")
            for finding in findings {
                precondition(finding.line > 0 && finding.column > 0, "A finding without a place.")
            }
            follow(data)
        }
    }

    private static let home = URL(string: "https://ads.example/tag.xml")

    private static func follow(_ data: Data) {
        var resolver = VASTResolver(data, from: home)
        var requests = 0
        while case .fetch(let url) = resolver.step {
            precondition(url.scheme == "https" || url.scheme == "http", "Fetched: \(url)")
            requests += 1
            precondition(requests <= VASTResolver.requestLimit, "Wrappers without an end.")
            resolver.answer(.response(status: 200, body: data))
        }
        guard case .done(let resolution) = resolver.step else { return }
        for ad in resolution.ads {
            precondition(ad.wrappers <= VASTResolver.wrapperLimit, "Too many wrappers.")
            let order = MediaChoice(slot: CGSize(width: 390, height: 219), scale: 3)
                .order(of: ad.mediaFiles)
            precondition(Set(order).isSubset(of: ad.mediaFiles.indices), "No such file.")
        }
    }
}
