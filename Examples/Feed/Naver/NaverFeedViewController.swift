public import Newspaper
public import UIKit

/// The front page with ads by the API of GFPSDK.
public final class NaverFeedViewController: FrontPageController {}
