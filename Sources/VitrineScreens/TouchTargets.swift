import VitrineChrome
import VitrinePages
import VitrinePresentation
import VitrineVocabulary

/// The names of touch targets in events.
package struct TouchTargets: Sendable {
    /// The owner of the container's own elements. Items of the dock have other names for it, too.
    package static let container = "container"
    private static let containerNames = [container, "toolbar", "tabBar"]

    /// Titles of the dock's items.
    package let dockItems: [String]
    package let declarations: [Family.Declaration]
    /// Elements of the pages, and parts of them.
    package let pageElements: [String]

    /// - Parameter pages: that have been pushed.
    package init(_ scene: SceneSummary, pages: [Page] = [], families: [Family]) {
        dockItems = scene.container.dockItems
        declarations = families.flatMap { $0.declarations(scene.values) }
        pageElements =
            scene.container.content.targetNames + pages.flatMap { $0.content.targetNames }
            + scene.values.userObjects.pageElements
    }

    /// Every name, the most specific spelling last.
    package var names: [String] {
        dockItems + pageElements + declarations.flatMap { [$0.name] + $0.elements }
    }

    /// The name that a mistyped one was probably meant to be, with the presentation where the mistyped one has it.
    func nearest(to name: String) -> String? {
        guard let dot = name.firstIndex(of: ".") else { return Spelling.nearest(to: name, among: names) }
        let owner = String(name[..<dot])
        let inContainer = Self.containerNames.contains(owner) ? (dockItems + pageElements).map { "\(owner).\($0)" } : []
        return Spelling.nearest(to: name, among: inContainer + declarations.flatMap(\.names))
    }

    /// The names of fields for text.
    func fields(of content: Content, pages: [Page]) -> [String] {
        content.fieldNames + pages.flatMap { $0.content.fieldNames }
            + declarations.flatMap { one in one.fields.map { "\(one.name).\($0)" } }
    }

    /// Whether an element is a field for text.
    func isField(_ id: Target.ID, of content: Content, pages: [Page]) -> Bool {
        if id.owner == Self.container {
            return content.fieldNames.contains(id.element)
                || pages.contains { $0.content.fieldNames.contains(id.element) }
        }
        return declarations.contains { $0.name == id.owner && $0.fields.contains(id.element) }
    }

    /// The target of a name: an item of the dock, a presentation, or an element whose presentation can be left out where its
    /// name is unique. Nil for an unknown name.
    package func resolve(_ name: String) -> Target.ID? {
        if dockItems.contains(name) { return Target.ID(Self.container, name) }
        if declarations.contains(where: { $0.name == name }) { return Target.ID(name) }
        let owners = declarations.filter { $0.elements.contains(name) }
        if owners.count == 1 { return Target.ID(owners[0].name, name) }
        if owners.isEmpty, pageElements.contains(name) { return Target.ID(Self.container, name) }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let (owner, element) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        if Self.containerNames.contains(owner) {
            let isKnown = dockItems.contains(element) || owner == Self.container && pageElements.contains(element)
            return isKnown ? Target.ID(Self.container, element) : nil
        }
        let isDeclared = declarations.contains { $0.name == owner && $0.elements.contains(element) }
        return isDeclared ? Target.ID(owner, element) : nil
    }
}
