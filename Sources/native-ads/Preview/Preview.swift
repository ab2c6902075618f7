import Foundation

extension Command {
    /// `native-ads preview`: a picture of an ad as an app would show it.
    static let preview = Command(
        name: "preview",
        summary: "Draw a bid response, native markup or VAST as an app shows it.",
        operands: "FILE",
        operandCount: 1...1,
        details: """
            FILE is a bid response, a bid, native markup in any envelope, or VAST; - is
            standard input. What is missing in the ad is hidden; what was left out of it is
            noted on standard error. Pictures are read from file: URLs and from files beside
            FILE; for all others a gray box of their size stands, unless --fetch gets them.

            A video has a play button and its length over the first frame of --video, else
            over the ad's main picture, else over the first frame of the first of its media
            files that lies beside FILE under its own name (or that --fetch gets), else over
            a gray box. MP4, QuickTime, Matroska and WebM are decoded.

            Exit status 1 where there is no ad to show, 2 where a file cannot be read.
            """,
        options: [
            Option("--output", short: "-o", value: "FILE", help: "The PNG to write; needed."),
            Option(
                "--layout",
                value: "NAME",
                help: "card (default), row (below 240 points a card) or full."
            ),
            Option("--width", value: "POINTS", help: "How wide, 160 to 1200; default 390."),
            Option(
                "--request",
                value: "FILE",
                help: "Native or bid request that gives asset ids their meaning."
            ),
            Option("--ad", value: "N", help: "Which bid, from 0; default the first to be shown."),
            Option(
                "--video",
                value: "FILE",
                help: "A file of the ad's video, for its first frame."
            ),
            Option("--fetch", help: "Get pictures, videos and wrapped VAST from the network."),
        ],
        example: "native-ads preview response.json -o ad.png --layout card"
    ) { arguments, console throws(CommandError) in
        guard let output = arguments.value("--output") else {
            throw .usage("preview needs -o FILE, the picture to write")
        }
        let name = arguments.value("--layout") ?? "card"
        guard let layout = PreviewLayout(rawValue: name) else {
            let names = PreviewLayout.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("there is no layout \"\(name)\"; there is \(names)")
        }
        let width = try arguments.number("--width", in: 160...1200, default: 390)
        let input = try PreviewInput(arguments)
        let draft = try PreviewDraft.first(in: input, note: { console.err("note: \($0)\n") })
        let pictures = PreviewPictures(folder: input.folder, fetches: arguments.has("--fetch"))
        let ad = try await draft.ad(with: pictures, note: { console.err("note: \($0)\n") })
        let sheet = PreviewSheet(ad, layout: layout.fitting(width), width: Double(width))
        guard let png = await sheet.png() else { throw .bad("the ad has no size to be drawn in") }
        try NamedFile(output).write(png)
        return .done
    }
}
