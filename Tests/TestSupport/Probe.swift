/// A test that members of a library have an effect, which observes a scene with and without them.
package struct Probe: Sendable, CustomStringConvertible {
    /// The members, named as in the library's table.
    package let members: [String]
    /// Returns pictures or calls, with the members set or not.
    let observe: @Sendable (_ isSet: Bool) throws -> [AnyHashable]

    package var description: String { members.joined(separator: ", ") }

    /// Returns whether something is observed, and something else with the members than without.
    package func takesEffect() throws -> Bool {
        let (with, without) = (try observe(true), try observe(false))
        return with != without && !with.isEmpty
    }
}

/// A list of probes, added one by one, as an array literal of this length takes the compiler minutes.
package struct ProbeList {
    package private(set) var probes: [Probe] = []

    package init() {}

    package mutating func add(
        _ members: [String], _ observe: @escaping @Sendable (_ isSet: Bool) throws -> [AnyHashable]
    ) {
        probes.append(Probe(members: members, observe: observe))
    }

    /// Adds a probe of the values of a closure: recorded calls, or pictures.
    package mutating func see(
        _ members: String..., of observe: @escaping @Sendable (_ isSet: Bool) throws -> [AnyHashable]
    ) {
        add(members, observe)
    }
}

extension MemberTable {
    /// Returns the members that have an effect and no probe.
    package func unproven(_ probes: [Probe]) -> Set<String> {
        let shown = Set(probes.flatMap(\.members))
        return Set(members(.takesEffect).filter { !MemberTable.isType($0) }).subtracting(shown)
    }

    /// Returns the names in probes that have no effect by the table.
    package func unknown(_ probes: [Probe]) -> Set<String> {
        Set(probes.flatMap(\.members)).subtracting(members(.takesEffect))
    }
}
