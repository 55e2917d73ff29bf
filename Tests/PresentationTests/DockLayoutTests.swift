import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Where the dock begins, and where pages end above it.
@Suite struct DockLayoutTests {
    static let devices = Device.all.map { Named($0.id, $0) }
    private static let tabs = Container.Dock.tabBar(
        TabBar(items: [.init(title: "A", icon: "house"), .init(title: "B", icon: "heart")]))

    private func layout(_ dock: Container.Dock?, _ traits: Traits) -> DockLayout {
        DockLayout(Container(dock: dock), in: .test(traits, scale: traits.device.scale))
    }

    @Test(arguments: devices, Design.allCases)
    func `without a dock the safe area is that of the device`(_ device: Named<Device>, _ design: Design) {
        for orientation in Orientation.allCases {
            let traits = Traits(device: device.value, design: design, orientation: orientation)
            let dock = layout(nil, traits)
            #expect(dock.safeBottom == traits.screenSize.height - traits.safeArea.bottom)
            #expect(!dock.isDocked && !dock.hasMaterial && dock.extendsBar)
        }
    }

    @Test(arguments: devices, Design.allCases)
    func `a dock is above the safe area's end, and pages end at it`(_ device: Named<Device>, _ design: Design) {
        let traits = Traits(device: device.value, design: design)
        let bare = layout(nil, traits).safeBottom
        for bar in [.toolbar(Toolbar(items: ["Go"])), Self.tabs] {
            let dock = layout(bar, traits)
            // Tab bars of iPads are at the top in the glass design.
            guard dock.isDocked else { continue }
            #expect(dock.safeBottom == dock.top && dock.top < bare)
            #expect(dock.hasMaterial == (design == .legacy) && !dock.extendsBar)
        }
        let custom = layout(.custom(CustomDock(height: 50, bottomDockingViewMarginForPopupBar: 12)), traits)
        #expect(custom.safeBottom == bare - 50 && custom.isDocked && !custom.hasMaterial)
        #expect(custom.top == custom.safeBottom - 12 + (design == .glass ? DockLayout.glassGap : 0))
    }
}
