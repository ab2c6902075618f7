#include "AdropAdsObjC.h"

static int isLinked = 0;

void AdropBackfillAnnounce(void) { isLinked = 1; }

int AdropBackfillIsLinked(void) { return isLinked; }
