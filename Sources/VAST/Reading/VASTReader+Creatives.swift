import Foundation

extension VASTReader {
    mutating func creative(_ node: VASTNode) -> VASTCreative {
        var creative = VASTCreative(
            id: attribute(node, "id"),
            adID: attribute(node, "adId"),
            sequence: number(node, "sequence")
        )
        for child in node.children {
            switch child.name {
            case "Linear":
                if creative.linear == nil {
                    creative.linear = linear(child)
                } else {
                    drop(child, "Only the first Linear of a creative is taken")
                }
            case "CompanionAds":
                creative.companions += child.children("Companion").map { companion($0) }
            case "NonLinearAds":
                creative.hasNonLinear = true
                tolerate(child, "Overlays are not shown")
            case "UniversalAdId":
                if let id = universalAdID(child) { creative.universalAdIDs.append(id) }
            case "CreativeExtensions":
                break
            default:
                unknown(child, in: node)
            }
        }
        return creative
    }

    /// VAST 4.0 has the name in an attribute, later versions as text.
    private mutating func universalAdID(_ node: VASTNode) -> UniversalAdID? {
        guard let value = text(node) ?? attribute(node, "idValue") else {
            drop(node, "UniversalAdId is empty")
            return nil
        }
        return UniversalAdID(value: value, registry: attribute(node, "idRegistry") ?? "unknown")
    }

    private mutating func linear(_ node: VASTNode) -> Linear {
        var linear = Linear(skipOffset: offset(node, "skipoffset"))
        for child in node.children {
            switch child.name {
            case "Duration":
                linear.duration = seconds(child, text(child))
            case "MediaFiles":
                read(files: child, into: &linear)
            case "TrackingEvents":
                linear.tracking += tracking(child)
            case "VideoClicks":
                read(clicks: child, into: &linear)
            case "Icons":
                linear.icons += child.children("Icon").map { icon($0) }
            case "AdParameters":
                linear.adParameters = text(child)
            case "CreativeExtensions":
                break
            default:
                unknown(child, in: node)
            }
        }
        return linear
    }

    /// The trackers of a `TrackingEvents` element that can ever be called.
    mutating func tracking(_ node: VASTNode) -> [Tracking] {
        node.children.compactMap { child in
            guard child.name == "Tracking" else {
                unknown(child, in: node)
                return nil
            }
            guard let event = attribute(child, "event") else {
                drop(child, "The tracker names no event")
                return nil
            }
            guard let url = url(child) else { return nil }
            let moment = TrackingEvent(rawValue: event)
            guard moment == .progress else { return Tracking(event: moment, url: url) }
            guard let offset = offset(child, "offset") else {
                drop(child, "The progress tracker has no offset")
                return nil
            }
            return Tracking(event: moment, url: url, offset: offset)
        }
    }

    private mutating func read(clicks node: VASTNode, into linear: inout Linear) {
        for child in node.children {
            switch child.name {
            case "ClickThrough":
                let url = url(child)
                linear.clickThrough = linear.clickThrough ?? url
            case "ClickTracking":
                if let url = url(child) { linear.clickTracking.append(url) }
            case "CustomClick":
                if let url = url(child) { linear.customClicks.append(url) }
            default:
                unknown(child, in: node)
            }
        }
    }

    private mutating func read(files node: VASTNode, into linear: inout Linear) {
        for child in node.children {
            switch child.name {
            case "MediaFile":
                if let file = mediaFile(child) { linear.mediaFiles.append(file) }
            case "Mezzanine":
                if let file = mediaFile(child) { linear.mezzanines.append(file) }
            case "InteractiveCreativeFile":
                if let file = mediaFile(child) { linear.interactiveFiles.append(file) }
            case "ClosedCaptionFiles":
                linear.closedCaptions += child.children("ClosedCaptionFile").compactMap {
                    closedCaptions($0)
                }
            default:
                unknown(child, in: node)
            }
        }
    }

    private mutating func closedCaptions(_ node: VASTNode) -> ClosedCaptions? {
        url(node).map {
            ClosedCaptions(
                url: $0,
                type: attribute(node, "type"),
                language: attribute(node, "language")
            )
        }
    }

    private mutating func mediaFile(_ node: VASTNode) -> MediaFile? {
        guard let url = url(node) else { return nil }
        var file = MediaFile(url: url, type: attribute(node, "type") ?? "")
        file.width = number(node, "width", atLeast: 1)
        file.height = number(node, "height", atLeast: 1)
        file.bitrate = number(node, "bitrate", atLeast: 1)
        file.minBitrate = number(node, "minBitrate", atLeast: 1)
        file.maxBitrate = number(node, "maxBitrate", atLeast: 1)
        file.delivery = attribute(node, "delivery")
        file.apiFramework = attribute(node, "apiFramework")
        file.codec = attribute(node, "codec")
        file.id = attribute(node, "id")
        file.scalable = boolean(node, "scalable")
        file.maintainsAspectRatio = boolean(node, "maintainAspectRatio")
        file.fileSize = number(node, "fileSize", atLeast: 1)
        file.mediaType = attribute(node, "mediaType")
        return file
    }
}
