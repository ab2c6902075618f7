// What Swift cannot say to Objective-C of GFPSDK: option sets and constants.
#pragma once
