/// Checks in the order of time that no step uses a name before another step made it.
///
/// It follows the tree of views as the steps build it, so that no view comes to lie in itself.
struct ScenarioNames {
    private struct Known {
        var kind: ScenarioStep.ViewKind
        var parent: String?
    }

    /// More is no layout but an attack.
    private static let mostViews = 2000
    private static let deepest = 100
    private static let mostAds = 10_000

    /// All steps in the order of time, with their paths: a complaint may tell of a later one.
    let steps: [(step: ScenarioStep, path: String)]
    /// How many ads each load asks for.
    private(set) var loads: [String: Int] = [:]
    private(set) var ads: Set<String> = []
    /// Every view there ever was.
    private(set) var made: Set<String> = []
    /// The first step that stands for the player of an ad's video.
    private let players: [String: String]
    /// The views there are.
    private var views: [String: Known] = [:]

    init(of steps: [(step: ScenarioStep, path: String)]) {
        self.steps = steps
        players = steps.reduce(into: [:]) { players, element in
            guard case .video(let state) = element.step.action else { return }
            players[state.ad] = players[state.ad] ?? element.path
        }
    }

    /// Takes note of what a step makes, and refuses what it names that was never made.
    mutating func check(
        _ action: ScenarioStep.Action,
        at place: ScenarioPlace
    ) throws(ScenarioError) {
        switch action {
        case .load(let load): try add(load, at: place)
        case .view(let change): try take(change, at: place)
        case .bind(let bind): try check(bind, at: place)
        case .tap(.view(let name)): try need(.view, name, at: place)
        case .scroll(let name, _): try need(.view, name, at: place)
        case .unbind(let name): try need(.ad, name, at: place)
        case .release(let name): if loads[name] == nil { try need(.ad, name, at: place) }
        case .cancel(let name): try need(.load, name, at: place)
        case .video(let state): try need(.ad, state.ad, at: place)
        case .control(let control): try check(control, at: place)
        case .placeholder(let placeholder): try check(placeholder, at: place)
        case .remove(let name):
            try need(.view, name, at: place)
            remove(name)
        case .tap(.point), .app, .drag, .clock, .network: break
        }
    }

    private func check(
        _ placeholder: ScenarioStep.Placeholder,
        at place: ScenarioPlace
    ) throws(ScenarioError) {
        let name = placeholder.view
        try need(.view, name, at: place)
        guard let view = views[name], view.kind != .media else { return }
        throw place.error("covers \"\(name)\", which is no media view")
    }

    /// A player that steps stand for cannot be told anything.
    private func check(
        _ control: ScenarioStep.Control,
        at place: ScenarioPlace
    ) throws(ScenarioError) {
        try need(.ad, control.ad, at: place)
        guard let path = players[control.ad] else { return }
        throw place.error("controls the player of \"\(control.ad)\", for which \(path) stands")
    }

    private mutating func add(
        _ load: ScenarioStep.Load,
        at place: ScenarioPlace
    ) throws(ScenarioError) {
        loads[load.name] = load.count
        ads.formUnion(load.adNames)
        guard ads.count <= Self.mostAds else {
            throw place.error("asks for one ad too many; there may be \(Self.mostAds)")
        }
    }

    private func check(
        _ bind: ScenarioStep.Bind,
        at place: ScenarioPlace
    ) throws(ScenarioError) {
        try need(.ad, bind.ad, at: place)
        for name in [bind.view] + bind.assets.values.sorted() + bind.clickable + bind.friendly {
            try need(.view, name, at: place)
        }
    }
}

extension ScenarioNames {
    private mutating func take(
        _ change: ScenarioStep.ViewChange,
        at place: ScenarioPlace
    ) throws(ScenarioError) {
        var view = views[change.id] ?? Known(kind: change.kind ?? .view)
        if let kind = change.kind, kind != view.kind {
            throw place.error(
                "changes the kind of \"\(change.id)\", which is \(view.kind.rawValue)"
            )
        }
        if change.image != nil, view.kind != .media {
            throw place.error("gives an image to \"\(change.id)\", which is no media view")
        }
        switch change.parent {
        case .view(let name):
            guard name != change.id else { throw place.error("puts \"\(name)\" into itself") }
            try need(.view, name, at: place)
            guard views[name] != nil else {
                throw place.error("puts \"\(change.id)\" into \"\(name)\", which was removed")
            }
            view.parent = name
        case .window: view.parent = "window"
        case .some(.none): view.parent = nil
        case nil: break
        }
        if let sibling = change.below ?? change.above {
            if sibling != change.id { try need(.view, sibling, at: place) }
            let parent = views[sibling]?.parent
            // Without a parent of its own it comes to lie where the sibling does.
            if change.parent == nil, sibling != change.id { view.parent = parent }
            guard sibling != change.id, parent != nil, parent == view.parent else {
                throw place.error("names \"\(sibling)\", which lies in no view with it")
            }
        }
        views[change.id] = view
        made.insert(change.id)
        guard views.count <= Self.mostViews else {
            throw place.error("is one view too many; there may be \(Self.mostViews)")
        }
        try checkDepth(of: change.id, at: place)
    }

    /// No view may lie in itself, and none deeper than layout can follow.
    private func checkDepth(of id: String, at place: ScenarioPlace) throws(ScenarioError) {
        var depth = 0
        var name = views[id]?.parent
        while let current = name {
            guard current != id else { throw place.error("puts \"\(id)\" into itself") }
            depth += 1
            guard depth <= Self.deepest else {
                throw place.error("lies in more than \(Self.deepest) views")
            }
            name = views[current]?.parent
        }
    }

    /// A view goes with all that lies in it.
    private mutating func remove(_ name: String) {
        guard views.removeValue(forKey: name) != nil else { return }
        var gone: Set<String> = [name]
        while true {
            let inside = views.filter { $0.value.parent.map(gone.contains) ?? false }.keys
            guard !inside.isEmpty else { return }
            for name in inside { views[name] = nil }
            gone = Set(inside)
        }
    }
}

extension ScenarioStep.Load {
    /// What the ads are called: as the load, or numbered from 0 where there may be several.
    package var adNames: [String] {
        count == 1 ? [name] : (0..<count).map { "\(name).\($0)" }
    }
}
