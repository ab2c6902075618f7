// Linking this module lets Adrop's units ask the backfill; nothing of it is ever called.
#pragma once
