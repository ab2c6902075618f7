import Foundation
import OpenRTB

/// The files that a preview is made of, read and told apart.
struct PreviewInput {
    /// The bids, whatever they came in.
    let bids: [Bid]
    /// Seat and currency for the macros of each bid.
    let response: BidResponse
    /// What was odd around the bids.
    let notes: [Note]
    /// What gives asset ids their meaning, if it was said.
    let request: NativeRequest?
    /// Where relative pictures are looked for.
    let folder: URL

    init(_ arguments: Arguments) throws(CommandError) {
        let path = arguments.operands[0]
        let file = try AdFile(path)
        guard case .bids(let read) = file.content else {
            throw .unreadable("\(path) is no JSON: it is XML, and only native ads are drawn")
        }
        if let sentence = file.mistaken?.sentence { throw .bad("\(path): \(sentence)") }
        response = read.value
        notes = read.notes
        let all = read.value.seatbid.flatMap(\.bid)
        if let wanted = arguments.value("--ad") {
            let index = try arguments.number("--ad", in: 0...99_999, default: 0)
            guard all.indices.contains(index) else {
                throw .bad("there is no ad \(wanted) in \(path), which has \(all.count)")
            }
            bids = [all[index]]
        } else {
            bids = all
        }
        request = try arguments.value("--request").flatMap { path throws(CommandError) in
            try RequestFile(path).native
        }
        folder = NamedFile(path).folder
    }
}
