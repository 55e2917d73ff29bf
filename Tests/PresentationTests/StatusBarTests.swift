import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The status bar compared with measured stills. Source: facts, iOS surroundings, section 2.1.
@Suite struct StatusBarTests {
    private func nodes(_ device: String, _ bar: StatusBar = StatusBar(), opacity: Double = 1) -> [Node] {
        let view = StatusBarView(statusBar: bar, context: .test(device: device))
        let nodes = view.nodes(lightness: 0, opacity: opacity)
        guard case .group(let group) = nodes.first else { return [] }
        return group.children
    }

    /// The left and right end of the time's ink, and its baseline.
    @Test(arguments: [
        ("iphone-16-pro-max", 60.0, 106.0, 39), ("iphone-11-pro-max", 28.9, 69.5, 28.4),
        ("iphone-x", 27.0, 66.0, 28.33), ("iphone-11", 31.5, 72.2, 30.7),
    ])
    func time(device: String, left: Double, right: Double, baseline: Double) throws {
        guard case .text(let text) = try #require(nodes(device).first) else {
            Issue.record("no time")
            return
        }
        let ink = text.line.inkBounds
        #expect(near(text.origin.x + ink.minX, left, 1.6) && near(text.origin.x + ink.maxX, right, 1.6))
        #expect(near(text.origin.y, baseline, 0.34))
    }

    /// Everything is on the screen, left of the corner, above the safe area's end, on every phone.
    @Test func stays() {
        for device in Device.all where device.size.width < 500 {
            let layout = StatusBarLayout(device)
            #expect(layout.cap.maxX < device.size.width && layout.wifi.maxX < layout.battery.minX, "\(device.id)")
            #expect(layout.baseline < max(20, device.safeArea.top) && layout.battery.minY > 0, "\(device.id)")
            if device.safeArea.top > 22 {
                #expect(layout.signal + 4 * layout.barPitch <= layout.wifi.minX + 0.6, "\(device.id)")
                #expect(layout.signal > device.size.width / 2 + 60, "\(device.id)")
            }
        }
    }

    /// The boxes of the signs where stills show them; the signal's and the battery's fill or outline.
    @Test(arguments: [
        (
            "iphone-16-pro-max", 312.3...334.0, Rect(x: 341.8, y: 25.1, width: 18.8, height: 14.1), 368.7...396.6,
            25.3...39.1
        ),
        (
            "iphone-11-pro-max", 319.0...337.5, Rect(x: 344.2, y: 16.4, width: 15.8, height: 12), 366.5...390.8,
            16.4...28.6
        ),
        ("iphone-11", 326.3...344.7, Rect(x: 350, y: 19.2, width: 14.9, height: 11.3), 369.6...394.6, 18.2...30.3),
        ("iphone-x", 294.0...311.0, Rect(x: 316, y: 17.3, width: 15.3, height: 11), 336.3...358.3, 17.3...28.7),
    ])
    func signs(
        device: String, signal: ClosedRange<Double>, wifi: Rect, battery: ClosedRange<Double>,
        height: ClosedRange<Double>
    ) throws {
        let layout = try StatusBarLayout(#require(Device.all.first { $0.id == device }))
        let bars = StatusBarGlyphs.signal(layout).controlBounds
        #expect(near(bars.minX, signal.lowerBound, 0.7) && near(bars.maxX, signal.upperBound, 0.7))
        #expect(near(layout.wifi.midX, wifi.midX, 0.7) && near(layout.wifi.midY, wifi.midY, 0.7))
        #expect(near(layout.wifi.width, wifi.width, 1) && near(layout.wifi.height, wifi.height, 1))
        #expect(
            near(layout.battery.minX, battery.lowerBound, 0.7) && near(layout.battery.maxX, battery.upperBound, 0.7))
        #expect(near(layout.battery.minY, height.lowerBound, 0.7) && near(layout.battery.maxY, height.upperBound, 0.7))
    }

    /// On every phone, the signs stand on one line, the cap at the middle of the battery, and bars grow evenly.
    @Test(arguments: Device.all.map { Named($0.id, $0) }.filter { $0.value.idiom == .phone })
    func signsAreAligned(_ phone: Named<Device>) {
        let layout = StatusBarLayout(phone.value)
        let bars = StatusBarGlyphs.signal(layout).controlBounds
        #expect((0.3...1.7).contains(layout.cap.minX - layout.battery.maxX))
        #expect(near(layout.cap.midY, layout.battery.midY, 0.6) && near(layout.wifi.midY, layout.battery.midY, 1.5))
        if phone.value.hasHomeIndicator {
            #expect(near(bars.maxY, layout.baseline, 0.5) && near(bars.maxY, layout.battery.maxY, 1.2))
        }
        let steps = zip(layout.barHeights.dropFirst(), layout.barHeights).map { $0 - $1 }
        #expect(steps.allSatisfy { (1.8...3.2).contains($0) }, "\(steps)")
        #expect((0..<phone.value.size.width).contains(layout.cap.maxX))
    }

    /// The Wi-Fi fan is its own mirror image: each of its points has an opposite.
    @Test func theFanIsSymmetric() {
        let box = Rect(x: 10, y: 20, width: 15, height: 11)
        let points = StatusBarGlyphs.wifi(box).points
        for point in points {
            let opposite = Point(x: 2 * box.midX - point.x, y: point.y)
            #expect(points.contains { ($0 - opposite).length < 1e-9 }, "\(point)")
        }
        #expect(near(StatusBarGlyphs.wifi(box).controlBounds.maxY, box.maxY, 0.1))
    }

    @Test func parts() {
        let plain = nodes("iphone-16-pro-max")
        #expect(nodes("iphone-16-pro-max", StatusBar(showsLocation: true)).count == plain.count + 1)
        #expect(nodes("iphone-16-pro-max", StatusBar(time: "")).count == plain.count - 1)
        #expect(nodes("iphone-16-pro-max", opacity: 0).isEmpty)
    }

    /// Without a SIM there are four squares in the columns of the bars, faint, on the same line.
    @Test func noSIM() {
        for device in Device.all where device.size.width < 500 {
            let layout = StatusBarLayout(device)
            let (bars, dots) = (StatusBarGlyphs.signal(layout), StatusBarGlyphs.signal(layout, hasSIM: false))
            let (a, b) = (bars.controlBounds, dots.controlBounds)
            #expect(a.minX == b.minX && a.maxX == b.maxX && near(b.maxY, a.maxY, 1e-9))
            #expect(near(b.height, layout.barWidth, 1e-9))
        }
        #expect(nodes("iphone-16-pro-max", StatusBar(hasSIM: false)).count == nodes("iphone-16-pro-max").count)
    }

    @Test func styles() {
        #expect(!StatusBar.Style.default.isLight(in: .light) && StatusBar.Style.default.isLight(in: .dark))
        #expect(StatusBar.Style.lightContent.isLight(in: .light) && !StatusBar.Style.darkContent.isLight(in: .dark))
    }

    /// A scene of another device is legal on a Mac.
    @Test func macIsNotTurnedAndShowsNoStatusBar() {
        #expect(Traits(device: .mac, orientation: .landscape).screenSize == Device.mac.size)
        let bar = StatusBarView(statusBar: StatusBar(), context: .test(device: Device.mac.id))
        #expect(bar.nodes(lightness: 0, opacity: 1).isEmpty)
        let pad = StatusBarView(statusBar: StatusBar(), context: .test(device: Device.iPadPro11.id))
        #expect(!pad.nodes(lightness: 0, opacity: 1).isEmpty)
    }

    /// The bar of a right-to-left layout is the mirror image, except for texts and directional signs.
    @Test(arguments: Device.all.map { Named($0.id, $0) }.filter { $0.value.idiom == .phone })
    func statusBarsAreMirrored(_ phone: Named<Device>) throws {
        func boxes(_ direction: InterfaceLayoutDirection) throws -> [Rect] {
            let context = Context.test(device: phone.value.id, direction: direction)
            let bar = with(StatusBar(showsLocation: true)) { ($0.batteryLevel, $0.isCharging) = (0.4, true) }
            let nodes = StatusBarView(statusBar: bar, context: context).nodes(lightness: 0, opacity: 1)
            guard case .group(let group) = try #require(nodes.first) else { return [] }
            return group.children.compactMap { node in
                switch node {
                case .text(let text):
                    Rect(x: text.origin.x, y: text.origin.y, width: text.line.width, height: 1)
                case .shape(let shape): shape.path.controlBounds
                default: nil
                }
            }
        }
        let (left, right) = (try boxes(.leftToRight), try boxes(.rightToLeft))
        #expect(left.count == right.count && left.count > 5)
        for (a, b) in zip(left, right) {
            #expect(near(phone.value.size.width - a.maxX, b.minX, 0.7) && near(a.width, b.width, 1e-6))
        }
        // The time is at the right, the battery at the left.
        if phone.value.hasHomeIndicator { #expect(right[0].minX > (right.last?.maxX ?? .infinity)) }
    }

    /// A missing sign takes no room.
    @Test(arguments: Device.all.map { Named($0.id, $0) }.filter { $0.value.idiom == .pad }) func padsHaveNoHoles(
        _ pad: Named<Device>
    ) {
        func signs(_ showsFocus: Bool) -> [Rect] {
            let context = Context.test(device: pad.value.id)
            let bar = StatusBar(showsFocus: showsFocus)
            let nodes = PadStatusBarView(statusBar: bar, context: with(context) { $0.icons = ["moon": moon] }).nodes(
                .black)
            return nodes.compactMap { node in
                guard case .shape(let shape) = node else { return nil }
                return shape.path.controlBounds
            }.sorted { $0.minX < $1.minX }
        }
        for showsFocus in [false, true] {
            // The parts are the fan, the moon, the battery with its filling, and the cap.
            let parts = signs(showsFocus)
            #expect(parts.count == (showsFocus ? 5 : 4))
            for (a, b) in zip(parts, parts.dropFirst()) { #expect(b.minX - a.maxX < 6.5, "\(showsFocus)") }
        }
    }

    private let moon = VectorIcon(
        name: "moon", viewBox: Rect(x: 0, y: 0, width: 11, height: 11),
        path: .ellipse(in: Rect(x: 0, y: 0, width: 11, height: 11)))
}
