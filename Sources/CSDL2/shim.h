#pragma once
// The program keeps its own `main`.
#define SDL_MAIN_HANDLED
#include <SDL.h>
