public import Foundation

/// A file of views, read once and made into views as often as asked.
///
/// As Apple's. What differs: it reads the XIB file itself, the XML that Xcode edits, and nothing
/// compiled. As there is no key-value coding on Linux, classes and outlets are found as `register`
/// says. What is wrong with a file goes to `UIKitHost.reportsNibProblem` and never ends the process.
@preconcurrency @MainActor open class UINib: NSObject {
    /// What can be said of one making of the views.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A dictionary of objects by the names of the proxies in the file that they stand for.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// What the file is called in problems.
    final let name: String
    /// Where pictures are looked for.
    final let bundle: Bundle
    /// What is in the file; nil where it could not be read, which was told.
    final let document: NibDocument?

    /// The file `name.xib` of the bundle; the app's main one unless another is said.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        document = Self.file(name, in: bundle).flatMap { Self.read($0, named: name) }
        super.init()
    }

    /// The file with this content.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "XIB"
        bundle = bundleOrNil ?? .main
        document = Self.read(data, named: name)
        super.init()
    }

    /// Makes the objects of the file, connects them, and answers those at its top.
    ///
    /// Of a file that could not be read there are none.
    open func instantiate(
        withOwner ownerOrNil: Any?,
        options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        instantiate(owner: ownerOrNil, options: optionsOrNil ?? [:], reuseIdentifier: nil)
    }

    /// Makes the objects; cells without an identifier of their own get this one.
    final func instantiate(
        owner: Any?,
        options: [OptionsKey: Any] = [:],
        reuseIdentifier: String?
    ) -> [Any] {
        guard let document else { return [] }
        let external = options[.externalObjects] as? [String: Any] ?? [:]
        let building = NibBuilding(nib: self, document: document, reuseIdentifier: reuseIdentifier)
        return building.build(owner: owner, external: external)
    }

    /// Whether the bundle has such a file.
    static func exists(_ name: String, in bundle: Bundle) -> Bool {
        path(of: name, in: bundle) != nil
    }

    private static func path(of name: String, in bundle: Bundle) -> String? {
        guard !name.isEmpty else { return nil }
        return bundle.path(forResource: name, ofType: "xib")
            ?? bundle.path(forResource: name, ofType: "xib", inDirectory: "Base.lproj")
    }

    private static func file(_ name: String, in bundle: Bundle) -> Data? {
        let data = path(of: name, in: bundle).flatMap { FileManager.default.contents(atPath: $0) }
        if data == nil {
            UIKitHost.reportsNibProblem("There is no file \(name).xib in \(bundle.bundlePath).")
        }
        return data
    }

    private static func read(_ data: Data, named name: String) -> NibDocument? {
        do throws(NibError) {
            return try NibDocument.read(data)
        } catch {
            UIKitHost.reportsNibProblem("\(name) cannot be read: \(error.sentence).")
            return nil
        }
    }
}
