import Foundation

extension VASTWriter {
    static func writeCreatives(
        _ creatives: [VASTCreative],
        isInLine: Bool,
        to markup: inout XMLMarkup
    ) {
        markup.group("Creatives") { markup in
            for creative in creatives {
                let attributes: XMLMarkup.Attributes = [
                    "sequence": creative.sequence.map { String($0) }, "id": creative.id,
                    "adId": creative.adID,
                ]
                markup.element("Creative", attributes) { markup in
                    // Only an ad that plays has names and companions in any order before its video.
                    if isInLine {
                        for name in creative.universalAdIDs {
                            markup.words("UniversalAdId", name.value, ["idRegistry": name.registry])
                        }
                    }
                    writeCompanions(creative.companions, to: &markup)
                    if let linear = creative.linear { write(linear, isInLine, to: &markup) }
                }
            }
        }
    }

    private static func write(_ linear: Linear, _ isInLine: Bool, to markup: inout XMLMarkup) {
        markup.element("Linear", ["skipoffset": linear.skipOffset.map(text)]) { markup in
            markup.group("Icons") { markup in
                for icon in linear.icons { write(icon, to: &markup) }
            }
            writeTracking(linear.tracking, to: &markup)
            if isInLine {
                markup.raw("AdParameters", linear.adParameters)
                markup.words("Duration", linear.duration.map(VASTTime.text))
                markup.group("MediaFiles") { markup in
                    for file in linear.mediaFiles { write(file, "MediaFile", to: &markup) }
                    for file in linear.mezzanines { write(file, "Mezzanine", to: &markup) }
                    for file in linear.interactiveFiles {
                        let attributes: XMLMarkup.Attributes = [
                            "type": file.type.isEmpty ? nil : file.type,
                            "apiFramework": file.apiFramework,
                        ]
                        markup.raw("InteractiveCreativeFile", file.url, attributes)
                    }
                }
            }
            markup.group("VideoClicks") { markup in
                for url in linear.clickTracking { markup.raw("ClickTracking", url) }
                for url in linear.customClicks { markup.raw("CustomClick", url) }
                if isInLine { markup.raw("ClickThrough", linear.clickThrough) }
            }
        }
    }

    private static func writeTracking(_ tracking: [Tracking], to markup: inout XMLMarkup) {
        markup.group("TrackingEvents") { markup in
            for one in tracking {
                let attributes: XMLMarkup.Attributes = [
                    "event": one.event.rawValue, "offset": one.offset.map(text),
                ]
                markup.raw("Tracking", one.url, attributes)
            }
        }
    }

    private static func write(_ file: MediaFile, _ name: String, to markup: inout XMLMarkup) {
        let attributes: XMLMarkup.Attributes = [
            "id": file.id, "delivery": file.delivery, "type": file.type.isEmpty ? nil : file.type,
            "width": file.width.map { String($0) }, "height": file.height.map { String($0) },
            "codec": file.codec, "bitrate": file.bitrate.map { String($0) },
            "minBitrate": file.minBitrate.map { String($0) },
            "maxBitrate": file.maxBitrate.map { String($0) },
            "scalable": file.scalable.map { String($0) },
            "maintainAspectRatio": file.maintainsAspectRatio.map { String($0) },
            "fileSize": file.fileSize.map { String($0) }, "mediaType": file.mediaType,
            "apiFramework": file.apiFramework,
        ]
        markup.raw(name, file.url, attributes)
    }

    private static func write(_ icon: Icon, to markup: inout XMLMarkup) {
        let attributes: XMLMarkup.Attributes = [
            "program": icon.program, "width": icon.width.map { String($0) },
            "height": icon.height.map { String($0) }, "xPosition": icon.xPosition,
            "yPosition": icon.yPosition, "duration": icon.duration.map(VASTTime.text),
            "offset": icon.offset.map(text), "apiFramework": icon.apiFramework,
            "pxratio": icon.pixelRatio == 1 ? nil : decimal(icon.pixelRatio),
            "altText": icon.altText,
        ]
        markup.element("Icon", attributes) { markup in
            write(icon.resource, to: &markup)
            markup.group("IconClicks") { markup in
                markup.raw("IconClickThrough", icon.clickThrough)
                for url in icon.clickTracking { markup.raw("IconClickTracking", url) }
            }
            for url in icon.viewTracking { markup.raw("IconViewTracking", url) }
        }
    }

    private static func writeCompanions(_ companions: [Companion], to markup: inout XMLMarkup) {
        markup.group("CompanionAds") { markup in
            for companion in companions {
                let attributes: XMLMarkup.Attributes = [
                    "id": companion.id, "width": companion.width.map { String($0) },
                    "height": companion.height.map { String($0) },
                ]
                markup.element("Companion", attributes) { markup in
                    write(companion.resource, to: &markup)
                    markup.words("AltText", companion.altText)
                    markup.raw("CompanionClickThrough", companion.clickThrough)
                    for (index, url) in companion.clickTracking.enumerated() {
                        markup.raw("CompanionClickTracking", url, ["id": String(index + 1)])
                    }
                    writeTracking(companion.tracking, to: &markup)
                }
            }
        }
    }

    private static func write(_ resource: CreativeResource?, to markup: inout XMLMarkup) {
        switch resource {
        case .markup(let html): markup.raw("HTMLResource", html)
        case .frame(let url): markup.raw("IFrameResource", url)
        case .file(let url, let type): markup.raw("StaticResource", url, ["creativeType": type])
        case nil: break
        }
    }

    /// `HH:MM:SS.mmm`, or a part of the whole such as `33.3%`.
    private static func text(_ offset: TimeOffset) -> String {
        switch offset {
        case .seconds(let seconds): VASTTime.text(seconds)
        case .percent(let percent): decimal(min(max(percent, 0), 100)) + "%"
        }
    }
}
