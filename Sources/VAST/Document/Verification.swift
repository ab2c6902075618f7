/// A measurement script that a vendor wants to run beside the ad.
///
/// Nothing here runs one; whoever cannot must call ``notExecuted`` with the reason 2.
public struct Verification: Sendable, Hashable {
    /// A script.
    public struct Script: Sendable, Hashable {
        /// Where it lies.
        public var url: String
        /// What it needs in order to run, such as `omid`.
        public var apiFramework: String?
        /// Whether it runs outside a browser too; only JavaScript tells.
        public var isBrowserOptional: Bool?
        /// The MIME type; only an executable tells.
        public var type: String?

        /// A script at `url`.
        public init(
            url: String,
            apiFramework: String? = nil,
            isBrowserOptional: Bool? = nil,
            type: String? = nil
        ) {
            self.url = url
            self.apiFramework = apiFramework
            self.isBrowserOptional = isBrowserOptional
            self.type = type
        }
    }

    /// Who measures, such as `vendor.example-omid`.
    public var vendor: String?
    /// JavaScript to choose from.
    public var scripts: [Script]
    /// Other code to choose from.
    public var executables: [Script]
    /// Data for the script, as written.
    public var parameters: String?
    /// URLs to call with `[REASON]` when the script was not run.
    public var notExecuted: [String]

    /// A verification, by default an empty one.
    public init(
        vendor: String? = nil,
        scripts: [Script] = [],
        executables: [Script] = [],
        parameters: String? = nil,
        notExecuted: [String] = []
    ) {
        self.vendor = vendor
        self.scripts = scripts
        self.executables = executables
        self.parameters = parameters
        self.notExecuted = notExecuted
    }
}
