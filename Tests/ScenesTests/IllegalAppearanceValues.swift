extension IllegalValueTests {
    /// Of an appearance.
    static let look: [(keys: String, problem: String)] = [
        ("titleTextAttributes: red", #"titleTextAttributes: expected keys and values, found "red""#),
        ("subtitleTextAttributes: []", "subtitleTextAttributes: expected keys and values, found a list"),
        ("buttonAppearance: 3", "buttonAppearance: expected keys and values, found 3"),
        (
            "prominentButtonAppearance: {kern: 101}",
            "prominentButtonAppearance.kern: 101 is out of range; legal: -100...100 pt"
        ),
        ("highlightColor: {red: 2, green: 0, blue: 0}", "highlightColor.red: 2 is out of range; legal: 0...1"),
        ("imageShadow: big", #"imageShadow: "big" is not a shadow or its preset (default, static, none)"#),
        ("imageShadow: {blurRadius: 201}", "imageShadow.blurRadius: 201 is out of range; legal: 0...200 pt"),
        ("marqueeScrollEnabled: 1", "marqueeScrollEnabled: expected true or false, found 1"),
        ("marqueeScrollRate: 0", "marqueeScrollRate: 0 is out of range; legal: 1...1000 pt/s"),
        ("marqueeScrollRate: 1001", "marqueeScrollRate: 1001 is out of range; legal: 1...1000 pt/s"),
        ("marqueeScrollDelay: 61s", "marqueeScrollDelay: 61s is out of range; legal: 0...60 s"),
        ("marqueeScrollDelay: -1", "marqueeScrollDelay: -1 is out of range; legal: 0...60 s"),
        ("coordinateMarqueeScroll: both", #"coordinateMarqueeScroll: expected true or false, found "both""#),
        (
            "floatingBackground: opaqe",
            #"floatingBackground: "opaqe" is not a background; did you mean "opaque"? (default, opaque, transparent)"#
        ),
        (
            "floatingBackgroundEffect: glas",
            #"floatingBackgroundEffect: "glas" is not an effect; did you mean "glass"? (…)"#
        ),
        (
            "floatingBackgroundColor: \"#1\"",
            "floatingBackgroundColor: \"#1\" is not a colour (#RGB, #RRGGBB or #RRGGBBAA)"
        ),
        ("floatingBackgroundImage: []", "floatingBackgroundImage: expected text, found a list"),
        (
            "floatingBackgroundImageContentMode: fit",
            #"floatingBackgroundImageContentMode: "fit" is not a content mode (scaleToFill, scaleAspectFit, scaleAspectFill, center)"#
        ),
        (
            "floatingBackgroundCornerConfiguration: round",
            #"floatingBackgroundCornerConfiguration: "round" is not corners (capsule, a radius or {topLeft, topRight, bottomRight, bottomLeft})"#
        ),
        (
            "floatingBackgroundCornerConfiguration: 1001",
            "floatingBackgroundCornerConfiguration: 1001 is out of range; legal: 0...1000 pt"
        ),
        (
            "floatingBackgroundCornerConfiguration: {topLeft: 9}",
            "floatingBackgroundCornerConfiguration: needs a floatingBackgroundEffect without glass, which has four equal corners"
        ),
        (
            "floatingBarBackgroundShadow: static",
            #"floatingBarBackgroundShadow: "static" is not a shadow or its preset (default, none)"#
        ),
        ("floatingBarShineEnabled: 1", "floatingBarShineEnabled: expected true or false, found 1"),
        ("background: clear", #"background: "clear" is not a background (default, opaque, transparent)"#),
        ("backgroundEffect: glass", "backgroundEffect: needs a floating bar; its key is floatingBackgroundEffect"),
        ("backgroundEffect: mist", #"backgroundEffect: "mist" is not an effect (…)"#),
        ("backgroundColor: 3", #"backgroundColor: "3" is not a colour (…)"#),
        ("backgroundImage: {}", "backgroundImage: expected text, found keys and values"),
        (
            "backgroundImageContentMode: fill",
            #"backgroundImageContentMode: "fill" is not a content mode (scaleToFill, scaleAspectFit, scaleAspectFill, center)"#
        ),
        ("shadowColor: redd", #"shadowColor: "redd" is not a colour; did you mean "red"? (…)"#),
    ]

    /// Of a title's attributes.
    static let text: [(keys: String, problem: String)] = [
        (
            "font: {weight: heavvy}",
            #"font.weight: "heavvy" is not a font weight; did you mean "heavy"? (ultraLight, thin, light, regular, medium, semibold, bold, heavy, black)"#
        ),
        ("font: {size: 0}", "font.size: 0 is out of range; legal: 1...1000 pt"),
        (#"font: {family: ""}"#, #"font.family: "" is not the name of a family"#),
        ("font: {italic: 1}", "font.italic: expected true or false, found 1"),
        ("font: Arial", #"font: expected keys and values, found "Arial""#),
        ("foregroundColor: redd", #"foregroundColor: "redd" is not a colour; did you mean "red"? (…)"#),
        ("kern: -101", "kern: -101 is out of range; legal: -100...100 pt"),
        ("baselineOffset: .nan", "baselineOffset: .nan is out of range; legal: -1000...1000 pt"),
        (
            "underlineStyle: dubble",
            #"underlineStyle: "dubble" is not an underline style; did you mean "double"? (none, single, thick, double)"#
        ),
        ("underlineColor: 1", #"underlineColor: "1" is not a colour (…)"#),
        (
            "strikethroughStyle: wavy",
            #"strikethroughStyle: "wavy" is not an underline style (none, single, thick, double)"#
        ),
        (
            "strikethroughColor: []",
            "strikethroughColor: expected a colour (\"#2D572D\" with its quotes, a name, or {red, green, blue, alpha}), found a list"
        ),
        ("shadow: {offset: {x: 1001}}", "shadow.offset.x: 1001 is out of range; legal: -1000...1000 pt"),
        ("shadow: soft", #"shadow: expected a shadow {color, offset, blurRadius}, found "soft""#),
        (
            "paragraphStyle: {alignment: centre}",
            #"paragraphStyle.alignment: "centre" is not an alignment; did you mean "center"? (natural, left, center, right, justified)"#
        ),
        (
            "paragraphStyle: {lineBreakMode: cut}",
            #"paragraphStyle.lineBreakMode: "cut" is not a line break mode (byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle)"#
        ),
        (
            "paragraphStyle: {minimumLineHeight: 1001}",
            "paragraphStyle.minimumLineHeight: 1001 is out of range; legal: 0...1000 pt"
        ),
        (
            "paragraphStyle: {maximumLineHeight: -1}",
            "paragraphStyle.maximumLineHeight: -1 is out of range; legal: 0...1000 pt"
        ),
    ]
}
