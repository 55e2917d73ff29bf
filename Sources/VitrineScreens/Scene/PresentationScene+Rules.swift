import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PresentationScene {
    package func check(
        _ format: VitrineVocabulary.Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues
    ) {
        checkKeys(at: path, mentions: mentions, into: &issues)
        if issues.includesRules { checkRules(at: path, into: &issues) }
        // `checking` checks this separately after a change, as few scenes need it.
        if mentions == nil {
            checkFollows(at: path, into: &issues)
            checkCamera(at: SourcePath.join(path, "output.camera"), into: &issues)
        }
    }

    /// Returns the scene after a change, and reports problems of the change.
    /// - Parameter mayFollow: Whether any element may follow a value.
    /// - isAtStart: Whether the change is made before anything happens, and may contain keys that events cannot change.
    func checking(
        _ change: Change<PresentationScene>, at path: String, mayFollow: Bool, isAtStart: Bool = false,
        into issues: inout ValueIssues
    ) -> PresentationScene {
        let changed = change.check(onto: self, at: path, isAtStart: isAtStart, into: &issues)
        guard mayFollow else { return changed }
        var (before, after) = (ValueIssues(), ValueIssues())
        checkFollows(at: path, into: &before)
        changed.checkFollows(at: path, into: &after)
        for issue in after.subtracting(before).all { issues.add(issue) }
        return changed
    }

    /// Reports problems of combinations of keys, and of events.
    package func checkRules(at path: String, into issues: inout ValueIssues) {
        var own = ValueIssues(in: issues.surroundings)
        container.checkDesign(traits.design, at: "container", into: &own)
        for family in Families.all { family.checkRules(summary, &own) }
        checkHosts(into: &own)
        if output.colorSpace != .sRGB, output.format == .gif {
            own.add("output.colorSpace", .needs("the format png, as GIFs are in sRGB"), dependsOn: ["output.format"])
        }
        output.checkSizes(on: traits, at: "output", into: &own)
        for issue in own.all + own.warnings {
            issues.add(
                ValueIssue(SourcePath.join(path, issue.path), issue.kind, dependsOn: issue.dependsOn + [issue.path]))
        }
        checkVariations(at: SourcePath.join(path, "variations"), into: &issues)
        checkSideBySide(at: SourcePath.join(path, "output"), into: &issues)
        if !timeline.isEmpty {
            var checker = TimelineChecker(self)
            checker.check(timeline, at: SourcePath.join(path, "timeline"), into: &issues)
        }
    }
}

extension PresentationScene {
    /// The names of the scene's elements, including those of pages that are pushed later.
    package var touchTargets: TouchTargets {
        let pages = summary.actions.compactMap { TouchTargets.PushedPage($0.action) }
        return TouchTargets(summary, pages: pages, families: Families.all)
    }

    /// Reports names that no element of the scene ever has.
    private func checkCamera(at path: String, into issues: inout ValueIssues) {
        var names: [(index: Int, name: String)] = output.camera.enumerated().compactMap { i, move in
            if case .element(let name) = move.on { (i, name) } else { nil }
        }
        guard !names.isEmpty else { return }
        let targets = touchTargets
        names.removeAll { targets.resolve($0.name) != nil || targets.isShared($0.name) }
        var changed = self
        for (action, _) in summary.actions where action.verb == "set" && !names.isEmpty {
            Change<PresentationScene>(action.value).apply(to: &changed)
            let targets = changed.touchTargets
            names.removeAll { targets.resolve($0.name) != nil || targets.isShared($0.name) }
        }
        for (i, name) in names {
            issues.add(
                "\(path)[\(i)].on",
                .unknownValue(
                    value: name, noun: "an element of the scene", nearest: targets.nearest(to: name),
                    legal: targets.names))
        }
    }
}

/// Checks events in their order, with the scene as changed by earlier events.
private struct TimelineChecker {
    private var scene: PresentationScene
    /// The whole scene.
    private let given: PresentationScene
    /// Whether any element may follow a value; computed only for scenes with changes, since it searches all pages.
    private lazy var mayFollow = given.mayFollow
    private let verbs = PresentationScene.verbs
    private let declarations: [(family: Family, declaration: Family.Declaration)]
    /// The number of pages over the content of a presentation, by its name; that of the container is empty.
    private var pushed: [String: Int] = [:]
    /// The pages that earlier events have pushed.
    private var pages: [TouchTargets.PushedPage] = []

    init(_ scene: PresentationScene) {
        self.scene = scene
        self.scene.timeline = []
        given = scene
        declarations = Families.all.flatMap { family in family.declarations(scene.values).map { (family, $0) } }
    }

    mutating func check(_ timeline: [TimelineEvent], at path: String, into issues: inout ValueIssues) {
        if timeline.count > EventList.limit { issues.add(path, .tooLarge(limit: "\(EventList.limit) events")) }
        let moments = LegalRange(0...600, "s")
        var latest = 0.0
        for (i, event) in timeline.prefix(EventList.limit).enumerated() {
            let path = "\(path)[\(i)]"
            issues.check(event.at, moments, "\(path).at")
            if moments.contains(event.at) {
                if event.at < latest {
                    let kind = SceneIssue.Kind.outOfOrder(value: "\(spelled(event.at)) s", previous: spelled(latest))
                    issues.add("\(path).at", kind)
                }
                latest = max(latest, event.at)
            }
            check(event.action, at: path, into: &issues)
        }
    }

    private mutating func check(_ action: TimelineEvent.Action, at path: String, into issues: inout ValueIssues) {
        let candidates = verbs.filter { $0.name == action.verb }
        guard let verb = verb(for: action, among: candidates) else {
            let names = verbs.map(\.name)
            let nearest = Spelling.nearest(to: action.verb, among: names)
            issues.add(path, .unknownKey(key: action.verb, nearest: nearest, legal: names))
            return
        }
        verb.check(action.arguments, value: action.value, at: path, into: &issues)
        check(action, verb, at: SourcePath.join(path, verb.name), into: &issues)
        checkNeeds(of: action, at: SourcePath.join(path, verb.name), into: &issues)
        for (i, next) in action.then.enumerated() {
            let isOne = action.then.count == 1
            check(next, at: SourcePath.join(path, isOne ? "then" : "then[\(i)]"), into: &issues)
        }
    }

    /// Returns the verb of the family that declares the target, among verbs of one name. For an unknown target, which
    /// is reported, it is the verb that has all of the arguments.
    private func verb(for action: TimelineEvent.Action, among candidates: [Verb]) -> Verb? {
        if candidates.count < 2 { return candidates.first }
        let owner = declarations.first { $0.declaration.answers(to: action.target) }
        if let verb = owner?.family.verb(action.verb) { return verb }
        let given = action.arguments.entries.map(\.key)
        return candidates.first { verb in given.allSatisfy(verb.arguments.map(\.name).contains) } ?? candidates.first
    }

    /// Checks what the verb acts on.
    private mutating func check(
        _ action: TimelineEvent.Action, _ verb: Verb, at path: String, into issues: inout ValueIssues
    ) {
        let location = action.value.location
        func add(_ kind: SceneIssue.Kind, dependsOn: [String] = []) {
            issues.add(ValueIssue(path, kind, dependsOn: dependsOn, spelledPath: path, at: location))
        }
        switch verb.target {
        case .value: break
        case .settings:
            let change = Change<PresentationScene>(action.value)
            if change.isEmpty { return issues.add(path, .missingOneOf(PresentationScene.settableKeys)) }
            scene = scene.checking(change, at: path, mayFollow: mayFollow, into: &issues)
        case .choice(let names, let noun):
            if names.contains(action.target) { break }
            add(name(action, noun, names))
        case .presentation:
            let owners = declarations.filter { $0.family.verb(verb.name) != nil }
            if owners.contains(where: { $0.declaration.answers(to: action.target) }) { break }
            if let other = declarations.first(where: { $0.declaration.name == action.target }) {
                let all = other.family.verbs.filter { if case .presentation = $0.target { true } else { false } }
                let alike = all.filter { verb.effect != nil && $0.effect == verb.effect }
                let names = (alike.isEmpty ? all : alike).map(\.name)
                add(.otherVerb(target: action.target, key: other.family.declarationKey, verbs: names))
                break
            }
            guard owners.isEmpty else {
                let names = owners.flatMap { $0.declaration.names }
                add(
                    name(action, "a presentation", owners.map(\.declaration.name)) {
                        Spelling.nearest(to: $0, among: names)
                    })
                break
            }
            let families = Families.all.filter { $0.verb(verb.name) != nil }
            let keys = families.compactMap { $0.fields.first?.name }
            add(.needs("a \(keys.joined(separator: " or ")) in the scene"), dependsOn: keys)
        case .field:
            if action.target == TextTyping.nothing { break }
            checkField(action.value, at: path, into: &issues)
        case .element:
            if case .mapping = action.value.content {
                checkPlace(action.value, at: path, into: &issues)
                break
            }
            let targets = TouchTargets(scene.summary, pages: pages, families: Families.all)
            if targets.resolve(action.target) != nil || targets.isShared(action.target) { break }
            if targets.names.isEmpty {
                add(.needs("a toolbar, a tabBar or a presentation in the scene"), dependsOn: ["container"])
            } else {
                add(
                    name(action, "something to touch", targets.names, nearest: targets.nearest),
                    dependsOn: ["container.toolbar", "container.tabBar"])
            }
        }
    }

    private func checkPlace(_ node: ValueNode, at path: String, into issues: inout ValueIssues) {
        let log = IssueLog(file: nil)
        let format = Format(.place, in: LegalRange(-10_000...10_000))
        var own = ValueIssues()
        if let point = Point.read(SourceValue(node, path: SourcePath(path), log: log), onto: nil, format) {
            point.check(format, at: path, mentions: nil, into: &own)
        }
        log.report(own)
        for issue in log.valueIssues.all { issues.add(issue) }
    }

    private func checkField(_ node: ValueNode, at path: String, into issues: inout ValueIssues) {
        let targets = TouchTargets(scene.summary, pages: pages, families: Families.all)
        let fields = targets.fields(of: scene.container.content, pages: pages)
        guard case .scalar(let text, _) = node.content, !node.isNothing, !fields.isEmpty else {
            let kind: SceneIssue.Kind =
                fields.isEmpty
                ? .needs("a textField or a searchField in the scene")
                : .wrongType(expected: "a field for text", found: node.found)
            return issues.add(
                ValueIssue(path, kind, dependsOn: ["container"], spelledPath: path, at: node.location))
        }
        if let id = targets.resolve(text), targets.isField(id, of: scene.container.content, pages: pages) { return }
        let nearest = Spelling.nearest(to: text, among: fields)
        issues.add(
            ValueIssue(
                path, .unknownValue(value: text, noun: "a field for text", nearest: nearest, legal: fields),
                spelledPath: path, at: node.location))
    }

    private func name(
        _ action: TimelineEvent.Action, _ noun: String, _ legal: [String], nearest: ((String) -> String?)? = nil
    ) -> SceneIssue.Kind {
        guard case .scalar(let text, _) = action.value.content, !action.value.isNothing else {
            return .wrongType(expected: noun, found: action.value.found)
        }
        let nearest = nearest?(text) ?? Spelling.nearest(to: text, among: legal)
        return .unknownValue(value: text, noun: noun, nearest: nearest, legal: legal)
    }

    /// Checks the name of a presentation over whose content pages are pushed.
    private func checkStack(_ name: String, at path: String, into issues: inout ValueIssues) {
        let targets = TouchTargets(scene.summary, families: Families.all)
        let legal = declarations.filter { $0.declaration.content != nil }.map(\.declaration.name)
        let owner = targets.resolve(name)?.owner ?? name
        guard !legal.contains(owner) else { return }
        let event = String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
        issues.add(
            SourcePath.join(event, "in"),
            .unknownValue(
                value: name, noun: "a presentation with a content",
                nearest: Spelling.nearest(to: name, among: legal), legal: legal))
    }

    /// Checks the requirements of verbs of the screen.
    private mutating func checkNeeds(
        of action: TimelineEvent.Action, at path: String, into issues: inout ValueIssues
    ) {
        let stack = action.arguments.text("in") ?? ""
        if ["push", "pop", "setPage"].contains(action.verb), !stack.isEmpty {
            checkStack(stack, at: path, into: &issues)
        }
        switch action.verb {
        case "type":
            guard let field = action.arguments["into"] else { break }
            let event = String(path.dropLast(action.verb.utf8.count + 1))
            checkField(field, at: SourcePath.join(event, "into"), into: &issues)
        case "push":
            pushed[stack, default: 0] += 1
            if let page = TouchTargets.PushedPage(action) { pages.append(page) }
        case "pop":
            let rest = pushed[stack, default: 0] - (action.arguments.value("count") ?? 1)
            if rest < 0 { issues.add(path, .needs("a push before it")) }
            pushed[stack] = max(0, rest)
        case "setPage":
            if pushed[stack, default: 0] < 1 { issues.add(path, .needs("a push before it")) }
            if let page = TouchTargets.PushedPage(action) { pages.append(page) }
        case "sidebar":
            if scene.container.sidebar == nil {
                issues.add(path, .needs("a sidebar in the container"), dependsOn: ["container"])
            }
        case "tabBar":
            guard let bar = scene.container.tabBar else {
                return issues.add(path, .needs("a tabBar in the container"), dependsOn: ["container"])
            }
            let traits = scene.traits
            if traits.design != .glass { issues.add(path, .needs("the glass design"), dependsOn: ["design"]) }
            if traits.isWide {
                issues.add(path, .needs("a phone as the device"), dependsOn: ["device"])
            }
            if action.target == "search", bar.search == nil {
                issues.add(path, .needs("search in the tabBar"), dependsOn: ["container.tabBar"])
            }
        case "pointer":
            if !scene.traits.isWide {
                issues.add(path, .needs("an iPad or a Mac as the device"), dependsOn: ["device"])
            }
        default: break
        }
    }
}

extension PresentationScene {
    /// The keys that a `set` event can change.
    static var settableKeys: [String] { fields.filter(\.key.isSettable).map(\.name) }
}
