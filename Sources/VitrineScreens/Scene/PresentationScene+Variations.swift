import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension PresentationScene {
    /// Reports problems of variations that depend on the whole scene.
    func checkVariations(at path: String, into issues: inout ValueIssues) {
        let traits = Traits.record
        var bare = self
        (bare.variations, bare.timeline) = ([], [])
        let mayFollow = !variations.isEmpty && self.mayFollow
        for (i, variation) in variations.prefix([Variation].limit).enumerated() {
            if variation.when == TraitCondition() {
                issues.add("\(path)[\(i)].when", .missingOneOf(TraitCondition.fields.map(\.name)))
            }
            let path = "\(path)[\(i)].set"
            if variation.set.isEmpty {
                issues.add(path, .missingOneOf(PresentationScene.settableKeys))
                continue
            }
            for entry in variation.set.node.entries ?? [] where traits.key(entry.key)?.isSettable ?? false {
                // A variation that changed traits could undo itself.
                issues.add(
                    ValueIssue(
                        SourcePath.join(path, entry.key), .conflict("variations", entry.key),
                        spelledPath: SourcePath.join(path, entry.key), at: entry.location))
            }
            _ = bare.checking(variation.set, at: path, mayFollow: mayFollow, into: &issues)
        }
    }

    /// Reports followed values that no presentation has.
    package func checkFollows(at path: String, into issues: inout ValueIssues) {
        let references = followReferences
        guard references.contains(where: { if case .value = $0.kind { true } else { false } }) else { return }
        let declarations = Families.all.flatMap { $0.declarations(values) }
        let legal = declarations.flatMap { one in one.values.map { "\(one.name).\($0.name)" } }
        for reference in references {
            guard case .value(let follow) = reference.kind else { continue }
            let path = SourcePath.join(path, reference.path)
            let declaration = declarations.first { $0.name == follow.presentation }
            guard let value = declaration?.values.first(where: { $0.name == follow.value }) else {
                let nearest = Spelling.nearest(to: follow.source, among: legal)
                let kind = SceneIssue.Kind.unknownValue(
                    value: follow.source, noun: "a value of a presentation", nearest: nearest, legal: legal)
                issues.add("\(path).follows", kind)
                continue
            }
            for name in follow.values.names {
                let path = "\(path).values.\(name)"
                if value.levels.isEmpty {
                    if NumberText.number(name).map(\.isFinite) ?? false { continue }
                    issues.add(path, .malformed(value: name, expected: "a number"))
                } else if !value.levels.contains(name) {
                    let nearest = Spelling.nearest(to: name, among: value.levels)
                    issues.add(
                        path,
                        .unknownValue(
                            value: name, noun: "a level of \(quoted(follow.source))", nearest: nearest,
                            legal: value.levels))
                }
            }
            if !value.levels.isEmpty, follow.values.isEmpty {
                issues.add("\(path).values", .needs("a number for each of \(value.levels.joined(separator: ", "))"))
            }
        }
    }
}
