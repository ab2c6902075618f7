internal import Synchronization

/// How many decoders there are, so that a feed of videos can be seen to let them go.
enum OpenDecoders {
    private static let total = Atomic(0)

    static var count: Int { total.load(ordering: .relaxed) }

    /// One open decoder, for as long as this lives.
    final class Place {
        init() {
            total.add(1, ordering: .relaxed)
        }

        deinit {
            total.subtract(1, ordering: .relaxed)
        }
    }
}
