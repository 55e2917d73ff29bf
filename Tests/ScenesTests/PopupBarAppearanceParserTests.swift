import Testing
import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces

@testable import VitrineScenes

/// Every key of the popup bar's appearance.
@Suite struct PopupBarAppearanceParserTests {
    private static let full = """
        vitrine: 1
        popupBar:
          highlighted: true
          popupItem:
            title: [Plain, { text: red, foregroundColor: red, font: { italic: true } }]
            subtitle: S
          standardAppearance:
            titleTextAttributes:
              font: { family: Comic Neue, size: 17pt, weight: bold, italic: false }
              foregroundColor: "#FFFF54"
              kern: 0.5
              baselineOffset: -1
              underlineStyle: double
              underlineColor: blue
              strikethroughStyle: thick
              strikethroughColor: green
              shadow: { color: black, offset: { x: 1, y: 2 }, blurRadius: 3 }
              paragraphStyle: { alignment: right, lineBreakMode: byTruncatingHead, maximumLineHeight: 20, minimumLineHeight: 3 }
            subtitleTextAttributes: { kern: 1 }
            highlightColor: red
            imageShadow: { color: yellow, blurRadius: 3pt }
            floatingBackground: opaque
            floatingBackgroundEffect: dark
            floatingBackgroundColor: clear
            floatingBackgroundImage: sea.png
            floatingBackgroundImageContentMode: scaleAspectFill
            floatingBackgroundCornerConfiguration: { topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4pt }
            floatingBarBackgroundShadow: none
            floatingBarShineEnabled: true
            background: transparent
            backgroundEffect: systemThickMaterialDark
            backgroundColor: blue
            backgroundImage: sky.png
            backgroundImageContentMode: center
            shadowColor: white
        """

    private static func bar(_ text: String) throws -> PopupBar {
        try #require(SceneParser.parse(text).popupBar)
    }

    private static func appearance(_ keys: String) throws -> PopupBarAppearance {
        try bar("vitrine: 1\npopupBar: {standardAppearance: {\(keys)}}").standardAppearance
    }

    @Test func everyKey() throws {
        let bar = try Self.bar(Self.full)
        let title = LabelAttributes(
            font: .init(family: "Comic Neue", size: 17, weight: .bold, italic: false),
            foregroundColor: Color(0xffff54), kern: 0.5, baselineOffset: -1, underlineStyle: .double,
            underlineColor: Color(0x0000ff), strikethroughStyle: .thick, strikethroughColor: Color(0x00ff00),
            shadow: Shadow(color: .black, offset: Point(x: 1, y: 2), blurRadius: 3),
            paragraphStyle: .init(
                alignment: .right, lineBreakMode: .byTruncatingHead, minimumLineHeight: 3, maximumLineHeight: 20))
        let wanted = PopupBarAppearance(
            titleTextAttributes: title, subtitleTextAttributes: LabelAttributes(kern: 1),
            highlightColor: Color(0xff0000), imageShadow: .shadow(Shadow(color: Color(0xffff00), blurRadius: 3)),
            floatingBackground: .opaque, floatingBackgroundEffect: .dark, floatingBackgroundColor: .clear,
            floatingBackgroundImage: "sea.png", floatingBackgroundImageContentMode: .scaleAspectFill,
            floatingBackgroundCornerConfiguration: .radii(
                CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
            floatingBarBackgroundShadow: .none, floatingBarShineEnabled: true, background: .transparent,
            backgroundEffect: .systemThickMaterialDark, backgroundColor: Color(0x0000ff), backgroundImage: "sky.png",
            backgroundImageContentMode: .center, shadowColor: .white)
        #expect(bar.standardAppearance == wanted)
        #expect(bar.highlighted)
        let runs = [
            TextRun("Plain"),
            TextRun("red", LabelAttributes(font: .init(italic: true), foregroundColor: Color(0xff0000))),
        ]
        #expect(bar.popupItem.attributedTitle == runs && bar.popupItem.title == nil)
        #expect(bar.popupItem.subtitle == "S" && bar.popupItem.attributedSubtitle == nil)
    }

    @Test func shortForms() throws {
        #expect(try Self.appearance("imageShadow: static").imageShadow == .default)
        #expect(try Self.appearance("imageShadow: none").imageShadow == .none)
        #expect(
            try Self.appearance("floatingBackgroundCornerConfiguration: capsule").floatingBackgroundCornerConfiguration
                == .capsule)
        #expect(
            try Self.appearance("floatingBackgroundCornerConfiguration: 12").floatingBackgroundCornerConfiguration
                == .radii(CornerRadii(12)))
        // What is given beside a preset goes over it, wherever it stands.
        let beside = try Self.appearance("floatingBackgroundColor: red, floatingBackground: opaque")
        #expect(beside.floatingBackgroundColor == Color(0xff0000) && beside.floatingBackground == .opaque)
    }

    /// A `set` event changes what it names and nothing else.
    @Test func changes() throws {
        let scene = try SceneParser.parse(
            Self.full + "\n"
                + "timeline: [{set: {title: T, subtitle: [{text: x}], highlighted: false, "
                + "standardAppearance: {highlightColor: blue, floatingBackground: transparent}}}]")
        var bar = try #require(scene.popupBar)
        guard case .set(let change) = scene.timeline[0].action else {
            Issue.record("not a change")
            return
        }
        bar.apply(change)
        #expect(bar.popupItem.title == "T" && bar.popupItem.attributedTitle == nil && !bar.highlighted)
        #expect(bar.popupItem.attributedSubtitle == [TextRun("x")] && bar.popupItem.subtitle == nil)
        let a = bar.standardAppearance
        #expect(a.highlightColor == Color(0x0000ff) && a.titleTextAttributes?.kern == 0.5)
        // A preset clears what belongs to it.
        #expect(a.floatingBackground == .transparent && a.floatingBackgroundEffect == nil)
        #expect(a.floatingBackgroundImage == nil && a.backgroundImage == "sky.png")
        #expect(scene.fontFamilies == ["Comic Neue"] && scene.backgroundImages == ["sea.png", "sky.png"])
    }

    @Test func legacyDesign() {
        for key in [
            "floatingBackgroundEffect: glass", "floatingBackgroundCornerConfiguration: capsule",
            "floatingBarShineEnabled: true",
        ] {
            let found = Samples.problems("vitrine: 1\ndesign: legacy\npopupBar: {standardAppearance: {\(key)}}")
            #expect(found.count == 1 && found[0].hasSuffix(": needs the glass design"), "\(found)")
        }
        #expect(
            Samples.problems("vitrine: 1\ntimeline: [{set: {standardAppearance: {}}}]")
                == ["s.yaml:2:39: timeline[0].set.standardAppearance: needs a popupBar in the scene"])
        #expect(
            Samples.problems("vitrine: 1\npopupBar: {popupItem: {title: []}}")
                == ["s.yaml:2:31: popupBar.popupItem.title: 0 runs is out of range; legal: 1...100"])
        #expect(
            Samples.problems("vitrine: 1\npopupBar: {popupItem: {title: {text: x}}}")
                == [
                    "s.yaml:2:31: popupBar.popupItem.title: expected text, or a list of texts and {text, ...}, found "
                        + "keys and values"
                ])
    }
}
