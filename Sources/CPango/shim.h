#pragma once
// As in CGdkPixbuf, which declares the same glib: see there.
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <pango/pangocairo.h>
// Tells colour fonts (emoji) from outlines.
#include <hb-ot.h>
