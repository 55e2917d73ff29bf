import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineTestSupport
import VitrineText

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Bars at rest compared with the library's source and pictures: 430 pt wide, glass, default text size.
@Suite struct PopupBarLayoutTests {
    /// The figures of a style in the pictures and the source: lengths in points, baselines from the bar's top.
    struct Figures: Sendable, CustomTestStringConvertible {
        var bar: PopupBar
        var height: Double
        var imageInset: Double
        var imageSide: Double
        var titleInset: Double
        var titleBaseline: Double
        var subtitleBaseline: Double
        var tolerance: Double
        /// The distances of button centers from the bar's right edge.
        var buttons: [Double]

        var testDescription: String { "\(bar.barStyle), version \(bar.libraryVersion)" }
    }

    static let figures: [Figures] = [
        // The source is stills of progress views at 3x, the sharpest ones.
        Figures(
            bar: .music(.floatingCompact), height: 48, imageInset: 16, imageSide: 30, titleInset: 54,
            titleBaseline: 21.7, subtitleBaseline: 36.7, tolerance: 0.5, buttons: [73.3, 32.3]),
        // The source is a recording at 0.9628 pixels per point; buttons are from the still of a customised bar.
        Figures(
            bar: .music(.floating), height: 58, imageInset: 20, imageSide: 40, titleInset: 76,
            titleBaseline: 26.3, subtitleBaseline: 43.6, tolerance: 0.5, buttons: [90.3, 36.2]),
        // The source has 13 semibold over 12; its recordings give whole points only.
        Figures(
            bar: .music(.floatingCompact, .v4_5), height: 48, imageInset: 16, imageSide: 30, titleInset: 54,
            titleBaseline: 22, subtitleBaseline: 36, tolerance: 0.75, buttons: [73.3, 32.3]),
        // The source has 15 semibold over 12.5 with a gap of 1 + 1/3: 29 - 17.07 + 14.28, and a line further.
        Figures(
            bar: .music(.floating, .v4_5), height: 58, imageInset: 16, imageSide: 40, titleInset: 72,
            titleBaseline: 26.2, subtitleBaseline: 43.1, tolerance: 0.5, buttons: [90.3, 36.2]),
    ]

    @Test(arguments: figures) func measured(_ f: Figures) throws {
        let layout = PopupBarLayout(f.bar, in: .test())
        // The toolbar's capsules begin 28 + 48 pt above the bottom, the bar is 8 pt higher, 10 in the overview.
        let gap = f.bar.libraryVersion == .v4_5 ? 10.0 : 8
        #expect(near(layout.frame, Rect(x: 21, y: 932 - 76 - gap - f.height, width: 388, height: f.height), 0.5))
        let image = try #require(layout.imageFrame)
        #expect(near(image.minX - layout.frame.minX, f.imageInset, 0.5))
        #expect(near(image.width, f.imageSide, 0.5) && near(image.height, f.imageSide, 0.5))
        #expect(near(image.midY, layout.frame.midY, 0.5))
        let title = try #require(layout.title)
        let subtitle = try #require(layout.subtitle)
        #expect(near(title.origin.x - layout.frame.minX, f.titleInset, 0.5))
        #expect(subtitle.origin.x == title.origin.x)
        #expect(near(title.origin.y - layout.frame.minY, f.titleBaseline, f.tolerance))
        #expect(near(subtitle.origin.y - layout.frame.minY, f.subtitleBaseline, f.tolerance))
        #expect(layout.buttons.map(\.item.icon) == ["pause", "forward"])
        for (button, distance) in zip(layout.buttons, f.buttons) {
            #expect(near(layout.frame.maxX - button.center.x, distance, 0.5))
            #expect(near(button.center.y, layout.frame.midY, 0.5))
        }
    }

    /// In a still with nothing but a title, its baseline is 29.3 pt below the bar's top.
    @Test(arguments: [
        Named("title", PopupItem.music(subtitle: nil)),
        Named("subtitle", .music(title: nil, subtitle: "The Final Countdown")),
    ])
    func singleLineIsCentred(_ item: Named<PopupItem>) throws {
        let layout = PopupBarLayout(.music(.floatingCompact, item: item.value), in: .test())
        let line = try #require(layout.title ?? layout.subtitle)
        #expect((layout.title == nil) != (layout.subtitle == nil))
        if layout.title != nil { #expect(near(line.origin.y - layout.frame.minY, 29.3, 0.5)) }
        // Ascent and descent of SF are 0.952 and 0.241 of the size.
        let middle = line.origin.y - (line.line.ascent - line.line.descent) / 2
        #expect(near(middle, layout.frame.midY, 0.2))
    }

    /// The album image of the recording covers 39.2, 39.2, 38.5, 38.5 px of a picture that shows the lower 173.5 pt at
    /// 414 px for 430 pt; the compact one 35.7, 48.5, 29, 29 and 23 x 13 px of its forward glyph at 351, 57.
    @Test func recordedPixels() throws {
        let k = 414.0 / 430
        func pixels(_ r: Rect) -> Rect {
            Rect(x: r.x * k, y: (r.y - 932 + 173.5) * k, width: r.width * k, height: r.height * k)
        }
        let tall = PopupBarLayout(.music(.floating), in: .test())
        #expect(near(pixels(tall.frame), Rect(x: 20.2, y: 30.3, width: 373.7, height: 55.9), 0.5))
        #expect(near(pixels(try #require(tall.imageFrame)), Rect(x: 39.2, y: 39.2, width: 38.5, height: 38.5), 0.5))
        let low = PopupBarLayout(.music(.floatingCompact), in: .test())
        #expect(near(pixels(low.frame), Rect(x: 20.2, y: 40, width: 373.7, height: 46.2), 0.5))
        #expect(near(pixels(try #require(low.imageFrame)), Rect(x: 35.7, y: 48.5, width: 29, height: 29), 0.5))
        let forward = try #require(low.buttons.last?.center)
        #expect(near(forward.x * k, 351 + 23 / 2.0, 0.6))
        // The gap to the toolbar is 8 pt.
        #expect(near(pixels(low.frame).maxY, 94 - 8 * k, 0.5))
    }

    /// Above a tab bar the bar is 8 pt above 21 + 62; without a dock 21 2/3 pt above the screen's bottom, 10 on devices
    /// with a home button.
    @Test func standsAboveTheDock() {
        let tabs = Container.Dock.tabBar(
            TabBar(items: [.init(title: "A", icon: "house"), .init(title: "B", icon: "house")]))
        #expect(PopupBarLayout(.music(.floatingCompact), over: tabs, in: .test()).frame.maxY == 932 - 21 - 62 - 8)
        #expect(near(PopupBarLayout(.music(.floatingCompact), over: nil, in: .test()).frame.maxY, 932 - 65.0 / 3, 1e-9))
        #expect(
            PopupBarLayout(.music(.floatingCompact), over: nil, in: .test(device: "iphone-8", scale: 2)).frame.maxY
                == 667 - 10)
    }

    @Test(arguments: [
        (PopupBar.Style.default, PopupBar.Style.floatingCompact), (.compact, .floatingCompact), (.prominent, .floating),
    ]) func stylesResolve(_ style: PopupBar.Style, _ shown: PopupBar.Style) {
        #expect(PopupBarLayout(.music(style), in: .test()) == PopupBarLayout(.music(shown), in: .test()))
        #expect(PopupBar(barStyle: style).effectiveBarStyle == shown)
    }

    /// Each larger text size from XXXL on adds 7 pt; smaller ones change nothing.
    @Test(arguments: [PopupBar.Style.floating, .floatingCompact]) func dynamicTypeGrowsTheBar(_ style: PopupBar.Style) {
        let rest = PopupBarLayout(.music(style), in: .test()).frame
        let growth: [(TextSize, Double)] = [
            (.xSmall, 0), (.small, 0), (.medium, 0), (.xLarge, 0), (.xxLarge, 0), (.xxxLarge, 7), (.ax1, 14),
            (.ax2, 21), (.ax3, 28), (.ax4, 35), (.ax5, 42),
        ]
        for (size, points) in growth {
            let layout = PopupBarLayout(.music(style), in: .test(textSize: size))
            #expect(layout.frame.height == rest.height + points)
            #expect(layout.frame.maxY == rest.maxY)
            #expect(layout.metrics.imageSide == layout.frame.height - 18)
        }
    }

    /// Title and subtitle stay one above the other inside the bar, larger from size to size.
    @Test(arguments: [PopupBar.Style.floating, .floatingCompact]) func titlesFitAtEverySize(_ style: PopupBar.Style)
        throws
    {
        var last = 0.0
        for size in TextSize.allCases {
            let layout = PopupBarLayout(.music(style), in: .test(textSize: size))
            let title = try #require(layout.title)
            let subtitle = try #require(layout.subtitle)
            #expect(title.line.lineHeight > last)
            last = title.line.lineHeight
            #expect(title.origin.y < subtitle.origin.y)
            // The capitals of the title, 0.705 of a size whose line is 1.193, and the subtitle's baseline are inside.
            #expect(title.origin.y - title.line.lineHeight * 0.705 / 1.193 > layout.frame.minY)
            #expect(subtitle.origin.y < layout.frame.maxY)
        }
    }
}
