import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// The cameras of devices. Source: facts, iOS surroundings, section 1.
@Suite struct DeviceCameraTests {
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
}
