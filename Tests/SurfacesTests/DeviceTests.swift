import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineSurfaces

/// Properties of the figures of every device. Source: facts, iOS surroundings, section 1.
@Suite struct DeviceTests {
    static let devices = Device.all.map { Named($0.id, $0) }
    static let phones = devices.filter { $0.value.idiom == .phone }

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

    /// The figures of the table. Source: facts, iOS surroundings, section 1.
    @Test(
        arguments: [
            ("iphone-8", 2, 0.0, (20.0, 0.0), (0.0, 0.0)), ("iphone-x", 3, 39, (44, 34), (44, 21)),
            ("iphone-11", 2, 41.5, (44, 34), (44, 21)), ("iphone-11-pro-max", 3, 39, (44, 34), (44, 21)),
            ("iphone-14", 3, 47.33, (47, 34), (47, 21)), ("iphone-14-plus", 3, 53.33, (47, 34), (47, 21)),
            ("iphone-14-pro-max", 3, 55, (59, 34), (59, 21)), ("iphone-15", 3, 55, (59, 34), (59, 21)),
            ("iphone-16-pro", 3, 62, (62, 34), (62, 21)), ("iphone-16-pro-max", 3, 62, (62, 34), (62, 21)),
            ("iphone-air", 3, 62, (68, 34), (68, 21)), ("iphone-16e", 3, 47.33, (47, 34), (47, 21)),
            ("ipad-pro-11", 2, 30, (24, 20), (0, 20)), ("ipad-mini", 2, 21.5, (24, 20), (0, 20)),
            ("ipad-10", 2, 25, (24, 20), (0, 20)), ("ipad-air-11", 2, 18, (24, 20), (0, 20)),
        ] as [(String, Double, Double, (Double, Double), (Double, Double))])
    func figures(
        _ name: String, _ scale: Double, _ radius: Double, _ upright: (Double, Double), _ turned: (Double, Double)
    ) throws {
        let device = try #require(Device.named(name))
        #expect(device.scale == scale && near(device.cornerRadius, radius, 0.01))
        let safe = Traits(device: device, design: .legacy).safeArea
        #expect(safe.top == upright.0 && safe.bottom == upright.1)
        let landscape = Traits(device: device, design: .legacy, orientation: .landscape).safeArea
        #expect(landscape.left == turned.0 && landscape.right == turned.0 && landscape.bottom == turned.1)
    }
}
