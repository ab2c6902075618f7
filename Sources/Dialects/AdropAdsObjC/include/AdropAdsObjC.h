// What Swift cannot say of AdropAds: how the module for backfill announces itself.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Called by AdropAdsBackfill before `main`, wherever it is linked; apps have no use for it.
void AdropBackfillAnnounce(void);

/// 1 where AdropAdsBackfill is linked, else 0.
int AdropBackfillIsLinked(void);

#ifdef __cplusplus
}
#endif
