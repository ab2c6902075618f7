import Foundation
import Testing
import VAST

@Suite struct MediaChoiceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let files: [MediaFile]
        let pick: Int?
    }

    private static func file(
        _ type: String,
        _ width: Int? = nil,
        _ height: Int? = nil,
        rate: Int? = nil,
        url: String = "https://cdn.example/v",
        needs framework: String? = nil
    ) -> MediaFile {
        var file = MediaFile(url: url, type: type, width: width, height: height, bitrate: rate)
        file.apiFramework = framework
        return file
    }

    private static let cases: [Case] = [
        Case(
            testDescription: "HLS rather than DASH",
            files: [file("application/dash+xml", 426, 240), file("application/x-mpegURL")],
            pick: 1
        ),
        Case(
            testDescription: "nothing that plays",
            files: [file("application/dash+xml"), file("video/webm", 640, 360)],
            pick: nil
        ),
        Case(
            testDescription: "the sharpest within the network",
            files: [
                file("VIDEO/MP4", 640, 360, rate: 800),
                file("video/mp4; codecs=\"avc1\"", 1280, 720, rate: 1400),
                file("video/mp4", 1920, 1080, rate: 6000),
            ],
            pick: 1
        ),
        Case(
            testDescription: "a type guessed by the name's end",
            files: [file("", url: "https://cdn.example/v.mp4"), file("video/mp4", url: "")],
            pick: 0
        ),
        Case(
            testDescription: "no code",
            files: [
                file("application/javascript", needs: "VPAID"), file("video/mp4", 640, 360),
            ],
            pick: 1
        ),
        Case(
            testDescription: "no code in a video's clothes",
            files: [file("video/mp4", needs: "vpaid")],
            pick: nil
        ),
        Case(testDescription: "no files", files: [], pick: nil),
        Case(
            testDescription: "a type is not guessed where one is given",
            files: [file("video/webm", url: "https://cdn.example/v.mp4")],
            pick: nil
        ),
        Case(
            testDescription: "an unknown size is not the smallest",
            files: [file("video/mp4"), file("video/mp4", 1280, 720)],
            pick: 1
        ),
        Case(
            testDescription: "the lowest rate where all are too high",
            files: [
                file("video/mp4", 1920, 1080, rate: 6000), file("video/mp4", 1280, 720, rate: 3000),
            ],
            pick: 1
        ),
        Case(
            testDescription: "the smallest that covers",
            files: [
                file("video/mp4", 3840, 2160), file("video/mp4", 1280, 720),
                file("video/mp4", 640, 360),
            ],
            pick: 1
        ),
        Case(
            testDescription: "the largest where none covers",
            files: [file("video/mp4", 320, 180), file("video/mp4", 640, 360)],
            pick: 1
        ),
        Case(
            testDescription: "the first among equals",
            files: [file("video/mp4", 640, 360), file("video/mp4", 640, 360)],
            pick: 0
        ),
        Case(
            testDescription: "a query does not hide the name's end",
            files: [file("", url: "https://cdn.example/v.m3u8?a=b.webm")],
            pick: 0
        ),
    ]

    @Test(arguments: cases)
    func `the file that fits the player, the slot and the network`(sample: Case) {
        let index = MediaChoice.index(
            of: sample.files,
            slot: CGSize(width: 390, height: 219),
            scale: 3,
            bitrateCap: 1500
        )
        #expect(index == sample.pick)
    }

    @Test func `a stream that can go low enough is within the network`() {
        let stream = MediaFile(
            url: "https://cdn.example/v.m3u8",
            type: "application/x-mpegURL",
            width: 1280,
            height: 720,
            minBitrate: 300,
            maxBitrate: 6000
        )
        let file = Self.file("video/mp4", 1280, 720, rate: 2000)
        #expect(MediaChoice.index(of: [file, stream], bitrateCap: 1500) == 1)
    }

    @Test func `when one fails, the next best is tried`() {
        let files = [
            Self.file("video/mp4", 640, 360), Self.file("video/webm", 1280, 720),
            Self.file("video/mp4", 1280, 720), Self.file("video/mp4"),
        ]
        let choice = MediaChoice(slot: CGSize(width: 390, height: 219), scale: 3)
        #expect(choice.order(of: files) == [2, 0, 3])
    }

    @Test func `hostile sizes do no harm`() {
        let file = Self.file("video/mp4", .max, .max, rate: .max)
        let choice = MediaChoice(
            slot: CGSize(width: CGFloat.nan, height: .infinity),
            scale: .nan,
            bitrateCap: .min
        )
        #expect(choice.order(of: [file, file]) == [0, 1])
    }
}
