/// Who pays.
package struct Advertiser: Codable, Hashable, Sendable {
    /// How the advertiser shows itself beside its ads.
    package struct Profile: Codable, Hashable, Sendable {
        package var name: String?
        /// A picture's name.
        package var logo: String?
        package var link: String?

        package init() {}
    }

    package let id: String
    package var name: String
    /// What a request may block by `badv`.
    package var domain: String?
    package var profile: Profile?

    package init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
