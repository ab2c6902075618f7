import Testing

@testable import AdServer

struct MP4HeaderTests {
    private func fault(_ file: MP4File) -> MP4Fault? { fault(file.bytes) }

    private func fault(_ bytes: [UInt8]) -> MP4Fault? {
        do throws(MP4Fault) {
            _ = try MP4Header(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [false, true])
    func `reads size, duration and codec`(isLong: Bool) throws {
        var file = MP4File()
        file.isLong = isLong
        let header = try MP4Header(file.bytes)
        #expect(header.width == 320 && header.height == 180)
        #expect(header.milliseconds == 6000)
        #expect(header.codec == "avc1.42E01E")
    }

    @Test func `HEVC is taken, by its name alone`() throws {
        var file = MP4File()
        file.format = "hvc1"
        #expect(try MP4Header(file.bytes).codec == "hvc1")
    }

    @Test(arguments: [
        ([1.0, 0, 0, 1], 320, 180), ([0, 1, -1, 0], 180, 320), ([-1, 0, 0, -1], 320, 180),
        ([0, -1, 1, 0], 180, 320), ([2, 0, 0, 2], 640, 360), ([0, 2, -1, 0], 180, 640),
        ([0, 0, 0, 0], 320, 180),
    ])
    func `the size is the one that is shown`(matrix: [Double], width: Int, height: Int) throws {
        var file = MP4File()
        file.matrix = matrix
        let header = try MP4Header(file.bytes)
        #expect(header.width == width && header.height == height)
    }

    @Test func `a track without a size has that of its pictures`() throws {
        var file = MP4File()
        (file.width, file.height) = (0, 0)
        let header = try MP4Header(file.bytes)
        #expect(header.width == 640 && header.height == 360)
    }

    @Test func `a track that is off stands behind one that is on`() throws {
        var off = MP4File()
        (off.isOn, off.width, off.height) = (false, 64, 64)
        var file = MP4File()
        file.before = off.track
        #expect(try MP4Header(file.bytes).width == 320)
        #expect(try MP4Header(off.bytes).width == 64)
    }

    @Test func `sound before the pictures is passed over`() throws {
        var sound = MP4File()
        sound.handler = "soun"
        var file = MP4File()
        file.before = sound.track
        #expect(try MP4Header(file.bytes).width == 320)
        #expect(fault(sound) == .noVideo)
    }

    @Test func `the index may lie behind the media`() throws {
        let file = MP4File()
        let late = file.type + MP4File.box("mdat", file.media) + file.index
        #expect(try MP4Header(late).width == 320)
    }

    @Test(arguments: [
        (0, 3600, MP4Fault.noDuration), (600, 0, .noDuration),
        (600, UInt64(UInt32.max), .noDuration),
        (1, 3601, .tooLong), (4_000_000_000, 1, .noDuration),
    ])
    func `refuses what does not say how long it plays`(
        scale: UInt64,
        duration: UInt64,
        expected: MP4Fault
    ) {
        var file = MP4File()
        (file.timescale, file.duration) = (scale, duration)
        #expect(fault(file) == expected)
    }

    @Test(arguments: [UInt64.max, UInt64.max - 1, 1 << 62])
    func `a duration of 64 bits does not overflow`(duration: UInt64) {
        var file = MP4File()
        (file.isLong, file.duration) = (true, duration)
        #expect(fault(file) == (duration == .max ? .noDuration : .tooLong))
    }

    @Test func `in fragments it plays as long as all of them, which its index need not say`() throws
    {
        func fragmented(_ parts: [UInt8]) -> MP4File {
            var file = MP4File()
            file.before = MP4File.box("mvex", parts + MP4File.box("trex", MP4File.big(0, 24)))
            return file
        }
        func whole(_ units: UInt64, isLong: Bool = false) -> [UInt8] {
            let version: [UInt8] = [isLong ? 1 : 0, 0, 0, 0]
            return MP4File.box("mehd", version + MP4File.big(units, isLong ? 8 : 4))
        }
        #expect(try MP4Header(fragmented(whole(12_000)).bytes).milliseconds == 20_000)
        #expect(try MP4Header(fragmented(whole(600, isLong: true)).bytes).milliseconds == 1000)
        #expect(fault(fragmented([])) == .fragments)
        #expect(fault(fragmented(whole(0))) == .fragments)
        #expect(fault(fragmented(whole(UInt64(UInt32.max)))) == .fragments)
        #expect(fault(fragmented(whole(.max - 1, isLong: true))) == .tooLong)
        #expect(fault(fragmented(MP4File.box("mehd", [0]))) == .damaged)
    }

    @Test func `refuses what phones do not decode of H.264`() {
        var file = MP4File()
        for profile in [66, 77, 88, 100] as [UInt8] {
            file.profile = profile
            #expect(fault(file) == nil)
        }
        for profile in [0, 44, 110, 122, 244, 255] as [UInt8] {
            file.profile = profile
            #expect(fault(file) == .profile(Int(profile)))
        }
    }

    @Test func `refuses other formats, codecs and sizes`() {
        #expect(fault([]) == .notMP4)
        #expect(fault(Array("<html>this is no video at all</html>".utf8)) == .notMP4)
        var file = MP4File()
        file.brands = ["qt  "]
        #expect(fault(file) == .notMP4)
        file.brands = ["qt  ", "mp42"]
        #expect(fault(file) == nil)
        for format in ["mp4v", "av01", "encv", "hev1"] {
            file.format = format
            #expect(fault(file) == .codec(format))
        }
        file = MP4File()
        file.matrix = [30_000, 0, 0, 30_000]
        #expect(fault(file) == .noSize)
        #expect(fault(file.type) == .noIndex)
        #expect(fault(file.type + MP4File.box("moov", file.movieHead)) == .noVideo)
    }

    @Test func `sizes of boxes are not believed`() {
        let file = MP4File()
        /// The file with another size for its index, in 32 or 64 bits.
        func sized(_ size: UInt64, long: UInt64? = nil) -> [UInt8] {
            let body = long.map { MP4File.big($0, 8) } ?? []
            return file.type + MP4File.box("mdat", file.media) + MP4File.big(size, 4)
                + MP4File.text("moov") + body + file.index.dropFirst(8)
        }
        let length = UInt64(file.index.count)
        #expect(fault(sized(0)) == nil)
        #expect(fault(sized(1, long: length + 8)) == nil)
        for size in [2, 7] as [UInt64] { #expect(fault(sized(size)) == .damaged) }
        for size in [0, 15] as [UInt64] { #expect(fault(sized(1, long: size)) == .damaged) }
        for size in [length + 1, UInt64(UInt32.max)] { #expect(fault(sized(size)) == .endsEarly) }
        for size in [UInt64.max, 1 << 63, UInt64(Int.max)] {
            #expect(fault(sized(1, long: size)) == .endsEarly)
        }
    }

    @Test func `every truncation is refused`() {
        let bytes = MP4File().bytes
        for count in bytes.indices {
            #expect(fault(Array(bytes.prefix(count))) != nil, "\(count) bytes")
        }
    }

    @Test func `an index without media is no film`() {
        var file = MP4File()
        #expect(fault(file.type + file.index) == .noMedia)
        file.media = []
        #expect(fault(file) == .noMedia)
    }

    @Test func `a box in a box in a box costs no depth`() {
        var inner = MP4File.box("trak", [])
        for _ in 0..<2000 { inner = MP4File.box("trak", inner) }
        var file = MP4File()
        file.before = inner
        #expect(fault(file) == nil)
    }

    @Test func `damage of any kind is a fault or a video within its limits, never a crash`() {
        var random = Dice(seed: 20_261_130)
        let sources = [MP4File().bytes, longFile, MP4File.film]
        for round in 0..<3000 {
            var bytes = sources[round % sources.count]
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let place = Int.random(in: 0..<min(bytes.count, 1200), using: &random)
                bytes[place] =
                    [0, 1, 0x7f, 0x80, 0xff, .random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            if round % 3 == 0 { bytes.removeLast(.random(in: 0..<bytes.count, using: &random)) }
            guard let header = try? MP4Header(bytes) else { continue }
            #expect((1...16_384).contains(header.width) && (1...16_384).contains(header.height))
            #expect((1...3_600_000).contains(header.milliseconds))
        }
    }

    private var longFile: [UInt8] {
        var file = MP4File()
        file.isLong = true
        return file.bytes
    }
}
