import PictureHeaders

/// Serves pictures from the database; a name stands for its content for ever.
struct Gallery {
    let store: CatalogStore
    let pictures: [String: PictureFacts]

    func answer(_ name: String, knownTag: String?) throws(StorageError) -> HTTPResponse {
        guard let facts = pictures[name] else { return .error(404, "there is no such picture") }
        let tag = "\"\(facts.name)\""
        let caching = [
            ("ETag", tag), ("Cache-Control", "public, max-age=31536000, immutable"),
        ]
        if let knownTag, knownTag == "*" || knownTag.contains(tag) {
            var response = HTTPResponse(304, headers: caching)
            // Its length is that of the picture, which is not sent.
            response.stream = HTTPStream(length: try store.pictureLength(name)) { _, _ in [] }
            return response
        }
        guard let bytes = try store.picture(name) else {
            return .error(404, "there is no such picture")
        }
        return HTTPResponse(
            200,
            headers: [
                ("Content-Type", facts.format.mediaType), ("X-Content-Type-Options", "nosniff"),
            ] + caching,
            body: bytes
        )
    }
}
