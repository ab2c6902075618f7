// rejected: method 'cardDidLoad:' in protocol 'ONACardDelegate' not implemented
#import <UIKit/UIKit.h>
#import "Sample-Swift.h"
@interface Caller : NSObject <ONACardDelegate>
@end
@implementation Caller
@end
