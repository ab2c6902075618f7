import Foundation

@testable import NativeAds

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A web server for one test: answers each connection with the text for its path, as it stands.
final class LoopbackServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let requests = Locked<[String]>([])

    /// Listens on a port of the system's choice; a path without an answer is never answered.
    ///
    /// The connections of `keepsOpen` are not closed after their answer.
    init(_ answers: [String: String], keepsOpen: Set<String> = []) throws {
        #if canImport(Darwin)
        listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw CancellationError() }
        port = UInt16(bigEndian: address.sin_port)
        let requests = requests
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else { return }
                Self.serve(connection, answers, keepsOpen, requests)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// The first lines of what was asked.
    var asked: [String] { requests.withLock { $0 } }

    func url(_ path: String) -> URL { .fixture("http://127.0.0.1:\(port)\(path)") }

    private static func serve(
        _ connection: Int32,
        _ answers: [String: String],
        _ keepsOpen: Set<String>,
        _ requests: Locked<[String]>
    ) {
        var buffer = [UInt8](repeating: 0, count: 8192)
        let count = read(connection, &buffer, buffer.count)
        let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        requests.withLock { $0.append(String(text.prefix { !$0.isNewline })) }
        let path = text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        guard let answer = answers[path] else { return }
        _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        if !keepsOpen.contains(path) { close(connection) }
    }
}
