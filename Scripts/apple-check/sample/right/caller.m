#import <UIKit/UIKit.h>
#import "Sample-Swift.h"
@interface Caller : UIViewController <ONACardDelegate>
@property (nonatomic, strong) ONACard *card;
@end
@implementation Caller
- (void)viewDidLoad {
    [super viewDidLoad];
    self.card = [[ONACard alloc] initWithFrame:self.view.bounds];
    self.card.delegate = self;
    self.card.kind = ONACardKindNative;
    [self.view addSubview:self.card];
    [self.card reload];
}
- (void)cardDidLoad:(ONACard *)card {}
@end
