extension PictureHeader {
    /// The most pixels of a picture, 20,000 each way: decoding more takes seconds.
    package static let mostPixels = 400_000_000
    /// The longest side, in pixels: a single row must be of no account.
    package static let longestSide = 65_535
    /// The most that a decoder may have to hold of a file besides the result: 160 MB.
    package static let mostHeldBytes = 160_000_000

    /// Why the picture is not decoded; `nil` where bounded memory is enough for any result.
    package var objection: String? {
        let size = "\(width) x \(height) pixels"
        guard width <= Self.longestSide, height <= Self.longestSide else {
            return "\(size); no side may have more than 65,535"
        }
        let count = width * height
        guard count <= Self.mostPixels else {
            return "\(size); 400 million are the most"
        }
        guard count * heldBytesPerPixel <= Self.mostHeldBytes else {
            return "\(size), of which a decoder must hold all at once; "
                + "\(Self.mostHeldBytes / heldBytesPerPixel / 1_000_000) million are the most then"
        }
        return nil
    }
}
