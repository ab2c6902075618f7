import AdServer
import Foundation

extension Command {
    /// `native-ads serve`: the ad server, until it is told to stop.
    static let serve = Command(
        name: "serve",
        summary: "Run the ad server.",
        details: """
            Answers OpenRTB 2.6 native requests at /openrtb2/auction, serves pictures and
            videos, counts impressions, viewable impressions, clicks and what is played, all
            from one SQLite file. Test units always answer, so a new database can be tried at
            once. SIGTERM or SIGINT stop it: what is being answered is finished first.
            """,
        options: [
            Option(
                "--host",
                value: "ADDRESS",
                help:
                    "Address to listen on; default 127.0.0.1. For 0.0.0.0 or :: give --base-url too."
            ),
            Option("--port", value: "N", help: "Port, 0 for any that is free; default 8080."),
            Option(
                "--database",
                value: "FILE",
                help: "SQLite file, made if missing; default native-ads.sqlite."
            ),
            Option("--catalog", value: "FILE", help: "Catalog to import before starting."),
            Option(
                "--base-url",
                value: "URL",
                help:
                    "What the outside knows the server by, for the URLs in ads; default the address it listens on."
            ),
            Option(
                "--ready-file",
                value: "FILE",
                help: "File to write the server's URL to once it answers."
            ),
            Option("--quiet", help: "Do not print a line for each request."),
        ],
        example: "native-ads serve --port 8080 --database shop.sqlite --catalog shop.json"
    ) { arguments, console throws(CommandError) in
        let ready = arguments.value("--ready-file").map { URL(fileURLWithPath: $0) }
        // One that an earlier run left behind would be taken for this one's.
        if let ready { unlink(ready.path) }
        let server = try start(arguments, console)
        let signals = Termination.signals()
        if let ready {
            do {
                try Data(server.url.utf8).write(to: ready, options: .atomic)
            } catch {
                throw .unreadable("cannot write the ready file \(ready.relativePath)")
            }
        }
        console.out("listening on \(server.url)\n")
        for await _ in signals { break }
        if let ready { unlink(ready.path) }
        do throws(StorageError) {
            try await server.stop()
        } catch {
            throw .unreadable(error.sentence)
        }
        return .done
    }

    private static func start(
        _ arguments: Arguments,
        _ console: Console
    ) throws(CommandError) -> RunningServer {
        let path = arguments.value("--database") ?? "native-ads.sqlite"
        var configuration = RunningServer.Configuration(database: path)
        configuration.host = arguments.value("--host") ?? "127.0.0.1"
        configuration.port = try arguments.number("--port", in: 0...65_535, default: 8080)
        if let base = arguments.value("--base-url") {
            guard RunningServer.isBase(base) else {
                throw .usage(
                    "--base-url must be an http or https URL without a query, not \"\(base)\""
                )
            }
            configuration.baseURL = base
        }
        if !arguments.has("--quiet") { configuration.log = { console.out($0 + "\n") } }
        configuration.complain = { console.err("native-ads: \($0)\n") }
        let socket = try started { () throws(ServerError) in try configuration.listen() }
        if let catalog = arguments.value("--catalog") {
            _ = try importCatalog(catalog, into: path)
        }
        return try started { () throws(ServerError) in
            try RunningServer(configuration, on: socket)
        }
    }

    private static func started<Value>(
        _ start: () throws(ServerError) -> Value
    ) throws(CommandError) -> Value {
        do throws(ServerError) {
            return try start()
        } catch {
            throw .unreadable(error.sentence)
        }
    }
}
