import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The system's HTTP: follows redirects, keeps no cookies and no cache of its own.
final class URLSessionTransport: Sendable {
    private let session: URLSession
    private let receiver = Receiver()

    /// A request fails with `timeout` when nothing arrives for `patience` seconds.
    init(patience: TimeInterval = 10) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        // A request's own interval is not heeded on Linux.
        configuration.timeoutIntervalForRequest = patience
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    @Sendable func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let task = session.dataTask(with: URLRequest(request))
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let exchange = Exchange(largestBody: request.largestBody) {
                    continuation.resume(returning: $0)
                }
                receiver.begin(exchange, for: task.taskIdentifier)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return try result.get()
    }
}

extension URLRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpBody = request.body
        for (name, value) in request.headers {
            setValue(value, forHTTPHeaderField: name)
        }
    }
}

/// One request under way.
private struct Exchange: Sendable {
    let largestBody: Int
    let finish: @Sendable (Result<HTTPResponse, TransportError>) -> Void
    var body = Data()
    var isTooLarge = false

    init(
        largestBody: Int,
        finish: @escaping @Sendable (Result<HTTPResponse, TransportError>) -> Void
    ) {
        self.largestBody = largestBody
        self.finish = finish
    }
}

/// Collects bodies and stops those that grow too large.
private final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Locked<[Int: Exchange]>([:])

    func begin(_ exchange: Exchange, for task: Int) {
        exchanges.withLock { $0[task] = exchange }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive data: Data
    ) {
        let isTooLarge = exchanges.withLock { exchanges in
            guard var exchange = exchanges.removeValue(forKey: dataTask.taskIdentifier) else {
                return false
            }
            let announced = dataTask.response?.expectedContentLength ?? 0
            exchange.isTooLarge =
                max(announced, Int64(exchange.body.count + data.count)) > exchange.largestBody
            if !exchange.isTooLarge { exchange.body.append(data) }
            exchanges[dataTask.taskIdentifier] = exchange
            return exchange.isTooLarge
        }
        if isTooLarge { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let exchange else { return }
        exchange.finish(outcome(of: exchange, response: task.response, error: error))
    }

    private func outcome(
        of exchange: Exchange,
        response: URLResponse?,
        error: (any Error)?
    ) -> Result<HTTPResponse, TransportError> {
        if exchange.isTooLarge { return .failure(.tooLarge) }
        if let error { return .failure(TransportError(error)) }
        guard let response = response as? HTTPURLResponse else {
            return .failure(.other("no HTTP answer"))
        }
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0, "\(value)") }
        }
        return .success(
            HTTPResponse(
                status: response.statusCode,
                headers: Dictionary(headers) { first, _ in first },
                body: exchange.body
            )
        )
    }
}

extension TransportError {
    fileprivate init(_ error: any Error) {
        guard let error = error as? URLError else {
            self = .other("\(error)")
            return
        }
        switch error.code {
        case .timedOut: self = .timeout
        case .cancelled: self = .cancelled
        case .notConnectedToInternet, .networkConnectionLost, .cannotConnectToHost: self = .offline
        case .cannotFindHost, .dnsLookupFailed: self = .dns
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot:
            self = .tls
        default: self = .other(error.localizedDescription)
        }
    }
}
