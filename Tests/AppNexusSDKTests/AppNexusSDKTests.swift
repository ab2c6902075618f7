import Testing

@testable import AppNexusSDK
