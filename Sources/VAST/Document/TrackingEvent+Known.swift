extension TrackingEvent {
    /// The names of all events that VAST 2.0 to 4.3 has for any kind of creative.
    package static let known: Set<String> = [
        "loaded", "creativeView", "start", "firstQuartile", "midpoint", "thirdQuartile",
        "complete", "progress", "mute", "unmute", "pause", "resume", "rewind", "skip",
        "playerExpand", "playerCollapse", "notUsed", "otherAdInteraction", "interactiveStart",
        "fullscreen", "exitFullscreen", "expand", "collapse", "close", "closeLinear",
        "acceptInvitation", "acceptInvitationLinear", "timeSpentViewing", "adExpand",
        "adCollapse", "minimize", "overlayViewDuration", "verificationNotExecuted",
    ]
}
