/// What a client tells of an ad; each counts once for a bid.
package enum EventKind: Int, Sendable, CaseIterable {
    case impression = 1
    /// Half of it seen for a second.
    case viewable50 = 2
    case click = 3

    /// As reports write it.
    package var name: String {
        switch self {
        case .impression: "impression"
        case .viewable50: "viewable50"
        case .click: "click"
        }
    }
}
