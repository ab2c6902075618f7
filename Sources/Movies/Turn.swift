/// How far a picture is turned, clockwise, so that it stands upright: cameras say how they were held.
enum Turn: Sendable {
    case none
    case quarter
    case half
    case threeQuarters

    /// The turn next to an angle in degrees, counted clockwise.
    init(clockwise degrees: Double) {
        guard degrees.isFinite, degrees.magnitude < 1e6 else {
            self = .none
            return
        }
        let quarters = Int((degrees / 90).rounded())
        self = [Turn.none, .quarter, .half, .threeQuarters][(quarters % 4 + 4) % 4]
    }

    /// Whether width and height change places.
    var swapsSides: Bool {
        self == .quarter || self == .threeQuarters
    }

    /// Copies pixels, four bytes each, so that they stand upright, without gaps between rows.
    ///
    /// `size` is that of the source, whose rows lie `stride` bytes apart.
    func upright(
        _ source: UnsafeRawBufferPointer,
        stride: Int,
        size: PictureSize
    ) -> [UInt8] {
        let (width, height) = (size.width, size.height)
        precondition(source.count >= stride * (height - 1) + width * 4 && stride >= width * 4)
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            let target = UnsafeMutableRawBufferPointer(bytes)
            if self == .none {
                for row in 0..<height {
                    let pixels = source[(row * stride)..<(row * stride + width * 4)]
                    let place = target[(row * width * 4)..<((row + 1) * width * 4)]
                    UnsafeMutableRawBufferPointer(rebasing: place)
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: pixels))
                }
            } else {
                copy(source, stride: stride, size: size, to: target)
            }
            count = width * height * 4
        }
    }

    private func copy(
        _ source: UnsafeRawBufferPointer,
        stride: Int,
        size: PictureSize,
        to target: UnsafeMutableRawBufferPointer
    ) {
        // Where the source's first pixel goes, and how far the pixel right of it and below it are.
        let (width, height) = (size.width, size.height)
        let (first, right, down) =
            switch self {
            case .none: (0, 1, width)
            case .quarter: (height - 1, height, -1)
            case .half: (width * height - 1, -1, -width)
            case .threeQuarters: ((width - 1) * height, -height, 1)
            }
        for row in 0..<height {
            for column in 0..<width {
                let pixel = source.loadUnaligned(
                    fromByteOffset: row * stride + column * 4,
                    as: UInt32.self
                )
                target.storeBytes(
                    of: pixel,
                    toByteOffset: (first + column * right + row * down) * 4,
                    as: UInt32.self
                )
            }
        }
    }
}
