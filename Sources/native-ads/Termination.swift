import Dispatch
import Foundation

/// The signals by which a server is asked to stop.
enum Termination {
    /// An element for each SIGTERM or SIGINT from now on; they no longer end the process by themselves, until
    /// the first one has come: a second one does.
    static func signals() -> AsyncStream<Int32> {
        AsyncStream { continuation in
            for number in [SIGTERM, SIGINT] {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number)
                source.setEventHandler {
                    continuation.yield(number)
                    for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
                    // Named here, so that it lives until it is needed no more.
                    source.cancel()
                }
                source.resume()
            }
        }
    }
}
