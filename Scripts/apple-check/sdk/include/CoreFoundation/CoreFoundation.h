#pragma once
#include <objc/objc.h>
typedef double CGFloat;
struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;
struct CGVector { CGFloat dx; CGFloat dy; };
typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
