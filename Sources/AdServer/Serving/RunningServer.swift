/// An ad server that runs: a database, the routes over it, and HTTP in front; any thread may call it.
package struct RunningServer: Sendable {
    package struct Configuration: Sendable {
        /// A numeric address of this machine, or `localhost`.
        package var host = "127.0.0.1"
        /// 0 lets the system choose.
        package var port = 0
        /// The database's file, made if it is not there.
        package var database: String
        /// What the outside knows the server by; nil for the address it listens on.
        package var baseURL: String?
        package var limits = HTTPLimits()
        package var world = ServerWorld.live
        /// Gets a line for each request, which begins with its time in UTC.
        package var log: (@Sendable (String) -> Void)?
        /// Gets a sentence when the database fails while the server runs.
        package var complain: (@Sendable (String) -> Void)?

        package init(database: String) { self.database = database }

        /// Takes the port, before anything else: who cannot have it must not touch the database of the one that has.
        package func listen() throws(ServerError) -> ListenSocket {
            let socket = try ListenSocket(host: host, port: port)
            guard baseURL == nil, socket.isEveryAddress else { return socket }
            socket.close()
            throw ServerError(
                sentence: "\(host) is every address of this machine and none that an ad's URLs can "
                    + "name: say with --base-url how apps reach the server, for example "
                    + "--base-url http://127.0.0.1:\(socket.port)"
            )
        }

        /// `log`, with the time before each line.
        fileprivate var timedLog: (@Sendable (String) -> Void)? {
            guard let log else { return nil }
            let now = world.now
            return { line in log("\(Instant.text(now())) \(line)") }
        }
    }

    /// The address it listens on, without a slash at the end.
    package let url: String
    private let http: HTTPServer
    private let queue: CommitQueue

    /// Opens the database and listens; once this returns, requests are answered.
    package init(_ configuration: Configuration) throws(ServerError) {
        try self.init(configuration, on: configuration.listen())
    }

    /// Opens the database and answers what comes in at `socket`, which is its own from now on.
    package init(_ configuration: Configuration, on socket: ListenSocket) throws(ServerError) {
        do throws(StorageError) {
            let site = try Site(
                Database(path: configuration.database),
                base: configuration.baseURL ?? socket.url,
                world: configuration.world
            )
            let complain = configuration.complain
            queue = CommitQueue(site) { complain?($0.sentence) }
        } catch {
            socket.close()
            throw ServerError(sentence: error.sentence)
        }
        let queue = queue
        http = try HTTPServer(
            socket,
            limits: configuration.limits,
            log: configuration.timedLog
        ) { queue.submit($0, $1) }
        url = socket.url
    }

    /// Whether `text` may stand before `/e/`, `/c/`, `/p/` and `/v/` in the URLs that clients call.
    package static func isBase(_ text: String) -> Bool {
        WebAddress.fault(text) == nil && !text.contains("?") && !text.contains("#")
    }

    /// Stops accepting, finishes what runs, and leaves one database file that holds everything.
    package func stop() async throws(StorageError) {
        await http.stop()
        try await queue.checkpoint()
    }
}
