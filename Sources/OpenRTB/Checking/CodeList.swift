/// One of the specifications' lists of numbers.
package struct CodeList: Sendable {
    /// The numbers that are listed.
    let listed: ClosedRange<Int>
    /// Listed numbers apart from the range.
    var others: Set<Int> = []
    /// Whether exchanges add their own from 500 on.
    var isOpen = true

    /// Whether the list or an exchange's own addition has `code`.
    func contains(_ code: Int) -> Bool { lists(code) || (isOpen && code >= 500) }

    /// Whether the list itself has `code`.
    func lists(_ code: Int) -> Bool { listed.contains(code) || others.contains(code) }

    /// What a code must be, such as `must be 1 to 12, or 500 and up`.
    var demand: String {
        let range =
            listed.count == 2
            ? "\(listed.lowerBound), \(listed.upperBound)"
            : "\(listed.lowerBound) to \(listed.upperBound)"
        let rest = others.sorted().map { ", \($0)" }.joined()
        return "must be \(range)\(rest)" + (isOpen ? ", or 500 and up" : "")
    }
}

extension CodeList {
    // Native 1.2, section 7.
    static let contexts = CodeList(listed: 1...3)
    static let contextSubtypes = CodeList(listed: 10...15, others: [20, 21, 22, 30, 31, 32])
    static let placements = CodeList(listed: 1...4)
    static let dataTypes = CodeList(listed: 1...12)
    static let imageTypes = CodeList(listed: 1...3)
    static let eventTypes = CodeList(listed: 1...4)
    /// In an ad, an event that only one exchange knows is one that players do not call.
    static let answeredEventTypes = CodeList(listed: 1...4, others: [555], isOpen: false)
    static let eventMethods = CodeList(listed: 1...2)

    // OpenRTB 2.6, whose lists are AdCOM's.
    static let videoProtocols = CodeList(listed: 1...16, isOpen: false)
    static let apis = CodeList(listed: 1...9)
    static let creativeAttributes = CodeList(listed: 1...18)
    static let auctionTypes = CodeList(listed: 1...3)
    static let markupTypes = CodeList(listed: 1...4, isOpen: false)
    static let deviceTypes = CodeList(listed: 1...8, isOpen: false)
    static let connectionTypes = CodeList(listed: 0...7, isOpen: false)
    static let noBidReasons = CodeList(listed: 0...17)
    static let playbackMethods = CodeList(listed: 1...7, isOpen: false)
    static let videoPlacements = CodeList(listed: 1...4, isOpen: false)
}

extension NativeContextSubtype {
    /// Whether this subtype is one of `context`: its tens digit is the context (list 7.2).
    func fits(_ context: NativeContext) -> Bool {
        isExchangeSpecific || context.isExchangeSpecific || rawValue / 10 == context.rawValue
    }
}
