#pragma once
// The frames of an animation are asked for by GTimeVal, which glib deprecates without a
// replacement in this interface.
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <gdk-pixbuf/gdk-pixbuf.h>
