#if !canImport(ObjectiveC)
/// The key of the ad's parts in ``ANNativeAdResponse/customElements``.
public let kANNativeElementObject = "ELEMENT"
/// The key of a mediated ad in ``ANNativeAdResponse/customElements``; there is never one.
public let kANNativeCSRObject = "CSRAdObject"
#endif
