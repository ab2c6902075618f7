#import <GFPSDK/GFPSDK.h>
#import <UIKit/UIKit.h>

@interface NaverCaller : UIViewController <GFPAdLoaderDelegate, GFPNativeAdDelegate>
@property (nonatomic, strong) GFPAdLoader *adLoader;
@property (nonatomic, weak) IBOutlet GFPNativeAdView *nativeAdView;
@end

@implementation NaverCaller

- (void)viewDidLoad {
    [super viewDidLoad];
    GFPAdParam *about = [[GFPAdParam alloc] init];
    about.keywords = @[ @"travel" ];
    self.adLoader = [[GFPAdLoader alloc] initWithUnitID:@"home-feed" rootViewController:self adParam:about];
    self.adLoader.delegate = self;
    self.adLoader.requestTimeoutInterval = 30;
    GFPAdNativeOptions *options = [[GFPAdNativeOptions alloc] init];
    options.renderingSetting.preferredAdChoicesViewPosition = GFPAdChoicesViewPositionTopLeftCorner;
    options.renderingSetting.hasMediaView = YES;
    [self.adLoader setNativeDelegate:self nativeOptions:options];
    [self.adLoader loadAd];
}

- (void)adLoader:(GFPAdLoader *)unifiedAdLoader didReceiveNativeAd:(GFPNativeAd *)nativeAd {
    nativeAd.delegate = self;
    self.nativeAdView.titleLabel.text = nativeAd.title;
    self.nativeAdView.nativeAd = nativeAd;
    if (nativeAd.mediaData.mediaType == GFPMediaTypeVideo) { [nativeAd.mediaData.videoController play]; }
}

- (void)adLoader:(GFPAdLoader *)unifiedAdLoader
    didFailWithError:(GFPError *)error
        responseInfo:(GFPLoadResponseInfo *)responseInfo {
    if (error.code == GFPErrorNoFill) { NSLog(@"%@ %@", [error codeName], responseInfo.requestID); }
}

- (void)nativeAdWasSeen:(GFPNativeAd *)nativeAd {
}

@end
