extension Creative {
    /// The text that the view of a role shows; `nil` where there is none or the asset is no text.
    public func text(_ role: AssetRole) -> String? {
        switch role {
        case .headline: headline
        case .body: body
        case .callToAction: callToAction
        case .advertiser: advertiser
        case .rating: rating.map { "\($0)" }
        case .price: price
        case .salePrice: salePrice
        case .likes: likes
        case .downloads: downloads
        case .phone: phone
        case .address: address
        case .displayURL: displayURL
        case .description2: description2
        case .profileName: profile?.name
        default: role.formatKey.flatMap { format?.texts[$0] } ?? extra[role.rawValue]
        }
    }

    /// The text of a role, cut after `length` characters as people count them.
    ///
    /// An emoji or a letter with its accents is never cut apart.
    public func text(_ role: AssetRole, upTo length: Int) -> String? {
        text(role).map { String($0.prefix(max(0, length))) }
    }

    /// The pictures by the roles that they are asked for by, the main one first.
    package var pictureSources: [(role: AssetRole, source: PictureSource)] {
        var sources: [(role: AssetRole, source: PictureSource)] = []
        if let main { sources.append((.main, main)) }
        if let icon { sources.append((.icon, icon)) }
        for (index, image) in images.enumerated() {
            sources.append((.image(index), image))
        }
        if let logo = profile?.logo { sources.append((.profileLogo, logo)) }
        for key in format?.keys ?? [] {
            if let picture = format?.pictures[key] { sources.append((.format(key), picture)) }
        }
        return sources
    }

    /// Where a tap on the view of a role leads: the innermost link wins.
    package func clickLink(for role: AssetRole?) -> ClickLink? {
        role.flatMap { assetLinks[$0] } ?? link
    }
}

extension AssetRole {
    /// The picture at a place of ``Creative/images``.
    public static func image(_ index: Int) -> AssetRole { AssetRole("image\(index)") }
}
