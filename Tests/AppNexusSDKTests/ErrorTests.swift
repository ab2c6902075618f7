import Foundation
import NativeAds
import Testing

@testable import AppNexusSDK

/// The vendor's codes.
struct ErrorTests {
    @Test(arguments: [
        (ANAdResponseCode.DEFAULT(), -1), (.SUCCESS(), 0), (.INVALID_REQUEST(), 1),
        (.UNABLE_TO_FILL(), 2), (.MEDIATED_SDK_UNAVAILABLE(), 3), (.NETWORK_ERROR(), 4),
        (.INTERNAL_ERROR(), 5), (.REQUEST_TOO_FREQUENT(), 6), (.BAD_FORMAT(), 7), (.BAD_URL(), 8),
        (.BAD_URL_CONNECTION(), 9), (.NON_VIEW_RESPONSE(), 10), (.CUSTOM_ADAPTER_ERROR("x"), 11),
    ])
    func `are the vendor's numbers`(code: ANAdResponseCode, number: Int) {
        #expect(code.code == number)
        #expect(!code.message.isEmpty)
    }

    @Test func `an adapter's error says what the adapter said`() {
        #expect(ANAdResponseCode.CUSTOM_ADAPTER_ERROR("no SDK").message == "no SDK")
    }

    /// Nothing leads to these; they are declared because apps compare with them.
    @Test(arguments: [-1, 0, 3, 8, 9, 10, 11])
    func `has codes that native loading cannot reach`(code: Int) {
        let reached = AdError.Reason.allCases.map { AdError($0).responseCode.code }
        #expect(!reached.contains(code))
        #expect(Set(reached) == [1, 2, 4, 5, 6, 7])
    }

    @Test func `registration has one code that nothing leads to, without mediation`() {
        let reached = AdError.Reason.allCases.map { AdError($0).registerCode }
        #expect(Set(reached) == [.invalidView, .expiredResponse, .internalError])
        #expect(ANNativeAdRegisterErrorCode.badAdapter.rawValue == 203)
    }

    @Test func `an error's sentence is what a log shows`() {
        let error = AdError.noFill.appNexus
        #expect(error.localizedDescription == AdError.noFill.sentence)
    }

    @Test(
        arguments: [
            (ANGender.male.rawValue, 1), (ANGender.female.rawValue, 2),
            (ANAdType.native.rawValue, 3),
            (ANClickThroughAction.returnURL.rawValue, 0),
            (ANClickThroughAction.openSDKBrowser.rawValue, 2),
            (ANNativeAdNetworkCode.adMob.rawValue, 3), (ANLogLevel.warn.rawValue, 40),
            (ANLogLevel.off.rawValue, 60), (ANNativeAdRegisterErrorCode.invalidView.rawValue, 200),
            (ANNativeAdRegisterErrorCode.internalError.rawValue, 204),
            (ANUserIdSource.UID2.rawValue, 4),
        ] as [(UInt, UInt)]
    )
    func `enumerations have the vendor's numbers`(value: UInt, expected: UInt) {
        #expect(value == expected)
    }
}
