import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineSurfaces

/// The orientations of devices.
@Suite struct TraitsTests {
    @Test func everyDeviceIsAStaticMemberOfItsName() throws {
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/VitrineSurfaces/Setting/Device.swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        let members = text.matches(of: /public static let (\w+) = Device\(\s*(?:pad: |mac: )?"([\w-]+)"/)
        #expect(members.map { String($0.2) } == Device.all.map(\.id))
        for member in members {
            let name = member.1.lowercased().replacing("model", with: "")
            #expect(name == member.2.replacing("-", with: ""))
        }
        #expect(Device.iPhone16Pro.id == "iphone-16-pro" && Device.iPadPro13.idiom == .pad)
    }

    @Test(arguments: Device.all.map { Named($0.id, $0) }) func turnedRound(_ device: Named<Device>) {
        let device = device.value
        let upright = Traits(device: device)
        let turned = Traits(device: device, orientation: .landscape)
        #expect(upright.screenSize == device.size)
        let size = device.size
        #expect(turned.screenSize == (device.idiom == .mac ? size : Size(width: size.height, height: size.width)))
        #expect(turned.safeArea.left == turned.safeArea.right)
        // A device has a home indicator in every orientation or in none.
        #expect((upright.safeArea.bottom > 0) == (turned.safeArea.bottom > 0))
        #expect(upright.safeArea.left == 0 && upright.safeArea.right == 0)
        #expect(upright.isWide == (device.idiom != .phone))
    }

    /// A phone in landscape has its island at the side; an iPad is the same in every orientation.
    @Test func whereTheSafeAreaEnds() {
        let phone = Traits(device: .named("iphone-16-pro") ?? .standard, orientation: .landscape).safeArea
        #expect(phone == Insets(top: 0, left: 62, bottom: 21, right: 62))
        for orientation in Orientation.allCases {
            var pad = Traits(device: .named("ipad-pro-11") ?? .standard, orientation: orientation)
            #expect(pad.safeArea == Insets(top: 32, bottom: 20))
            pad.design = .legacy
            #expect(pad.safeArea == Insets(top: 24, bottom: 20))
        }
    }

    @Test func macHasNeitherSafeAreaNorHomeIndicator() {
        let traits = Traits(device: .mac)
        #expect(traits.safeArea == .zero && !traits.showsHomeIndicator && traits.isWide)
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    }

    @Test func phoneHasNoWindows() {
        var traits = Traits(device: .iPhone16Pro)
        traits.windowSize = Size(width: 300, height: 300)
        #expect(traits.screenSize == Device.iPhone16Pro.size)
        traits.device = .iPadPro11
        #expect(traits.screenSize == Size(width: 300, height: 300))
    }
}
