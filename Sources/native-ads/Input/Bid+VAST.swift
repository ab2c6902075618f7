import OpenRTB

extension Bid {
    /// The markup, where the bid says that it is for a video, and it is VAST.
    ///
    /// VAST in a native bid is no native ad, and no app would show it.
    var vast: String? {
        guard mtype == Self.video, let text = adm?.string else { return nil }
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(2000)
        return start.hasPrefix("<") && start.lowercased().contains("<vast") ? text : nil
    }

    /// The kind of markup of a bid for a video (OpenRTB 2.6, section 4.2.3).
    private static let video = 2
}
