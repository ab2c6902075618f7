// What Swift cannot say to Objective-C of AdropAds: option sets and constants.
#pragma once
