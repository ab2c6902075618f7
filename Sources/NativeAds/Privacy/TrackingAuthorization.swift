/// What a person answered when the system asked whether the app may track them.
///
/// The numbers are those of App Tracking Transparency and of OpenRTB's `device.ext.atts`, so that
/// `ATTrackingManager.trackingAuthorizationStatus` converts by its raw value.
public enum TrackingAuthorization: Int, Sendable, Hashable, CaseIterable {
    /// They were not asked.
    case notDetermined = 0
    /// The device forbids it.
    case restricted = 1
    /// They said no.
    case denied = 2
    /// They said yes.
    case authorized = 3
}
