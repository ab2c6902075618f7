import Foundation
import OpenRTB

extension Command {
    /// `native-ads inspect`: what an app would make of an ad, as JSON.
    static let inspect = Command(
        name: "inspect",
        summary: "Print what an app makes of a response, of markup or of VAST.",
        operands: "FILE",
        operandCount: 1...1,
        details: """
            FILE is a bid response, a bid, native markup in any envelope, or VAST; - is
            standard input. Each ad is one JSON object on a line of its own: its parts as
            they would be shown, its links and trackers as they would be called (scripts are
            listed, but never run), and what was dropped and why. Nothing is fetched: wrappers
            in VAST are answered from RULES.json, the "http" list of a scenario.

            A response has an object for each of its bids, also for those that cannot be
            read. VAST in a bid is read where its mtype is 2; in a native bid it is no ad.
            The VAST of a native ad's video is followed as well, to the file that would play:
            "video". A video that cannot be played is noted; the ad is shown without it.

            Without --request the ids of assets mean nothing; what does not say itself what
            it is, is guessed, and the guess noted on standard error: the largest picture
            is the main one, a square one the icon, the longest text the description.

            Exit status 1 where there is no ad to show, 2 where FILE cannot be read.
            """,
        options: [
            Option(
                "--request",
                value: "FILE",
                help: "Native or bid request that gives asset ids their meaning."
            ),
            Option("--ad", value: "N", help: "Only this bid, counted from 0."),
            Option(
                "--media-types",
                value: "A,B",
                help: "Types of video that the player knows; default MP4 and HLS."
            ),
            Option(
                "--slot",
                value: "WxH@S",
                help: "Size of the video in points, and pixels a point; default 390x219@3."
            ),
            Option(
                "--http",
                value: "RULES",
                help: "JSON list of answers for wrappers; without it they cannot be had."
            ),
        ],
        example: "native-ads inspect response.json --request request.json"
    ) { arguments, console throws(CommandError) in
        let inspection = try Inspection(arguments)
        let found = inspection.findings()
        for note in found.notes { console.err("note: \(note)\n") }
        for ad in found.ads { console.out(ad.json.text() + "\n") }
        return found.ads.contains(where: \.canBeShown) ? .done : .bad
    }
}
