#include "AdropAdsBackfill.h"
