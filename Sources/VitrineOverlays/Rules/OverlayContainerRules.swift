import VitrinePages
import VitrinePresentation
import VitrineVocabulary

/// Checks overlay containers, and their references to the rest of a scene.
package enum OverlayContainerRules {
    package static func check(_ scene: SceneSummary, _ issues: inout ValueIssues) {
        for (action, path) in scene.actions {
            guard let container = scene.values.overlayContainers[action.target] else { continue }
            if action.verb == "pushViewController", let page = action.arguments.text("page") {
                container.check(
                    page, in: container.pages.map(\.name), "a page of \(action.target)", "\(path).page", &issues)
            }
            guard action.verb == "move",
                let index = action.arguments.integer("toNotchAt"), !container.notches.isEmpty,
                !container.notches.indices.contains(index)
            else { continue }
            issues.add(
                "\(path).toNotchAt",
                .outOfRange(
                    value: "\(index)", legal: "0...\(container.notches.count - 1), the notches of \(action.target)"),
                dependsOn: ["overlayContainers"])
        }
        for entry in scene.values.overlayContainers.entries {
            let path = SourcePath.join("overlayContainers", entry.name)
            let space = OverlayLayout.frame(of: entry.value, in: scene.traits).height
            checkOrder(entry.value.notches, in: space, at: "\(path).notches", &issues)
        }
    }

    /// Returns the problems of a program's notches.
    package static func issues(of rules: any OverlayRules, in availableSpace: Double, at path: String) -> ValueIssues {
        var issues = ValueIssues()
        let count = rules.numberOfNotches()
        guard (1...OverlayContainer.notchLimit).contains(count) else {
            issues.add(
                "\(path).numberOfNotches", .outOfRange(value: "\(count)", legal: "1...\(OverlayContainer.notchLimit)"))
            return issues
        }
        var previous = 0.0
        for index in 0..<count {
            let height = rules.height(forNotchAt: index, availableSpace: availableSpace)
            guard height.isFinite, height >= previous else {
                issues.add(
                    "\(path).heightForNotchAt[\(index)]",
                    .outOfRange(
                        value: "\(height) pt",
                        legal: "\(spelled(previous)) pt and more: heights are finite, and ascend with the index"))
                return issues
            }
            previous = height
        }
        return issues
    }

    /// Checks that heights ascend, as the library asserts.
    private static func checkOrder(
        _ notches: [OverlayNotch], in space: Double, at path: String, _ issues: inout ValueIssues
    ) {
        var previous = 0.0
        for (i, notch) in notches.enumerated() {
            let height = notch.height(in: space)
            guard height.isFinite else { continue }
            if height < previous || height > space {
                let value = "\(spelled((height * 100).rounded() / 100)) pt"
                let low = spelled((previous * 100).rounded() / 100)
                issues.add(
                    "\(path)[\(i)]",
                    .outOfRange(
                        value: value,
                        legal: "\(low)...\(spelled(space)) pt: notches ascend, up to the height of the container"))
            }
            previous = max(previous, height)
        }
    }
}

extension OverlayContainer {
    package func checkRules(at path: String, into issues: inout ValueIssues) {
        for (i, index) in disabledNotches.enumerated() where !notches.isEmpty && !notches.indices.contains(index) {
            issues.add(
                "\(path).disabledNotches[\(i)]", .outOfRange(value: "\(index)", legal: "0...\(notches.count - 1)"))
        }
        if let notch = sheetPresentation?.dismissalPolicy.dismissingPosition?.notch, !notches.isEmpty,
            !notches.indices.contains(notch)
        {
            issues.add(
                "\(path).sheetPresentation.dismissalPolicy.dismissingPosition.notch",
                .outOfRange(value: "\(notch)", legal: "0...\(notches.count - 1)"))
        }
        var names: Set<String> = []
        for (list, key) in [(viewControllers, "viewControllers"), (pages, "pages")] {
            for (i, controller) in list.enumerated() where !names.insert(controller.name).inserted {
                issues.add(
                    "\(path).\(key)[\(i)].name",
                    .needs("another name: \(controller.name) is the name of an earlier view controller"))
            }
        }
        guard let overlay else { return }
        let contents = [overlay.content] + pages.map(\.content)
        if let name = drivingScrollView {
            check(
                name, in: contents.flatMap(\.listNames), "a list of the overlay", "\(path).drivingScrollView", &issues)
        }
        for (i, name) in (shouldStartDraggingOverlay ?? []).enumerated() {
            check(
                name, in: contents.flatMap(\.targetNames), "an element of the overlay",
                "\(path).shouldStartDraggingOverlay[\(i)]", &issues)
        }
    }

    fileprivate func check(
        _ name: String, in legal: [String], _ noun: String, _ path: String, _ issues: inout ValueIssues
    ) {
        if legal.contains(name) { return }
        if legal.isEmpty { return issues.add(path, .needs("\(noun) with the name \(name)")) }
        let nearest = Spelling.nearest(to: name, among: legal)
        issues.add(path, .unknownValue(value: name, noun: noun, nearest: nearest, legal: legal))
    }
}

extension Content {
    /// The names of the content's lists.
    fileprivate var listNames: [String] { targetNames.filter { element(named: $0)?.list != nil } }
}
