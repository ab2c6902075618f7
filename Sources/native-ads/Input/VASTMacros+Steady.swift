import NativeAds
import VAST

extension VASTMacros {
    /// Values that are the same each time: the time is that of a virtual clock at its start.
    static var steady: VASTMacros {
        let numbers = SeededNumbers(seed: 1)
        return VASTMacros(random: { numbers.next() }).with(timestamp: ManualClock().wallClock)
    }
}
