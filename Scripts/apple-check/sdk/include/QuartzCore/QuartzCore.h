#pragma once
#import <Foundation/Foundation.h>
#import <CoreGraphics/CoreGraphics.h>
#import <QuartzCore/CALayer.h>
#import <QuartzCore/CADisplayLink.h>
