import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineText

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Popup bars at every text size: relations between their parts for all styles, designs and devices.
@Suite struct PopupBarTextSizeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var style: PopupBar.Style
        var version: PopupBar.LibraryVersion
        var design: Design
        var device: String
        var testDescription: String { "\(style) \(version) \(design) \(device)" }

        func layout(
            _ size: TextSize, item: PopupItem = .music(title: "Suscipit", subtitle: "Itaque eos officiis expedita"),
            direction: InterfaceLayoutDirection = .leftToRight
        ) -> PopupBarLayout {
            PopupBarLayout(
                .music(style, version, item: item),
                in: .test(device: device, direction: direction, textSize: size, design: design))
        }
    }

    static let cases: [Case] = [PopupBar.Style.floating, .floatingCompact, .prominent, .compact].flatMap { style in
        [PopupBar.LibraryVersion.v4_5, .v4_0].flatMap { version in
            [Design.glass, .legacy].flatMap { design in
                ["iphone-8", "iphone-14-pro-max", "ipad-pro-11"].map {
                    Case(style: style, version: version, design: design, device: $0)
                }
            }
        }
    }

    /// Returns points of the outline of an image with its round corners.
    private func outline(_ r: Rect) -> [Point] {
        let corner = PopupBarMetrics.imageCornerRadius
        return [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].flatMap { x, y in
            stride(from: 0.0, through: 1, by: 0.125).map { t in
                // The points of the circle have its rational form.
                let (c, s) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
                return Point(
                    x: r.midX + x * (r.width / 2 - corner + corner * c),
                    y: r.midY + y * (r.height / 2 - corner + corner * s))
            }
        }
    }

    /// The points of a capsule are within its radius from its center line.
    @Test(arguments: cases.filter { $0.design == .glass }, [InterfaceLayoutDirection.leftToRight, .rightToLeft])
    func theImageStaysInsideTheCapsule(_ c: Case, _ direction: InterfaceLayoutDirection) throws {
        for size in TextSize.allCases {
            let layout = c.layout(size, direction: direction)
            let (frame, image) = (layout.frame, try #require(layout.imageFrame))
            let radius = frame.height / 2
            let farthest = outline(image).map { p in
                let x = min(max(p.x, frame.minX + radius), frame.maxX - radius)
                return ((p.x - x) * (p.x - x) + (p.y - frame.midY) * (p.y - frame.midY)).squareRoot()
            }.max()
            // Positions are rounded to pixels.
            #expect(try #require(farthest) <= radius - PopupBarMetrics.capsuleClearance + 0.5, "\(size)")
        }
    }

    @Test(arguments: cases) func barsImagesAndTitlesOnlyGrow(_ c: Case) throws {
        var last: PopupBarLayout?
        for size in TextSize.allCases {
            let layout = c.layout(size)
            if let last {
                #expect(layout.frame.height >= last.frame.height && layout.frame.maxY == last.frame.maxY, "\(size)")
                #expect((layout.imageFrame?.height ?? 0) >= (last.imageFrame?.height ?? 0), "\(size)")
                #expect(layout.metrics.titleSize >= last.metrics.titleSize, "\(size)")
                #expect(layout.buttons.map(\.width) == last.buttons.map(\.width), "\(size)")
            }
            last = layout
        }
        let (small, large) = (c.layout(.large), c.layout(.ax5))
        #expect(near(large.frame.height, small.frame.height + 42, 1e-9))
        guard let image = small.imageFrame else { return }
        // The image of an iPad's floating bar has a size of its own. Source: facts, popup bar, section 2.1.
        let isFixed =
            c.device.hasPrefix("ipad")
            && (c.style == .floating || c.style == .prominent && c.design == .glass)
        #expect(near(try #require(large.imageFrame).height, image.height + (isFixed ? 0 : 42), 1e-9))
    }

    @Test(arguments: cases) func imageTitlesAndButtonsKeepApart(_ c: Case) throws {
        for size in TextSize.allCases {
            let layout = c.layout(size)
            let first = try #require(layout.buttons.map { $0.center.x - $0.width / 2 }.min())
            #expect(layout.titleArea.maxX < first, "\(size)")
            if let image = layout.imageFrame { #expect(image.maxX < layout.titleArea.minX, "\(size)") }
            for label in [layout.title, layout.subtitle].compactMap({ $0 }) {
                let end = label.marquee?.box.maxX ?? label.origin.x + label.line.width
                #expect(end <= layout.titleArea.maxX + 0.5, "\(size)")
            }
        }
    }

    /// The image has the library's padding, 9 pt above and below, at the most common sizes.
    @Test(arguments: cases.filter { $0.design == .glass && $0.device != "ipad-pro-11" })
    func thePaddingIsTheLibrarysUpToXXXLarge(_ c: Case) throws {
        let padding = c.layout(.large).metrics.leadingPadding
        for size in TextSize.allCases where size <= .xxxLarge {
            #expect(c.layout(size).metrics.leadingPadding == padding)
        }
        #expect(c.layout(.ax5).metrics.leadingPadding > padding)
    }
}
