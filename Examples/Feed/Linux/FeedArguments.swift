import Foundation

/// What was asked of the feed on the command line.
struct FeedArguments {
    /// Where the app runs.
    enum Screen {
        /// In a window, until it is closed.
        case window
        /// Nowhere: it scrolls by itself and leaves pictures and a log in this folder.
        case folder(URL)
    }

    let endpoint: URL
    let backfill: URL?
    let dialect: FeedDialect
    let screen: Screen

    static let usage = """
        usage: feed --endpoint URL [--backfill URL] [--dialect NAME] (--out FOLDER | --window)
        """

    init(_ words: [String]) throws(FeedFault) {
        var values: [String: String] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--window":
                values[word] = ""
            case "--endpoint", "--backfill", "--dialect", "--out":
                guard let value = rest.popFirst() else {
                    throw .usage("\(word) needs a value; \(Self.usage)")
                }
                values[word] = value
            default:
                throw .usage("there is no option \(word); \(Self.usage)")
            }
        }
        guard let endpoint = values["--endpoint"] else {
            throw .usage("an endpoint is needed; \(Self.usage)")
        }
        self.endpoint = try Self.url(endpoint)
        backfill = if let text = values["--backfill"] { try Self.url(text) } else { nil }
        let name = values["--dialect"] ?? FeedDialect.own.rawValue
        guard let dialect = FeedDialect(rawValue: name) else {
            let names = FeedDialect.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("there is no dialect \"\(name)\"; there are \(names)")
        }
        self.dialect = dialect
        switch (values["--out"], values["--window"]) {
        case (let folder?, nil): screen = .folder(URL(fileURLWithPath: folder, isDirectory: true))
        case (nil, _?): screen = .window
        default: throw .usage("either --out or --window is needed; \(Self.usage)")
        }
    }

    private static func url(_ text: String) throws(FeedFault) -> URL {
        guard let url = URL(string: text), let scheme = url.scheme, url.host != nil,
            ["http", "https"].contains(scheme)
        else { throw .usage("\"\(text)\" is no http or https URL") }
        return url
    }
}
