import Testing

@testable import GoogleMobileAds
