import OpenRTB

/// The request that gives asset ids their meaning: a native request alone, or a whole bid request.
enum RequestFile {
    case native(NativeRequest)
    case whole(BidRequest)

    /// Reads the file at `path`, or says in one sentence why that cannot be done.
    init(_ path: String) throws(CommandError) {
        let json = try JSONFile.value(at: path)
        do throws(ReadingError) {
            guard json.object?["imp"] != nil else {
                self = .native(try NativeRequest.read(json).value)
                return
            }
            let request = try BidRequest.read(json).value
            guard request.imp.contains(where: { $0.native != nil }) else {
                throw ReadingError(path: "/imp", sentence: "no impression asks for a native ad")
            }
            self = .whole(request)
        } catch {
            throw .unreadable("\(path): \(error.sentence)")
        }
    }

    /// What is asked for, by the first impression where there are several.
    var native: NativeRequest? {
        switch self {
        case .native(let native): native
        case .whole(let request): request.imp.lazy.compactMap(\.native?.request).first
        }
    }

    /// The request that `bid` answers.
    ///
    /// Markup on its own names no impression, nor does a native request: there is only one then.
    /// In a whole request a bid answers the impression that it names, or none.
    static func request(of file: RequestFile?, for bid: inout Bid) -> BidRequest {
        switch file {
        case nil:
            return BidRequest(id: "", imp: [Imp(id: bid.impid)])
        case .native(let native):
            return BidRequest(id: "", imp: [Imp(id: bid.impid, native: NativeImp(request: native))])
        case .whole(let request):
            if bid.impid.isEmpty {
                bid.impid = request.imp.first { $0.native != nil }?.id ?? ""
            }
            return request
        }
    }
}
