@_exported public import AdropAdsObjC
