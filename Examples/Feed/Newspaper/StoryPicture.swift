import Foundation
import UIKit

/// The feed's own pictures.
@MainActor enum StoryPicture {
    /// The picture of this name, if it is in the bundle.
    static func named(_ name: String) -> UIImage? {
        guard
            let file = Bundle.module.url(
                forResource: name,
                withExtension: "jpg",
                subdirectory: "Pictures"
            )
        else { return nil }
        return UIImage(contentsOfFile: file.path)
    }
}
