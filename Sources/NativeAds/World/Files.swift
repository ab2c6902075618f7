package import Foundation

/// The file system, as closures, each blocking its caller until it is done.
package struct Files: Sendable {
    /// A file in a listing.
    package struct Entry: Sendable, Hashable {
        package var url: URL
        package var size: Int
        package var modified: Date

        package init(url: URL, size: Int, modified: Date) {
            self.url = url
            self.size = size
            self.modified = modified
        }
    }

    /// The bytes of a file; `nil` if there is none.
    package var read: @Sendable (URL) throws -> Data?
    /// Adds bytes to the end of a file, making it and its folder where missing; on disk on return.
    package var append: @Sendable (URL, Data) throws -> Void
    /// Puts a whole new file in place of the old: after a crash there is the one or the other.
    package var replace: @Sendable (URL, Data) throws -> Void
    /// Removes a file; none is fine.
    package var remove: @Sendable (URL) throws -> Void
    /// The files of a folder; a missing folder has none.
    package var list: @Sendable (URL) throws -> [Entry]
    /// Claims a file name for this process until the claim is released; `nil` if it is taken.
    package var claim: @Sendable (URL) -> FileClaim?

    package init(
        read: @escaping @Sendable (URL) throws -> Data?,
        append: @escaping @Sendable (URL, Data) throws -> Void,
        replace: @escaping @Sendable (URL, Data) throws -> Void,
        remove: @escaping @Sendable (URL) throws -> Void,
        list: @escaping @Sendable (URL) throws -> [Entry],
        claim: @escaping @Sendable (URL) -> FileClaim?
    ) {
        self.read = read
        self.append = append
        self.replace = replace
        self.remove = remove
        self.list = list
        self.claim = claim
    }
}
