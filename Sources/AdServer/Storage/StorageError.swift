/// Why the database could not do what was asked, in one sentence.
package struct StorageError: Error, Equatable, Sendable {
    package enum Reason: Sendable {
        /// There is no file, or it may not be opened.
        case cannotOpen
        /// The file is something else.
        case notOurs
        /// A newer version of this program wrote the file.
        case newer
        /// The disk, another process or a rule of the schema refused a statement.
        case refused
    }

    package let reason: Reason
    package let sentence: String
}
