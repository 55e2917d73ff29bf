extension PopupKeys {
    private static let titledButton: Around = {
        $0.remove("icon", from: .button)
        $0.set("title: Buy", in: .button)
    }
    private static let prominentButton: Around = {
        titledButton(&$0)
        $0.set("style: prominent", in: .button)
    }
    /// A screen whose corners are square.
    private static let smallCorners: Around = { $0.head = "device: iphone-8" }
    private static let highlighted: Around = {
        legacy(&$0)
        $0.set("highlighted: true", in: .bar)
    }
    private static let blurred: Around = { $0.set("floatingBackgroundEffect: systemMaterial", in: .look) }
    private static let floatingImage: Around = { $0.set("floatingBackgroundImage: artwork/rain.png", in: .look) }
    private static let backgroundImage: Around = {
        legacy(&$0)
        $0.set("backgroundImage: artwork/rain.png", in: .look)
    }
    private static let cutTitles: Around = {
        longTitles(&$0)
        $0.set("marqueeScrollEnabled: false", in: .look)
    }

    /// Properties of the look of a bar and of a text.
    static let appearances: [Property] =
        [
            Property(.look, to: "titleTextAttributes: {foregroundColor: red}"),
            Property(.look, to: "subtitleTextAttributes: {foregroundColor: red}"),
            Property(.look, to: "buttonAppearance: {foregroundColor: black}", titledButton),
            Property(.look, to: "prominentButtonAppearance: {foregroundColor: black}", prominentButton),
            Property(.look, to: "highlightColor: red", highlighted), Property(.look, to: "imageShadow: none"),
            Property(.look, to: "imageShadow: {color: red, blurRadius: 9}"),
            Property(.look, to: "marqueeScrollEnabled: false", longTitles),
            Property(.look, to: "marqueeScrollRate: 60", at: 3, longTitles),
            Property(.look, to: "marqueeScrollDelay: 1", at: 1.5, longTitles),
            Property(.look, to: "coordinateMarqueeScroll: false", at: 17, longTitles),
            Property(.look, to: "floatingBackground: opaque"), Property(.look, to: "floatingBackground: transparent"),
            Property(.look, to: "floatingBackgroundEffect: dark"),
            Property(.look, to: "floatingBackgroundEffect: clearGlass"),
            Property(.look, to: "floatingBackgroundColor: red"),
            Property(.look, to: "floatingBackgroundImage: artwork/rain.png"),
        ]
        + [
            "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
            "bottomLeft", "bottomRight",
        ].map { Property(.look, to: "floatingBackgroundImageContentMode: \($0)", floatingImage) } + [
            Property(.look, to: "floatingBackgroundCornerConfiguration: 4"),
            Property(.look, to: "floatingBackgroundCornerConfiguration: {topLeft: 20}", blurred),
            Property(.look, to: "floatingBarBackgroundShadow: none", blurred),
            Property(.look, to: "floatingBarShineEnabled: true"), Property(.look, to: "background: opaque", legacy),
            Property(.look, to: "background: transparent", legacy),
            Property(.look, to: "backgroundEffect: dark", legacy),
            Property(.look, to: "backgroundColor: red", legacy),
            Property(.look, to: "backgroundImage: artwork/rain.png", legacy),
            Property(.look, to: "backgroundImageContentMode: scaleAspectFit", backgroundImage),
            Property(.look, to: "shadowColor: red", legacy),
            Property(.look, to: "shadowImage: artwork/rain.png", legacy),
            Property(.look, to: "floatingBackgroundEffect: shinyGlass"),
            Property(.look, to: "floatingBackgroundEffect: {effect: glass, tintColor: red}"),
            Property(.look, to: "floatingBackgroundEffect: {effect: dark}"),
            Property(.look, to: "floatingBackgroundEffect: {tintColor: red}"),
            Property(.look, to: "floatingBackgroundCornerConfiguration: containerConcentric", smallCorners),
            Property(.look, to: "floatingBackgroundCornerConfiguration: {capsule: {maximumRadius: 9}}"),
            Property(
                .look, to: "floatingBackgroundCornerConfiguration: {containerConcentric: {minimum: 12}}", smallCorners),
            Property(.look, to: "buttonAppearance: {highlighted: {titleTextAttributes: {kern: 4}}}", at: 0.1) {
                titledButton(&$0)
                $0.events = "{at: 0, tap: Buy, hold: 0.4}"
            },
            Property(.look, to: "buttonAppearance: {disabled: {titleTextAttributes: {kern: 4}}}") {
                titledButton(&$0)
                $0.set("isEnabled: false", in: .button)
            },
            Property(
                .look, to: "prominentButtonAppearance: {normal: {titleTextAttributes: {kern: 4}}}", prominentButton),

            Property(.text, to: "font: {size: 20}"), Property(.text, to: "font: {weight: black}"),
            Property(.text, to: "font: {italic: true}"),
            Property(.text, to: "font: {family: Comic Neue}"),
            Property(.text, to: "foregroundColor: red"), Property(.text, to: "kern: 3"),
            Property(.text, to: "baselineOffset: 4"), Property(.text, to: "underlineStyle: single"),
            Property(.text, to: "underlineColor: red") { $0.set("underlineStyle: single", in: .text) },
            Property(.text, to: "strikethroughStyle: thick"),
            Property(.text, to: "strikethroughColor: red") { $0.set("strikethroughStyle: single", in: .text) },
            Property(.text, to: "shadow: {color: red, blurRadius: 3}"),
            Property(.text, to: "paragraphStyle: {alignment: right}"),
            Property(.text, to: "paragraphStyle: {lineBreakMode: byTruncatingHead}", cutTitles),
            Property(.text, to: "paragraphStyle: {minimumLineHeight: 30}"),
            Property(.text, to: "paragraphStyle: {maximumLineHeight: 5}"),
            Property(.text, to: "paragraphStyle: {lineHeightMultiple: 1.5}"),
            Property(.text, to: "backgroundColor: red"), Property(.text, to: "tracking: 3"),
            Property(.text, to: "strokeWidth: 3"), Property(.text, to: "strokeWidth: -3"),
            Property(.text, to: "strokeColor: red") { $0.set("strokeWidth: 3", in: .text) },
            Property(.text, to: "obliqueness: 0.3"), Property(.text, to: "expansion: 0.3"),
            Property(.text, to: "font: {textStyle: largeTitle}"),
            Property(.text, to: "ligature: 2") { $0.set("title: Really?!", in: .item) },
        ]
}
