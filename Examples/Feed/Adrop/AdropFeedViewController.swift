public import Newspaper
public import UIKit

/// The front page with ads by the API of AdropAds.
public final class AdropFeedViewController: FrontPageController {}
