#include "GoogleMobileAdsObjC.h"
