import Foundation

/// A bid request as an app sends it, made up.
enum RequestSamples {
    static let bidRequest = Data(
        #"""
        {"id":"6f1d7c0e-1f8e-4c53-9e0d-6a3a3c2b8f11","imp":[{"id":"1","native":{"request":"{\"ver\":\"1.2\",\"context\":1,\"contextsubtype\":11,\"plcmttype\":1,\"plcmtcnt\":1,\"assets\":[{\"id\":1,\"required\":1,\"title\":{\"len\":90}},{\"id\":2,\"required\":1,\"img\":{\"type\":3,\"wmin\":600,\"hmin\":314}},{\"id\":3,\"img\":{\"type\":1,\"wmin\":80,\"hmin\":80}},{\"id\":4,\"data\":{\"type\":1,\"len\":25}},{\"id\":5,\"data\":{\"type\":2,\"len\":140}},{\"id\":6,\"data\":{\"type\":12,\"len\":15}},{\"id\":7,\"video\":{\"mimes\":[\"video/mp4\"],\"minduration\":5,\"maxduration\":60,\"protocols\":[2,3,5,6,7,8]}}],\"eventtrackers\":[{\"event\":1,\"methods\":[1]},{\"event\":2,\"methods\":[1]}],\"privacy\":1}","ver":"1.2"},"displaymanager":"OpenNativeAds","displaymanagerver":"1.0.0","tagid":"home-feed","bidfloor":0.35,"bidfloorcur":"USD","secure":1,"exp":3600}],
        "app":{"id":"app-17","name":"Example News","bundle":"com.example.news","domain":"news.example","storeurl":"https://store.example/app/17","ver":"4.2.1","cat":["IAB12"],"publisher":{"id":"pub-3","name":"Example Media","domain":"publisher.example"}},
        "device":{"ua":"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15","ip":"192.0.2.17","devicetype":4,"make":"Apple","model":"iPhone","hwv":"iPhone17,1","os":"iOS","osv":"18.0","w":1179,"h":2556,"ppi":460,"pxratio":3,"language":"en","carrier":"Example","connectiontype":2,"lmt":1,"geo":{"country":"DEU","type":2}},
        "user":{"id":"u-1","consent":"CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA"},"source":{"fd":0,"tid":"t-1"},"regs":{"coppa":0,"gdpr":1,"gpp":"DBACNYA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA","gpp_sid":[2]},"test":0,"at":1,"tmax":800,"cur":["USD"],"bcat":["IAB25","IAB26"],"badv":["bad.example"]}
        """#.utf8
    )
}
