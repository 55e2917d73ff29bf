import Testing
import VitrineTestSupport

/// Each member of LNPopupController that has an effect by the table changes pictures or is called.
@Suite struct MemberTableTests {
    static let probes: [Probe] = {
        var list = ProbeList()
        list.addBarStyles()
        list.addBarMembers()
        list.addBarAppearances()
        list.addCloseButtons()
        list.addContentViews()
        list.addItems()
        list.addControllers()
        return list.probes
    }()

    @Test(arguments: probes) func `a member takes effect`(_ probe: Probe) throws {
        // The message excludes the pictures, which would be megabytes.
        let takesEffect = try probe.takesEffect()
        #expect(takesEffect, "\(probe) changes nothing")
    }

    /// The members with a key of a scene are in `MemberTests`, the others here.
    @Test func `every member that takes effect has a probe`() throws {
        let table = try MemberTable(of: "LNPopupController")
        #expect(table.rows.count > 150)
        let rows = Set(MemberTests.rows.map(\.member)).union(
            MemberTests.rows.map { "\($0.member)()" })
        #expect(table.unproven(Self.probes).subtracting(rows).sorted() == [])
        #expect(table.unknown(Self.probes).sorted() == [])
    }
}
