@_exported public import AppNexusSDKObjC
