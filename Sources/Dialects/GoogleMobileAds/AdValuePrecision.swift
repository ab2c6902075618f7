#if canImport(UIKit)
import Foundation

/// How sure an ``AdValue`` is.
#if canImport(ObjectiveC)
@objc(GADAdValuePrecision)
#endif
public enum AdValuePrecision: Int, Sendable, CaseIterable {
    /// Nothing is known. Not used here.
    case unknown = 0
    /// Reckoned from other sales. Not used here.
    case estimated = 1
    /// The publisher set the price.
    case publisherProvided = 2
    /// The buyer bid the price.
    case precise = 3
}
#endif
