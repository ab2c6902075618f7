@_exported public import GFPSDKObjC
