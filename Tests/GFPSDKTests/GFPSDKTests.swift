import Testing

@testable import GFPSDK
