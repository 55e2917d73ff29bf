import VitrinePresentation
import VitrineVocabulary

extension PresentationScene {
    /// Reports missing hosts, and presentations that are hosts of one another.
    func checkHosts(into issues: inout ValueIssues) {
        let all = Families.all.flatMap { family in family.declarations(values).map { (family: family, value: $0) } }
        for (family, declaration) in all {
            guard case .presentation(let host) = declaration.host else { continue }
            let key = declaration.isInside ? "in" : "from"
            let path = [family.fields.first?.name ?? "", declaration.name, key].joined(separator: ".")
            let legal = all.filter { other in
                other.value.name != declaration.name && (other.family.isHost || !declaration.isInside)
            }.map(\.value.name)
            guard legal.contains(host) else {
                let noun = declaration.isInside ? "a presentation that others can be shown in" : "a presentation"
                let nearest = Spelling.nearest(to: host, among: legal)
                issues.add(
                    path, .unknownValue(value: host, noun: noun, nearest: nearest, legal: ["container"] + legal))
                continue
            }
            var (known, next): (Set<String>, HostID) = ([], declaration.host)
            while case .presentation(let name) = next, known.insert(name).inserted {
                next = all.first { $0.value.name == name }?.value.host ?? .container
            }
            if known.contains(declaration.name) {
                issues.add(path, .needs("a host that is not shown in, or from, \"\(declaration.name)\" itself"))
            }
        }
    }
}
