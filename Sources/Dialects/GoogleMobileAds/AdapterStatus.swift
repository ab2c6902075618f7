#if canImport(UIKit)
public import Foundation

/// Whether a source of ads can be asked, and why not.
#if canImport(ObjectiveC)
@objc(GADAdapterStatus) @objcMembers
#endif
public final class AdapterStatus: NSObject, Sendable {
    /// Whether it can be asked.
    public let state: AdapterInitializationState
    /// Seconds that it took to get ready: none.
    public var latency: TimeInterval { 0 }
    /// One sentence that says what can be done.
    public override var description: String { sentence }

    private let sentence: String

    init(_ state: AdapterInitializationState, _ sentence: String) {
        (self.state, self.sentence) = (state, sentence)
        super.init()
    }
}
#endif
