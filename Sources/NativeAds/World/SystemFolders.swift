import Foundation

extension World.Folders {
    /// The system's usual places, each with a folder of this library's own.
    static let live = World.Folders(state: place(.state), caches: place(.caches))

    private enum Purpose {
        case state
        case caches
    }

    private static let name = "open-native-ads"

    #if canImport(Darwin)
    private static func place(_ purpose: Purpose) -> URL {
        let directory: FileManager.SearchPathDirectory =
            purpose == .state ? .applicationSupportDirectory : .cachesDirectory
        let base = FileManager.default.urls(for: directory, in: .userDomainMask).first
        return (base ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent(name, isDirectory: true)
    }
    #else
    private static func place(_ purpose: Purpose) -> URL {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let (variable, usual) =
            purpose == .state ? ("XDG_STATE_HOME", ".local/state") : ("XDG_CACHE_HOME", ".cache")
        // The XDG specification has relative paths ignored.
        let chosen = ProcessInfo.processInfo.environment[variable].flatMap { path in
            path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : nil
        }
        return (chosen ?? home.appendingPathComponent(usual, isDirectory: true))
            .appendingPathComponent(name, isDirectory: true)
    }
    #endif
}
