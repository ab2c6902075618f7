import Foundation

extension UIKitHost {
    /// Told in one sentence when constraints contradict each other or cannot work.
    ///
    /// Apple's UIKit prints such things too; so does this one, to standard error, unless a test or
    /// tool takes them. Of required constraints that contradict each other the newest has no effect
    /// until a change makes room for it; each is told once.
    public static var reportsLayoutProblem: @MainActor (String) -> Void = { sentence in
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}
