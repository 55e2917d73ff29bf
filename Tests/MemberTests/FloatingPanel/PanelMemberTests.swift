import Testing
import VitrineTestSupport

/// Each member of FloatingPanel that has an effect by the table changes pictures or is called.
@Suite struct PanelMemberTests {
    static let probes: [Probe] = {
        var list = ProbeList()
        list.addPanelLayouts()
        list.addPanelBehaviors()
        list.addPanelDelegates()
        list.addPanelControllers()
        list.addPanelViews()
        return list.probes
    }()

    @Test(arguments: probes) func `a member takes effect`(_ probe: Probe) throws { try probe.check() }

    @Test func `every member that takes effect has a probe`() throws {
        let table = try MemberTable(of: "FloatingPanel")
        #expect(table.rows.count > 100)
        #expect(table.unproven(Self.probes).sorted() == [])
        #expect(table.unknown(Self.probes).sorted() == [])
    }
}
