import CMicroHTTPD
import Glibc

// What libmicrohttpd calls, on its own thread.

func handleAccess(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let url, let method, let uploadSize, let slot else { return .NO }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    guard let held = slot.pointee else {
        let exchange = server.begin(connection, String(cString: method), String(cString: url))
        slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
        guard let refusal = server.refusal(exchange.request, on: connection) else { return .YES }
        return server.send(refusal, for: exchange, on: connection)
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
    if uploadSize.pointee > 0 {
        let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
        uploadSize.pointee = 0
        return exchange.take(bytes, limit: server.limits.body) ? .YES : .NO
    }
    if let response = exchange.response {
        return server.send(response, for: exchange, on: connection)
    }
    return server.submit(exchange, connection)
}

func handleCompletion(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    reason: MHD_RequestTerminationCode
) {
    guard let context, let slot, let held = slot.pointee else { return }
    slot.pointee = nil
    let exchange = Unmanaged<Exchange>.fromOpaque(held).takeRetainedValue()
    Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().complete(exchange)
}

/// Fills the library's buffer with what comes next of a stream.
func handleReading(
    context: UnsafeMutableRawPointer?,
    offset: UInt64,
    buffer: UnsafeMutablePointer<CChar>?,
    room: Int
) -> Int {
    // What has been promised cannot be had: the library closes the connection, so that the peer knows.
    let failed = -2
    guard let context, let buffer, let offset = Int(exactly: offset) else { return failed }
    let reading = Unmanaged<StreamReading>.fromOpaque(context).takeUnretainedValue()
    let piece = reading.stream.read(offset, room).prefix(room)
    guard !piece.isEmpty else { return failed }
    piece.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(start: buffer, count: room).copyMemory(from: bytes)
    }
    return piece.count
}

func handleReadingEnd(context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<StreamReading>.fromOpaque(context).release()
}

func handleConnection(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    event: MHD_ConnectionNotificationCode
) {
    guard let context, let connection else { return }
    let visitors = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().visitors
    let id = UInt(bitPattern: connection)
    guard event == .CONNECTION_NOTIFY_STARTED else { return visitors.leave(id) }
    let socket = visitors.arrive(id, socket: ona_socket(connection), at: .now)
    // The library finds it closed by its peer, and closes it itself.
    if let socket { shutdown(socket, Int32(SHUT_RDWR)) }
}
