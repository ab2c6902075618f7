import Foundation

@testable import AdServer

extension MP4File {
    /// A real one, coded by an encoder.
    static let film = Array(Data(base64Encoded: TestVideoTiles.film) ?? Data())
}
