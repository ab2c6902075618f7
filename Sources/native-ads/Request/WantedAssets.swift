import NativeAds
import OpenRTB

/// What an app asks for, from a file: a list of assets, or a whole native request.
struct WantedAssets {
    var assets = [AssetRequest].standard
    var trackers = RequestBuilder.standardTrackers

    /// Reads the file at `path`; the usual parts where there is none.
    init(_ path: String?) throws(CommandError) {
        guard let path else { return }
        let json = try JSONFile.value(at: path)
        let request: NativeRequest
        do throws(ReadingError) {
            request = try NativeRequest.read(json.array == nil ? json : ["assets": json]).value
        } catch {
            throw .unreadable("\(path): \(error.sentence)")
        }
        assets = request.assets
        if !request.eventtrackers.isEmpty { trackers = request.eventtrackers }
    }
}
