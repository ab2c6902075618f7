#if canImport(UIKit)
import Foundation

/// Whether a source of ads can be asked.
#if canImport(ObjectiveC)
@objc(GADAdapterInitializationState)
#endif
public enum AdapterInitializationState: Int, Sendable, CaseIterable {
    /// Nobody has said yet where ads come from.
    case notReady = 0
    /// It can.
    case ready = 1
}
#endif
