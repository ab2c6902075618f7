/// Hands out the decoders of a process to the videos of its ads, as its table decides.
@MainActor package final class DecoderPool {
    private struct Holder {
        weak var controller: VideoController?
    }

    private var table = DecoderTable()
    private var holders: [Int: Holder] = [:]
    private var lastName = 0

    nonisolated package init() {}

    /// How many videos are open.
    package var openCount: Int {
        forgetGone()
        return table.holders.count
    }

    /// A name for a video, unlike any other's.
    func makeName() -> Int {
        lastName += 1
        return lastName
    }

    /// Asks for a decoder for `controller`, closing another's video where that has to be.
    func claim(_ controller: VideoController, at place: DecoderTable.Place) -> Bool {
        forgetGone()
        let answer = table.claim(controller.name, at: place)
        if answer == .refused { return false }
        holders[controller.name] = Holder(controller: controller)
        if case .closing(let name) = answer {
            holders.removeValue(forKey: name)?.controller?.giveUpDecoder()
        }
        return true
    }

    func move(_ controller: VideoController, to place: DecoderTable.Place) {
        table.move(controller.name, to: place)
    }

    func release(_ controller: VideoController) {
        table.release(controller.name)
        holders[controller.name] = nil
    }

    /// The decoders of ads that were let go are free.
    private func forgetGone() {
        for (name, holder) in holders where holder.controller == nil {
            table.release(name)
            holders[name] = nil
        }
    }
}
