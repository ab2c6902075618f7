#include "AdropAdsBackfill.h"
#include "AdropAdsObjC.h"

// Runs before `main`, in static linking too, and needs no class to be looked up by its name.
__attribute__((constructor)) static void announce(void) { AdropBackfillAnnounce(); }
