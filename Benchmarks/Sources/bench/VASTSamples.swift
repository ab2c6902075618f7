import Foundation

/// VAST documents as ad servers write them, made up, of about the size that is asked for.
enum VASTSamples {
    /// One InLine ad of at least `size` bytes, and hardly more.
    static func inLine(bytes size: Int) -> Data {
        let isSmall = size < 2000
        var count = 0
        var document = ""
        // A larger document has more of what documents have many of.
        repeat {
            count += 1
            document = inLine(files: 1 + count / 4, trackers: count, hasDetails: !isSmall)
        } while document.utf8.count < size
        return Data(document.utf8)
    }

    /// A document without the white space between its tags, as many servers send it.
    static func squeezed(_ document: Data) -> Data {
        let lines = String(decoding: document, as: UTF8.self).split(separator: "\n")
        return Data(
            lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined().utf8
        )
    }

    /// A wrapper around the document at `url`.
    static func wrapper(_ url: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <VAST version="4.2" xmlns="http://www.iab.com/VAST">
              <Ad id="wrapper">
                <Wrapper followAdditionalWrappers="1" allowMultipleAds="1" fallbackOnNoAd="0">
                  <AdSystem version="1.0">House</AdSystem>
                  <Error><![CDATA[https://t.example/error?code=[ERRORCODE]]]></Error>
                  <Impression id="w"><![CDATA[https://t.example/wrapper/impression]]></Impression>
                  <VASTAdTagURI><![CDATA[\(url)]]></VASTAdTagURI>
                  <Creatives>
                    <Creative id="c">
                      <Linear>
                        <TrackingEvents>
            \(trackers(4, at: "https://t.example/wrapper"))
                        </TrackingEvents>
                      </Linear>
                    </Creative>
                  </Creatives>
                </Wrapper>
              </Ad>
            </VAST>
            """.utf8
        )
    }

    private static func inLine(files: Int, trackers count: Int, hasDetails: Bool) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <VAST version="4.2" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.iab.com/VAST">
          <Ad id="20001" sequence="1">
            <InLine>
              <AdSystem version="1.0">House</AdSystem>
              <Error><![CDATA[https://t.example/error?code=[ERRORCODE]]]></Error>
              <Impression id="one"><![CDATA[https://t.example/track/impression]]></Impression>
              <AdTitle>Rain coats &amp; boots</AdTitle>
        \(hasDetails ? details : "")
              <Creatives>
                <Creative id="5480" sequence="1" adId="2447226">
                  <UniversalAdId idRegistry="Ad-ID">8465</UniversalAdId>
                  <Linear skipoffset="00:00:05">
                    <Duration>00:00:16</Duration>
                    <TrackingEvents>
        \(trackers(count, at: "https://t.example/track"))
                    </TrackingEvents>
                    <VideoClicks>
                      <ClickThrough id="blog"><![CDATA[https://shop.example/rain]]></ClickThrough>
                    </VideoClicks>
                    <MediaFiles>
        \((1...files).map(file).joined(separator: "\n"))
                    </MediaFiles>
                  </Linear>
                </Creative>
              </Creatives>
            </InLine>
          </Ad>
        </VAST>
        """
    }

    private static let details = """
              <Pricing model="cpm" currency="USD"><![CDATA[25.00]]></Pricing>
              <AdServingId>a532d16d-4d7f-4440-bd29-2ec0e693fc80</AdServingId>
              <Category authority="https://list.example/categories">IAB18</Category>
              <AdVerifications>
                <Verification vendor="vendor.example-omid">
                  <JavaScriptResource apiFramework="omid" browserOptional="true"><![CDATA[https://vendor.example/omid.js]]></JavaScriptResource>
                </Verification>
              </AdVerifications>
        """

    private static func trackers(_ count: Int, at place: String) -> String {
        (0..<count).map { index in
            let events = [
                "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "mute",
            ]
            let event = events[index % events.count]
            return """
                          <Tracking event="\(event)"><![CDATA[\(place)/\(event)/\(index)?t=[TIMESTAMP]]]></Tracking>
                """
        }.joined(separator: "\n")
    }

    private static func file(_ index: Int) -> String {
        """
                      <MediaFile id="\(5240 + index)" delivery="progressive" type="video/mp4" bitrate="\(index * 500)" width="1280" height="720" minBitrate="360" maxBitrate="1080" scalable="1" maintainAspectRatio="1" codec="avc1">
                        <![CDATA[https://cdn.example/rain/\(index).mp4]]>
                      </MediaFile>
        """
    }
}
