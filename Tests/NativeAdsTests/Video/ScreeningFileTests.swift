import Foundation
import Testing
import VAST

@testable import NativeAds

/// Which file of an ad is opened, and where the bytes of it count.
@MainActor struct ScreeningFileTests {
    private let cinema = Cinema()

    private static let sizes = [(640, 360, 800), (1280, 720, 1400), (1920, 1080, 6000)]

    private var document: String {
        let files = Self.sizes.map { width, height, rate in
            """
            <MediaFile delivery="progressive" type="video/mp4" width="\(width)" height="\(height)"
            bitrate="\(rate)">https://cdn.example/\(width).mp4</MediaFile>
            """
        }
        return Cinema.vast(files: []).replacingOccurrences(
            of: "<MediaFiles>",
            with: "<MediaFiles>" + files.joined()
        )
    }

    /// A view and a network, and the file for them.
    struct Row: Sendable, CustomTestStringConvertible {
        let width: Double
        let scale: Double
        let connection: DeviceFacts.Connection?
        let options: VideoOptions
        let file: String

        init(
            _ width: Double,
            _ scale: Double,
            _ connection: DeviceFacts.Connection?,
            cap: Int? = nil,
            cellularCap: Int? = 1500,
            _ file: String
        ) {
            self.width = width
            self.scale = scale
            self.connection = connection
            var options = VideoOptions()
            options.bitrateCap = cap
            options.cellularBitrateCap = cellularCap
            self.options = options
            self.file = file
        }

        var testDescription: String {
            "\(width) points at \(scale)x on \(connection?.rawValue ?? "an unknown network")"
        }
    }

    nonisolated static let rows = [
        Row(320, 2, .wifi, "640.mp4"), Row(390, 3, .wifi, "1280.mp4"),
        Row(640, 3, .wifi, "1920.mp4"), Row(640, 3, nil, "1920.mp4"),
        Row(640, 3, .cellular, "1280.mp4"),
        Row(390, 3, .cellular, "1280.mp4"), Row(390, 3, .cellular, cellularCap: 1000, "640.mp4"),
        Row(640, 3, .cellular, cellularCap: nil, "1920.mp4"),
        Row(390, 3, .wifi, cap: 1000, "640.mp4"),
        Row(390, 3, .cellular, cap: 1000, cellularCap: nil, "640.mp4"),
    ]

    @Test(arguments: rows)
    func `the file fits the view it is first opened in, and the network`(row: Row) async throws {
        cinema.stage.world.device = {
            var facts = DeviceFacts()
            facts.connection = row.connection
            return facts
        }
        let show = try await cinema.show(document) { $0 = row.options }
        let slot = CGSize(width: row.width, height: row.width * 9 / 16)
        show.controller.look(VideoSight(fraction: 1, slot: slot, scale: row.scale))
        await cinema.stage.clock.settle()
        #expect(show.screen.file?.url == "https://cdn.example/\(row.file)")
    }

    @Test func `who comes back to it in a smaller view goes on with the same file`() async throws {
        let show = try await cinema.show(document)
        let large = CGSize(width: 640, height: 360)
        show.controller.look(VideoSight(fraction: 1, slot: large, scale: 3))
        show.controller.look(.none)
        await cinema.stage.clock.advance(by: 11)
        #expect(show.screen.closes == 1)
        await cinema.watch(show.controller, until: 12)
        #expect(show.screen.file?.url == "https://cdn.example/1920.mp4")
        #expect(cinema.ads.openVideos == 1)
    }
}
