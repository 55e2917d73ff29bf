import VitrinePrimitives

/// The tint of what has none of its own: the system's pink, as in the demos of LNPopupController.
package enum DefaultTint {
    package static func color(dark: Bool) -> RGBColor { RGBColor(dark ? 0xff375f : 0xff2d55) }
}
