import Foundation
import Movies
import UIKit
import VAST

/// What a preview shows of an ad's video: a picture in its place, and how long it is.
@MainActor struct PreviewFilm {
    /// A picture in the video's place.
    struct Poster {
        let data: Data
        let width: Int
        let height: Int
    }

    /// Where the first frame is from.
    private enum Source {
        /// A file that the user named.
        case user
        /// One of the ad's media files.
        case document
    }

    /// The picture, where the ad brings none of its own: the first frame, or a box that says what
    /// it stands for.
    let poster: Poster
    /// `nil` where the picture is a box.
    private let source: Source?
    /// Width over height of the video; `nil` where it is only guessed.
    let aspectRatio: Double?
    /// Seconds; `nil` where neither the document nor the file tells.
    let duration: TimeInterval?

    /// Looks for a frame of the ad's video in a file of the user's, else in the media files of the
    /// ad in the order in which a player would try them.
    ///
    /// Where the ad `hasPicture` of its own, and its document says all that is shown beside it, no
    /// media file is asked for.
    init(
        of ad: ResolvedAd?,
        in file: URL?,
        or pictures: PreviewPictures,
        hasPicture: Bool,
        note: (String) -> Void
    ) async {
        let choice = MediaChoice(types: Self.types, slot: Self.slot, scale: 2)
        let files = ad.map { ad in choice.order(of: ad.mediaFiles).map { ad.mediaFiles[$0] } } ?? []
        var movie: Movie?
        if let file {
            movie = Self.movie(named: file.path, note: note) { () throws(MovieError) in
                try Movie(contentsOf: file)
            }
        }
        let source = movie.map { _ in Source.user } ?? .document
        let isKnown = files.first?.aspectRatio != nil && (ad?.duration ?? 0) > 0
        for file in files where movie == nil && !(hasPicture && isKnown) {
            guard let data = await pictures.film(at: file.url, note: note) else { continue }
            movie = Self.movie(named: file.url, note: note) { () throws(MovieError) in
                try Movie(data: data)
            }
        }
        let frame = movie.flatMap(Self.firstFrame)
        poster = frame ?? Self.box(for: files.first)
        self.source = frame.map { _ in source }
        aspectRatio =
            files.first?.aspectRatio ?? frame.map { Double($0.width) / Double($0.height) }
        duration = [ad?.duration, movie?.duration].compactMap { $0 }.first { $0 > 0 }
    }

    /// Whether its frame is shown in place of the ad's main picture, which may be at hand.
    func replacesPicture(atHand isAtHand: Bool) -> Bool {
        source == .user || source == .document && !isAtHand
    }

    /// What is decoded here, beside what every player of the client plays.
    private static let types =
        MediaChoice.defaultTypes + ["video/webm", "video/quicktime", "video/x-matroska"]
    /// A phone's width at 16:9, in points.
    private static let slot = CGSize(width: 390, height: 219)
    /// A frame is shown at phone size: more pixels than this only cost time.
    private static let box = PictureSize(width: 1200, height: 1200)

    private static func movie(
        named name: String,
        note: (String) -> Void,
        open: () throws(MovieError) -> Movie
    ) -> Movie? {
        do throws(MovieError) {
            return try open()
        } catch {
            note("\(name): \(error.sentence)")
            return nil
        }
    }

    private static func firstFrame(of movie: Movie) -> Poster? {
        guard let frame = try? movie.frame(at: 0, fitting: box),
            let image = UIImage(
                premultiplied: frame.bytes,
                width: frame.width,
                height: frame.height,
                scale: 1
            ),
            let data = image.pngData()
        else { return nil }
        return Poster(data: data, width: frame.width, height: frame.height)
    }

    private static func box(for file: MediaFile?) -> Poster {
        let box = PreviewPlaceholder(film: file)
        return Poster(
            data: box.png ?? Data(),
            width: Int(box.size.width),
            height: Int(box.size.height)
        )
    }
}

extension MediaFile {
    /// Width over height, if both are told.
    fileprivate var aspectRatio: Double? {
        guard let width, let height, width > 0, height > 0 else { return nil }
        return Double(width) / Double(height)
    }
}
