#if canImport(UIKit)
/// Takes what an ad earned, when its impression counts.
public typealias GADPaidEventHandler = (AdValue) -> Void
#endif
