import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Every property of the appearance has an effect, and only where it applies.
@Suite struct PopupBarAppearanceTests {
    // The bar is a floating one of the glass design without a dock on a phone of 430 x 932 pt, at 1x.
    static let bar = Rect(x: 21, y: 852, width: 388, height: 59)
    static let image = Rect(x: 41, y: 861, width: 40, height: 41)
    static let upper = Rect(x: 96, y: 858, width: 195, height: 27)
    static let lower = Rect(x: 96, y: 878, width: 195, height: 27)
    static let page = RGBColor(0x7df67d)

    /// A bar with a material in place of glass, which has no shadow, highlight or corners of its own.
    static var plain: PopupBar {
        var bar = PopupBar.music(.floating)
        bar.standardAppearance.floatingBackgroundEffect = .systemThinMaterial
        return bar
    }

    static func picture(
        _ bar: PopupBar, design: Design = .glass, appearance: Appearance = .light, dock: Container.Dock? = nil,
        presented: Bool = true
    ) -> Bitmap {
        var context = Context.test(appearance: appearance, scale: 1)
        context.traits.design = design
        let screen = Screen(
            traits: context.traits,
            container: with(Container(dock: dock)) { $0.content = Content(background: page) },
            popupBar: PopupBarPresentation(bar, presented: presented))
        let (nodes, background) = screen.nodes(at: 0, in: context)
        return Rasterizer().render(Resolver.displayList(for: nodes, in: context.viewport, background: background))
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        let region: Rect
        let apply: @Sendable (inout PopupBar) -> Void

        init(_ name: String, in region: Rect, _ apply: @escaping @Sendable (inout PopupBar) -> Void) {
            self.name = name
            self.region = region
            self.apply = apply
        }

        var testDescription: String { name }

        /// Creates a change of the attributes of titles.
        init(_ name: String, _ attributes: LabelAttributes) {
            self.init(name, in: PopupBarAppearanceTests.upper) {
                $0.standardAppearance.titleTextAttributes = attributes
            }
        }
    }

    static let changes: [Change] = [
        // The titles are centered in the bar together.
        Change("family", in: upper.union(lower)) {
            $0.standardAppearance.titleTextAttributes = LabelAttributes(font: .init(family: "Comic Neue"))
        },
        Change("size", in: upper.union(lower)) {
            $0.standardAppearance.titleTextAttributes = LabelAttributes(font: .init(size: 12))
        },
        Change("weight", LabelAttributes(font: .init(weight: .regular))),
        Change("italic", LabelAttributes(font: .init(italic: true))),
        Change("foregroundColor", LabelAttributes(foregroundColor: RGBColor(0xff0000))),
        Change("kern", LabelAttributes(kern: 2)),
        Change("baselineOffset", with(LabelAttributes()) { $0.baselineOffset = 2 }),
        Change("underlineStyle", LabelAttributes(underlineStyle: .single)),
        Change(
            "underlineColor", with(LabelAttributes(underlineStyle: .double)) { $0.underlineColor = RGBColor(0xff0000) }),
        Change("strikethroughStyle", with(LabelAttributes()) { $0.strikethroughStyle = .thick }),
        Change("shadow", LabelAttributes(shadow: Shadow(color: RGBColor(0xff0000), blurRadius: 2))),
        Change("alignment", LabelAttributes(paragraphStyle: .init(alignment: .right))),
        Change("subtitle's color", in: lower) {
            $0.standardAppearance.subtitleTextAttributes = LabelAttributes(foregroundColor: RGBColor(0xff0000))
        },
        Change("runs", in: upper) {
            $0.popupItem.attributedTitle = [
                TextRun("Suscipit "), TextRun("Ut", LabelAttributes(foregroundColor: RGBColor(0xff0000))),
            ]
        },
        Change("highlightColor", in: bar) {
            $0.highlighted = true
            $0.standardAppearance.highlightColor = RGBColor(0xff0000, alpha: 0.5)
        },
        Change("no image shadow", in: image.insetBy(dx: -10, dy: -10)) { $0.standardAppearance.imageShadow = .none },
        Change("imageShadow", in: image.insetBy(dx: -10, dy: -10)) {
            $0.standardAppearance.imageShadow = .shadow(Shadow(color: RGBColor(0xffff00), blurRadius: 2))
        },
        Change("floatingBackgroundEffect", in: bar) { $0.standardAppearance.floatingBackgroundEffect = .dark },
        Change("floatingBackgroundColor", in: bar) {
            $0.standardAppearance.floatingBackgroundColor = RGBColor(0xff0000, alpha: 0.2)
        },
        Change("floatingBackgroundImage", in: bar) { $0.standardAppearance.floatingBackgroundImage = "art.png" },
        Change("no shadow", in: bar.insetBy(dx: -40, dy: -48)) {
            $0.standardAppearance.floatingBarBackgroundShadow = .none
        },
        Change("floatingBarShineEnabled", in: bar.insetBy(dx: -1, dy: -1)) {
            $0.standardAppearance.floatingBarShineEnabled = true
        },
        Change("floatingBackgroundCornerConfiguration", in: bar.insetBy(dx: -40, dy: -48)) {
            $0.standardAppearance.floatingBackgroundCornerConfiguration = .radii(CornerRadii(10))
        },
    ]

    @Test(arguments: changes) func isSeenInItsPlace(_ change: Change) throws {
        var changed = Self.plain
        change.apply(&changed)
        let seen = try #require(
            Self.picture(Self.plain).difference(from: Self.picture(changed)), "\(change.name) is not seen")
        let allowed = change.region.insetBy(dx: -1, dy: -1)
        #expect(allowed.intersection(seen) == seen, "\(change.name) is seen at \(seen)")
    }

    /// Returns a pixel of the bar, far from its content.
    private func middle(_ bar: PopupBar, _ design: Design = .glass, _ appearance: Appearance = .light)
        -> PremultipliedColor
    {
        Self.picture(bar, design: design, appearance: appearance)[300, design == .glass ? 875 : 865]
    }

    @Test func presets() {
        var bar = PopupBar.music(.floating, .v4_5, item: PopupItem())
        bar.standardAppearance.floatingBackgroundColor = RGBColor(0xff0000)
        #expect(middle(bar) == RGBColor(0xff0000).premultiplied)
        bar.standardAppearance.configureWithOpaqueFloatingBackground()
        #expect(middle(bar) == RGBColor.white.premultiplied)
        #expect(middle(bar, .glass, .dark) == RGBColor.black.premultiplied)
        #expect(middle(bar, .legacy) == RGBColor.white.premultiplied)
        bar.standardAppearance.configureWithTransparentFloatingBackground()
        #expect(middle(bar) == Self.page.premultiplied)
        // The default shadow stays with both.
        #expect(Self.picture(bar)[215, 840] != Self.page.premultiplied)
        bar.standardAppearance.configureWithDefaultFloatingBackground()
        #expect(bar.standardAppearance == PopupBar.music(.floating).standardAppearance)

        bar.standardAppearance.configureWithNoImageShadow()
        #expect(bar.standardAppearance.imageShadowOrDefault == nil)
        bar.standardAppearance.configureWithStaticImageShadow()
        #expect(bar.standardAppearance.imageShadowOrDefault?.blurRadius == 3)
        bar.standardAppearance.configureWithDefaultMarqueeScroll()
        #expect(bar.isMarqueeEnabled(in: .legacy))
        bar.standardAppearance.configureWithDisabledMarqueeScroll()
        #expect(!bar.isMarqueeEnabled(in: .glass))
    }

    /// Glass has its own shadow and answers to fingers by itself.
    @Test(arguments: [BarEffect.glass, .clearGlass]) func glassIgnoresShadowAndHighlight(_ effect: BarEffect) {
        var bar = Self.plain
        bar.standardAppearance.floatingBackgroundEffect = effect
        var other = bar
        other.highlighted = true
        other.standardAppearance.floatingBarBackgroundShadow = .shadow(Shadow(color: RGBColor(0xff0000), blurRadius: 9))
        #expect(Self.picture(bar) == Self.picture(other))
    }

    /// The fill is that measured in the documentation's dark bar, and the effects have an order of brightness.
    @Test func effects() throws {
        let dark = try #require(BarEffect.dark.material(dark: false))
        let page = RGBColor(0x82a2ec)
        func fill(_ c: Double) -> Double {
            255 * (dark.lumaScale * page.luma + dark.lumaOffset + dark.chroma * (c - page.luma))
        }
        #expect(near(fill(page.red), 0x31, 1) && near(fill(page.green), 0x41, 1) && near(fill(page.blue), 0x65, 1))

        var lumas: [BarEffect: Int] = [:]
        for effect in BarEffect.allCases {
            var bar = PopupBar.music(.floating, item: PopupItem())
            bar.standardAppearance.floatingBackgroundEffect = effect
            lumas[effect] = Int(middle(bar).red)
        }
        #expect(lumas[.none] == 0x7d)
        for (a, b) in [
            (BarEffect.dark, BarEffect.none), (.dark, .light), (.light, .extraLight),
            (.systemThinMaterialDark, .systemThinMaterialLight), (.systemThinMaterial, .systemThickMaterial),
        ] {
            #expect(try #require(lumas[a]) < #require(lumas[b]), "\(a) \(b)")
        }
        #expect(lumas[.systemThinMaterial] == lumas[.systemThinMaterialLight])
        #expect(lumas[.regular] == lumas[.light] && lumas[.prominent] == lumas[.extraLight])
        #expect(BarEffect.regular.isDark(in: true) && !BarEffect.light.isDark(in: true))
    }

    @Test func contentModes() {
        func shows(_ mode: ImageContentMode, _ x: Int, _ y: Int) -> Bool {
            var bar = PopupBar.music(.floating, item: PopupItem())
            bar.standardAppearance.floatingBackgroundImage = "art.png"
            bar.standardAppearance.floatingBackgroundImageContentMode = mode
            return Self.picture(bar)[x, y] == RGBColor(0x336699).premultiplied
        }
        // The picture is a square of 8 pixels.
        let natural: [ImageContentMode: (Int, Int)] = [
            .top: (215, 856), .bottom: (215, 906), .left: (26, 881), .right: (404, 881), .center: (215, 881),
        ]
        let corners: [ImageContentMode] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        for mode in ImageContentMode.allCases where !corners.contains(mode) {
            for (other, place) in natural where mode == other || natural[mode] == nil {
                if mode != .scaleAspectFit || other == .center { #expect(shows(mode, place.0, place.1), "\(mode)") }
            }
        }
        // The pixels are in the corners, which the capsule clips.
        for mode in corners { #expect(!shows(mode, 215, 881), "\(mode)") }
        for mode in [ImageContentMode.scaleToFill, .scaleAspectFill] { #expect(shows(mode, 60, 881)) }
        #expect(!shows(.scaleAspectFit, 60, 881) && shows(.scaleAspectFit, 240, 881))
        #expect(!shows(.center, 240, 881))
    }

    /// Corners are filled according to their radii.
    @Test func corners() {
        func isFilled(_ configuration: CornerConfiguration?, _ x: Int, _ y: Int) -> Bool {
            var bar = PopupBar.music(.floating, item: PopupItem())
            bar.standardAppearance.configureWithOpaqueFloatingBackground()
            bar.standardAppearance.floatingBackgroundCornerConfiguration = configuration
            return Self.picture(bar)[x, y] == RGBColor.white.premultiplied
        }
        #expect(!isFilled(nil, 22, 853) && !isFilled(.capsule, 22, 853))
        #expect(isFilled(.radii(.zero), 22, 853))
        let left = CornerConfiguration.radii(CornerRadii(topRight: 20, bottomRight: 20))
        #expect(isFilled(left, 22, 853) && isFilled(left, 22, 908) && !isFilled(left, 407, 853))
    }

    @Test func cornersOfGlassAreAtMostHalfTheHeightForEverythingAlongTheOutline() {
        func picture(_ radius: Double) -> Bitmap {
            var bar = PopupBar.music(.floating, item: PopupItem())
            bar.standardAppearance.floatingBarShineEnabled = true
            bar.standardAppearance.floatingBackgroundCornerConfiguration = .radii(CornerRadii(topLeft: radius))
            return Self.picture(bar)
        }
        let half = 29.0
        #expect(picture(half + 20) == picture(half) && picture(half) != picture(half - 2))
    }

    /// A title with a color has that color; others have the ink of the bar.
    @Test func coloredTitlesArePlain() {
        var bar = PopupBar.music(.floating, item: .music(title: "HHHHHHHH", subtitle: nil))
        bar.standardAppearance.titleTextAttributes = LabelAttributes(
            font: .init(size: 30, weight: .bold), foregroundColor: RGBColor(0xffff54))
        let picture = Self.picture(bar)
        #expect((96..<280).contains { picture[$0, 875] == RGBColor(0xffff54).premultiplied })
        bar.standardAppearance.titleTextAttributes = LabelAttributes(kern: 0)
        var plain = bar
        plain.standardAppearance.titleTextAttributes = nil
        #expect(Self.picture(bar) == Self.picture(plain))
    }

    /// The attributes of a run take precedence over those of the label, one by one.
    @Test func attributesInLayers() {
        let base = LabelAttributes(font: .init(family: "A", size: 12), foregroundColor: .black, kern: 1)
        let over = LabelAttributes(font: .init(size: 14, italic: true), kern: 2).over(base)
        #expect(over.font == .init(family: "A", size: 14, italic: true))
        #expect(over.kern == 2 && over.foregroundColor == .black)
        #expect(LabelAttributes().over(base) == base)
    }

    @Test func plainOrAttributed() {
        var item = PopupItem(title: "a")
        item.attributedTitle = [TextRun("b")]
        #expect(item.title == nil)
        item.title = "c"
        #expect(item.attributedTitle == nil && item.title == "c")
        #expect(with(PopupItem(title: "a")) { $0.attributedTitle = [TextRun("b")] }.title == nil)
    }

    /// A short title has its position, and a long one its truncation.
    @Test func paragraphs() throws {
        func label(_ title: String, _ paragraph: LabelAttributes.Paragraph, marquee: Bool = false) throws
            -> PopupBarLayout.Label
        {
            var bar = PopupBar.music(.floating, item: .music(title: title), marquee: marquee)
            bar.standardAppearance.titleTextAttributes = LabelAttributes(paragraphStyle: paragraph)
            return try #require(PopupBarLayout(bar, over: nil, in: .test(scale: 1)).title)
        }
        let (left, center) = (try label("Ab", .init()), try label("Ab", .init(alignment: .center)))
        let right = try label("Ab", .init(alignment: .right))
        #expect(near(right.origin.x - center.origin.x, center.origin.x - left.origin.x, 1.5))
        #expect(right.origin.x + right.line.width <= 409 - 90.3 - 29 && right.origin.x > center.origin.x)
        let long = String(repeating: "Word ", count: 20)
        #expect(try label(long, .init()).line.isTruncated)
        #expect(try !label(long, .init(lineBreakMode: .byClipping)).line.isTruncated)
        // The height of a title's line moves the texts below it.
        func subtitle(_ height: Double?) throws -> Double {
            var bar = PopupBar.music(.floating)
            bar.standardAppearance.titleTextAttributes = LabelAttributes(
                paragraphStyle: .init(minimumLineHeight: height, maximumLineHeight: height))
            let layout = PopupBarLayout(bar, over: nil, in: .test(scale: 1))
            return try #require(layout.subtitle).origin.y - #require(layout.title).origin.y
        }
        #expect(try subtitle(18) == subtitle(30))
        #expect(try near(label("Ab", .init(maximumLineHeight: 10)).line.lineHeight, 10, 1e-9))
        // A scrolling one begins at its start.
        let running = try label(long, .init(alignment: .right), marquee: true)
        #expect(running.marquee != nil && running.origin.x == left.origin.x)
    }

    /// A title scrolls with its colors, and is at its start again after a lap.
    @Test func attributedTitlesRun() throws {
        var bar = PopupBar.music(.floating, item: .music(title: String(repeating: "Word ", count: 12)), marquee: true)
        bar.standardAppearance.titleTextAttributes = LabelAttributes(
            foregroundColor: RGBColor(0xff0000), underlineStyle: .single)
        let context = Context.test(scale: 1)
        let screen = Screen(
            traits: context.traits, container: Container(),
            popupBar: PopupBarPresentation(bar, presented: true))
        func nodes(_ t: Double) -> [Node] { screen.nodes(at: t, in: context).nodes }
        #expect(nodes(0) == nodes(1.9) && nodes(0) != nodes(2.5))
    }

    /// The overlay appears in 0.2 s and disappears in 0.2 s, from any state.
    @Test func highlightIsAnimated() {
        var bar = PopupBarPresentation(Self.plain, presented: true)
        bar.update(at: 1) { $0.highlighted = true }
        bar.update(at: 1.1) { $0.highlighted = false }
        #expect(bar.highlight.value(at: 1) == 0 && near(bar.highlight.value(at: 1.1), 0.5, 0.01))
        #expect(bar.highlight.value(at: 1.15) < 0.5 && bar.highlight.value(at: 1.3) == 0)
        #expect(bar.end >= 1.3)
    }
}

extension Bitmap {
    /// Returns the smallest rectangle around all pixels that differ; nil if there are none. Both bitmaps have one size.
    func difference(from other: Bitmap) -> Rect? {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            }
        }
        guard right >= 0 else { return nil }
        return Rect(
            x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    }
}
