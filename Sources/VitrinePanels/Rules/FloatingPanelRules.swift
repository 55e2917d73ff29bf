import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

/// Checks panels and the events of their scene.
package enum FloatingPanelRules {
    package static func check(_ scene: SceneSummary, _ issues: inout ValueIssues) {
        for entry in scene.values.floatingPanels.entries {
            let path = SourcePath.join(FloatingPanel.key, entry.name)
            checkScrollView(entry.value, at: path, into: &issues)
            checkSibling(entry.value, at: path, scene, into: &issues)
            checkOrder(entry.value, at: path, scene, into: &issues)
        }
        for (action, path) in scene.actions where action.verb == "move" {
            checkMove(action, at: path, scene, into: &issues)
        }
    }

    /// Checks that each position from full to tip is below the one before it, at least in one orientation of the
    /// device. Panels in others have another height than the screen.
    private static func checkOrder(
        _ panel: FloatingPanel, at path: String, _ scene: SceneSummary, into issues: inout ValueIssues
    ) {
        guard let layout = panel.givenLayout, !layout.isIntrinsic, panel.parent == nil, panel.presenter == nil else {
            return
        }
        func room(in orientation: Orientation) -> (next: FloatingPanel.Position, distance: Double)? {
            var traits = scene.traits
            traits.orientation = orientation
            let geometry = PanelGeometry(layout, size: traits.screenSize, safeArea: traits.safeArea)
            guard geometry.supported.first == .full, let next = geometry.supported.dropFirst().first, next != .hidden
            else { return nil }
            return (next, geometry.y(of: next) - geometry.y(of: .full))
        }
        guard let (next, distance) = Orientation.allCases.compactMap(room).max(by: { $0.distance < $1.distance }),
            distance <= 0, let inset = layout.insets.full
        else { return }
        let kind = SceneIssue.Kind.outOfRange(
            value: "\(spelled(inset)) pt", legal: "less than \(spelled(inset + distance)) pt, where \(next) is")
        issues.add(SourcePath.join(path, "layout.insets.full"), kind, dependsOn: [SourcePath.join(path, "layout")])
    }

    private static func checkSibling(
        _ panel: FloatingPanel, at path: String, _ scene: SceneSummary, into issues: inout ValueIssues
    ) {
        guard let name = panel.belowView else { return }
        let legal = scene.container.content.body.compactMap(\.identifier)
        guard !legal.contains(name) else { return }
        let kind = SceneIssue.Kind.unknownValue(
            value: name, noun: "an element of the page", nearest: Spelling.nearest(to: name, among: legal),
            legal: legal)
        issues.add(
            SourcePath.join(path, "belowView"), legal.isEmpty ? .needs("an element in container.content.body") : kind,
            dependsOn: ["container.content"])
    }

    private static func checkScrollView(_ panel: FloatingPanel, at path: String, into issues: inout ValueIssues) {
        guard let name = panel.scrollView else { return }
        let legal = panel.content.scrollingNames
        guard !legal.contains(name) else { return }
        let kind = SceneIssue.Kind.unknownValue(
            value: name, noun: "a list of the content", nearest: Spelling.nearest(to: name, among: legal), legal: legal)
        issues.add(
            SourcePath.join(path, "scrollView"), legal.isEmpty ? .needs("a list with a name in the content") : kind,
            dependsOn: [SourcePath.join(path, "content")])
    }

    /// Checks that the layout supports the position of a move. Source: facts, floating panel, section 6 (2).
    private static func checkMove(
        _ action: TimelineEvent.Action, at path: String, _ scene: SceneSummary, into issues: inout ValueIssues
    ) {
        guard let panel = scene.values.floatingPanels[action.target],
            let position: FloatingPanel.Position = action.arguments.value("to"), position != .hidden
        else { return }
        // Layouts that events set, and that of landscape, support other positions.
        let changes = scene.actions.contains { $0.action.verb == "set" || $0.action.verb == "rotate" }
        let layout = SceneRules(panel).layout(for: scene.traits)
        guard !changes, !layout.supportedPositions.contains(position) else { return }
        let legal = layout.supportedPositions.map(\.rawValue) + [FloatingPanel.Position.hidden.rawValue]
        let kind = SceneIssue.Kind.unknownValue(
            value: position.rawValue, noun: "a position that the panel's layout supports", nearest: nil, legal: legal)
        issues.add(SourcePath.join(path, "to"), kind, dependsOn: [FloatingPanel.key])
    }
}
