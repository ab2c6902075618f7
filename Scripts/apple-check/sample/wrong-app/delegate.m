// rejected: method 'adRequest:didReceiveResponse:' in protocol 'ANNativeAdRequestDelegate' not implemented
#import <AppNexusSDK/AppNexusSDK.h>
@interface Listener : NSObject <ANNativeAdRequestDelegate>
@end
@implementation Listener
- (void)adRequest:(ANNativeAdRequest *)request didFailToLoadWithError:(NSError *)error
    withAdResponseInfo:(ANAdResponseInfo *)info {}
@end
