import Foundation
import NativeAds
import OpenRTB

/// Finds the pictures of an ad, and stands in for those that it may not get.
@MainActor struct PreviewPictures {
    /// Where relative paths begin.
    let folder: URL
    /// Whether the network may be asked.
    let fetches: Bool

    /// Larger files are no pictures of ads.
    private static let largest = 20 << 20

    /// The bytes of a picture: the file's, the network's, or a gray box's.
    func data(of image: ImageAsset, note: (String) -> Void) async -> Data {
        if let data = local(image.url) { return data }
        if fetches, let url = URL(string: image.url), ["http", "https"].contains(url.scheme) {
            let request = HTTPRequest(.get, url, largestBody: Self.largest)
            if let answer = try? await World.live.send(request), answer.status == 200 {
                return answer.body
            }
            note("\(image.url) could not be fetched; a gray box stands for it")
        }
        return PreviewPlaceholder(image).png ?? Data()
    }

    /// A file of the URL's, or beside the previewed file.
    private func local(_ text: String) -> Data? {
        let file: URL?
        if text.hasPrefix("file:") {
            file = URL(string: text)
        } else if text.contains("://") || text.hasPrefix("//") {
            file = nil
        } else {
            file = folder.appendingPathComponent(text)
        }
        guard let file, file.isFileURL,
            let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
            values.isRegularFile == true, (values.fileSize ?? .max) <= Self.largest
        else { return nil }
        return try? Data(contentsOf: file)
    }
}
