/// What a document is checked as.
package enum DocumentKind: String, Sendable, CaseIterable {
    /// An OpenRTB 2.6 bid request.
    case request
    /// An OpenRTB 2.6 bid response.
    case response
    /// A Native 1.2 request, as `imp.native.request` holds it.
    case nativeRequest = "native-request"
    /// Native 1.2 markup, as `adm` holds it.
    case native
    /// VAST.
    case vast
}
