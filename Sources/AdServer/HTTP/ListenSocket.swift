import Glibc

/// A bound, listening TCP socket and the address that it really has.
package struct ListenSocket: Sendable {
    let descriptor: Int32
    /// The port that it really has.
    package let port: Int
    /// Whether it takes whatever address of the machine is called, so that its own is none.
    let isEveryAddress: Bool
    private let host: String

    /// Binds `host` (a numeric address or `localhost`) and `port`, where 0 lets the system choose.
    package init(host: String = "127.0.0.1", port: Int = 0) throws(ServerError) {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_family = host == "localhost" ? AF_INET : AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &found)
        guard code == 0, let address = found else {
            throw ServerError(
                sentence:
                    "\"\(host)\" is no address of this machine: \(String(cString: gai_strerror(code)))"
            )
        }
        defer { freeaddrinfo(found) }
        let kind =
            Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
            | Int32(SOCK_CLOEXEC.rawValue)
        descriptor = socket(address.pointee.ai_family, kind, 0)
        guard descriptor >= 0 else { throw Self.failure(host, port) }
        Self.set(SO_REUSEADDR, to: 1, of: descriptor)
        Self.set(SO_SNDBUF, to: Self.sendBuffer, of: descriptor)
        guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0,
            listen(descriptor, SOMAXCONN) == 0
        else {
            let error = Self.failure(host, port)
            _ = Glibc.close(descriptor)
            throw error
        }
        self.port = Self.port(of: descriptor) ?? port
        isEveryAddress = Self.isEveryAddress(address.pointee)
        self.host = host
    }

    /// Bytes that the system keeps for one peer, who inherits it from here; Linux doubles them for its own needs.
    ///
    /// Left to itself the system grows to megabytes, and calls a connection silent until a third of them
    /// has been taken: a film's reader of 100 KB a second would be cut off for that.
    private static let sendBuffer: Int32 = 131_072

    /// The URL of what listens here, without a slash at the end.
    package var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    /// Gives the address back, where nobody came to serve it.
    package func close() { _ = Glibc.close(descriptor) }

    private static func isEveryAddress(_ address: addrinfo) -> Bool {
        let bytes = UnsafeRawBufferPointer(
            start: address.ai_addr,
            count: Int(address.ai_addrlen)
        )
        // Where the number lies in IPv4's and IPv6's address.
        let number = address.ai_family == AF_INET6 ? bytes[8..<24] : bytes[4..<8]
        return number.allSatisfy { $0 == 0 }
    }

    private static func set(_ option: Int32, to value: Int32, of descriptor: Int32) {
        var value = value
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, option, &value, size)
    }

    private static func failure(_ host: String, _ port: Int) -> ServerError {
        let reason = errno == EADDRINUSE ? "the port is in use" : String(cString: strerror(errno))
        return ServerError(sentence: "cannot listen on \(host):\(port): \(reason)")
    }

    private static func port(of descriptor: Int32) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &storage) { bytes -> Int? in
            guard let base = bytes.baseAddress,
                getsockname(descriptor, base.assumingMemoryBound(to: sockaddr.self), &length) == 0
            else { return nil }
            // The port lies at the same place in IPv4's and IPv6's address, in network order.
            return Int(bytes[2]) << 8 | Int(bytes[3])
        }
    }
}
