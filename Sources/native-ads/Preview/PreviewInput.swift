import Foundation
import OpenRTB

/// The files that a preview is made of, read and told apart.
struct PreviewInput {
    /// The ads that may be drawn.
    enum Content {
        /// Bids, whatever they came in; the response has seat and currency for their macros.
        case bids([Bid], of: BidResponse)
        /// A VAST document by itself.
        case vast(Data)
    }

    let content: Content
    /// What was odd around the ads.
    let notes: [Note]
    /// What gives asset ids their meaning, if it was said.
    let request: NativeRequest?
    /// Where relative pictures are looked for.
    let folder: URL
    /// A file of the video, if one was named.
    let film: URL?

    init(_ arguments: Arguments) throws(CommandError) {
        let path = arguments.operands[0]
        let file = try AdFile(path)
        if let sentence = file.mistaken?.sentence { throw .bad("\(path): \(sentence)") }
        switch file.content {
        case .xml(let data):
            (content, notes) = (.vast(data), [])
        case .bids(let read):
            let bids = try Self.bids(of: read.value, in: path, arguments)
            (content, notes) = (.bids(bids, of: read.value), read.notes)
        }
        request = try arguments.value("--request").flatMap { path throws(CommandError) in
            try RequestFile(path).native
        }
        folder = NamedFile(path).folder
        film = try arguments.value("--video").map { path throws(CommandError) in
            guard path != "-" else { throw .usage("--video needs a file, not standard input") }
            _ = try NamedFile(path).read(atMost: 1)
            return URL(fileURLWithPath: path)
        }
    }

    /// All bids, or the one that was asked for.
    private static func bids(
        of response: BidResponse,
        in path: String,
        _ arguments: Arguments
    ) throws(CommandError) -> [Bid] {
        let all = response.seatbid.flatMap(\.bid)
        guard let wanted = arguments.value("--ad") else { return all }
        let index = try arguments.number("--ad", in: 0...99_999, default: 0)
        guard all.indices.contains(index) else {
            throw .bad("there is no ad \(wanted) in \(path), which has \(all.count)")
        }
        return [all[index]]
    }
}
