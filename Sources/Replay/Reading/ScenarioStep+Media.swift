import OpenRTB

extension ScenarioStep.VideoState {
    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: [
            "ad", "position", "duration", "state", "muted", "skip",
        ])
        ad = try place.required("ad", of: fields).name()
        position = try fields["position"]?.number(0...1e6)
        duration = try fields["duration"]?.number(0...1e6)
        state = try fields["state"]?.choice()
        isMuted = try fields["muted"]?.flag()
        skips = try fields["skip"]?.flag() ?? false
    }
}

extension ScenarioStep.Control {
    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: ["ad", "do", "to"])
        ad = try place.required("ad", of: fields).name()
        command = try place.required("do", of: fields).choice()
        let target = command == .seek ? try place.required("to", of: fields) : nil
        if target == nil, let field = fields["to"] { throw field.error("is for seek alone") }
        position = try target?.number(0...1e6) ?? 0
    }
}

extension ScenarioStep.Placeholder {
    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: ["view", "do", "fade"])
        view = try place.required("view", of: fields).name()
        command = try fields["do"]?.choice() ?? .show
        if command == .remove, let fade = fields["fade"] { throw fade.error("is for show alone") }
        fade = try fields["fade"]?.number(0...1e6) ?? 0
    }
}
