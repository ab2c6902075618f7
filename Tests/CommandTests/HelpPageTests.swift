import Testing

@testable import native_ads

@MainActor
struct HelpPageTests {
    @Test func `the page of a subcommand`() async {
        let run = await Run("help report")
        #expect(
            run.out == """
                native-ads report: Show what was asked for, filled, seen and clicked.

                Usage
                  native-ads report [options]

                Requests, fills, impressions, viewable impressions, clicks and what was played
                of videos by unit, campaign and creative, while the server runs or not. Several
                databases are added up.

                Options
                  --database FILE  SQLite file of a server, may be given several times; default
                                   native-ads.sqlite.
                  --json           Print one JSON object in place of tables.
                  --events         List every counted event too.

                Example
                  native-ads report --database shop.sqlite --json --events

                """
        )
    }

    @Test func `the first page`() {
        let program = Program(commands: [
            Command(name: "look", summary: "Look at it.", example: "native-ads look") { _, _ in
                .done
            }
        ])
        #expect(
            HelpPage(program).text == """
                native-ads: sell, serve, count and look at native ads.

                Subcommands
                  native-ads look       Look at it.
                  native-ads help NAME  Explain a subcommand, with an example.

                Options
                  --help     Show this page.
                  --version  Show the version.

                Exit status: 0 done; 1 the thing examined is bad; 2 the input could not be
                read or the arguments are wrong.

                """
        )
    }
}
