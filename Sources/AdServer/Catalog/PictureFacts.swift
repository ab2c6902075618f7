package import PictureHeaders

/// What is known of a stored picture without reading it.
package struct PictureFacts: Hashable, Sendable {
    /// The last part of its URL, made of its content: `3f5a….png`.
    package var name: String
    package var format: PictureHeader.Format
    package var width: Int
    package var height: Int
}
