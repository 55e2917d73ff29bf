import Foundation
import Testing
import VitrineMotion
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport

@testable import VitrineStage

/// Films in which the device rotates.
@Suite struct RotationTests {
    /// A scene of a family, without its device.
    struct Family: CustomTestStringConvertible {
        var testDescription: String
        var text: String
    }

    private static let page = """
        container:
          statusBar: true
          homeIndicator: true
          content:
            background: "#DDEEFF"
            body: [{ searchField: { placeholder: Search } }, { list: { rows: [One, Two, Three, Four, Five, Six, Seven], style: plain } }]
        """

    static let families = [
        Family(
            testDescription: "page",
            text: page
                + "\n  navigationBar: { title: Rows }\n  tabBar: { items: [{ title: Home, icon: house }, { title: Loved, icon: heart }] }"
        ),
        Family(
            testDescription: "popup bar",
            text: page
                + "\n  toolbar: { items: [Go] }\npopupBar: { presented: true, popupItem: { title: A title, subtitle: Its subtitle } }"
        ),
        Family(
            testDescription: "panel",
            text: page
                + """

                floatingPanels:
                  search:
                    surfaceView: { cornerRadius: 9pt }
                    content: { body: [{ searchField: { placeholder: Search }, name: field }] }
                variations:
                  - when: { verticalSizeClass: compact }
                    set: { floatingPanels: { search: { layout: { preset: defaultLandscape, sides: { left: 8pt, width: 291pt } } } } }
                """),
        Family(
            testDescription: "overlay",
            text: page
                + """

                overlayContainers:
                  overlay: { notches: [25%, 75%], viewControllers: [{ name: over, background: white, body: [A label] }] }
                """),
        Family(
            testDescription: "card", text: page + "\ncards: { card: { presented: true, content: { body: [A label] } } }"
        ),
        Family(
            testDescription: "entry",
            text: page
                + """

                entries:
                  note:
                    presented: true
                    attributes: { preset: topFloat, displayDuration: infinity, positionConstraints: { maxSize: { width: { constant: 300pt } } } }
                    content: { notification: { title: { text: A title }, description: { text: A description } } }
                """),
    ]

    private func staged(
        _ text: String, on device: String, turning: String = "{ at: 1s, rotate: landscape }", scale: Double = 0.25,
        output: String = ""
    ) throws -> StagedScene {
        try StagedScene(
            SceneParser.parse(
                "vitrine: 1\ndevice: \(device)\ndesign: legacy\n\(text)\ntimeline: [\(turning)]\noutput: { scale: \(scale)\(output) }"
            ))
    }

    private static let ticks = (0...Int(0.3 * Double(Tick.rate))).map { 1 + Double($0) / Double(Tick.rate) }

    @Test(
        arguments: families, isDebugBuild ? ["iphone-x"] : ["iphone-8", "iphone-x", "iphone-16-pro-max", "ipad-pro-11"])
    func `elements go from the old to the new layout at the pace of the turn`(_ family: Family, _ device: String) throws
    {
        let film = try staged(family.text, on: device)
        func frames(_ seconds: Double) -> [String: Rect] {
            Dictionary(film.elements(at: seconds).map { ($0.name, $0.frame) }) { first, _ in first }
        }
        let (before, after) = (frames(0.99), frames(1.31))
        var last = frames(1)
        // The limit is the steepest part of the curve, plus the pixels of layouts.
        let pace = 1.8 / 0.3 / Double(Tick.rate)
        for seconds in Self.ticks.dropFirst() {
            let now = frames(seconds)
            for (name, frame) in now {
                guard let old = last[name], let from = before[name], let to = after[name] else { continue }
                for side in [\Rect.minX, \.minY, \.width, \.height] {
                    let (step, way) = (
                        abs(frame[keyPath: side] - old[keyPath: side]), abs(to[keyPath: side] - from[keyPath: side])
                    )
                    #expect(step <= pace * way + 0.5, "\(name) at \(seconds): \(old) to \(frame)")
                }
            }
            last = now
        }
        #expect(last.keys.sorted() == after.keys.sorted())
    }

    @Test(arguments: families) func `no frame exchanges the layout`(_ family: Family) throws {
        let film = try staged(family.text, on: "iphone-x", scale: 0.125)
        let pictures = ([1 - 1.0 / Double(Tick.rate)] + Self.ticks).map { film.picture(at: $0) }
        #expect(pictures[0] == pictures[1])
        let steps = zip(pictures.dropFirst(), pictures.dropFirst(2)).map { difference($0, $1) }
        let mean = steps.reduce(0, +) / Double(steps.count)
        #expect(mean > 0 && steps.allSatisfy { $0 < 3.5 * mean }, "\(steps.map { ($0 / mean * 10).rounded() / 10 })")
    }

    private func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
        zip(a.pixels, b.pixels).reduce(0) { sum, pair in
            let parts = stride(from: 0, to: 24, by: 8).map { shift -> Double in
                abs(Double(pair.0 >> UInt32(shift) & 255) - Double(pair.1 >> UInt32(shift) & 255))
            }
            return sum + parts.reduce(0, +)
        }
    }

    /// The device is a rectangle with round corners that rotates about the center of the canvas.
    @Test(arguments: ["iphone-8", "iphone-x"]) func `nothing is painted beside the device, which the canvas holds`(
        _ device: String
    ) throws {
        let film = try staged(Self.families[2].text, on: device)
        let size = film.scene.traits.device.size
        let side = Double(film.viewport.width)
        #expect(film.viewport.width == film.viewport.height)
        let k = film.viewport.scale
        let edge = film.picture(at: 0).pixels[0]
        for seconds in [0.5] + Self.ticks.filter { Int(($0 * 120).rounded()) % 4 == 0 } + [1.5] {
            let picture = film.picture(at: seconds)
            let turn = seconds < 1 ? 0 : seconds >= 1.3 ? 1 : film.screen.turn(at: seconds)?.fraction ?? 1
            let (sine, cosine) = (sin(turn * .pi / 2), cos(turn * .pi / 2))
            var painted = 0
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let (dx, dy) = ((Double(x) + 0.5 - side / 2) / k, (Double(y) + 0.5 - side / 2) / k)
                    // The position is in points of the upright device, from its center, with a tolerance of a pixel.
                    let (u, v) = (abs(cosine * dx + sine * dy), abs(-sine * dx + cosine * dy))
                    let isInside = u < size.width / 2 + 1.5 / k && v < size.height / 2 + 1.5 / k
                    if picture.pixels[y * picture.width + x] != edge {
                        painted += 1
                        #expect(isInside, "\(seconds): \(x), \(y)")
                    }
                }
            }
            // The whole device is visible, less its corners.
            #expect(Double(painted) > 0.97 * size.width * size.height * k * k)
        }
    }

    @Test(
        arguments: families.filter {
            $0.testDescription != "overlay" && $0.testDescription != "entry" && $0.testDescription != "card"
        })
    func `a still after the turn is that of a screen which has stood so from the beginning`(_ family: Family) throws {
        let turned = try staged(family.text, on: "iphone-x", scale: 1).still(at: 3)
        let standing = try staged(
            "orientation: landscape\n" + family.text, on: "iphone-x", turning: "{ at: 1s, wait: 0 }", scale: 1)
        #expect(turned.viewport.width == 812 && turned.viewport.height == 375)
        #expect(turned.picture(at: 3) == standing.picture(at: 3))
    }

    @Test(arguments: [
        "{ at: 1s, rotate: landscape }", "{ at: 1s, rotate: landscape, animated: false }",
        "{ at: 1s, set: { orientation: landscape } }", "{ at: 1s, set: { orientation: landscape }, duration: 0.2s }",
    ])
    func `whatever turns the device, the canvas holds both orientations`(_ event: String) throws {
        let film = try staged("", on: "iphone-8", turning: event, scale: 1)
        #expect(film.viewport.width == film.viewport.height && film.viewport.width >= 765)
        #expect(film.still(at: 0.5).viewport.width == 375 && film.still(at: 2).viewport.width == 667)
    }

    @Test func `what the output says of the canvas holds`() throws {
        func size(_ output: String, _ turning: String = "{ at: 1s, rotate: landscape }") throws -> [Int] {
            let viewport = try staged("", on: "iphone-8", turning: turning, scale: 1, output: output).viewport
            return [viewport.width, viewport.height]
        }
        #expect(try size(", orientation: portrait") == [375, 667])
        #expect(try size(", orientation: landscape") == [667, 375])
        #expect(try size(", crop: { x: 0, y: 0, width: 300, height: 200 }") == [300, 200])
        #expect(try size(", crop: bottom 100pt") == [375, 100])
        #expect(try size(", size: 400x400") == [400, 400])
        #expect(try size("", "{ at: 1s, wait: 0 }") == [375, 667])
    }

    @Test func `a turn that is interrupted goes on from where it is`() throws {
        let film = try staged(
            Self.families[2].text, on: "iphone-x",
            turning: "{ at: 1s, rotate: landscape }, { at: 1.1s, rotate: portrait }", scale: 0.125)
        let half = 0.5 / Double(Tick.rate)
        let (before, last, first) = (1.1 - 2 * half, 1.1 - half, 1.1)
        let steps = [(before, last), (last, first)].map { difference(film.picture(at: $0.0), film.picture(at: $0.1)) }
        #expect(steps[1] < 1.5 * steps[0])
        #expect(film.picture(at: 0.9) == film.picture(at: 1.5))
    }
}
