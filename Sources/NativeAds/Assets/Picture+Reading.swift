package import Foundation
import PictureHeaders

extension Picture {
    /// Takes the body of an answer for what its bytes are, whatever its name or type says.
    package init(_ data: Data) throws(AdError) {
        guard let header = PictureHeader(data) else {
            throw AdError(refusing: "\(Self.guess(data)); PNG, JPEG, GIF or WebP is needed.")
        }
        if let objection = header.objection {
            throw AdError(refusing: "The picture is too large: \(objection).")
        }
        self.init(
            data: data,
            format: PictureFormat(header.format),
            width: header.width,
            height: header.height
        )
    }

    private static func guess(_ data: Data) -> String {
        let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
        if data.isEmpty { return "The picture is empty" }
        if start.contains("<svg") { return "The picture is an SVG drawing" }
        if start.contains("<html") || start.contains("<!doctype") {
            return "There is a web page in place of the picture"
        }
        return "The picture is damaged or of an unknown kind"
    }
}
