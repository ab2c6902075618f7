import Foundation
import NativeAds
import OpenRTB
import Replay

extension Command {
    /// `native-ads request`: what an app would ask of an exchange.
    static let request = Command(
        name: "request",
        summary: "Print the OpenRTB request that an app would send.",
        details: """
            The app asks from an iPhone that is always the same, so the same arguments give
            the same bytes. It hands in identifiers (an IDFA and an IDFV, made up), and its
            person allows tracking, so that what consent takes away can be seen: try
            --defaults with {"IABTCF_gdprApplies": 1}. An app that hands in none sends none,
            as with --settings {"device": {"ifa": null, "ifv": null}}.

            --assets is a list of native request assets, or a whole native request, whose
            assets and eventtrackers are asked for. --defaults is a JSON object that stands
            for the user defaults which a consent platform writes (IABTCF_, IABGPP_ and
            IABUSPrivacy_ keys). --settings is a JSON object with any of:
              seed            where ids begin; default 1
              device          ua, make, model, os, osv, language, w, h, pxratio,
                              devicetype, lmt, atts (0 to 3), ifa, ifv; null for unknown
              app             name, bundle, ver; null for unknown
              user            id, buyeruid
              coppa           0 or 1: whether the app is for children
              underAge        0 or 1: whether the person is too young to consent
              dsa             as in regs.ext.dsa: dsarequired, pubrender, datatopub,
                              transparency
              defaults        as --defaults, which wins
            and the settings of a scenario, of which a request shows nothing.
            """,
        options: [
            Option("--unit", value: "ID", help: "The ad unit; default home."),
            Option("--count", value: "N", help: "How many ads, 1 to 100; default 1."),
            Option("--assets", value: "FILE", help: "What is asked for; default the usual parts."),
            Option("--defaults", value: "FILE", help: "The user defaults; default none."),
            Option("--settings", value: "FILE", help: "The app, its device and the law."),
        ],
        example: "native-ads request --unit home-feed --count 2 --defaults consent.json"
    ) { arguments, console throws(CommandError) in
        let settings = try RequestSettings(arguments)
        let wanted = try WantedAssets(arguments.value("--assets"))
        let builder = RequestBuilder(world: settings.world, settings: settings.configuration)
        do throws(AdError) {
            let (request, notes) = try builder.request(
                unit: arguments.value("--unit") ?? "home",
                count: settings.count,
                assets: wanted.assets,
                trackers: wanted.trackers
            )
            for note in notes { console.err("note: \(note)\n") }
            console.out(request.json.text() + "\n")
        } catch {
            throw .unreadable("\(arguments.value("--assets") ?? "request"): \(error.sentence)")
        }
        return .done
    }
}
