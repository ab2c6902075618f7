// What Swift cannot say to Objective-C of AdropAds.
#pragma once
