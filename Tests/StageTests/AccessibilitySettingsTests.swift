import Foundation
import Testing
import VitrinePresentation
import VitrinePrimitives

@testable import VitrineScreens
@testable import VitrineStage

/// The settings Reduce Transparency, Increase Contrast, Bold Text and Reduce Motion. Source of the figures: facts, iOS
/// surroundings, section 12.
@Suite struct AccessibilitySettingsTests {
    /// A scene with surfaces, and points inside them.
    struct Surfaces: Sendable, CustomTestStringConvertible {
        let name: String
        let keys: String
        let places: [Rect]
        var seconds = 1.0

        var testDescription: String { name }

        static let bars = """
            {statusBar: false, tabBar: {items: [{title: One, icon: house}, {title: Two, icon: heart}], selected: 1}, \
            navigationBar: {title: Title, trailingItems: [{title: Edit}]}, content: @}
            """
        static let popup =
            "{presented: true, popupItem: {title: A title, subtitle: Artist, trailingBarButtonItems: [pause]}}"

        static let all = [
            Surfaces(
                name: "glass", keys: "{container: \(bars), popupBar: \(popup)}",
                places: [
                    Rect(x: 50, y: 740, width: 270, height: 42), Rect(x: 45, y: 682, width: 285, height: 30),
                    Rect(x: 312, y: 52, width: 30, height: 28),
                ]),
            Surfaces(
                name: "legacy", keys: "{design: legacy, container: \(bars), popupBar: \(popup)}",
                places: [
                    Rect(x: 0, y: 740, width: 375, height: 60), Rect(x: 20, y: 680, width: 335, height: 35),
                    Rect(x: 0, y: 10, width: 375, height: 70),
                ]),
            Surfaces(
                name: "toolbar of glass",
                keys: "{container: {statusBar: false, toolbar: {items: [Present Bar, Go]}, content: @}}",
                places: [Rect(x: 45, y: 742, width: 80, height: 35)]),
            Surfaces(
                name: "menu",
                keys: """
                    {container: {statusBar: false, content: @}, timeline: [{at: 0, contextMenu: show}], \
                    popupBar: {presented: true, popupItem: {title: A}, contextMenu: {items: [{title: One}, {title: Two}]}}}
                    """, places: [Rect(x: 85, y: 600, width: 200, height: 75)], seconds: 2),
            Surfaces(
                name: "entry",
                keys: """
                    {container: {statusBar: false, content: @}, entryKit: {}, entries: {a: {content: {note: A line}, attributes: \
                    {displayDuration: infinity, position: bottom, entryBackground: {visualEffect: standard}}}}, \
                    timeline: [{at: 0, display: a}]}
                    """, places: [Rect(x: 10, y: 755, width: 350, height: 18)], seconds: 3),
            Surfaces(
                name: "panel",
                keys: """
                    {container: {statusBar: false, content: @}, floatingPanels: {a: {presented: true, surfaceView: {backgroundColor: clear}, \
                    content: {backgroundEffect: systemThinMaterial}}}}
                    """, places: [Rect(x: 20, y: 700, width: 330, height: 90)]),
            Surfaces(
                name: "effect view",
                keys: """
                    {container: {statusBar: false, content: {background: @color, body: [{shape: {fill: @stripe}, \
                    frame: {x: 0, y: 0, width: 375, height: 180}}, {view: {effect: systemMaterial}, \
                    frame: {x: 40, y: 100, width: 300, height: 200}}]}}}
                    """, places: [Rect(x: 60, y: 120, width: 260, height: 160)]),
        ]
    }

    private static let settings = ["reduceTransparency", "increaseContrast", "boldText", "reduceMotion"]

    private func staged(
        _ surfaces: Surfaces, color: String = "'#C02020'", stripe: String = "white", _ keys: String = "",
        first: String = "", later: String = ""
    ) throws -> StagedScene {
        let page = """
            {background: \(color), darkBackground: \(color), body: [{shape: {fill: \(stripe)}, \
            frame: {x: 0, y: 690, width: 375, height: 66}}, {shape: {fill: \(stripe)}, \
            frame: {x: 200, y: 40, width: 150, height: 40}}]}
            """
        var text = surfaces.keys.replacing("@color", with: color).replacing("@stripe", with: stripe)
            .replacing("@", with: page)
        text.removeFirst()
        // The settings apply before and after the events of the scene.
        let end = later.isEmpty ? "" : ", \(later)"
        if let start = text.range(of: "timeline: [") {
            let close = text[start.upperBound...].firstIndex(of: "]") ?? text.endIndex
            text.insert(contentsOf: end, at: close)
            if !first.isEmpty { text.insert(contentsOf: "\(first), ", at: start.upperBound) }
        } else if !first.isEmpty || !later.isEmpty {
            text = "timeline: [\(first)\(first.isEmpty ? later : end)], " + text
        }
        return try StagedScene(
            SceneParser.parse(
                "{vitrine: 1, device: iphone-x, output: {scale: 1, duration: 6, showsTouches: false}, \(keys)\(text)"))
    }

    private func pixels(_ staged: StagedScene, _ surfaces: Surfaces) -> [[UInt32]] {
        let picture = staged.picture(at: surfaces.seconds)
        return surfaces.places.flatMap { place in
            (Int(place.minY)..<Int(place.maxY)).flatMap { y in
                (Int(place.minX)..<Int(place.maxX)).map { x -> [UInt32] in
                    let pixel = picture[x, y]
                    return [pixel.red, pixel.green, pixel.blue]
                }
            }
        }
    }

    @Test(arguments: Surfaces.all, ["light", "dark"])
    func `nothing behind a surface shows through it where transparency is reduced`(
        _ surfaces: Surfaces, _ appearance: String
    ) throws {
        func pair(_ keys: String) throws -> [[[UInt32]]] {
            let all = "appearance: \(appearance), \(keys)"
            return [
                pixels(try staged(surfaces, all), surfaces),
                pixels(try staged(surfaces, color: "'#F0F0A0'", stripe: "'#003060'", all), surfaces),
            ]
        }
        let reduced = try pair("reduceTransparency: true, ")
        let different = zip(reduced[0], reduced[1]).filter { $0 != $1 }.count
        #expect(different == 0, "\(different) of \(reduced[0].count) pixels differ")
        let usual = try pair("")
        #expect(usual[0] != usual[1])
    }

    @Test(arguments: Surfaces.all, settings)
    func `a setting that is set and taken back leaves the picture as it was`(
        _ surfaces: Surfaces, _ setting: String
    ) throws {
        let plain = try staged(surfaces)
        let off = try staged(surfaces, "\(setting): false, ")
        let event = "{at: 3.5s, set: {\(setting): true}}, {at: 4s, set: {\(setting): false}}"
        let changed = try staged(surfaces, later: event)
        for seconds in [surfaces.seconds, 5.5] {
            #expect(off.picture(at: seconds) == plain.picture(at: seconds))
            #expect(changed.picture(at: seconds) == plain.picture(at: seconds), "\(seconds)")
        }
        let on = try staged(surfaces, "\(setting): true, ")
        let sooner = try staged(surfaces, first: "{at: 0, set: {\(setting): true}}")
        #expect(sooner.picture(at: surfaces.seconds) == on.picture(at: surfaces.seconds))
    }

    @Test(arguments: settings) func `a variation holds while its setting does`(_ setting: String) throws {
        let scene = """
            {vitrine: 1, device: iphone-x, output: {scale: 0.2, duration: 4}, container: {statusBar: false, homeIndicator: false, content: \
            {background: red}}, variations: [{when: {\(setting): true}, set: {container: {content: {background: blue}}}}], \
            timeline: [{at: 1s, set: {\(setting): true}}, {at: 2s, set: {\(setting): false}}]}
            """
        let staged = try StagedScene(SceneParser.parse(scene))
        let blues = [0.5, 1.5, 2.5].map { staged.picture(at: $0)[30, 80].blue }
        #expect(blues == [0, 255, 0])
    }

    /// Returns the brightest pixel of an area divided by the darkest: of a text and its background.
    private func contrast(_ pixels: [[UInt32]]) -> Double {
        let lumas = pixels.map { 0.2126 * Double($0[0]) + 0.7152 * Double($0[1]) + 0.0722 * Double($0[2]) }
        return ((lumas.max() ?? 0) + 13) / ((lumas.min() ?? 0) + 13)
    }

    @Test(arguments: ["white", "black", "'#C02020'", "'#7DF67D'", "'#303030'"], ["light", "dark"])
    func `texts on glass have more contrast where it is increased`(_ color: String, _ appearance: String) throws {
        let surfaces = Surfaces(
            name: "titles", keys: Surfaces.all[0].keys, places: [Rect(x: 45, y: 682, width: 100, height: 30)])
        let all = "appearance: \(appearance), "
        let usual = contrast(pixels(try staged(surfaces, color: color, stripe: color, all), surfaces))
        let high = contrast(
            pixels(try staged(surfaces, color: color, stripe: color, all + "increaseContrast: true, "), surfaces))
        #expect(high >= usual * 0.99, "\(usual) \(high)")
    }

    @Test func `pages fade into one another only where both settings ask for it`() throws {
        func row(_ keys: String) throws -> [[UInt32]] {
            let scene = """
                {vitrine: 1, device: iphone-x, \(keys)output: {scale: 0.2, duration: 2}, container: {statusBar: false, homeIndicator: false, \
                content: {background: red}}, timeline: [{at: 0, push: {content: {background: blue}}}]}
                """
            let picture = try StagedScene(SceneParser.parse(scene)).picture(at: 0.1)
            return (1..<picture.width - 1).map { [picture[$0, 80].red, picture[$0, 80].green, picture[$0, 80].blue] }
        }
        let faded = try row("reduceMotion: true, prefersCrossFadeTransitions: true, ")
        #expect(Set(faded).count == 1 && faded[0][0] > 20 && faded[0][2] > 20 && faded[0][1] == 0)
        let slid = try row("")
        #expect(Set(slid).count > 1)
        #expect(try row("reduceMotion: true, ") == slid && row("prefersCrossFadeTransitions: true, ") == slid)
    }

    @Test func `glass does not grow under a finger where motion is reduced`() throws {
        func reach(_ keys: String) throws -> Int {
            let surfaces = Surfaces(name: "press", keys: Surfaces.all[2].keys, places: [])
            let events = "{at: 0, tap: Go, hold: 0.6}"
            let staged = try staged(surfaces, color: "'#202020'", stripe: "'#202020'", keys, first: events)
            let (rest, pressed) = (staged.picture(at: 0), staged.picture(at: 0.4))
            // These are the rows that change.
            return (0..<rest.height).filter { y in
                (0..<rest.width).contains { rest[$0, y] != pressed[$0, y] }
            }.count
        }
        let (still, moving) = (try reach("appearance: dark, reduceMotion: true, "), try reach("appearance: dark, "))
        #expect(still < moving, "\(still) \(moving)")
    }
}
