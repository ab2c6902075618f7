// rejected: undeclared identifier 'GFPAdChoicesViewPositionCentre'
#import <GFPSDK/GFPSDK.h>
void place(GFPNativeAdRenderingSetting *setting) { setting.preferredAdChoicesViewPosition = GFPAdChoicesViewPositionCentre; }
