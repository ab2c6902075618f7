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

    /// What became of a picture that was looked for.
    struct Found {
        /// `nil` where it is not at hand.
        let data: Data?
        /// What went wrong where it should have been.
        var fault: String?
    }

    /// The bytes of a picture: the file's, or the network's.
    func find(_ image: ImageAsset) async -> Found {
        if let file = file(image.url) {
            if let data = data(of: file) { return Found(data: data) }
            return Found(data: nil, fault: "\(image.url) is no picture file here")
        }
        return await fetched(image.url) ?? Found(data: nil)
    }

    /// The bytes of a media file: the file's, those of the file of its name beside the previewed
    /// one, or the network's; `nil` where it is not at hand.
    func film(at url: String, note: (String) -> Void) async -> Data? {
        if let file = file(url) ?? namesake(of: url), let data = data(of: file) { return data }
        let found = await fetched(url)
        if let fault = found?.fault { note(fault) }
        return found?.data
    }

    /// What the network has; `nil` where it may not be asked.
    private func fetched(_ address: String) async -> Found? {
        guard fetches, let url = URL(string: address), ["http", "https"].contains(url.scheme)
        else { return nil }
        let request = HTTPRequest(.get, url, largestBody: Self.largest)
        guard let answer = try? await World.live.send(request), answer.status == 200 else {
            return Found(data: nil, fault: "\(address) could not be fetched")
        }
        return Found(data: answer.body)
    }

    /// A film is large: whoever has it has it as a file, while its document names the server.
    private func namesake(of url: String) -> URL? {
        guard let name = URL(string: url)?.lastPathComponent, !["", "/", ".."].contains(name)
        else { return nil }
        return folder.appendingPathComponent(name)
    }

    /// The file that is meant: the URL's own, or one beside the previewed file.
    private func file(_ text: String) -> URL? {
        if text.hasPrefix("file:") { return URL(string: text) }
        let isRemote = text.contains("://") || text.hasPrefix("//") || text.hasPrefix("data:")
        return isRemote ? nil : folder.appendingPathComponent(text)
    }

    private func data(of file: URL) -> Data? {
        guard file.isFileURL,
            let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
            values.isRegularFile == true, (values.fileSize ?? .max) <= Self.largest
        else { return nil }
        return try? Data(contentsOf: file)
    }
}
