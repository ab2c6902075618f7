import OpenRTB

extension Note {
    /// The note as one line.
    var line: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
