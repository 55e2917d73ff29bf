import CVitrineFreeType
@unsafe @preconcurrency import CVitrineFriBidi
import CVitrineHarfBuzz

/// The versions of this module's libraries at run time.
package enum TextLibraries {
    /// The version, such as `2.12.1`; nil if FreeType cannot be initialized.
    package static var freeType: String? {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return nil }
        defer { unsafe FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The version, such as `6.0.0`.
    package static var harfBuzz: String { unsafe String(cString: hb_version_string()) }

    /// The version, such as `1.0.8`; nil if FriBidi's version text has no number.
    package static var friBidi: String? {
        // The text is "(GNU FriBidi) 1.0.8" and more lines.
        let line = unsafe String(cString: fribidi_version_info).prefix { $0 != "\n" }
        return line.split(separator: " ").last.map(String.init)
    }
}
