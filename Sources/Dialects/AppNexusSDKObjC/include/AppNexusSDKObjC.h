// What Swift cannot say to Objective-C of AppNexusSDK: option sets and constants.
#pragma once
