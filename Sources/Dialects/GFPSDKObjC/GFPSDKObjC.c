#include "GFPSDKObjC.h"
