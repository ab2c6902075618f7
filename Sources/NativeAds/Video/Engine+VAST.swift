package import Foundation
package import VAST

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
        guard vast.utf8.count <= World.largestVAST else {
            let sentence = "The video's document is larger than 1 MB."
            return VASTResolution(failures: [.init(code: 900, pings: [], sentence: sentence)])
        }
        var resolver = VASTResolver(Data(vast.utf8), macros: vastMacros, wanted: .one)
        while case .fetch(let url) = resolver.step {
            let answer = await world.vast(at: url)
            resolver.macros = vastMacros
            resolver.answer(answer)
        }
        guard case .done(let resolution) = resolver.step else { return VASTResolution() }
        return resolution
    }
}

extension World {
    /// A document is read where the views live, so a larger one is not taken: 1 MB.
    static let largestVAST = 1 << 20

    /// What a resolver is answered about the document that a wrapper names.
    package func vast(at url: URL) async -> VASTResolver.Answer {
        guard !Task.isCancelled else { return .failed }
        do throws(TransportError) {
            let response = try await send(HTTPRequest(.get, url, largestBody: Self.largestVAST))
            return .response(status: response.status, body: response.body, from: response.url)
        } catch {
            return .failed
        }
    }
}
