#import <AppNexusSDK/AppNexusSDK.h>
#import <UIKit/UIKit.h>

@interface MicrosoftCaller : UIViewController <ANNativeAdRequestDelegate, ANNativeAdDelegate>
@property (nonatomic, strong) ANNativeAdRequest *request;
@property (nonatomic, strong) ANNativeAdResponse *response;
@end

@implementation MicrosoftCaller

- (void)viewDidLoad {
    [super viewDidLoad];
    [[XandrAd sharedInstance] initWithMemberID:958 preCacheRequestObjects:YES completionHandler:nil];
    self.request = [[ANNativeAdRequest alloc] init];
    self.request.placementId = @"13255429";
    self.request.shouldLoadMainImage = YES;
    self.request.gender = ANGenderFemale;
    [self.request setInventoryCode:@"home-feed" memberId:958];
    [self.request addCustomKeywordWithKey:@"topic" value:@"travel"];
    self.request.delegate = self;
    [self.request loadAd];
}

- (void)adRequest:(ANNativeAdRequest *)request didReceiveResponse:(ANNativeAdResponse *)response {
    response.delegate = self;
    response.clickThroughAction = ANClickThroughActionOpenDeviceBrowser;
    NSDictionary *element = response.customElements[kANNativeElementObject];
    NSLog(@"%@ %@ %d", element[@"price"], response.rating, response.expired);
    NSError *error = nil;
    if (![response registerViewForTracking:self.view
                    withRootViewController:self
                            clickableViews:@[ self.view ]
       openMeasurementFriendlyObstructions:@[]
                                     error:&error]) {
        if (error.code == ANNativeAdRegisterErrorCodeExpiredResponse) { NSLog(@"%@", error.localizedDescription); }
    }
    self.response = response;
}

- (void)adRequest:(ANNativeAdRequest *)request
    didFailToLoadWithError:(NSError *)error
        withAdResponseInfo:(ANAdResponseInfo *)info {
    NSLog(@"%@ %@", error.localizedDescription, info.auctionId);
}

- (void)adWasClicked:(id)response {
}

- (void)adWasClicked:(id)response withURL:(NSString *)url fallbackURL:(NSString *)fallback {
}

@end
