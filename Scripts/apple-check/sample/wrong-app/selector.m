// rejected: declares the selector 'loadRequests:'
#import <GoogleMobileAds/GoogleMobileAds.h>
void load(GADAdLoader *loader) { [loader loadRequests:[GADRequest request]]; }
