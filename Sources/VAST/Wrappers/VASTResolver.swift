public import Foundation

/// Follows the wrappers of a document, as a machine: it says what to fetch, is told what came, and
/// in the end has the ads.
///
/// ```swift
/// var resolver = VASTResolver(bytes, from: url, macros: macros)
/// while case .fetch(let url) = resolver.step { resolver.answer(await fetch(url)) }
/// ```
/// The time that an answer may take belongs to whoever fetches.
public struct VASTResolver: Sendable {
    /// What is to be done now.
    public enum Step: Sendable, Hashable {
        /// Ask for this address, and tell the answer.
        case fetch(URL)
        /// Nothing more.
        case done(VASTResolution)
    }

    /// What came of a fetch.
    public enum Answer: Sendable, Hashable {
        /// A body with its HTTP status, from the address that it came from after redirects.
        case response(status: Int, body: Data, from: URL? = nil)
        /// Nothing: the time was up, or the network down.
        case failed
    }

    /// Which ads are looked for.
    public enum Wanted: Sendable, Hashable {
        /// All that the document offers, to show them to somebody.
        case all
        /// The one that a place for a single ad shows; others only where it cannot be had.
        case one
    }

    /// How many wrappers may lead to an ad (VAST 4.3, 2.4.1.2).
    public static let wrapperLimit = 5
    /// How many documents are asked for at most, whatever pods and nests the first one opens.
    public static let requestLimit = 40

    /// The values in the addresses that are asked for and in the error URLs.
    public var macros: VASTMacros
    /// What is to be done now.
    public private(set) var step: Step

    private let wanted: Wanted
    private var resolution = VASTResolution()
    /// The documents that are open, the innermost last.
    private var documents: [OpenDocument] = []
    /// The address being asked for, of the ad that the innermost document is at.
    private var asked: URL?

    /// Follows a document in its bytes.
    public init(
        _ bytes: Data,
        from base: URL? = nil,
        macros: VASTMacros = VASTMacros(),
        wanted: Wanted = .all
    ) {
        self.init(macros: macros, wanted: wanted)
        read(bytes, from: base)
        proceed()
    }

    /// Follows a document that has been read.
    public init(
        _ document: VASTDocument,
        macros: VASTMacros = VASTMacros(),
        wanted: Wanted = .all
    ) {
        self.init(macros: macros, wanted: wanted)
        open(document)
        proceed()
    }

    private init(macros: VASTMacros, wanted: Wanted) {
        self.macros = macros
        self.wanted = wanted
        step = .done(resolution)
    }

    /// Takes what came of the fetch that ``step`` asked for, and says what is next.
    @discardableResult
    public mutating func answer(_ answer: Answer) -> Step {
        guard let url = asked else { return step }
        asked = nil
        switch answer {
        case .failed:
            miss(.transport)
        case .response(let status, _, _) where !(200..<300).contains(status):
            miss(.transport)
        case .response(let status, let body, _) where status == 204 || isBlank(body):
            miss(.noAd)
        case .response(_, let body, let source):
            read(body, from: source ?? url)
        }
        proceed()
        return step
    }
}

extension VASTResolver {
    /// Works on what waits until something must be fetched or nothing is left.
    private mutating func proceed() {
        while asked == nil, let document = documents.last {
            if let ad = documents[documents.count - 1].next() {
                look(at: ad, behind: document.chain, base: document.base)
            } else {
                documents.removeLast()
                if !documents.isEmpty { close(document) }
            }
        }
        step = asked.map(Step.fetch) ?? .done(resolution)
    }

    private func isBlank(_ body: Data) -> Bool {
        body.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private mutating func look(at ad: VASTAd, behind chain: [VASTAd], base: URL?) {
        if let ad = ResolvedAd(ad, in: chain) {
            guard !Self.isBlocked(ad, by: chain) else { return miss(.blockedCategory) }
            resolution.ads.append(ad)
            documents[documents.count - 1].hasAd = true
            if wanted == .one { documents = [] }
        } else {
            follow(ad, depth: chain.count, base: base)
        }
    }

    private static func isBlocked(_ ad: ResolvedAd, by chain: [VASTAd]) -> Bool {
        chain.contains { level in
            guard case .wrapper(let wrapper) = level.content else { return false }
            return ad.inLine.categories.contains(where: wrapper.blocks)
        }
    }

    private mutating func follow(_ ad: VASTAd, depth: Int, base: URL?) {
        guard case .wrapper(let wrapper) = ad.content else { return }
        guard depth < Self.wrapperLimit, resolution.requests.count < Self.requestLimit else {
            return miss(.tooManyWrappers)
        }
        let text = wrapper.tagURI.map(macros.expand) ?? ""
        guard let url = TagURI.url(text, base: base) else { return miss(.noAddress) }
        resolution.requests.append(url.absoluteString)
        asked = url
    }

    private mutating func read(_ bytes: Data, from base: URL?) {
        do throws(VASTError) {
            let reading = try VASTDocument.read(bytes, base: base)
            resolution.notes += reading.notes
            open(reading.document)
        } catch {
            miss(VASTReason(code: error.code, sentence: error.sentence), also: error.errors)
        }
    }

    private mutating func open(_ document: VASTDocument) {
        let chain = documents.last?.levels ?? []
        let usable = document.ads(behind: chain.last)
        guard !usable.isEmpty else {
            return miss(.noAd, also: document.errors + document.ads.flatMap(\.errors))
        }
        let order = wanted == .one ? VASTDocument.playOrder(usable) : usable
        documents.append(OpenDocument(ads: order, chain: chain, base: document.base))
    }

    /// Tells the document outside of `document`, which is through, whether an ad came of it.
    private mutating func close(_ document: OpenDocument) {
        if document.hasAd {
            documents[documents.count - 1].hasAd = true
        } else {
            documents[documents.count - 1].miss()
        }
    }

    /// Notes that nothing comes of the ad that is looked at, and whom to tell: all who sent a
    /// document on the way to it, `own` being those of one that could not be opened.
    private mutating func miss(_ reason: VASTReason, also own: [String] = []) {
        let levels = documents.last?.levels ?? []
        let macros = macros.with(errorCode: reason.code)
        let pings = (levels.flatMap(\.errors) + own).once().map(macros.expand)
        resolution.failures.append(
            VASTFailure(code: reason.code, pings: pings, sentence: reason.sentence)
        )
        if !documents.isEmpty { documents[documents.count - 1].miss() }
    }
}
