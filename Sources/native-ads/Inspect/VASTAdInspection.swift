import OpenRTB
import VAST

/// Puts down one ad of a VAST document in JSON.
struct VASTAdInspection {
    private let ad: ResolvedAd
    private let chosen: Int?

    /// An ad, and which of its media files is played.
    init(_ ad: ResolvedAd, _ chosen: Int?) {
        self.ad = ad
        self.chosen = chosen
    }

    /// The object; what is absent is left out but for the skip offset and the choice.
    var json: JSONValue {
        var object = JSONObject()
        object["id"] = ad.id.map(JSONValue.string)
        object["sequence"] = ad.sequence.map { JSONValue($0) }
        object["title"] = ad.title.map(JSONValue.string)
        object["duration"] = ad.duration.map(Self.seconds)
        object["skipOffset"] = ad.skipOffset.map(Self.seconds) ?? .null
        object["clickThrough"] = ad.linear?.clickThrough.flatMap(VASTURL.wire)
            .map(JSONValue.string)
        object["clickTracking"] = Self.urls(ad.linear?.clickTracking ?? [])
        object["impressions"] = Self.urls(ad.impressions)
        object["errors"] = Self.urls(ad.errors)
        object["tracking"] = tracking
        object["mediaFiles"] = Self.list(ad.mediaFiles.map(\.json))
        object["chosen"] = chosen.map { JSONValue($0) } ?? .null
        object["icons"] = Self.list((ad.linear?.icons ?? []).map(\.json))
        object["verifications"] = Self.list(ad.verifications.map(\.json))
        object["viewable"] = Self.urls(ad.viewable.flatMap(\.viewable))
        object["wrappers"] = JSONValue(ad.wrappers)
        object["notViewable"] = Self.urls(ad.viewable.flatMap(\.notViewable))
        object["viewUndetermined"] = Self.urls(ad.viewable.flatMap(\.undetermined))
        return .object(object)
    }

    /// The usual course first, what has an offset last, all else as it came.
    private var tracking: JSONValue? {
        let all = ad.linear?.tracking ?? []
        let course: [TrackingEvent] = [
            .start, .firstQuartile, .midpoint, .thirdQuartile, .complete,
        ]
        let others = all.map(\.event).filter { !course.contains($0) && $0 != .progress }
        var object = JSONObject()
        for event in course + others where object[event.rawValue] == nil {
            object[event.rawValue] = Self.urls(all.filter { $0.event == event }.map(\.url))
        }
        object["progress"] = Self.list(all.filter { $0.event == .progress }.compactMap(progress))
        return object.isEmpty ? nil : .object(object)
    }

    /// Nothing for a moment that never comes.
    private func progress(_ tracking: Tracking) -> JSONValue? {
        guard let url = VASTURL.wire(tracking.url),
            let seconds = tracking.offset?.seconds(of: ad.duration)
        else { return nil }
        return ["offset": Self.seconds(seconds), "url": .string(url)]
    }

    /// To the millisecond, which is as fine as VAST writes them: a part of a duration has rests.
    static func seconds(_ seconds: Double) -> JSONValue {
        JSONValue((seconds * 1000).rounded() / 1000)
    }

    /// Those that can be called, each once.
    static func urls(_ texts: [String]) -> JSONValue? {
        var seen: Set<String> = []
        let urls = texts.compactMap(VASTURL.wire).filter { seen.insert($0).inserted }
        return list(urls.map(JSONValue.string))
    }

    static func list(_ elements: [JSONValue]) -> JSONValue? {
        elements.isEmpty ? nil : .array(elements)
    }
}

extension MediaFile {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["url": .string(VASTURL.wire(url) ?? url)]
        object["type"] = type.isEmpty ? nil : .string(type)
        object["w"] = width.map { JSONValue($0) }
        object["h"] = height.map { JSONValue($0) }
        object["bitrate"] = bitrate.map { JSONValue($0) }
        object["delivery"] = delivery.map(JSONValue.string)
        object["apiFramework"] = apiFramework.map(JSONValue.string)
        return .object(object)
    }
}

extension Icon {
    fileprivate var json: JSONValue {
        var object = JSONObject()
        object["program"] = program.map(JSONValue.string)
        switch resource {
        case .file(let url, _), .frame(let url): object["url"] = .string(VASTURL.wire(url) ?? url)
        case .markup(let html): object["html"] = .string(html)
        case nil: break
        }
        object["w"] = width.map { JSONValue($0) }
        object["h"] = height.map { JSONValue($0) }
        object["x"] = xPosition.map(JSONValue.string)
        object["y"] = yPosition.map(JSONValue.string)
        object["duration"] = duration.map(VASTAdInspection.seconds)
        object["clickThrough"] = clickThrough.flatMap(VASTURL.wire).map(JSONValue.string)
        object["clickTracking"] = VASTAdInspection.urls(clickTracking)
        object["viewTracking"] = VASTAdInspection.urls(viewTracking)
        return .object(object)
    }
}

extension Verification {
    fileprivate var json: JSONValue {
        var object = JSONObject()
        object["vendor"] = vendor.map(JSONValue.string)
        object["scripts"] = VASTAdInspection.urls(scripts.map(\.url))
        object["executables"] = VASTAdInspection.urls(executables.map(\.url))
        object["parameters"] = parameters.map(JSONValue.string)
        object["notExecuted"] = VASTAdInspection.urls(notExecuted)
        return .object(object)
    }
}
