extension NativeAd {
    /// How far the picture of a role has come.
    public func pictureState(_ role: AssetRole) -> AssetState { shelf.state(role) }

    /// The picture of a role, fetched if it is not there yet.
    ///
    /// Who asks while it is on its way shares the download. It throws ``AdError/assetMissing``
    /// where the ad has no such picture, and ``AdError/assetFailed`` with a sentence that says why;
    /// that, too, where the app fetches the pictures itself (``PictureLoadingMode/off``).
    public func picture(_ role: AssetRole) async throws(AdError) -> Picture {
        guard plan.pictures != .off else { throw .picturesAreOff }
        return try await shelf.picture(role)
    }

    /// The picture of a role if it is there already.
    package func loadedPicture(_ role: AssetRole) -> Picture? { shelf.loadedPicture(role) }

    /// Whether pictures come after the ad, and are told of all at once.
    package var loadsMediaLazily: Bool { plan.pictures == .lazy }

    /// Whether ``AdEvent/mediaReady`` or ``AdEvent/mediaFailed`` was told and nothing more is to
    /// come: all there is was loaded or failed, and where the video failed its poster did.
    package var isMediaSettled: Bool {
        guard let media, media.isOver else { return false }
        return media.roles.allSatisfy { [.loaded, .failed].contains(assetState($0)) }
    }

    /// Whether the app fetches and shows the pictures itself.
    package var leavesPicturesToApp: Bool { plan.pictures == .off }

    /// Whether pictures move that can.
    package var animatesPictures: Bool { engine.configuration.animatesPictures }

    /// The bytes of a picture turned out to be none that the platform makes a picture of: it has
    /// failed, however good its header was.
    package func pictureCannotBeDecoded(_ role: AssetRole) {
        guard let picture = loadedPicture(role) else { return }
        let name = picture.format.rawValue.uppercased()
        let sentence =
            "The picture is damaged, or a kind of \(name) that this system does not decode."
        shelf.discard(role, AdError(refusing: sentence))
    }

    /// Tells why a picture was refused, to the app once it has the ad.
    func tellRefusal(of role: AssetRole) {
        guard let error = shelf.failure(role), error.isRefusal else { return }
        let text = "\(role.rawValue): \(error.sentence)"
        if unheardNotes == nil { note(text) } else { unheardNotes?.append(text) }
    }

    /// The app has the ad from now on; says what there is to be told of it.
    func handOut() -> [String] {
        defer { unheardNotes = nil }
        return video.handOut() + (unheardNotes ?? [])
    }
}
