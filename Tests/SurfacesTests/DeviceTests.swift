import Testing
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
}
