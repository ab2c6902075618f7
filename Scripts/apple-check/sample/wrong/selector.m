// rejected: no visible @interface for 'ONACard' declares the selector 'refresh'
#import <UIKit/UIKit.h>
#import "Sample-Swift.h"
void refresh(ONACard *card) { [card refresh]; }
