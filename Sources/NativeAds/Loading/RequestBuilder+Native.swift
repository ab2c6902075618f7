import OpenRTB

extension RequestBuilder {
    /// The native request of a load: of the assets wanted, or the app's own.
    func native(
        count: Int,
        assets: [AssetRequest],
        trackers: [EventTrackerRequest],
        whole: JSONObject?
    ) throws(AdError) -> (imp: NativeImp, notes: [String]) {
        var notes: [String] = []
        var imp: NativeImp
        if let whole {
            imp = try Self.native(whole, trackers: trackers, notes: &notes)
        } else {
            let request = NativeRequest(assets: assets, eventtrackers: trackers, privacy: true)
            imp = NativeImp(request: request)
        }
        imp.want(count)
        if let problem = imp.request.problems().first {
            throw AdError(.invalidRequest, sentence: problem.sentence)
        }
        imp.ver = imp.request.ver
        return (imp, notes)
    }

    /// The app's own request goes out as it is, but for what the engine answers for itself: how many
    /// ads it takes, what they report, and what it goes by when the answer comes, the assets' ids.
    private static func native(
        _ whole: JSONObject,
        trackers: [EventTrackerRequest],
        notes: inout [String]
    ) throws(AdError) -> NativeImp {
        let read: Read<NativeRequest>
        do {
            read = try NativeRequest.read(.object(whole))
        } catch {
            throw AdError(.invalidRequest, sentence: error.sentence)
        }
        var request = read.value
        var document = request.received.object
        if document["eventtrackers"] != nil {
            notes.append("The native request's eventtrackers were replaced by the engine's own.")
        }
        request.eventtrackers = trackers
        document["eventtrackers"] = request.json["eventtrackers"]
        document["assets"] = named(document["assets"], as: request.assets)
        var imp = NativeImp(request: request)
        imp.document = document
        return imp
    }

    /// The assets as they were written, each with the id that the answer is read by.
    private static func named(_ written: JSONValue?, as assets: [AssetRequest]) -> JSONValue? {
        guard var list = written?.array, list.count == assets.count else { return written }
        for (index, asset) in assets.enumerated() {
            guard var object = list[index].object, object["id"]?.int != asset.id else { continue }
            object["id"] = JSONValue(asset.id)
            list[index] = .object(object)
        }
        return .array(list)
    }
}

extension NativeImp {
    /// Asks for up to so many ads.
    mutating func want(_ count: Int) {
        request.plcmtcnt = count
        guard document != nil else { return }
        let wanted: JSONValue? = count == 1 ? .none : JSONValue(count)
        document?["plcmtcnt"] = wanted
    }
}
