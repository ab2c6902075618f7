// rejected: main actor-isolated property 'delegate' can not be mutated from a nonisolated context
import AdropAds
final class Store { func forget(_ ad: AdropNativeAd) { ad.delegate = nil } }
