import Foundation

extension VASTCheck {
    mutating func checkLinear(_ node: VASTNode) {
        let duration = node.child("Duration")
        if let duration {
            checkDuration(duration)
        } else if isInLine {
            report(.noDuration, node, "Linear has no Duration")
        }
        let files = node.children("MediaFiles").flatMap { $0.children("MediaFile") }
        if isInLine, files.allSatisfy({ $0.trimmedText.isEmpty }) {
            report(.noMediaFile, node, "Linear has no MediaFile with a URL")
        }
        checkOffset(node, "skipoffset", .skipOffset, end: seconds(duration))
        let end = seconds(duration)
        for tracking in node.children("TrackingEvents").flatMap({ $0.children("Tracking") })
        where tracking.attribute("event")?.trimmed == "progress" {
            if tracking.attribute("offset") == nil {
                report(.progressOffset, tracking, "A progress tracker has an offset")
            }
            checkOffset(tracking, "offset", .progressOffset, end: end)
        }
    }

    private func seconds(_ duration: VASTNode?) -> TimeInterval? {
        duration.flatMap { VASTTime.seconds($0.trimmedText) }
    }

    private mutating func checkDuration(_ node: VASTNode) {
        let text = node.trimmedText
        if text.isEmpty {
            // A wrapper's creative has no duration to tell.
            if isInLine { report(.noDuration, node, "Duration is empty") }
        } else if let seconds = VASTTime.seconds(text) {
            if !text.contains(":") {
                report(.timeFormat, node, "Duration should be HH:MM:SS")
            }
            if seconds == 0 { report(.durationZero, node, "Duration is zero") }
        } else {
            let isClock = text.split(separator: ":", omittingEmptySubsequences: false).count == 3
            report(
                .durationFormat,
                node,
                "Duration is \"\(text.prefix(40))\", not HH:MM:SS or HH:MM:SS.mmm"
                    + (isClock ? "; minutes and seconds end at 59" : "")
            )
        }
    }

    private mutating func checkOffset(
        _ node: VASTNode,
        _ name: String,
        _ rule: VASTRule,
        end: TimeInterval?
    ) {
        guard let text = node.attribute(name)?.trimmed else { return }
        guard let offset = VASTTime.offset(text) else {
            return report(
                rule,
                node,
                attribute: name,
                "\(name) is neither HH:MM:SS nor a part such as 25%"
            )
        }
        let isPast: Bool
        switch offset {
        case .percent(let percent): isPast = percent > 100
        case .seconds(let seconds): isPast = end.map { $0 > 0 && seconds > $0 } ?? false
        }
        if isPast { report(rule, node, attribute: name, "\(name) lies past the end") }
        if case .seconds = offset, !text.contains(":") {
            report(.timeFormat, node, attribute: name, "\(name) should be HH:MM:SS")
        }
    }

    mutating func checkTracking(_ node: VASTNode) {
        let event = node.attribute("event")?.trimmed ?? ""
        if event.isEmpty {
            report(.trackingEvent, node, "Tracking has no event")
        } else if !TrackingEvent.known.contains(event) {
            report(
                .trackingEvent,
                node,
                attribute: "event",
                "There is no event \(event.prefix(80)), so that the tracker is never called"
            )
        }
    }

    mutating func checkMediaFiles(_ node: VASTNode) {
        let files = node.children("MediaFile").filter { !$0.trimmedText.isEmpty }
        guard !files.isEmpty else { return }
        let isCode = files.filter(Self.isVPAID)
        for file in isCode { report(.mediaFileVPAID, file, "The file is VPAID code") }
        guard isCode.count < files.count else { return }
        let values = files.map {
            MediaFile(
                url: $0.trimmedText,
                type: $0.attribute("type")?.trimmed ?? "",
                apiFramework: $0.attribute("apiFramework")
            )
        }
        if MediaChoice.index(of: values) == nil {
            report(.mediaFileUnplayable, node, "No file is MP4 or HLS")
        }
    }

    private static func isVPAID(_ file: VASTNode) -> Bool {
        file.attribute("apiFramework")?.trimmed.uppercased() == "VPAID"
    }

    mutating func checkMediaFile(_ node: VASTNode) {
        let type = node.attribute("type")?.trimmed ?? ""
        if type.isEmpty {
            report(.mediaFileType, node, "MediaFile has no type")
        } else if type.split(separator: "/", omittingEmptySubsequences: false).count != 2 {
            report(
                .mediaFileType,
                node,
                attribute: "type",
                "type is no MIME type such as video/mp4"
            )
        }
        let delivery = node.attribute("delivery")?.trimmed ?? ""
        if delivery != "progressive", delivery != "streaming" {
            report(
                .mediaFileDelivery,
                node,
                attribute: "delivery",
                "delivery is progressive or streaming"
            )
        }
        if !type.lowercased().hasPrefix("audio/") {
            for name in ["width", "height"] where wholeNumber(node, name).map({ $0 < 1 }) ?? true {
                report(
                    .mediaFileSize,
                    node,
                    attribute: name,
                    "\(name) is the number of pixels of the file"
                )
            }
        }
        checkBitrates(node)
        checkBooleans(node, "scalable", "maintainAspectRatio")
    }

    private mutating func checkBitrates(_ node: VASTNode) {
        let names = ["bitrate", "minBitrate", "maxBitrate"]
        for name in names
        where node.attribute(name) != nil && wholeNumber(node, name).map({ $0 < 0 }) ?? true {
            report(
                .mediaFileBitrate,
                node,
                attribute: name,
                "\(name) is a whole number of kilobits a second"
            )
        }
        let rates = names.dropFirst().map { wholeNumber(node, $0) }
        if let least = rates[0], let most = rates[1], least > most {
            report(
                .mediaFileBitrate,
                node,
                attribute: "minBitrate",
                "minBitrate is more than maxBitrate"
            )
        }
        if (rates[0] == nil) != (rates[1] == nil), node.attribute("bitrate") == nil {
            report(.mediaFileBitrate, node, "minBitrate and maxBitrate come together")
        }
    }

    private func wholeNumber(_ node: VASTNode, _ name: String) -> Int? {
        node.attribute(name).flatMap { VASTNumber.whole($0.trimmed) }
    }
}
