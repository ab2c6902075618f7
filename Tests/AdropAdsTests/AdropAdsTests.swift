import Testing

@testable import AdropAds
