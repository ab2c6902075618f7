import Foundation

actor PictureLoader: PictureLoading {
    private let world: World
    init(_ configuration: NativeAds.Configuration, world: World) { self.world = world }
    func picture(at url: URL) async throws(AdError) -> Picture { throw .assetFailed }
}
