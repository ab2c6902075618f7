public import Foundation

extension UIApplication {
    /// The app came to the front and gets touches.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// The app is about to get no more touches.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// The app is not to be seen any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// The app is about to be seen again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// The app is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )

    /// Takes the states between the present one and this one, with the notifications of each step.
    func enter(_ state: State) {
        while applicationState != state {
            switch (applicationState, state) {
            case (.active, _):
                post(Self.willResignActiveNotification)
                applicationState = .inactive
            case (.inactive, .background):
                applicationState = .background
                post(Self.didEnterBackgroundNotification)
            case (.background, _):
                post(Self.willEnterForegroundNotification)
                applicationState = .inactive
            case (.inactive, _):
                applicationState = .active
                post(Self.didBecomeActiveNotification)
            }
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
