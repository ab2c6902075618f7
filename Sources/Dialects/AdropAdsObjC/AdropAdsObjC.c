#include "AdropAdsObjC.h"
