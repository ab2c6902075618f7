import OpenRTB

extension ScenarioNames {
    /// What has a name in a scenario.
    enum Kind: String {
        case view, ad, load
    }

    /// Refuses a name that no step before this one made, and says which one was meant, if it can.
    func need(_ kind: Kind, _ name: String, at place: ScenarioPlace) throws(ScenarioError) {
        let names = names(of: kind)
        guard !names.contains(name) else { return }
        let complaint = kind == .ad ? batch(name) ?? later(kind, name) : later(kind, name)
        let suggestion = Suggestion.sentence(for: name, among: names.sorted())
        throw place.error(
            "names the \(kind.rawValue) \"\(name)\", "
                + (complaint ?? "which no step before it made" + suggestion)
        )
    }

    private func names(of kind: Kind) -> Set<String> {
        switch kind {
        case .view: made
        case .ad: ads
        case .load: Set(loads.keys)
        }
    }

    /// What is wrong with the name of an ad of a load that was made; `nil` where there is no such.
    private func batch(_ name: String) -> String? {
        if let count = loads[name] {
            return
                "which is a batch of \(count): its ads are \"\(name).0\" to \"\(name).\(count - 1)\""
        }
        guard let dot = name.lastIndex(of: "."), Int(name[name.index(after: dot)...]) != nil else {
            return nil
        }
        let load = String(name[..<dot])
        return loads[load].map { count in
            count == 1
                ? "but the load \"\(load)\" is no batch: its ad is \"\(load)\""
                : "but the last ad of the batch is \"\(load).\(count - 1)\""
        }
    }

    /// Which step makes it afterwards, if one does.
    private func later(_ kind: Kind, _ name: String) -> String? {
        let maker = steps.first { step, _ in
            switch (kind, step.action) {
            case (.view, .view(let change)): change.id == name
            case (.ad, .load(let load)): load.adNames.contains(name)
            case (.load, .load(let load)): load.name == name
            default: false
            }
        }
        return maker.map { "which only \($0.path) makes, at \($0.step.at.text) s" }
    }
}
