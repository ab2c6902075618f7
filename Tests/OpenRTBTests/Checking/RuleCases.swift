@testable import OpenRTB

/// A document for each rule.
enum RuleCases {
    static let all = json + fields + urls + requests + markup + openRTB

    private static let json = [
        RuleCase(.documentKind, "▲an ad"),
        RuleCase(.documentKind, "\n ▲{}"),
        RuleCase(.documentKind, "▲[]"),
        RuleCase(.documentKind, "  ▲<html></html>", as: .request),
        RuleCase(.jsonSyntax, #"{"imp":▲x}"#),
        RuleCase(.jsonSyntax, "▲an ad", as: .native),
        RuleCase(.jsonEmpty, " ▲"),
        RuleCase(.jsonTrailing, Sample.markup(Sample.title) + "▲&wp=2"),
        RuleCase(.jsonDepth, String(repeating: "[", count: 64) + "▲" + "[[["),
        RuleCase(.jsonSize, "▲" + String(repeating: " ", count: (4 << 20) + 1)),
        RuleCase(.jsonMark, "▲\u{FEFF}" + Sample.markup(Sample.title)),
        RuleCase(.jsonDuplicate, Sample.markup(Sample.title, and: #",▲"ver":"1.1""#)),
        RuleCase(.jsonNUL, Sample.markup(#"{"id":1,"title":{"text":"a▲\u0000"}}"#)),
        RuleCase(.jsonSurrogate, Sample.markup(#"{"id":1,"title":{"text":"é\\▲\ud83d!"}}"#)),
        RuleCase(.jsonNumber, Sample.markup(Sample.title, and: #","ext":{"a":▲1e999}"#)),
        RuleCase(.jsonNull, Sample.markup(Sample.title, and: #","privacy":▲null"#)),
        RuleCase(
            .documentMore,
            Sample.markup(
                Sample.title,
                and: #","ext":["#
                    + String(repeating: "null,", count: 100) + "▲null]"
            )
        ),
    ]

    private static let fields = [
        RuleCase(.fieldType, Sample.request(#""assets":▲7"#)),
        RuleCase(.fieldType, Sample.markup(#"{"id":1,"title":▲"Hi"}"#)),
        RuleCase(.fieldType, Sample.asset(#"{"id":1.5,"required":▲"yes","title":{"len":9}}"#)),
        RuleCase(.fieldNumberAsText, Sample.asset(#"{"id":1,"title":{"len":▲"90"}}"#)),
        RuleCase(
            .fieldNumberAsText,
            Sample.bidRequest(#","regs":{"gpp":"DB","gpp_sid":[-1,▲"2"]}"#)
        ),
        RuleCase(.fieldMisspelt, Sample.markup(#"{"id":1,▲"image":{}}"#)),
        RuleCase(.fieldTextAsNumber, Sample.markup(#"{"id":1,"title":{"text":▲90}}"#)),
        RuleCase(.fieldFraction, Sample.asset(#"{"id":1,"title":{"len":▲90.0}}"#)),
        RuleCase(.fieldSingle, Sample.request(#""assets":▲{"id":1,"title":{"len":90}}"#)),
        RuleCase(.fieldBool, Sample.asset(#"{"id":1,"required":▲true,"title":{"len":90}}"#)),
        RuleCase(.fieldFlag, Sample.asset(#"{"id":1,"required":▲2,"title":{"len":90}}"#)),
        RuleCase(.fieldRange, Sample.bidRequest(#","device":{"w":▲-1}"#)),
        RuleCase(.fieldCode, Sample.bidRequest(#","at":▲7"#)),
        RuleCase(.fieldExchangeSpecific, Sample.asset(#"{"id":1,"data":{"type":▲500}}"#)),
        RuleCase(.fieldMIME, Sample.asset(#"{"id":1,"img":{"mimes":["image/png",▲"image/jpg"]}}"#)),
        RuleCase(.fieldMIME, Sample.asset(#"{"id":1,"img":{"mimes":[▲"png"]}}"#)),
        RuleCase(.fieldCurrency, Sample.bidRequest(#","cur":[▲"usd"]"#)),
        RuleCase(.fieldUnknown, Sample.bidRequest(#",▲"weather":"fair""#)),
        RuleCase(.fieldMisspelt, Sample.markup(Sample.title, and: #",▲"eventrackers":[]"#)),
        RuleCase(.fieldMisspelt, Sample.markup(#"{"id":1,▲"require":1,"title":{"text":"Hi"}}"#)),
        RuleCase(.fieldRecommended, #"▲{"ver":"1.2","context":1,"assets":[]}"#),
        RuleCase(.fieldDeprecated, Sample.markup(Sample.title, and: #",▲"imptrackers":[]"#)),
        RuleCase(.fieldDeprecated, Sample.request(#"▲"layout":1"#)),
        RuleCase(.fieldMoved, Sample.bidRequest(#","regs":{"ext":{▲"gdpr":0}}"#)),
    ]

    private static let urls = [
        RuleCase(.urlInvalid, Sample.markup(#"{"id":1,"img":{"url":▲"https://"}}"#)),
        RuleCase(.urlInvalid, Sample.tracker(#"{"event":1,"method":1,"url":▲"tracker"}"#)),
        RuleCase(.urlInvalid, Sample.tracker(#"{"event":1,"method":1,"url":▲"shop:9"}"#)),
        RuleCase(.urlInvalid, Sample.tracker(#"{"event":1,"method":1,"url":▲"//u:p@t.example"}"#)),
        RuleCase(.urlInvalid, Sample.tracker(#"{"event":1,"method":1,"url":▲"//t.example:8x/"}"#)),
        RuleCase(.urlRefused, #"{"assets":[],"link":{"url":▲"javascript:alert(1)"}}"#),
        RuleCase(.urlRefused, #"{"assets":[],"link":{"url":▲"ftp://shop.example/9"}}"#),
        RuleCase(.urlScheme, #"{"assets":[],"link":{"url":▲"//shop.example/9"}}"#),
        RuleCase(.urlScheme, #"{"assets":[],"link":{"url":▲"shop.example:80/9"}}"#),
        RuleCase(.urlCharacters, #"{"assets":[],"link":{"url":▲"https://shop.example/a b"}}"#),
        RuleCase(.urlCharacters, #"{"assets":[],"link":{"url":▲"https://shop.example/10%"}}"#),
        RuleCase(.urlInsecure, Sample.markup(#"{"id":1,"img":{"url":▲"http://a.example/p"}}"#)),
        RuleCase(.urlMacro, Sample.bid(#","burl":▲"https://a.example/?p=${AUCTION_PRISE}""#)),
        RuleCase(.urlMacro, Sample.bid(#","nurl":▲"https://a.example/?p=%24%7BFOO%7D""#)),
    ]

    private static let requests = [
        RuleCase(.nativeEncoding, #"▲"{\"assets\":[{\"id\":1,\"title\":{\"len\":9}}]}""#),
        RuleCase(.nativeWrapper, #"{▲"native":{"assets":[{"id":1,"title":{"len":9}}]}}"#),
        RuleCase(.nativeVersion, #"▲{"context":1,"assets":[]}"#),
        RuleCase(.nativeVersionUnknown, #"{"context":1,"ver":▲"2","assets":[]}"#),
        RuleCase(.nativeAssetKind, Sample.asset(#"▲{"id":1}"#)),
        RuleCase(.nativeAssetKind, Sample.asset(#"▲{"id":1,"title":{"len":9},"img":{}}"#)),
        RuleCase(.nativeAssetKind, Sample.markup(#"▲{"id":1}"#)),
        RuleCase(.nativeAssetID, Sample.asset(#"{"id":1,"img":{}},▲{"img":{}}"#)),
        RuleCase(.nativeAssetID, Sample.asset(#"{"id":▲-1,"img":{}}"#)),
        RuleCase(.nativeAssetID, Sample.markup(#"▲{"title":{"text":"Hi"}}"#)),
        RuleCase(.nativeAssetZero, Sample.asset(#"{"id":▲0,"img":{}}"#)),
        RuleCase(.nativeRequestAssets, Sample.request(#""assets":▲[]"#)),
        RuleCase(.nativeRequestAssets, #"▲{"ver":"1.2","context":1}"#),
        RuleCase(.nativeRequestIDs, Sample.request(#""assets":▲[{"img":{}}]"#)),
        RuleCase(.nativeRequestDuplicate, Sample.asset(#"{"id":1,"img":{}},{"id":▲"1","img":{}}"#)),
        RuleCase(.nativeRequestContext, #"{"context":▲376,"assets":[]}"#),
        RuleCase(.nativeRequestSubtype, Sample.request(#""contextsubtype":▲41"#)),
        RuleCase(.nativeRequestSubtype, Sample.request(#""contextsubtype":▲21"#)),
        RuleCase(.nativeRequestPlacement, #"{"plcmttype":▲11,"assets":[]}"#),
        RuleCase(.nativeRequestCount, Sample.request(#""plcmtcnt":▲0"#)),
        RuleCase(.nativeRequestSequence, Sample.request(#""seq":▲-1"#)),
        RuleCase(.nativeRequestTitle, Sample.asset(#"{"id":1,"title":▲{}}"#)),
        RuleCase(.nativeRequestTitle, Sample.asset(#"{"id":1,"title":{"len":▲0}}"#)),
        RuleCase(.nativeRequestImageSize, Sample.asset(#"{"id":1,"img":{"wmin":▲-20,"h":1}}"#)),
        RuleCase(.nativeRequestImageUnsized, Sample.asset(#"{"id":1,"img":▲{"wmin":20}}"#)),
        RuleCase(.nativeRequestImageType, Sample.asset(#"{"id":1,"img":{"type":▲4}}"#)),
        RuleCase(.nativeImageLogo, Sample.asset(#"{"id":1,"img":{"type":▲2}}"#)),
        RuleCase(.nativeRequestDataType, Sample.asset(#"{"id":1,"data":▲{}}"#)),
        RuleCase(.nativeRequestDataType, Sample.asset(#"{"id":1,"data":{"type":▲364}}"#)),
        RuleCase(.nativeRequestDataLength, Sample.asset(#"{"id":1,"data":{"type":2,"len":▲0}}"#)),
        RuleCase(
            .nativeRequestVideoFormats,
            video(#""mimes":▲[],"minduration":1,"maxduration":2,"protocols":[2]"#)
        ),
        RuleCase(
            .nativeRequestVideoDuration,
            video(#""mimes":["video/mp4"],"minduration":▲3,"maxduration":2,"protocols":[2]"#)
        ),
        RuleCase(
            .nativeRequestVideoDuration,
            video(#""mimes":["video/mp4"],"minduration":3,"maxduration":▲0,"protocols":[2]"#)
        ),
        RuleCase(
            .nativeRequestVideoProtocols,
            video(#""mimes":["video/mp4"],"minduration":1,"maxduration":2,"protocols":[16,▲17]"#)
        ),
        RuleCase(
            .nativeRequestEvent,
            Sample.request(#""eventtrackers":[{"event":▲5,"methods":[1]}]"#)
        ),
        RuleCase(.nativeRequestEvent, Sample.request(#""eventtrackers":[▲{"methods":[1]}]"#)),
        RuleCase(
            .nativeRequestMethods,
            Sample.request(#""eventtrackers":[{"event":1,"methods":▲[]}]"#)
        ),
        RuleCase(
            .nativeRequestMethods,
            Sample.request(#""eventtrackers":[{"event":1,"methods":[1,▲3]}]"#)
        ),
    ]

    private static func video(_ members: String) -> String {
        Sample.asset(#"{"id":1,"video":{\#(members)}}"#)
    }

    private static let markup = [
        RuleCase(.nativeAssets, #"▲{"link":{"url":"https://a.example"}}"#),
        RuleCase(.nativeAssets, #"{"link":{"url":"https://a.example"},"assets":▲[]}"#),
        RuleCase(
            .nativeAssetsFallback,
            #"▲{"link":{"url":"https://a.example"},"assetsurl":"https://a.example/9"}"#
        ),
        RuleCase(.nativeLink, #"▲{"assets":[{"id":1,"title":{"text":"Hi"}}]}"#),
        RuleCase(.nativeLinkURL, #"{"assets":[],"link":▲{}}"#),
        RuleCase(.nativeLinkURL, #"{"assets":[],"link":{"url":▲""}}"#),
        RuleCase(.nativeLinkFallback, #"{"assets":[],"link":{"url":▲"shop://9"}}"#),
        RuleCase(
            .nativeAssetDuplicate,
            Sample.markup(Sample.title + #",{"id":▲1,"data":{"value":"Hi"}}"#)
        ),
        RuleCase(.nativeAssetEmpty, Sample.markup(#"{"id":1,"data":{"value":▲" "}}"#)),
        RuleCase(.nativeTitleText, Sample.markup(#"{"id":1,"title":▲{"len":9}}"#)),
        RuleCase(.nativeImageURL, Sample.markup(#"{"id":1,"img":▲{"w":9,"h":9}}"#)),
        RuleCase(.nativeImageURL, Sample.markup(#"{"id":1,"img":{"url":▲"","w":9,"h":9}}"#)),
        RuleCase(
            .nativeImageSize,
            Sample.markup(#"{"id":1,"img":{"url":"https://a.example/p","w":▲0,"h":9}}"#)
        ),
        RuleCase(
            .nativeImageUnsized,
            Sample.markup(#"{"id":1,"img":▲{"url":"https://a.example/p","w":9}}"#)
        ),
        RuleCase(
            .nativeImageType,
            Sample.markup(#"{"id":1,"img":{"type":▲99,"url":"https://a.example/p"}}"#)
        ),
        RuleCase(.nativeDataValue, Sample.markup(#"{"id":1,"data":▲{"type":2}}"#)),
        RuleCase(.nativeDataType, Sample.markup(#"{"id":1,"data":{"type":▲13,"value":"Hi"}}"#)),
        RuleCase(.nativeDataNumber, Sample.markup(#"{"id":1,"data":{"type":3,"value":▲"5.1"}}"#)),
        RuleCase(.nativeDataNumber, Sample.markup(#"{"id":1,"data":{"type":5,"value":▲"many"}}"#)),
        RuleCase(.nativeVideoTag, Sample.markup(#"{"id":1,"video":▲{}}"#)),
        RuleCase(
            .nativeVideoTag,
            Sample.markup(#"{"id":1,"video":{"vasttag":▲"https://a.example/v.xml"}}"#)
        ),
        RuleCase(.nativeTrackerEvent, Sample.tracker(#"▲{"method":1,"url":"https://a.example"}"#)),
        RuleCase(.nativeTrackerMethod, Sample.tracker(#"▲{"event":1,"url":"https://a.example"}"#)),
        RuleCase(.nativeTrackerURL, Sample.tracker(#"▲{"event":1,"method":1}"#)),
        RuleCase(
            .nativeTrackerCode,
            Sample.tracker(#"{"event":▲9,"method":1,"url":"https://a.example"}"#)
        ),
        RuleCase(
            .nativeTrackerCode,
            Sample.tracker(#"{"event":▲500,"method":1,"url":"https://a.example"}"#)
        ),
        RuleCase(
            .nativeTrackerCode,
            Sample.tracker(#"{"event":1,"method":▲0,"url":"https://a.example"}"#)
        ),
        RuleCase(
            .nativeTrackerDuplicate,
            Sample.tracker(
                #"{"event":1,"method":1,"url":"https://a.example"},▲{"method":1,"event":1,"url":"https://a.example"}"#
            )
        ),
        RuleCase(
            .nativeTrackersNone,
            Sample.bid(
                #","adm":"▲{\"link\":{\"url\":\"https://a.example\"},\"assets\":[{\"id\":1,\"title\":{\"text\":\"Hi\"}}]}""#
            )
        ),
        RuleCase(
            .nativeScriptHTML,
            Sample.markup(
                Sample.title,
                and: #","jstracker":▲"<script src=\"https://a.example\"></script>""#
            )
        ),
    ]

    private static let openRTB = [
        RuleCase(.requestID, #"▲{"imp":[]}"#),
        RuleCase(.requestID, #"{"id":▲"","imp":[]}"#),
        RuleCase(.requestTime, Sample.bidRequest(#","tmax":▲-1"#)),
        RuleCase(.requestChannel, Sample.bidRequest(#",▲"site":{}"#)),
        RuleCase(.requestChannelNone, #"▲{"id":"q","imp":[]}"#),
        RuleCase(.requestImps, #"{"id":"q","imp":▲[]}"#),
        RuleCase(.impID, Sample.bidRequest(imp: #"▲{"banner":{}}"#)),
        RuleCase(
            .impDuplicate,
            Sample.bidRequest(imp: #"{"id":"1","banner":{}},{"id":▲"1","banner":{}}"#)
        ),
        RuleCase(.impMedia, Sample.bidRequest(imp: #"▲{"id":"1"}"#)),
        RuleCase(.impFloor, Sample.bidRequest(imp: #"{"id":"1","bidfloor":▲-0.5,"banner":{}}"#)),
        RuleCase(.impNativeRequest, Sample.bidRequest(imp: #"{"id":"1","native":▲{"ver":"1.2"}}"#)),
        RuleCase(
            .impNativeRequest,
            Sample.bidRequest(imp: #"{"id":"1","native":{"request":▲""}}"#)
        ),
        RuleCase(
            .impNativeObject,
            Sample.bidRequest(imp: #"{"id":"1","native":{"request":▲{"assets":[]}}}"#)
        ),
        RuleCase(
            .impNativeName,
            Sample.bidRequest(imp: #"{"id":"1","native":{▲"request_native":{"assets":[]}}}"#)
        ),
        RuleCase(
            .impNativeVersion,
            Sample.bidRequest(imp: #"{"id":"1","native":▲{"request":"{}"}}"#)
        ),
        RuleCase(
            .impNativeMismatch,
            Sample.bidRequest(
                imp:
                    #"{"id":"1","native":{"ver":▲"1.1","request":"{\"native\":{\"ver\":\"1.0\"}}"}}"#
            )
        ),
        RuleCase(.regsUSPrivacy, Sample.bidRequest(#","regs":{"us_privacy":▲"1YN"}"#)),
        RuleCase(.regsSections, Sample.bidRequest(#","regs":{"gpp":"DB","gpp_sid":▲"2_6"}"#)),
        RuleCase(.regsSections, Sample.bidRequest(#","regs":{"gpp_sid":▲[2]}"#)),
        RuleCase(.userConsent, "▲" + Sample.bidRequest(#","regs":{"gdpr":1}"#)),
        RuleCase(.userConsent, Sample.bidRequest(#","regs":{"gdpr":1},"user":{"consent":▲""}"#)),
        RuleCase(
            .deviceID,
            Sample.bidRequest(#","device":{"lmt":1,"ifa":▲"6D92078A-8246-4BA4-AE5B-76104861E7DC"}"#)
        ),
        RuleCase(.responseID, #"▲{"seatbid":[]}"#),
        RuleCase(.responseNoBid, #"▲{"id":"q","seatbid":[]}"#),
        RuleCase(.seatBids, #"{"id":"q","seatbid":[{"bid":▲[]}]}"#),
        RuleCase(.bidID, #"{"id":"q","seatbid":[{"bid":[▲{"impid":"1","price":1}]}]}"#),
        RuleCase(.bidImp, #"{"id":"q","seatbid":[{"bid":[▲{"id":"1","price":1}]}]}"#),
        RuleCase(.bidPrice, #"{"id":"q","seatbid":[{"bid":[▲{"id":"1","impid":"1"}]}]}"#),
        RuleCase(
            .bidPrice,
            #"{"id":"q","seatbid":[{"bid":[{"id":"1","impid":"1","price":▲-0.01}]}]}"#
        ),
        RuleCase(
            .bidDuplicate,
            #"{"id":"q","seatbid":[{"bid":[{"id":"1","price":1},{"id":▲"1","price":1}]}]}"#
        ),
        RuleCase(.bidMarkup, #"{"id":"q","seatbid":[{"bid":[▲{"id":"1","price":1}]}]}"#),
        RuleCase(.bidMarkup, Sample.bid(#","adm":▲"""#)),
        RuleCase(.bidMarkupType, Sample.bid(#","mtype":4,"adm":▲"<div>ad</div>""#)),
        RuleCase(.bidMarkupType, Sample.bid(#","mtype":4,"adm":▲"<VAST></VAST>""#)),
        RuleCase(.bidMarkupType, Sample.bid(#","mtype":4,"adm":▲"native-ad""#)),
        RuleCase(.bidMarkupObject, Sample.bid(#","adm":▲{"assets":[]}"#)),
        RuleCase(.bidMarkupName, Sample.bid(#",▲"admNative":{"assets":[]}"#)),
        RuleCase(
            .bidDomain,
            Sample.bid("").replacing(#""a.example""#, with: #"▲"https://a.example/""#)
        ),
        RuleCase(.bidLife, Sample.bid(#","exp":▲0"#)),
    ]
}
