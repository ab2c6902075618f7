#import <AdropAds/AdropAds.h>
#import <UIKit/UIKit.h>

@interface AdropCaller : UIViewController <AdropNativeAdDelegate>
@property (nonatomic, strong) AdropNativeAd *nativeAd;
@property (nonatomic, weak) IBOutlet AdropNativeAdView *nativeAdView;
@end

@implementation AdropCaller

- (void)viewDidLoad {
    [super viewDidLoad];
    self.nativeAd = [[AdropNativeAd alloc] initWithUnitId:@"home-feed" contextId:@"story"];
    self.nativeAd.delegate = self;
    self.nativeAd.useCustomClick = YES;
    self.nativeAd.preferredAdChoicesPosition = AdropAdChoicesPositionBottomRight;
    [self.nativeAd load];
}

- (void)onAdReceived:(AdropNativeAd *)ad {
    NSLog(@"%@ %@", ad.headline, ad.extra[@"price"]);
    [self.nativeAdView setBodyView:self.view];
    [self.nativeAdView setNativeAd:ad];
}

- (void)onAdFailedToReceive:(AdropNativeAd *)ad :(AdropErrorCode)errorCode {
    if (errorCode == AdropErrorCodeAdNoFill) { NSLog(@"%@", ad.unitId); }
}

- (void)onAdClicked:(AdropNativeAd *)ad {
}

@end
