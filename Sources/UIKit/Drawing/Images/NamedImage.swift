import Foundation

/// Finds picture files by the names that apps give them.
enum NamedImage {
    private static let endings = ["png", "jpg", "jpeg", "webp", "gif"]

    /// The file for `name`, the one for this screen first.
    static func path(of name: String, in bundle: Bundle) -> String? {
        let file = name as NSString
        let isComplete = endings.contains(file.pathExtension.lowercased())
        let base = isComplete ? file.deletingPathExtension : name
        for suffix in ["@2x", "@3x", ""] {
            for ending in isComplete ? [file.pathExtension] : endings {
                if let path = bundle.path(forResource: base + suffix, ofType: ending) {
                    return path
                }
            }
        }
        return nil
    }

    /// What `@2x` or `@3x` at the end of the name says; 1 otherwise.
    static func scale(ofFile path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }
}
