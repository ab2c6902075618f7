import CPango
import Foundation
import Synchronization

/// Finds the machine's fonts and measures them.
///
/// Pango keeps one font map a thread, so everything here may be called from any thread.
enum FontCatalog {
    struct Metrics: Sendable {
        var ascender: CGFloat
        var descent: CGFloat
        var capHeight: CGFloat
        var xHeight: CGFloat

        var lineHeight: CGFloat {
            ascender + descent
        }
    }

    private struct Facts: Sendable {
        var family: String
        var fullName: String
        var metrics: Metrics
    }

    private static let cache = Mutex<[FontFace: Facts]>([:])

    static func metrics(of face: FontFace) -> Metrics {
        facts(of: face).metrics
    }

    static func family(of face: FontFace) -> String {
        facts(of: face).family
    }

    static func fullName(of face: FontFace) -> String {
        facts(of: face).fullName
    }

    static func hasFamily(_ name: String) -> Bool {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).contains { index in
            guard let family = families?[index] else { return false }
            return String(cString: pango_font_family_get_name(family))
                .caseInsensitiveCompare(name) == .orderedSame
        }
    }

    private static func facts(of face: FontFace) -> Facts {
        if let known = cache.withLock({ $0[face] }) { return known }
        let facts = measure(face)
        cache.withLock { known in
            // Sizes that animate would fill the memory one by one.
            if known.count >= 1_000 { known = [:] }
            known[face] = facts
        }
        return facts
    }

    private static func measure(_ face: FontFace) -> Facts {
        let context = PangoCanvas.makeContext()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let description = PangoCanvas.description(of: face, cjkFamily: nil)
        defer { pango_font_description_free(description) }
        let fallback = Metrics(
            ascender: face.size * 0.97,
            descent: face.size * 0.24,
            capHeight: face.size * 0.73,
            xHeight: face.size * 0.55
        )
        guard let font = pango_context_load_font(context, description) else {
            return Facts(family: "", fullName: "", metrics: fallback)
        }
        defer { g_object_unref(font) }
        let loaded = pango_font_describe(font)
        defer { pango_font_description_free(loaded) }
        let family = pango_font_description_get_family(loaded).map { String(cString: $0) } ?? ""
        pango_font_description_unset_fields(loaded, PANGO_FONT_MASK_SIZE)
        let name = pango_font_description_to_string(loaded)
        defer { g_free(name) }
        return Facts(
            family: family,
            fullName: name.map { String(cString: $0) }?.replacingOccurrences(of: " ", with: "-")
                ?? family,
            metrics: metrics(of: font, fallback: fallback)
        )
    }

    private static func metrics(
        of font: UnsafeMutablePointer<PangoFont>,
        fallback: Metrics
    ) -> Metrics {
        guard let metrics = pango_font_get_metrics(font, nil) else { return fallback }
        defer { pango_font_metrics_unref(metrics) }
        let unit = CGFloat(PANGO_SCALE)
        return Metrics(
            ascender: CGFloat(pango_font_metrics_get_ascent(metrics)) / unit,
            descent: CGFloat(pango_font_metrics_get_descent(metrics)) / unit,
            capHeight: inkHeight(of: "H", in: font) ?? fallback.capHeight,
            xHeight: inkHeight(of: "x", in: font) ?? fallback.xHeight
        )
    }

    private static func inkHeight(
        of letter: Unicode.Scalar,
        in font: UnsafeMutablePointer<PangoFont>
    ) -> CGFloat? {
        var glyph: hb_codepoint_t = 0
        guard let outline = pango_font_get_hb_font(font),
            hb_font_get_nominal_glyph(outline, letter.value, &glyph) != 0
        else { return nil }
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph, &ink, nil)
        return CGFloat(ink.height) / CGFloat(PANGO_SCALE)
    }
}
