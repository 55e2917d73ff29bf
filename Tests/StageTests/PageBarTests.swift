import Foundation
import Testing
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces

@testable import VitrineStage

/// The navigation bar while pages are pushed and popped, from scene files.
@Suite struct PageBarTests {
    private static let variants = [
        "design: glass", "design: legacy", "design: legacy\ndirection: rtl", "design: glass\nappearance: dark",
    ]

    private func scene(
        _ head: String, _ timeline: String, bar: String = "{ title: Home, trailingItems: [Edit] }", body: String = "[]"
    ) throws -> StagedScene {
        try StagedScene(
            SceneParser.parse(
                """
                vitrine: 1
                device: iphone-13-pro
                \(head)
                container: { content: { body: \(body) }, navigationBar: \(bar) }
                timeline: \(timeline)
                output: { scale: 1, duration: 6s, showsTouches: false }
                """))
    }

    private static let page =
        "{ content: { body: [{ label: Pushed, name: pushed }] }, navigationBar: { title: Detail, trailingItems: [Save] } }"

    private func frame(_ name: String, in scene: StagedScene, at seconds: Double) -> Rect? {
        scene.elements(at: seconds).first { $0.name == "container.\(name)" }?.frame
    }

    @Test(arguments: variants) func `a pushed page has its own bar and a button back, and its content begins below`(
        _ head: String
    ) throws {
        let pushed = try scene(head, "[{ at: 1s, push: \(Self.page) }]")
        #expect(frame("Edit", in: pushed, at: 0.5) != nil && frame("Home", in: pushed, at: 0.5) == nil)
        let (back, save) = (
            try #require(frame("Home", in: pushed, at: 3)), try #require(frame("Save", in: pushed, at: 3))
        )
        #expect(frame("Edit", in: pushed, at: 3) == nil)
        // The back button is at the leading side.
        let isMirrored = head.contains("rtl")
        #expect(isMirrored ? back.minX > save.maxX : back.maxX < save.minX)
        let content = try #require(frame("pushed", in: pushed, at: 3))
        #expect(content.minY >= back.maxY - 1)
        // This is the picture of the beginning, without a transition.
        let still = try scene(head, "[{ at: 0s, push: \(Self.page), animated: false }]")
        #expect(pushed.picture(at: 3) == still.picture(at: 1))
    }

    @Test(arguments: variants) func `a page without a bar of its own has one over a page with a bar`(
        _ head: String
    ) throws {
        let pushed = try scene(head, "[{ at: 1s, push: { content: { body: [{ label: Pushed, name: pushed }] } } }]")
        let content = try #require(frame("pushed", in: pushed, at: 3))
        #expect(content.minY >= (try #require(frame("Home", in: pushed, at: 3))).maxY - 1)
        let hidden = try scene(
            head, "[{ at: 1s, push: { content: [], navigationBar: { hidesBackButton: true } } }]")
        #expect(frame("Home", in: hidden, at: 3) == nil)
    }

    @Test(arguments: variants) func `what is pushed and popped looks as before, and nothing jumps on the way`(
        _ head: String
    ) throws {
        let film = try scene(head, "[{ at: 1s, push: \(Self.page) }, { at: 3s, pop: page }]")
        #expect(film.picture(at: 0.5) == film.picture(at: 5))
        // The bar changes by less than a tenth of its black and white from frame to frame.
        func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
            var sum = 0
            for y in 50..<90 {
                for x in 0..<390 { sum += abs(Int(a[x, y].green) - Int(b[x, y].green)) }
            }
            return sum
        }
        let (ends, steps) = (
            difference(film.picture(at: 0.5), film.picture(at: 2.5)),
            stride(from: 0.95, through: 1.7, by: 1.0 / 60).map { film.picture(at: $0) }
        )
        #expect(ends > 0)
        let largest = zip(steps, steps.dropFirst()).map(difference).max() ?? 0
        #expect(largest < 390 * 40 * 25, "\(largest)")
    }

    @Test(arguments: variants) func `a tap on the button back pops the page`(_ head: String) throws {
        let tapped = try scene(head, "[{ at: 1s, push: \(Self.page) }, { at: 3s, tap: Home }]")
        #expect(frame("Edit", in: tapped, at: 5) != nil && frame("Save", in: tapped, at: 5) == nil)
        #expect(tapped.picture(at: 0.5) == tapped.picture(at: 5))
    }

    @Test func `a title without room is replaced by Back in the legacy design`() throws {
        let long = try scene(
            "design: legacy", "[{ at: 0s, push: \(Self.page), animated: false }]",
            bar: "{ title: A title that is far too long for a button }")
        let short = try scene(
            "design: legacy", "[{ at: 0s, push: \(Self.page), animated: false }]", bar: "{ title: Back }")
        #expect(long.picture(at: 1) == short.picture(at: 1))
    }

    // MARK: Large titles

    private static let list = "[{ list: { rowCount: 40 }, name: list }]"

    @Test(arguments: ["glass", "legacy"]) func `a large title is below the buttons and goes as the page scrolls`(
        _ design: String
    ) throws {
        let large = "{ title: Home, prefersLargeTitles: true }"
        let head = "design: \(design)"
        let still = try scene(head, "[]", bar: large, body: Self.list)
        let small = try scene(head, "[]", bar: "{ title: Home }", body: Self.list)
        let (row, rowBelowSmall) = (
            try #require(frame("list.Row 0", in: still, at: 1)), try #require(frame("list.Row 0", in: small, at: 1))
        )
        // Source: facts, iOS surroundings, section 2.2.
        #expect(abs(row.minY - rowBelowSmall.minY - 52) < 0.01)
        // Scrolled by the same distance, the page with a small title looks the same.
        func scrolled(_ bar: String, to offset: Double) throws -> StagedScene {
            try scene(head, "[]", bar: bar, body: "[{ list: { rowCount: 40, contentOffset: \(offset) }, name: list }]")
        }
        let isEqual = try scrolled(large, to: 110).picture(at: 1) == scrolled("{ title: Home }", to: 58).picture(at: 1)
        #expect(isEqual)
        // Halfway it has less of the large title and nothing of the small one yet.
        let half = try scrolled(large, to: 26).picture(at: 1)
        let (top, rest) = (still.picture(at: 1), try scrolled(large, to: 52).picture(at: 1))
        #expect(half != top && half != rest)
    }

    @Test(arguments: ["glass", "legacy"]) func `a finger that scrolls the page takes the large title along`(
        _ design: String
    ) throws {
        let film = try scene(
            "design: \(design)",
            "[{ at: 0.5s, drag: list, path: [{ by: { x: 0, y: -110 }, duration: 0.3s }, { by: { x: 0, y: 0 }, duration: 1s }] }]",
            bar: "{ title: Home, prefersLargeTitles: true }", body: Self.list)
        let (before, after) = (film.picture(at: 0.2), film.picture(at: 1.7))
        // This was the area of the title.
        let box = (100..<150).flatMap { y in (20..<100).map { x in (x, y) } }
        let isDark = { (picture: Bitmap) in box.contains { picture[$0.0, $0.1].green < 10 } }
        #expect(isDark(before) && before != after)
        let middle = (50..<90).flatMap { y in (170..<220).map { x in (x, y) } }
        #expect(!middle.contains { before[$0.0, $0.1].green < 60 } && middle.contains { after[$0.0, $0.1].green < 60 })
    }

    @Test func `a large title grows with the text size`() throws {
        func height(_ size: String) throws -> Double {
            let large = try scene(
                "textSize: \(size)", "[]", bar: "{ title: Home, prefersLargeTitles: true }",
                body: "[{ label: Upper, name: upper }]")
            return try #require(frame("upper", in: large, at: 1)).minY
        }
        #expect(try height("ax2") > height("large") + 10)
    }

    // MARK: Other icons

    @Test(arguments: ["glass", "legacy"]) func `a large icon does not leave its bar`(_ design: String) throws {
        func picture(_ icon: String, _ bar: String) throws -> Bitmap {
            try StagedScene(
                SceneParser.parse(
                    """
                    vitrine: 1
                    device: iphone-13-pro
                    design: \(design)
                    icons:
                      large: { path: "M0 0H512V512H0Z", viewBox: { x: 0, y: 0, width: 512, height: 512 } }
                      small: { path: "M0 0H28V28H0Z", viewBox: { x: 0, y: 0, width: 28, height: 28 } }
                    container: { \(bar.replacing("ICON", with: icon)) }
                    output: { scale: 1 }
                    """)
            ).picture(at: 0)
        }
        for bar in [
            "navigationBar: { leadingItems: [{ icon: ICON }], trailingItems: [{ icon: ICON }, { icon: ICON }] }",
            "toolbar: { items: [{ title: One, icons: [ICON] }] }",
            "tabBar: { items: [{ title: One, icon: ICON }, { title: Two, icon: ICON }] }",
        ] { #expect(try picture("large", bar) == picture("small", bar)) }
    }

    @Test func `glass does not touch the edge where nothing is above it`() throws {
        let scene = try scene("design: glass\norientation: landscape", "[]")
        let button = try #require(frame("Edit", in: scene, at: 0))
        #expect(button.minY >= 8)
        let upright = try self.scene("design: glass", "[]")
        #expect(try #require(frame("Edit", in: upright, at: 0)).minY == 47)
    }

    // MARK: Compact height

    @Test(arguments: ["glass", "legacy"]) func `a page has no large title where the height is compact`(
        _ design: String
    ) throws {
        let head = "design: \(design)\norientation: landscape"
        let large = try scene(head, "[]", bar: "{ title: Home, prefersLargeTitles: true }", body: Self.list)
        let small = try scene(head, "[]", bar: "{ title: Home }", body: Self.list)
        #expect(large.picture(at: 1) == small.picture(at: 1))
    }

    @Test(arguments: [
        "navigationBar: { title: Home }", "toolbar: { items: [One, Two] }",
        "tabBar: { items: [{ title: One, icon: house }, { title: Two, icon: heart }] }",
    ]) func `bars of the legacy design are lower where the height is compact`(_ bar: String) throws {
        /// Returns the height that the bar leaves for the page, between the safe areas of the device.
        func room(_ orientation: String, _ bar: String) throws -> Double {
            let scene = try StagedScene(
                SceneParser.parse(
                    """
                    vitrine: 1
                    device: iphone-13-pro
                    design: legacy
                    orientation: \(orientation)
                    container: { \(bar), content: { body: [{ view: [], name: top, height: 1 }, { spacer: true }, { view: [], name: bottom, height: 1 }] } }
                    """))
            let (top, bottom) = (frame("top", in: scene, at: 0), frame("bottom", in: scene, at: 0))
            return try #require(bottom).maxY - #require(top).minY
        }
        // Source: facts, iOS surroundings, sections 2.2 to 2.4.
        let bare = "statusBar: true"
        let (high, low) = (
            try room("portrait", bare) - room("portrait", bar), try room("landscape", bare) - room("landscape", bar)
        )
        #expect(low == 32, "\(high) \(low)")
        #expect(high > 43)
    }

    @Test(arguments: ["direction: ltr", "direction: rtl"])
    func `titles of tabs stand beside their icons where the height is compact`(
        _ direction: String
    ) throws {
        let scene = try StagedScene(
            SceneParser.parse(
                """
                vitrine: 1
                device: iphone-13-pro
                design: legacy
                orientation: landscape
                \(direction)
                tintColor: "#FF0000"
                container: { tabBar: { items: [{ title: Library, icon: house }] } }
                output: { scale: 2 }
                """))
        let bitmap = scene.picture(at: 0)
        let red = (0..<bitmap.height * bitmap.width).map { (x: $0 % bitmap.width, y: $0 / bitmap.width) }
            .filter { bitmap[$0.x, $0.y].red > 230 && bitmap[$0.x, $0.y].green < 60 }
        let (left, right) = (try #require(red.map(\.x).min()), try #require(red.map(\.x).max()))
        // They are in one row in the center of the screen, above the bottom safe area.
        #expect(abs(Double(left + right) / 2 - Double(bitmap.width) / 2) < 6)
        #expect(right - left > 2 * 55 && right - left < 2 * 90)
        let rows = red.map(\.y)
        #expect(try #require(rows.max()) - #require(rows.min()) < 2 * 24)
        #expect(try #require(rows.max()) < bitmap.height - 2 * 21 && #require(rows.min()) > bitmap.height - 2 * 53)
    }
}
