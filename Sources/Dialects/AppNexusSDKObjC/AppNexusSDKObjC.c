#include "AppNexusSDKObjC.h"
