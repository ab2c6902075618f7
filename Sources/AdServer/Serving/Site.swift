import OpenRTB

/// The server without its sockets: a request in, an answer out, over one database.
///
/// Used inside a transaction that its caller commits before anybody sees the answer.
package final class Site {
    private enum Page { case health, auction, event, click, picture, video }

    private static let router = Router<Page>(routes: [
        .init("GET", "/health", .health),
        .init("POST", "/openrtb2/auction", .auction),
        .init("GET", "/e/*", .event),
        .init("GET", "/c/*", .click),
        .init("GET", "/p/*", .picture),
        .init("GET", "/v/*", .video),
    ])

    private let database: Database
    private let world: ServerWorld
    private let signer: EventToken
    private let addresses: Addresses
    private let films: Films
    private var offers = Offers(Catalog())
    private var catalog: Catalog { offers.catalog }
    /// What `Database.version` was when the catalog was last looked at.
    private var seenVersion: Int64?
    private var catalogVersion: Int64?

    /// `base` is the URL that the outside knows this server by.
    package init(
        _ database: Database,
        base: String,
        world: ServerWorld = .live
    ) throws(StorageError) {
        self.database = database
        self.world = world
        signer = EventToken(secret: try Secret.load(from: database, world: world))
        addresses = Addresses(base: base, signer: signer)
        try TestCatalog.seed(database)
        films = try Films(path: database.path)
        try refresh()
    }

    /// Reads the catalog again if somebody else has changed it; whether that was so.
    ///
    /// Another server's events change the database too, hundreds of times a second, but not the catalog.
    @discardableResult
    package func refresh() throws(StorageError) -> Bool {
        let version = try database.version()
        guard version != seenVersion else { return false }
        let store = CatalogStore(database)
        let current = try store.version()
        let isChanged = current != catalogVersion
        if isChanged { offers = Offers(try store.load()) }
        (seenVersion, catalogVersion) = (version, current)
        return isChanged
    }

    /// Answers one request; what it counts is in the transaction.
    package func respond(to request: HTTPRequest) throws(StorageError) -> HTTPResponse {
        switch Self.router.match(request.method, request.path) {
        case .notFound:
            return .error(404, "there is nothing at this path")
        case .wrongMethod(let allowed):
            var response = HTTPResponse.error(
                405,
                "this path takes \(allowed.joined(separator: ", "))"
            )
            response.headers.append(("Allow", allowed.joined(separator: ", ")))
            return response
        case .found(let page, let component):
            return try respond(to: request, page, component)
        }
    }

    private func respond(
        to request: HTTPRequest,
        _ page: Page,
        _ component: String
    ) throws(StorageError) -> HTTPResponse {
        switch page {
        case .health:
            return .json(200, ["status": "ok"])
        case .auction:
            guard request.headers["content-encoding"].map({ $0.lowercased() == "identity" }) ?? true
            else {
                return .error(415, "the body must not be compressed")
            }
            return try Auction(
                offers: offers,
                addresses: addresses,
                ledger: Ledger(database),
                world: world
            ).answer(request.body)
        case .event:
            return try tracking(request).event(
                component,
                code: request.code,
                reason: request.reason
            )
        case .click:
            return try tracking(request).click(component)
        case .picture:
            return try Gallery(store: CatalogStore(database), pictures: catalog.pictures)
                .answer(component, knownTag: request.headers["if-none-match"])
        case .video:
            return Cinema(films: films, videos: catalog.videos).answer(component, request)
        }
    }

    /// A HEAD looks; only a GET counts.
    private func tracking(_ request: HTTPRequest) -> Tracking {
        Tracking(
            signer: signer,
            ledger: Ledger(database),
            creatives: catalog.creatives,
            campaigns: catalog.campaigns,
            now: world.now(),
            counts: request.method == "GET"
        )
    }
}

extension Site {
    /// Does all of `body` in one transaction.
    package func transaction<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try database.transaction(body)
    }

    /// Moves everything into the one database file.
    package func checkpoint() throws(StorageError) { try database.checkpoint() }
}
