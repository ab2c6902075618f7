import Testing

@testable import AdServer

struct RouterTests {
    private let shop: Shop

    init() throws { shop = try Shop(catalog: nil) }

    @Test(arguments: [
        ("GET", "/health", 200), ("HEAD", "/health", 200), ("POST", "/health", 405),
        ("GET", "/openrtb2/auction", 405), ("DELETE", "/e/x", 405), ("GET", "/", 404),
        ("GET", "/p/", 404), ("GET", "/p/a/b", 404), ("GET", "/p/../secret", 404),
        ("GET", "/e", 404),
        ("GET", "/healthy", 404), ("GET", "", 404), ("BREW", "/health", 405),
    ])
    func `finds who answers`(method: String, path: String, status: Int) throws {
        let response = try shop.send(HTTPRequest(method, path))
        #expect(response.status == status)
        #expect((response.header("Allow") != nil) == (status == 405))
    }
}
