import OpenRTB

extension Assembly {
    /// VAST 4.2 in OpenRTB's list of protocols, and the only one that is written here.
    static let vast42 = 13

    /// The creative's video, if it is what is asked for; `w` and `h` are wishes, for the client scales.
    func video(for request: VideoRequest) -> VideoFacts? {
        guard let video = candidate.video, Self.isFormatWanted(by: request),
            Self.isProtocolWanted(by: request), Self.isLengthWanted(video, by: request)
        else { return nil }
        return video
    }

    /// What keeps the creative's video out, a few words.
    func videoFault(_ request: VideoRequest) -> String {
        let name = "\"\(candidate.creative.id)\""
        guard let video = candidate.video else { return "\(name) has no video" }
        if !Self.isFormatWanted(by: request) {
            return "video of \(name) is \(VideoFacts.mediaType), "
                + "\(request.mimes.joined(separator: " or ")) is wanted"
        }
        if !Self.isProtocolWanted(by: request) {
            return "video of \(name) is told by VAST 4.2 (protocol \(Self.vast42)), "
                + "which the request does not take"
        }
        let length = "video of \(name) plays for \(Self.seconds(video)) s"
        if let least = request.minduration, Self.seconds(video) < least {
            return "\(length), at least \(least) s is wanted"
        }
        return "\(length), at most \(request.maxduration ?? 0) s is wanted"
    }

    private static func isFormatWanted(by request: VideoRequest) -> Bool {
        request.mimes.contains { $0.lowercased() == VideoFacts.mediaType }
    }

    private static func isProtocolWanted(by request: VideoRequest) -> Bool {
        request.protocols.contains(vast42)
    }

    private static func isLengthWanted(_ video: VideoFacts, by request: VideoRequest) -> Bool {
        seconds(video) >= request.minduration ?? 0 && seconds(video) <= request.maxduration ?? .max
    }

    /// A request counts whole seconds, and a film of 15 s has often a frame more.
    private static func seconds(_ video: VideoFacts) -> Int { Int(video.duration.rounded()) }
}
