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
    /// Its page, which travels with each of its ads.
    package var url: String?
    /// A JSON object that travels with each of its ads untouched.
    package var tags: String?
    /// Its number as a buyer, for apps that know buyers by number.
    package var member: Int?

    package init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
