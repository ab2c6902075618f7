/// A failure on the way to an ad, before anybody is told.
struct VASTReason {
    let code: Int
    let sentence: String

    static let noAddress = VASTReason(
        code: 300,
        sentence: "The wrapper has no address that can be asked for."
    )
    static let transport = VASTReason(
        code: 301,
        sentence: "The address in the wrapper did not answer."
    )
    static let tooManyWrappers = VASTReason(
        code: 302,
        sentence: "More than \(VASTResolver.wrapperLimit) wrappers stand before the ad."
    )
    static let noAd = VASTReason(code: 303, sentence: "There is no ad at the end.")
    static let blockedCategory = VASTReason(
        code: 205,
        sentence: "The ad is of a category that a wrapper before it does not allow."
    )
}
