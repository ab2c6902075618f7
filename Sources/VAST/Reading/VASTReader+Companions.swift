import Foundation

extension VASTReader {
    mutating func companion(_ node: VASTNode) -> Companion {
        var companion = Companion(
            id: attribute(node, "id"),
            width: number(node, "width", atLeast: 1),
            height: number(node, "height", atLeast: 1)
        )
        companion.resource = resource(node)
        companion.altText = text(node.child("AltText"))
        companion.slotID = attribute(node, "adSlotId")
        companion.renderingMode = attribute(node, "renderingMode")
        for child in node.children {
            switch child.name {
            case "CompanionClickThrough":
                let url = url(child)
                companion.clickThrough = companion.clickThrough ?? url
            case "CompanionClickTracking":
                if let url = url(child) { companion.clickTracking.append(url) }
            case "TrackingEvents":
                companion.tracking += tracking(child)
            default:
                break
            }
        }
        return companion
    }

    mutating func icon(_ node: VASTNode) -> Icon {
        var icon = Icon(program: attribute(node, "program"))
        icon.width = number(node, "width", atLeast: 1)
        icon.height = number(node, "height", atLeast: 1)
        icon.xPosition = attribute(node, "xPosition")
        icon.yPosition = attribute(node, "yPosition")
        icon.duration = seconds(node, attribute(node, "duration"))
        icon.offset = offset(node, "offset")
        icon.apiFramework = attribute(node, "apiFramework")
        icon.altText = attribute(node, "altText")
        icon.hoverText = attribute(node, "hoverText")
        if let ratio = attribute(node, "pxratio").flatMap(VASTNumber.decimal), ratio > 0 {
            icon.pixelRatio = ratio
        }
        icon.resource = resource(node)
        icon.viewTracking = node.children("IconViewTracking").compactMap { url($0) }
        for clicks in node.children("IconClicks") { read(clicks: clicks, into: &icon) }
        return icon
    }

    private mutating func read(clicks node: VASTNode, into icon: inout Icon) {
        if let through = node.child("IconClickThrough") { icon.clickThrough = url(through) }
        icon.clickTracking += node.children("IconClickTracking").compactMap { url($0) }
        for images in node.children("IconClickFallbackImages") {
            icon.clickFallbacks += images.children("IconClickFallbackImage").compactMap {
                fallback($0)
            }
        }
    }

    private mutating func fallback(_ node: VASTNode) -> IconFallback? {
        guard let file = node.child("StaticResource"), let url = url(file) else { return nil }
        return IconFallback(
            url: url,
            type: attribute(file, "creativeType"),
            width: number(node, "width", atLeast: 1),
            height: number(node, "height", atLeast: 1),
            altText: text(node.child("AltText"))
        )
    }

    /// What is drawn: a file rather than a frame, a frame rather than markup.
    private mutating func resource(_ node: VASTNode) -> CreativeResource? {
        if let file = node.child("StaticResource"), let url = url(file) {
            return .file(url: url, type: attribute(file, "creativeType"))
        }
        if let frame = node.child("IFrameResource"), let url = url(frame) {
            return .frame(url: url)
        }
        return text(node.child("HTMLResource")).map(CreativeResource.markup)
    }
}
