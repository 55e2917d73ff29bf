import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Properties of the figures of every device. Source: facts, iOS surroundings, section 1.
@Suite struct DeviceTests {
    static let devices = Device.all.map { Named($0.id, $0) }
    static let phones = devices.filter { $0.value.idiom == .phone }

    private func body(_ device: Device, _ orientation: Orientation = .portrait) -> DeviceBody {
        DeviceBody(
            screen: Traits(device: device, orientation: orientation).screenSize, cornerRadius: device.cornerRadius,
            safeTop: device.safeArea.top)
    }

    private func camera(_ device: Device, _ orientation: Orientation = .portrait) -> Rect? {
        switch body(device, orientation).camera {
        case .none: nil
        case .island(let box), .notch(let box, _): box
        }
    }

    @Test func namesAreDistinctAndResolve() {
        let names = Device.all.map(\.id) + Device.aliases.map(\.name)
        #expect(Set(names).count == names.count)
        for device in Device.all { #expect(Device.named(device.id) == device) }
        for alias in Device.aliases {
            #expect(Device.named(alias.name) == alias.device && Device.all.contains(alias.device))
        }
    }

    /// The devices of the last years, by the names in Apple's shop.
    @Test(arguments: [
        ("iphone-se-3", 375.0, 667.0), ("iphone-14", 390, 844), ("iphone-14-plus", 428, 926),
        ("iphone-15", 393, 852), ("iphone-15-plus", 430, 932), ("iphone-15-pro-max", 430, 932),
        ("iphone-16", 393, 852), ("iphone-16-plus", 430, 932), ("iphone-16e", 390, 844), ("iphone-17", 402, 874),
        ("iphone-17-pro", 402, 874), ("iphone-17-pro-max", 440, 956), ("iphone-air", 420, 912),
        ("ipad-mini", 744, 1133), ("ipad-10", 820, 1180), ("ipad-a16", 820, 1180), ("ipad-air-11", 820, 1180),
        ("ipad-air-13", 1024, 1366), ("ipad-pro-13", 1032, 1376), ("iphone-xr", 414, 896),
    ])
    func sizes(_ name: String, _ width: Double, _ height: Double) {
        #expect(Device.named(name)?.size == Size(width: width, height: height))
    }

    @Test(arguments: devices) func screensHaveWholePixels(_ device: Named<Device>) {
        let (size, scale) = (device.value.size, device.value.scale)
        #expect(
            (size.width * scale).rounded() == size.width * scale && size.width < size.height || device.value == .mac)
        #expect((size.height * scale).rounded() == size.height * scale)
        #expect(device.value.cornerRadius >= 0 && device.value.cornerRadius < size.width / 4)
    }

    /// A phone in landscape has the insets of its camera at both sides, and none at the top.
    @Test(arguments: phones) func safeAreasTurnWithThePhone(_ phone: Named<Device>) {
        let phone = phone.value
        let (upright, turned) = (phone.safeArea, phone.landscapeSafeArea)
        #expect(turned.top == 0 && turned.left == turned.right)
        #expect(turned.left == (phone.hasHomeIndicator ? upright.top : 0))
        #expect(turned.bottom < upright.bottom || !phone.hasHomeIndicator)
        #expect(phone.hasHomeIndicator == (phone.cornerRadius > 0))
    }

    /// The camera is centered above the safe area's end, or in landscape at the left.
    @Test(arguments: devices) func camerasLieInTheSafeAreaInsets(_ device: Named<Device>) {
        let device = device.value
        guard let upright = camera(device), let turned = camera(device, .landscape) else {
            #expect(!device.hasHomeIndicator || device.idiom != .phone)
            #expect(camera(device) == nil && camera(device, .landscape) == nil)
            return
        }
        #expect(near(upright.midX, device.size.width / 2, 1e-9) && upright.minY >= 0)
        #expect(upright.maxY < device.safeArea.top)
        #expect(near(turned.midY, device.size.width / 2, 1e-9) && turned.minX == upright.minY)
        #expect(near(turned.width, upright.height, 1e-9) && turned.maxX < device.landscapeSafeArea.left)
    }

    /// Time and signs are beside the camera, within the bar, which is no higher than the safe area.
    @Test(arguments: phones, InterfaceLayoutDirection.allCases)
    func statusBarsStandBesideTheCamera(_ phone: Named<Device>, _ direction: InterfaceLayoutDirection) throws {
        let phone = phone.value
        let height = StatusBarLayout.height(of: phone)
        #expect(height <= phone.safeArea.top)
        let context = Context.test(device: phone.id, direction: direction)
        let nodes = StatusBarView(statusBar: StatusBar(), context: context).nodes(lightness: 0, opacity: 1)
        guard case .group(let group) = try #require(nodes.first) else { return }
        let camera = camera(phone)
        for node in group.children {
            let ink: Rect
            switch node {
            case .text(let text): ink = text.line.inkBounds.offsetBy(dx: text.origin.x, dy: text.origin.y)
            case .shape(let shape): ink = shape.path.controlBounds
            default: continue
            }
            #expect(ink.minX > 0 && ink.maxX < phone.size.width && ink.minY > 0 && ink.maxY < height)
            #expect(camera?.intersection(ink).isEmpty ?? true, "\(ink)")
        }
    }

    /// The bar of a right-to-left layout is the mirror image, except for texts and directional signs.
    @Test(arguments: phones) func statusBarsAreMirrored(_ phone: Named<Device>) throws {
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
    @Test(arguments: devices.filter { $0.value.idiom == .pad }) func padsHaveNoHoles(_ pad: Named<Device>) {
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
