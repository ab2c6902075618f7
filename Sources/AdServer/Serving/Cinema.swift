/// Serves videos in whole or in part; a name stands for its content for ever.
struct Cinema {
    let films: Films
    let videos: [String: VideoFacts]

    func answer(_ name: String, _ request: HTTPRequest) -> HTTPResponse {
        guard let facts = videos[name] else { return .error(404, "there is no such video") }
        let tag = "\"\(facts.name)\""
        let caching = [
            ("ETag", tag), ("Cache-Control", "public, max-age=31536000, immutable"),
            ("Accept-Ranges", "bytes"),
        ]
        if let known = request.headers["if-none-match"], known == "*" || known.contains(tag) {
            // Its length is that of the video, which is not sent.
            return response(304, facts, 0..<facts.size, caching)
        }
        let kind = [
            ("Content-Type", VideoFacts.mediaType), ("X-Content-Type-Options", "nosniff"),
        ]
        switch range(request, tag, facts.size) {
        case .whole:
            return response(200, facts, 0..<facts.size, kind + caching)
        case .part(let part):
            let place = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(facts.size)"
            return response(206, facts, part, [("Content-Range", place)] + kind + caching)
        case .unsatisfiable:
            var response = HTTPResponse.error(
                416,
                "the video has \(facts.size) bytes, none of those that were asked for"
            )
            response.headers += [("Content-Range", "bytes */\(facts.size)"), caching[2]]
            return response
        }
    }

    /// A range is one of a GET alone, and of the video that its sender has begun to read.
    private func range(_ request: HTTPRequest, _ tag: String, _ size: Int) -> ByteRange {
        let condition = request.headers["if-range"]
        guard request.method == "GET", condition == nil || condition == tag else { return .whole }
        return ByteRange(request.headers["range"], length: size)
    }

    private func response(
        _ status: Int,
        _ facts: VideoFacts,
        _ range: Range<Int>,
        _ headers: [(String, String)]
    ) -> HTTPResponse {
        var response = HTTPResponse(status, headers: headers.map { (name: $0.0, value: $0.1) })
        response.stream = films.stream(facts.name, range)
        return response
    }
}
