/// Something that shows that members of a library take effect: what is seen with them, and what without.
package struct Probe: Sendable, CustomStringConvertible {
    /// As in the library's table.
    package let members: [String]
    /// Pictures or calls, with the members set or not.
    let observe: @Sendable (_ isSet: Bool) throws -> [AnyHashable]

    package var description: String { members.joined(separator: ", ") }

    /// Whether something is seen, and something else with the members than without.
    package func takesEffect() throws -> Bool {
        let (with, without) = (try observe(true), try observe(false))
        return with != without && !with.isEmpty
    }
}

/// Probes, one after the other: an array's literal of this length takes the compiler minutes.
package struct ProbeList {
    package private(set) var probes: [Probe] = []

    package init() {}

    package mutating func add(
        _ members: [String], _ observe: @escaping @Sendable (_ isSet: Bool) throws -> [AnyHashable]
    ) {
        probes.append(Probe(members: members, observe: observe))
    }

    /// What a closure returns is seen: calls that were recorded, or pictures.
    package mutating func see(
        _ members: String..., of observe: @escaping @Sendable (_ isSet: Bool) throws -> [AnyHashable]
    ) {
        add(members, observe)
    }
}

extension MemberTable {
    /// The members that take effect and that no probe shows.
    package func unproven(_ probes: [Probe]) -> Set<String> {
        let shown = Set(probes.flatMap(\.members))
        return Set(members(.takesEffect).filter { !MemberTable.isType($0) }).subtracting(shown)
    }

    /// What probes name and the table does not have as taking effect.
    package func unknown(_ probes: [Probe]) -> Set<String> {
        Set(probes.flatMap(\.members)).subtracting(members(.takesEffect))
    }
}
