import NativeAds
import Testing

@testable import GoogleMobileAds

struct ReasonTests {
    private static let table: [(AdError.Reason, RequestError.Code)] = [
        (.noFill, .noFill), (.backfillNoFill, .noFill), (.timeout, .timeout),
        (.network, .networkError), (.badResponse, .serverError),
        (.invalidRequest, .invalidRequest), (.alreadyLoading, .invalidRequest),
        (.alreadyLoaded, .invalidRequest), (.notConfigured, .applicationIdentifierMissing),
        (.internal, .internalError), (.cancelled, .internalError), (.expired, .internalError),
        (.notLoaded, .internalError), (.noView, .internalError),
        (.mediaViewMismatch, .internalError), (.assetMissing, .internalError),
        (.assetFailed, .internalError),
    ]

    @Test func `has a code for every reason that the engine has`() {
        #expect(Set(Self.table.map(\.0)) == Set(AdError.Reason.allCases))
        for (reason, code) in Self.table {
            #expect(RequestError.Code(AdError(reason), isFromApp: false) == code)
        }
        #expect(
            RequestError.Code(AdError(.badResponse), isFromApp: true) == .receivedInvalidAdString
        )
        #expect(RequestError.Code(AdError(.network, status: 500), isFromApp: false) == .serverError)
    }
}
