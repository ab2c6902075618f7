#import <GoogleMobileAds/GoogleMobileAds.h>
#import <UIKit/UIKit.h>

@interface GoogleCaller : UIViewController <GADNativeAdLoaderDelegate, GADNativeAdDelegate, GADVideoControllerDelegate>
@property (nonatomic, strong) GADAdLoader *adLoader;
@property (nonatomic, weak) IBOutlet GADNativeAdView *nativeAdView;
@end

@implementation GoogleCaller

- (void)viewDidLoad {
    [super viewDidLoad];
    [[GADMobileAds sharedInstance] startWithCompletionHandler:nil];
    NSLog(@"%@", GADGetStringFromVersionNumber([GADMobileAds sharedInstance].versionNumber));
    GADVideoOptions *videoOptions = [[GADVideoOptions alloc] init];
    videoOptions.startMuted = YES;
    GADNativeAdViewAdOptions *viewOptions = [[GADNativeAdViewAdOptions alloc] init];
    viewOptions.preferredAdChoicesPosition = GADAdChoicesPositionTopLeftCorner;
    GADRequest *request = [GADRequest request];
    request.keywords = @[ @"travel" ];
    self.adLoader = [[GADAdLoader alloc] initWithAdUnitID:@"home-feed"
                                       rootViewController:self
                                                  adTypes:@[ GADAdLoaderAdTypeNative ]
                                                  options:@[ videoOptions, viewOptions ]];
    self.adLoader.delegate = self;
    [self.adLoader loadRequest:request];
}

- (void)adLoader:(GADAdLoader *)adLoader didReceiveNativeAd:(GADNativeAd *)nativeAd {
    nativeAd.delegate = self;
    nativeAd.mediaContent.videoController.delegate = self;
    ((UILabel *)self.nativeAdView.headlineView).text = nativeAd.headline;
    ((UIImageView *)self.nativeAdView.iconView).image = nativeAd.icon.image;
    self.nativeAdView.mediaView.mediaContent = nativeAd.mediaContent;
    self.nativeAdView.callToActionView.userInteractionEnabled = NO;
    NSLog(@"%@", nativeAd.starRating.stringValue);
    [nativeAd registerAdView:self.nativeAdView
         clickableAssetViews:@{GADNativeHeadlineAsset : self.nativeAdView.headlineView}
      nonclickableAssetViews:@{}];
    self.nativeAdView.nativeAd = nativeAd;
}

- (void)adLoader:(GADAdLoader *)adLoader didFailToReceiveAdWithError:(NSError *)error {
    if (error.domain == GADErrorDomain && error.code == GADErrorNoFill) {
        NSLog(@"%@", error.userInfo[GADErrorUserInfoKeyResponseInfo]);
    }
}

- (void)nativeAdDidRecordImpression:(GADNativeAd *)nativeAd {
}

- (void)videoControllerDidEndVideoPlayback:(GADVideoController *)videoController {
    videoController.muted = YES;
    if ([videoController isMuted] && videoController.customControlsEnabled) { [videoController play]; }
}

@end
