/// Answers signed event and click URLs, counting each once.
struct Tracking {
    let signer: EventToken
    let ledger: Ledger
    let creatives: [String: Creative]
    let campaigns: [String: Campaign]
    let now: Int64
    let counts: Bool

    /// The same picture whether it counted now, or long ago.
    ///
    /// `code` is what a player says of an error, in place of VAST's macro; `reason` is why a person mutes an ad.
    func event(
        _ token: String,
        code: String? = nil,
        reason: String? = nil
    ) throws(StorageError) -> HTTPResponse {
        var record: EventRecord
        do throws(EventToken.Fault) {
            record = try signer.record(in: token, at: now)
        } catch {
            return Self.refusal(error)
        }
        if record.kind == .error { record.code = code.flatMap(Self.errorCode) }
        if record.kind == .adMuted { record.reason = reason.flatMap { known($0, record) } }
        try count(record)
        return HTTPResponse(
            200,
            headers: [("Content-Type", "image/gif"), ("Cache-Control", "no-store")],
            body: Self.pixel
        )
    }

    /// The destination comes from the catalog, byte for byte; whatever else the URL carries is nobody's business.
    func click(_ token: String) throws(StorageError) -> HTTPResponse {
        let record: EventRecord
        do throws(EventToken.Fault) {
            record = try signer.record(in: token, at: now)
        } catch {
            return Self.refusal(error)
        }
        guard record.kind == .click else {
            return .error(400, "this is the address of an event, not of a click")
        }
        guard let destination = creatives[record.creative]?.redirect else {
            return .error(404, "the ad that was clicked leads nowhere any more")
        }
        try count(record)
        return HTTPResponse(
            302,
            headers: [("Location", destination), ("Cache-Control", "no-store")]
        )
    }

    private func count(_ record: EventRecord) throws(StorageError) {
        guard counts else { return }
        var event = record
        event.at = now
        try ledger.count(event)
    }

    /// VAST's codes have three digits; a macro that nobody replaced is none.
    private static func errorCode(_ text: String) -> Int? {
        guard text.utf8.count == 3, let code = Int(text), code >= 100 else { return nil }
        return code
    }

    /// Only the campaign's own reasons are kept: nobody writes into the report by the query of a URL.
    private func known(_ reason: String, _ record: EventRecord) -> String? {
        campaigns[record.campaign]?.mute?.contains(reason) == true ? reason : nil
    }

    private static func refusal(_ fault: EventToken.Fault) -> HTTPResponse {
        switch fault {
        case .malformed: .error(400, "the token is damaged")
        case .wrongSignature: .error(403, "the token was not made by this server")
        case .expired: .error(410, "the ad was sold more than 30 days ago")
        }
    }

    /// One transparent pixel, as GIF.
    private static let pixel: [UInt8] = [
        0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x01, 0x00, 0x01, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00,
        0x00, 0xff, 0xff, 0xff, 0x21, 0xf9, 0x04, 0x01, 0x00, 0x00, 0x00, 0x00, 0x2c, 0x00, 0x00,
        0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x00, 0x02, 0x02, 0x44, 0x01, 0x00, 0x3b,
    ]
}
