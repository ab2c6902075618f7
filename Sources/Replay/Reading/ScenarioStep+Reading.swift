import Foundation
import NativeAds
import OpenRTB

extension ScenarioStep {
    private enum Kind: String, CaseIterable {
        case load, view, bind, tap, scroll, app, unbind, release, cancel, remove, drag, clock, video
        case control, network, placeholder
    }

    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let kinds = Kind.allCases.map(\.rawValue)
        let fields = try place.members(of: ["at"] + kinds)
        guard let at = fields["at"] else { throw place.error("has no at") }
        self.at = Instant(seconds: try at.number(0...Scenario.latest))
        let actions = Kind.allCases.filter { fields[$0.rawValue] != nil }
        guard actions.count == 1, let kind = actions.first, let action = fields[kind.rawValue]
        else {
            throw place.error("must have exactly one of " + kinds.joined(separator: ", "))
        }
        self.action = try Self.action(kind, action)
    }

    private static func action(
        _ kind: Kind,
        _ place: ScenarioPlace
    ) throws(ScenarioError) -> Action {
        switch kind {
        case .load: .load(try Load(place))
        case .view: .view(try ViewChange(place))
        case .bind: .bind(try Bind(place))
        case .tap: .tap(try tapTarget(place))
        case .scroll: try scroll(place)
        case .app: .app(try place.choice())
        case .unbind: .unbind(ad: try place.name())
        case .release: .release(ad: try place.name())
        case .cancel: .cancel(load: try place.name())
        case .remove: .remove(view: try place.name())
        case .drag: .drag(try Drag(place))
        case .clock: .clock(try place.number(-1e10...1e10))
        case .video: .video(try VideoState(place))
        case .control: .control(try Control(place))
        case .network: .network(try place.choice())
        case .placeholder: .placeholder(try Placeholder(place))
        }
    }

    private static func tapTarget(_ place: ScenarioPlace) throws(ScenarioError) -> TapTarget {
        if case .array = place.node.content { return .point(try place.point()) }
        guard case .scalar(.string) = place.node.content else {
            throw place.error("must be a view or a point")
        }
        return .view(try place.name())
    }

    private static func scroll(_ place: ScenarioPlace) throws(ScenarioError) -> Action {
        let fields = try place.members(of: ["id", "to"])
        return .scroll(
            view: try place.required("id", of: fields).name(),
            to: try place.required("to", of: fields).point()
        )
    }
}

extension ScenarioStep.Load {
    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: [
            "as", "unit", "count", "assets", "timeout", "eventTrackers", "lazyMedia", "pictures",
            "video",
        ])
        name = try place.required("as", of: fields).name()
        unit = try fields["unit"]?.name() ?? name
        count = try fields["count"]?.whole(1...100) ?? 1
        timeout = try fields["timeout"]?.number(0...1e7)
        pictures = try PictureLoadingMode(fields, of: place)
        video = try fields["video"].map(VideoSettings.init) ?? VideoSettings()
        assets = try Self.request("assets", fields["assets"])?.assets
        trackers = try Self.request("eventtrackers", fields["eventTrackers"])?.eventtrackers
    }

    /// What the protocol's reader makes of a list; what is wrong with it the engine must find.
    private static func request(
        _ key: String,
        _ place: ScenarioPlace?
    ) throws(ScenarioError) -> NativeRequest? {
        guard let place else { return nil }
        guard case .array(let elements) = place.node.content else {
            throw place.error("must be a list")
        }
        guard elements.count <= 1000 else { throw place.error("has more than 1000 elements") }
        do throws(ReadingError) {
            return try NativeRequest.read(.object([key: place.node.value])).value
        } catch {
            throw place.error("cannot be read: \(error.sentence)")
        }
    }
}

extension ScenarioStep.ViewChange {
    private static let keys = [
        "id", "in", "frame", "hidden", "alpha", "clips", "opaque", "interactive", "kind", "image",
        "below", "above",
    ]

    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: Self.keys)
        let field = try place.required("id", of: fields)
        id = try field.name()
        guard id != "window" else { throw field.error("has the name of the window") }
        guard fields["below"] == nil || fields["above"] == nil else {
            throw place.error("has below and above, of which one is too many")
        }
        parent = try fields["in"].map(Self.parent)
        frame = try fields["frame"].map(Self.frame)
        isHidden = try fields["hidden"]?.flag()
        alpha = try fields["alpha"]?.number(0...1)
        clips = try fields["clips"]?.flag()
        isOpaque = try fields["opaque"]?.flag()
        isInteractive = try fields["interactive"]?.flag()
        kind = try fields["kind"]?.choice()
        image = try fields["image"].map(Self.image)
        below = try fields["below"]?.name()
        above = try fields["above"]?.name()
    }

    private static func parent(
        _ place: ScenarioPlace
    ) throws(ScenarioError) -> ScenarioStep.Parent {
        if case .scalar(.null) = place.node.content { return .none }
        let name = try place.name()
        return name == "window" ? .window : .view(name)
    }

    private static func image(_ place: ScenarioPlace) throws(ScenarioError) -> ScenarioStep.Image {
        if case .scalar(.null) = place.node.content { return .none }
        let size = try place.pixels()
        return .pixels(width: size.width, height: size.height)
    }

    /// Four numbers, of which each may also be a text that says what is no JSON number.
    private static func frame(_ place: ScenarioPlace) throws(ScenarioError) -> CGRect {
        let numbers = try place.list(most: 4) { side throws(ScenarioError) -> Double in
            guard case .scalar(.string(let text)) = side.node.content else {
                return try side.number(-1e9...1e9)
            }
            switch text {
            case "NaN": return .nan
            case "inf": return .infinity
            case "-inf": return -.infinity
            default: throw side.error("must be a number, \"NaN\", \"inf\" or \"-inf\"")
            }
        }
        guard numbers.count == 4 else { throw place.error("must be x, y, width and height") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension ScenarioStep.Bind {
    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: ["ad", "view", "assets", "clickable", "friendly"])
        ad = try place.required("ad", of: fields).name()
        view = try place.required("view", of: fields).name()
        assets = [:]
        for (role, name) in try fields["assets"]?.members() ?? [] { assets[role] = try name.name() }
        clickable = try fields["clickable"].map(Self.names) ?? []
        friendly = try fields["friendly"].map(Self.names) ?? []
    }

    private static func names(_ place: ScenarioPlace) throws(ScenarioError) -> [String] {
        try place.list { place throws(ScenarioError) in try place.name() }
    }
}

extension ScenarioStep.Drag {
    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: ["from", "to", "seconds"])
        from = try place.required("from", of: fields).point()
        to = try place.required("to", of: fields).point()
        seconds = try fields["seconds"]?.number(0...60) ?? 0.25
    }
}

extension ScenarioPlace {
    /// A member that must be there.
    func required(
        _ key: String,
        of fields: [String: ScenarioPlace]
    ) throws(ScenarioError) -> ScenarioPlace {
        guard let field = fields[key] else { throw error("has no \(key)") }
        return field
    }

    fileprivate func point() throws(ScenarioError) -> CGPoint {
        let numbers = try list(most: 2) { place throws(ScenarioError) in
            try place.number(-1e6...1e6)
        }
        guard numbers.count == 2 else { throw error("must be x and y") }
        return CGPoint(x: numbers[0], y: numbers[1])
    }
}
