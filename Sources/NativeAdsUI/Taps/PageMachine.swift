#if canImport(UIKit)
import NativeAds

/// Decides which phases of a page inside the app are told: each once, in their order, and none left
/// out.
///
/// A page that goes without a word, as with the controller that it was shown over, has gone through
/// all of them in the end.
struct PageMachine: Sendable {
    private var told = 0

    /// The page has come so far; says what is to be told of it now.
    mutating func reach(_ phase: PresentationPhase) -> [PresentationPhase] {
        let all = PresentationPhase.allCases
        let end = (all.firstIndex(of: phase) ?? 0) + 1
        guard end > told else { return [] }
        defer { told = end }
        return Array(all[told..<end])
    }
}
#endif
