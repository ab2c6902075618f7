import Foundation

extension UIKitHost {
    /// Told in one sentence when a XIB file cannot be read, or has something that is not honoured.
    ///
    /// For Linux only. Apple's UIKit raises an exception for most of it; here the file's views are
    /// made as far as they can be, and each thing left out is told, to standard error unless a test
    /// or tool takes it.
    public static var reportsNibProblem: @MainActor (String) -> Void = { sentence in
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}
