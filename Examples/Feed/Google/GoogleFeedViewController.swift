public import Newspaper
public import UIKit

/// The front page with ads by the API of GoogleMobileAds.
public final class GoogleFeedViewController: FrontPageController {}
