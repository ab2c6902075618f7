import Foundation
import VAST

extension Engine {
    /// What VAST's macros are told: the time, the app and the law, never who the person is.
    var vastMacros: VASTMacros {
        let device = world.device()
        let privacy = PrivacyFacts(configuration, device, world: world)
        var macros = VASTMacros(withheld: ["IFA", "IFATYPE", "LATLONG", "DEVICEIP"]) {
            [world] in FNV1a.hash(Array(world.randomID().utf8))
        }
        macros.values["VASTVERSIONS"] = ["2", "3", "7", "11", "13", "15"]
        macros.values["MEDIAMIME"] = MediaChoice.defaultTypes
        macros.values["LIMITADTRACKING"] = [privacy.limitsTracking ? "1" : "0"]
        macros.values["APPBUNDLE"] = device.bundle.map { [$0] }
        macros.values["DEVICEUA"] = device.userAgent.map { [$0] }
        macros.values["GDPRCONSENT"] = privacy.consent.tcString.map { [$0] }
        macros.values["GPPSTRING"] = privacy.consent.gpp.map { [$0] }
        let sections = privacy.consent.gppSections.map(String.init)
        macros.values["GPPSECTIONID"] = sections.isEmpty ? nil : sections
        return macros.with(timestamp: world.wallClock())
    }

    /// Follows a document's wrappers to the one ad that a native ad shows.
    func resolve(_ vast: String) async -> VASTResolution {
        guard vast.utf8.count <= Self.largestDocument else {
            let sentence = "The video's document is larger than 1 MB."
            return VASTResolution(failures: [.init(code: 900, pings: [], sentence: sentence)])
        }
        var resolver = VASTResolver(Data(vast.utf8), macros: vastMacros, wanted: .one)
        while case .fetch(let url) = resolver.step {
            let answer = await answer(at: url)
            resolver.macros = vastMacros
            resolver.answer(answer)
        }
        guard case .done(let resolution) = resolver.step else { return VASTResolution() }
        return resolution
    }

    /// A document is read where the views live, so a large one is not taken.
    private static let largestDocument = 1 << 20

    private func answer(at url: URL) async -> VASTResolver.Answer {
        guard !Task.isCancelled else { return .failed }
        do throws(TransportError) {
            let response = try await world.send(
                HTTPRequest(.get, url, largestBody: Self.largestDocument)
            )
            return .response(
                status: response.status,
                body: response.body,
                from: response.url
            )
        } catch {
            return .failed
        }
    }
}
