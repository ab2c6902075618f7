#if canImport(UIKit)
public import Foundation
public import UIKit

/// How a text of an ad is to be written; here it says the text and leaves its look to the app.
#if canImport(ObjectiveC)
@objc(GFPLabelOption)
@objcMembers
#endif
public final class GFPLabelOption: NSObject {
    /// The text.
    public let text: String?
    /// Its colour; `nil` leaves that to the app, as all of these do.
    public var textColor: UIColor?
    /// Whether it is bold.
    public var isBold = false
    /// The ground behind it.
    public var bgColor: UIColor?
    /// The same while it is pressed.
    public var highlightBgColor: UIColor?

    /// The option of a text.
    public init(text: String?) {
        self.text = text
    }

    /// `nil` where there is no text.
    convenience init?(of text: String?) {
        guard let text else { return nil }
        self.init(text: text)
    }
}
#endif
