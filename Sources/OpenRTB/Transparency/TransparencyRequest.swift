/// What an app asks of ads for the EU's Digital Services Act (`regs.ext.dsa` of OpenRTB's DSA
/// extension).
public struct TransparencyRequest: Sendable, Hashable {
    /// Whether ads must say who is behind them.
    public enum Requirement: Int, Sendable, Hashable, CaseIterable {
        /// They need not.
        case notRequired = 0
        /// They may; those that do not are accepted.
        case supported = 1
        /// Ads that do not are not accepted.
        case required = 2
        /// As `required`, for the app is an online platform.
        case requiredOnPlatform = 3
    }

    /// Who shows the information to people.
    public enum Rendering: Int, Sendable, Hashable, CaseIterable {
        /// The app cannot.
        case appCannot = 0
        /// The app can where the ad does not.
        case appCan = 1
        /// The app will, and the ad must not.
        case appWill = 2
    }

    /// Whether ads must say who is behind them.
    public var requirement: Requirement
    /// Who shows it; nil leaves that open.
    public var rendering: Rendering?
    /// Whether the app wants the information itself: 0 no, 1 where it helps, 2 yes.
    public var datatopub: Int?
    /// Who chooses ads on the app's side, and by which data.
    public var transparency: [TransparencyParty]

    /// Makes one from its parts.
    public init(
        _ requirement: Requirement,
        rendering: Rendering? = nil,
        datatopub: Int? = nil,
        transparency: [TransparencyParty] = []
    ) {
        self.requirement = requirement
        self.rendering = rendering
        self.datatopub = datatopub
        self.transparency = transparency
    }

    /// Reads one from JSON; nil where that does not say what is required.
    public init?(_ json: JSONValue) {
        guard let object = json.object else { return nil }
        let fields = Fields(object: object, notes: NoteBook())
        guard let requirement = fields.int("dsarequired").flatMap(Requirement.init) else {
            return nil
        }
        self.init(
            requirement,
            rendering: fields.int("pubrender").flatMap(Rendering.init),
            datatopub: fields.int("datatopub"),
            transparency: fields.children("transparency", TransparencyParty.init)
        )
    }

    /// The object as it goes on the wire.
    public var json: JSONValue {
        .object(
            JSONObject(writing: [
                ("dsarequired", requirement.rawValue), ("pubrender", rendering?.rawValue),
                ("datatopub", datatopub), ("transparency", transparency),
            ])
        )
    }
}

extension TransparencyRequest {
    /// Why an ad that says `told` of itself is not accepted, in one sentence; nil if it is.
    ///
    /// The rules are those of Prebid Server, which checks bids in the same way.
    public func fault(of told: AdTransparency?) -> String? {
        guard let told else {
            return isRequired ? "The bid lacks ext.dsa, which the request requires." : nil
        }
        if (told.behalf ?? "").count > Self.longest || (told.paid ?? "").count > Self.longest {
            return "The bid's ext.dsa names a party in more than \(Self.longest) characters."
        }
        switch rendering {
        case .appCannot where isRequired && told.adrender != true:
            return "Neither the app nor the ad would show what ext.dsa says."
        case .appWill where told.adrender == true:
            return "Both the app and the ad would show what ext.dsa says."
        default: return nil
        }
    }

    private static let longest = 100

    private var isRequired: Bool {
        requirement == .required || requirement == .requiredOnPlatform
    }
}

extension Regs {
    /// What ads must say for the Digital Services Act; nil where nothing is asked.
    public var dsa: TransparencyRequest? {
        get { ext["dsa"].flatMap(TransparencyRequest.init) }
        set { ext["dsa"] = newValue?.json }
    }
}
