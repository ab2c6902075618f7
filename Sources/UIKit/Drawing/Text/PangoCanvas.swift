import CCairo
import CPango
import Foundation

/// Makes the Pango objects that text is laid out with, set up for the best type.
enum PangoCanvas {
    /// A context whose letters keep their designed widths and places: no hinting, no rounding.
    static func makeContext() -> OpaquePointer {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        guard let context else { preconditionFailure("Pango made no context") }
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }

    /// What to ask of the font map; the caller frees it.
    ///
    /// The families are named one by one so that every machine that has them draws alike.
    static func description(of face: FontFace, cjkFamily: String?) -> OpaquePointer {
        guard let description = pango_font_description_new() else {
            preconditionFailure("Pango made no font description")
        }
        let families = [primaryFamilies(of: face), scriptFamilies, cjkFamily, "sans-serif"]
        pango_font_description_set_family(
            description,
            families.compactMap(\.self).joined(separator: ",")
        )
        pango_font_description_set_absolute_size(
            description,
            Double(face.size) * Double(PANGO_SCALE)
        )
        pango_font_description_set_weight(
            description,
            PangoWeight(rawValue: face.weight.fileWeight)
        )
        if face.isItalic {
            pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
        }
        return description
    }

    private static let scriptFamilies = "Noto Sans,Noto Sans Arabic,Noto Sans Hebrew"

    private static func primaryFamilies(of face: FontFace) -> String {
        switch face.design {
        // As on Apple's systems, large text has a cut of its own, drawn finer and set tighter.
        case .system: face.size >= 20 ? "Inter Display,Inter" : "Inter"
        case .monospaced: "Noto Sans Mono,DejaVu Sans Mono,monospace"
        case .named(let name): name
        }
    }
}

extension UIFont.Weight {
    /// The weight on the scale of font files, 100 to 900, between the named ones by proportion.
    var fileWeight: UInt32 {
        let steps: [(weight: CGFloat, file: CGFloat)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
            (0.56, 800), (0.62, 900),
        ]
        guard let first = steps.first, let last = steps.last, rawValue > first.weight else {
            return 100
        }
        guard rawValue < last.weight else { return 900 }
        for (lower, upper) in zip(steps, steps.dropFirst()) where rawValue < upper.weight {
            let share = (rawValue - lower.weight) / (upper.weight - lower.weight)
            return UInt32(lower.file + share * (upper.file - lower.file))
        }
        return 900
    }
}
