import Testing
import VitrineTestSupport

@testable import VitrinePages
@testable import VitrinePresentation

/// Pages that are pushed and popped. Source: facts, popup bar, section 3.6.
@Suite struct NavigationMotionTests {
    /// The positions of pages before, during and after a transition.
    @Test func stack() {
        var navigation = NavigationMotion()
        let (a, b) = (Page(content: ["a"], hidesBottomBarWhenPushed: true), Page(content: ["b"]))
        navigation.push(a, at: 1)
        navigation.push(b, at: 1.1)
        navigation.pop(at: 3)
        navigation.pop(at: 4)
        navigation.pop(at: 5)
        #expect(navigation.pages(at: 0.9).upper == nil && navigation.pages(at: 0.9).progress == 1)
        #expect(navigation.pages(at: 1.2).upper?.page == a && navigation.pages(at: 1.2).lower == nil)
        // The second waits for the first.
        #expect(navigation.pages(at: 1.6).upper?.page == b && navigation.pages(at: 1.6).lower?.page == a)
        #expect(navigation.pages(at: 2.9).upper?.page == b && navigation.pages(at: 2.9).progress == 1)
        #expect(navigation.pages(at: 3.9).upper?.page == a && navigation.pages(at: 3.9).progress == 1)
        #expect(navigation.pages(at: 9).upper == nil && navigation.end < 5)
        #expect(navigation.absence.value(at: 1.45) > 0.9 && navigation.absence.value(at: 2.9) == 0)
        #expect(navigation.absence.value(at: 3.9) == 1 && navigation.absence.value(at: 9) == 0)
    }

    /// A dock that is hidden from the beginning stays hidden under pages that are pushed and popped, until it is shown.
    @Test func dockHiddenFromTheBeginning() {
        var navigation = NavigationMotion(isDockHidden: true)
        #expect(navigation.absence.value(at: -1) == 1 && navigation.end == 0)
        #expect(navigation.presence(at: 0) == DockPresence(glass: 0, lens: 0, material: 0, content: 0))
        navigation.push(Page(content: ["a"], hidesBottomBarWhenPushed: true), at: 1)
        navigation.pop(at: 2)
        #expect([1.2, 2.2, 4.9].allSatisfy { navigation.absence.value(at: $0) == 1 })
        navigation.setDockHidden(false, at: 5)
        #expect(navigation.absence.value(at: 9) == 0)
        #expect(navigation.presence(at: 9) == DockPresence())
    }

    /// Glass loses its material before its rim, and gets it back after that; at rest it has all or nothing. The titles
    /// of a toolbar are blurred as long as material is missing, tabs never.
    @Test(arguments: [
        Named("toolbar", Container.Dock.toolbar(["a"])),
        Named("tab bar", .tabBar(TabBar(items: [.init(title: "a", icon: ""), .init(title: "b", icon: "")]))),
    ])
    func glassLosesItsMaterialFirst(_ dock: Named<Container.Dock>) {
        let dock = dock.value
        var navigation = NavigationMotion(dock: dock)
        navigation.push(Page(content: ["a"], hidesBottomBarWhenPushed: true), at: 1)
        navigation.pop(at: 2)
        #expect(navigation.presence(at: 1) == DockPresence(content: dock.isTabBar ? 0 : 1))
        #expect(navigation.presence(at: 1.9).glass == 0 && navigation.presence(at: 1.9).lens == 0)
        #expect(navigation.presence(at: 4) == DockPresence())
        var bent = 0
        for i in 0...300 {
            let presence = navigation.presence(at: 1 + Double(i) / 100)
            #expect(presence.glass >= presence.material - 0.01)
            #expect(dock.isTabBar ? presence.blur == 0 : (presence.blur > 0) == (presence.material < 1))
            // Titles are sharper the more material there is.
            #expect(presence.blur <= 8 * (1 - presence.material) + 1e-9)
            if presence.material < 0.2, presence.lens > 0.2 { bent += 1 }
        }
        // At some times the glass does little but bend.
        #expect(bent > 0)
    }
}

extension Container.Dock {
    fileprivate var isTabBar: Bool { if case .tabBar = self { true } else { false } }
}
