import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineText

@testable import VitrinePopupBar
@testable import VitrineSurfaces

/// The layout of a bar's parts with little room, long texts, or from right to left.
@Suite struct PopupBarRoomTests {
    static let rows: [([String], [String])] = [
        ([], []), ([], ["pause"]), (["stop"], []), (["stop"], ["pause", "forward"]),
        (["stop", "heart"], ["backward", "pause"]),
    ]

    private func layout(_ item: PopupItem, _ style: PopupBar.Style = .floatingCompact, in context: Context = .test())
        -> PopupBarLayout
    {
        PopupBarLayout(.music(style, item: item), in: context)
    }

    @Test func rightToLeftMirrorsSidesAndKeepsTheOrderOfButtons() throws {
        for style in [PopupBar.Style.floating, .floatingCompact] {
            let item = PopupItem.music(leading: ["shuffle", "backward"])
            let left = layout(item, style)
            let right = layout(item, style, in: .test(direction: .rightToLeft))
            #expect(left.frame == right.frame)
            let image = try #require(left.imageFrame)
            #expect(
                near(
                    right.imageFrame, Rect(x: 430 - image.maxX, y: image.y, width: image.width, height: image.height),
                    0.34))
            let (a, b) = (try #require(left.title), try #require(right.title))
            #expect(a.line == b.line)
            #expect(near(430 - b.origin.x - b.line.width, a.origin.x, 0.34))
            // Pause stays left of forward, the group changes sides.
            #expect(right.buttons.map(\.item.icon) == ["shuffle", "backward", "pause", "forward"])
            func x(_ l: PopupBarLayout, _ icon: String) -> Double {
                l.buttons.first { $0.item.icon == icon }?.center.x ?? .nan
            }
            for l in [left, right] {
                #expect(x(l, "pause") < x(l, "forward"))
                #expect(x(l, "shuffle") < x(l, "backward"))
            }
            // The distance is the same, and the position a little farther in.
            #expect(near(x(right, "forward") - x(right, "pause"), x(left, "forward") - x(left, "pause"), 1e-9))
            #expect(near(x(right, "pause"), 430 - x(left, "forward"), 6))
            #expect(x(right, "forward") < right.frame.midX && x(right, "shuffle") > right.frame.midX)
        }
    }

    /// Source: a Hebrew still: right edge of the image 16 pt, of the title 54 pt from the bar's; pause and forward 37.7
    /// and 78.7 pt from the left one.
    @Test func hebrewStill() throws {
        let l = layout(
            .music(title: "הספירה לאחור", subtitle: nil), .floatingCompact, in: .test(direction: .rightToLeft))
        let title = try #require(l.title)
        #expect(near(l.frame.maxX - (try #require(l.imageFrame)).maxX, 16, 0.5))
        #expect(near(l.frame.maxX - title.origin.x - title.line.width, 54, 0.5))
        #expect(near(l.buttons[0].center.x - l.frame.minX, 37.7, 0.5))
        #expect(near(l.buttons[1].center.x - l.frame.minX, 78.7, 0.5))
    }

    /// The recording cuts this subtitle after "moll", 220 px or 228.5 pt of ink.
    @Test func longTitlesEndBeforeTheButtons() throws {
        let long = "Explicabo a nihil adipisci quae rem mollitia"
        let recorded = layout(.music(title: "Vitae Placeat Facere", subtitle: long))
        let subtitle = try #require(recorded.subtitle)
        #expect(subtitle.line.isTruncated)
        #expect(near(subtitle.line.width, 228.5, 3))
        #expect(!(try #require(recorded.title)).line.isTruncated)
        let endless = String(repeating: "Explicabo ", count: 1000)
        for style in [PopupBar.Style.floating, .floatingCompact] {
            for direction in InterfaceLayoutDirection.allCases {
                for (leading, trailing) in Self.rows {
                    let l = layout(
                        .music(title: endless, subtitle: endless, leading: leading, trailing: trailing), style,
                        in: .test(direction: direction))
                    for label in [try #require(l.title), try #require(l.subtitle)] {
                        #expect(label.line.isTruncated)
                        let (start, end) = (label.origin.x, label.origin.x + label.line.width)
                        #expect(start >= l.frame.minX + 8 && end <= l.frame.maxX - 8)
                        for button in l.buttons {
                            // The distance is half of the widest of the two glyphs, and some space.
                            #expect(end < button.center.x - 14 || start > button.center.x + 14)
                        }
                        if let image = l.imageFrame { #expect(start >= image.maxX + 7 || end <= image.minX - 7) }
                    }
                }
            }
        }
    }

    @Test func leadingItemsPushImageAndTitles() throws {
        let without = layout(.music())
        let with = layout(.music(leading: ["shuffle", "backward"]))
        // The innermost of two leading buttons is a pitch of 41 pt after the first, which is 32.3 pt from the edge.
        #expect(near(with.buttons[0].center.x - with.frame.minX, 32.3, 0.5))
        #expect(near(with.buttons[1].center.x - with.frame.minX, 73.3, 0.5))
        let image = try #require(with.imageFrame)
        #expect(image.minX > with.buttons[1].center.x + 14)
        #expect(near(without.imageFrame?.width, image.width, 1e-9))
        #expect(near((try #require(with.title)).origin.x - image.maxX, 8, 0.34))
        #expect(with.buttons.suffix(2).map(\.center) == without.buttons.map(\.center))
    }

    /// Without an image the titles move to its place.
    @Test func noImage() throws {
        for (style, image) in [(PopupBar.Style.floating, 20.0), (.floatingCompact, 16)] {
            let l = layout(.music(image: nil), style)
            #expect(l.imageFrame == nil)
            #expect(near((try #require(l.title)).origin.x - l.frame.minX, image, 0.34))
        }
    }

    /// On narrower and narrower screens, less than 44 pt hide the titles, less than its own side the image.
    @Test(arguments: [(PopupBar.Style.floating, 40.0), (.floatingCompact, 30)])
    func shortRoomHidesTitlesThenTheImage(_ style: PopupBar.Style, _ imageSide: Double) {
        var seen: [String] = []
        for width in stride(from: 320.0, through: 60, by: -1) {
            var context = Context.test()
            context.traits.device = Device("narrow", width, 800, scale: 3, radius: 0, top: 0, bottom: 0)
            let l = layout(.music(trailing: ["pause"]), style, in: context)
            let m = l.metrics
            // The length includes the bar's sides, the distance before the first part, and the button with its space.
            guard case .pitched(let edge, _, let clearance) = m.buttons else {
                Issue.record("buttons by their centers")
                return
            }
            let room = width - 2 * 21 - m.leadingPadding - edge - clearance
            #expect((l.imageFrame != nil) == (room >= imageSide), "\(width)")
            let left = room >= imageSide ? room - imageSide - m.imageGap : room
            #expect((l.title != nil) == (left >= 44), "\(width)")
            #expect((l.title == nil) == (l.subtitle == nil))
            let state = "\(l.imageFrame != nil) \(l.title != nil)"
            if seen.last != state { seen.append(state) }
        }
        #expect(seen == ["true true", "true false", "false false"])
    }

    @Test func buttonsStay() {
        for count in 0...8 {
            let l = layout(
                .music(trailing: Array(repeating: "pause", count: count)), .floating, in: .test(device: "iphone-se-1"))
            #expect(l.buttons.count == count)
            #expect(l.buttons.allSatisfy { $0.center.x.isFinite && $0.center.y == l.frame.midY })
        }
    }

    @Test func emptyItems() {
        let nothing = layout(PopupItem())
        #expect(nothing.imageFrame == nil && nothing.title == nil && nothing.subtitle == nil && nothing.buttons.isEmpty)
        #expect(nothing.frame == layout(.music()).frame)
        let empty = layout(PopupItem(title: "", subtitle: ""))
        #expect(empty.title?.line.width == 0 && empty.subtitle?.line.width == 0)
        #expect(layout(PopupItem(title: "\n\t\u{0}")).title?.line.width.isFinite == true)
    }
}
