import VAST

extension VASTResolution {
    /// What went wrong, one sentence a failure, for somebody who can do something about it.
    ///
    /// Where nobody was asked for the addresses in wrappers, `unanswered` says what to do.
    func sentences(unanswered: String?) -> [String] {
        var addresses = addresses
        return failures.map { failure in
            switch failure.code {
            case Self.noAnswer:
                let address = addresses.popFirst() ?? "The address in the wrapper"
                return unanswered.map { "\(address) was not fetched: \($0)." } ?? failure.sentence
            case Self.noAd:
                return requests.isEmpty
                    ? "There is no ad in the document." : "The wrapper leads to no ad to be shown."
            default: return failure.sentence
            }
        }
    }

    /// What the failures without an answer asked for, if that is certain.
    private var addresses: ArraySlice<String> {
        let isCertain = failures.count { $0.code == Self.noAnswer } == requests.count
        return isCertain ? requests[...] : []
    }

    /// VAST's code for a wrapper's address that did not answer.
    private static let noAnswer = 301
    /// VAST's code for wrappers without an ad at their end.
    private static let noAd = 303
}

extension VASTFailure {
    /// The failure of an ad of which the player plays no file, with what it has instead.
    static func unplayable(_ ad: ResolvedAd, files: [MediaFile], macros: VASTMacros) -> VASTFailure
    {
        let failure = VASTFailure.unplayable(ad, macros: macros)
        guard failure.code == 403 else { return failure }
        return VASTFailure(code: failure.code, pings: failure.pings, sentence: words(ad, files))
    }

    private static func words(_ ad: ResolvedAd, _ files: [MediaFile]) -> String {
        guard ad.linear != nil else { return "The ad has no linear creative, so no video." }
        guard !files.isEmpty else { return "The ad's linear creative has no media file." }
        var kinds: [String] = []
        for kind in files.map(\.kind) where !kinds.contains(kind) { kinds.append(kind) }
        return "The player plays none of the ad's media files: \(kinds.joined(separator: ", "))."
    }
}

extension MediaFile {
    /// Its type, and what it needs to run.
    fileprivate var kind: String {
        let type = type.isEmpty ? "of no type" : type
        return apiFramework.map { "\(type) for \($0)" } ?? type
    }
}
