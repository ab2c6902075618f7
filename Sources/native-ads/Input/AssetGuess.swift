import OpenRTB

/// What the assets of an ad most likely are, where neither a request nor they themselves say so.
///
/// An id has no meaning without its request. One picture then takes the main place: the largest of
/// those whose size is known and no icon's, else the first whose size is not. The first other one
/// that is square is the icon. The longest text of at least 16 characters is the description; a
/// short one may be anything.
enum AssetGuess {
    /// Gives types to assets of `markup`; returns a line for each guess.
    static func apply(to markup: inout NativeMarkup) -> [String] {
        [guessMain(in: &markup), guessIcon(in: &markup), guessBody(in: &markup)].compactMap { $0 }
    }

    private static func guessMain(in markup: inout NativeMarkup) -> String? {
        let images = images(of: markup)
        guard !images.contains(where: { $0.image.type == .main }) else { return nil }
        let untyped = images.filter { $0.image.type == nil }
        let large = untyped.filter { $0.image.area >= leastMainArea }
        let chosen =
            large.max { $0.image.area < $1.image.area }
            ?? untyped.first { $0.image.area == 0 }
            ?? untyped.max { $0.image.area < $1.image.area }
        return chosen.map { type($0.index, .main, in: &markup, "main picture") }
    }

    /// 200 by 200 is the smallest main picture that Native 1.2 names.
    private static let leastMainArea = 40_000

    private static func guessIcon(in markup: inout NativeMarkup) -> String? {
        let images = images(of: markup)
        guard !images.contains(where: { $0.image.type == .icon || $0.image.type == .logo }) else {
            return nil
        }
        let square = images.first {
            $0.image.type == nil && $0.image.area > 0 && $0.image.w == $0.image.h
        }
        return square.map { type($0.index, .icon, in: &markup, "icon") }
    }

    private static func images(of markup: NativeMarkup) -> [(index: Int, image: ImageAsset)] {
        markup.assets.enumerated().compactMap { index, asset in
            if case .image(let image) = asset.content { (index, image) } else { nil }
        }
    }

    private static func type(
        _ index: Int,
        _ type: ImageAssetType,
        in markup: inout NativeMarkup,
        _ name: String
    ) -> String {
        if case .image(var image) = markup.assets[index].content {
            image.type = type
            markup.assets[index].content = .image(image)
        }
        let path = "/assets" + markup.assetPlaces.step(to: index)
        return "\(path)/img: has no type and is shown as the \(name); see --request"
    }

    private static func guessBody(in markup: inout NativeMarkup) -> String? {
        let texts = markup.assets.enumerated().compactMap { index, asset in
            if case .data(let data) = asset.content { (index: index, data: data) } else { nil }
        }
        guard !texts.contains(where: { $0.data.type == .description }) else { return nil }
        let untyped = texts.filter { $0.data.type == nil && $0.data.value.count >= 16 }
        guard var body = untyped.max(by: { $0.data.value.count < $1.data.value.count }) else {
            return nil
        }
        body.data.type = .description
        markup.assets[body.index].content = .data(body.data)
        let path = "/assets" + markup.assetPlaces.step(to: body.index)
        return "\(path)/data: has no type and is shown as the description; see --request"
    }
}

extension ImageAsset {
    /// As announced; 0 where it is not.
    fileprivate var area: Int {
        guard let w, let h, w > 0, h > 0 else { return 0 }
        let (area, isTooMuch) = w.multipliedReportingOverflow(by: h)
        return isTooMuch ? .max : area
    }
}
