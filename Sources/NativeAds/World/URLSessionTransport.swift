import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The system's HTTP: follows redirects, keeps no cookies and no cache of its own.
final class URLSessionTransport: Sendable {
    private let session: URLSession
    private let receiver = Receiver()
    private let longest: TimeInterval

    /// A request fails with `timeout` when nothing arrives for `patience` seconds, or when the end
    /// has not arrived after `longest`: a body may drip for ever.
    init(patience: TimeInterval = 10, longest: TimeInterval = 120) {
        self.longest = longest
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
        guard !Task.isCancelled else { throw .cancelled }
        let task = session.dataTask(with: URLRequest(request))
        let limit = limit(task)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                receiver.begin(
                    Exchange(request) { continuation.resume(returning: $0) },
                    for: task.taskIdentifier
                )
                task.resume()
                // Who was cancelled before there was an exchange ended nothing.
                if Task.isCancelled { receiver.end(task, .cancelled) }
            }
        } onCancel: {
            receiver.end(task, .cancelled)
        }
        // What follows a head that was enough is waited for no longer than anything else.
        if request.needsBody { limit.cancel() }
        return try result.get()
    }

    private func limit(_ task: URLSessionDataTask) -> Task<Void, any Error> {
        Task { [receiver, longest] in
            try await Task.sleep(nanoseconds: UInt64(longest * 1e9))
            receiver.end(task, .timeout)
        }
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
    let needsBody: Bool
    let finish: @Sendable (Result<HTTPResponse, TransportError>) -> Void
    var body = Data()
    var isTooLarge = false

    init(
        _ request: HTTPRequest,
        finish: @escaping @Sendable (Result<HTTPResponse, TransportError>) -> Void
    ) {
        largestBody = request.largestBody
        needsBody = request.needsBody
        self.finish = finish
    }
}

/// Collects bodies and stops those that grow too large.
private final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Locked<[Int: Exchange]>([:])

    /// What is read of an answer that nobody reads, so that its connection can be used again.
    private static let mostUnread = 65_536

    func begin(_ exchange: Exchange, for task: Int) {
        exchanges.withLock { $0[task] = exchange }
    }

    /// Stops `task`; whoever waits for it hears why, unless it has ended before.
    func end(_ task: URLSessionTask, _ error: TransportError) {
        // First, or the session might say that it was cancelled, which is not why.
        let exchange = take(task)
        task.cancel()
        exchange?.finish(.failure(error))
    }

    private func take(_ task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let isEnough = exchanges.withLock { $0[dataTask.taskIdentifier]?.needsBody == false }
        if isEnough, let exchange = take(dataTask) {
            exchange.finish(outcome(of: exchange, response: response, error: nil))
        }
        completionHandler(.allow)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive data: Data
    ) {
        let isTooLarge = exchanges.withLock { exchanges in
            guard var exchange = exchanges.removeValue(forKey: dataTask.taskIdentifier) else {
                return dataTask.countOfBytesReceived > Self.mostUnread
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
        guard let exchange = take(task) else { return }
        exchange.finish(outcome(of: exchange, response: task.response, error: error))
    }

    #if canImport(Darwin)
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        guard let last = metrics.transactionMetrics.last else { return }
        SystemConnection.last = last.isCellular ? .cellular : .wifi
    }
    #endif

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
        var answer = HTTPResponse(
            status: response.statusCode,
            headers: Dictionary(headers) { first, _ in first },
            body: exchange.body
        )
        answer.url = response.url
        return .success(answer)
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
