public import Newspaper
public import UIKit

/// The front page with ads by the API of AppNexusSDK.
public final class MicrosoftFeedViewController: FrontPageController {}
