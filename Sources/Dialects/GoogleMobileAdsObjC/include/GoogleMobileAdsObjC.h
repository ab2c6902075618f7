// What Swift cannot say to Objective-C of GoogleMobileAds: option sets and constants.
#pragma once
