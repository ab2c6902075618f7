#if canImport(UIKit)
/// Decides when the placeholder of one view comes, is asked to go, and goes.
///
/// Each placeholder has a number, so that a removal handler that calls back twice, or for a
/// placeholder that is gone already, changes nothing.
struct PlaceholderMachine: Sendable {
    /// What is to be done with a placeholder.
    enum Action: Sendable, Hashable {
        /// Put it into the view.
        case add(Int)
        /// Let the app's removal handler see it off; without one, remove it.
        case seeOff(Int)
        /// Take it out of the view.
        case remove(Int)
    }

    /// What is known of the asset in whose place it stands.
    struct Asset: Sendable, Hashable {
        /// Whether the asset itself can be seen in the view.
        var isOnShow = false
        /// Whether the ad loads its media after itself and tells of all of it at once.
        var comesWithOthers = false
        /// Whether all media of the ad is there or has failed, and that was told.
        var areAllSettled = false

        /// Whether nothing needs to stand in its place: placeholders of one ad go together.
        var needsNone: Bool { isOnShow && (areAllSettled || !comesWithOthers) }
    }

    private enum Stage: Sendable {
        case none
        case shown(Int)
        case leaving(Int)
    }

    private var stage = Stage.none
    private var lastNumber = 0

    /// A placeholder, in the place of the one there may be; none for what is on show already.
    mutating func show(for asset: Asset) -> [Action] {
        guard !asset.needsNone else { return [] }
        let former = drop()
        lastNumber += 1
        stage = .shown(lastNumber)
        return former + [.add(lastNumber)]
    }

    /// The asset has come further: on success its placeholder goes, on failure it stays.
    mutating func change(_ asset: Asset) -> [Action] {
        asset.needsNone ? leave() : []
    }

    /// The placeholder is to go; the app's handler is asked once, however often this is called.
    mutating func leave() -> [Action] {
        guard case .shown(let number) = stage else { return [] }
        stage = .leaving(number)
        return [.seeOff(number)]
    }

    /// The removal handler of a placeholder has called back.
    mutating func left(_ number: Int) -> [Action] {
        guard case .leaving(number) = stage else { return [] }
        stage = .none
        return [.remove(number)]
    }

    /// The view shows another ad by now: there is nothing left to animate.
    mutating func drop() -> [Action] {
        defer { stage = .none }
        switch stage {
        case .none: return []
        case .shown(let number), .leaving(let number): return [.remove(number)]
        }
    }
}
#endif
