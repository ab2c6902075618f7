import NativeAds

extension VideoSettings {
    init(_ place: ScenarioPlace) throws(ScenarioError) {
        self.init()
        let fields = try place.members(of: [
            "autoplay", "startsMuted", "tap", "atEnd", "bitrateCap", "cellularBitrateCap",
            "releaseDelay",
        ])
        autoplay = try fields["autoplay"]?.choice()
        startsMuted = try fields["startsMuted"]?.flag()
        tap = try fields["tap"]?.choice()
        atEnd = try fields["atEnd"]?.choice()
        bitrateCap = try fields["bitrateCap"]?.whole(1...1_000_000)
        cellularBitrateCap = try fields["cellularBitrateCap"]?.whole(1...1_000_000)
        releaseDelay = try fields["releaseDelay"]?.number(0...1e6)
    }
}
