import VitrinePages
import VitrinePresentation
import VitrineVocabulary

/// The names of touch targets in events.
package struct TouchTargets: Sendable {
    /// The owner of the container's elements. Items of the dock also have other names for it.
    package static let container = "container"
    private static let containerNames = [container, "toolbar", "tabBar"]

    package let dockItems: [String]
    package let declarations: [Family.Declaration]
    /// The elements of the pages, and parts of them.
    package let pageElements: [String]

    package struct PushedPage: Sendable {
        package var page: Page
        /// The presentation over whose content it lies; nil for the container.
        package var presentation: String?

        /// Creates the page of an action; nil for one without a page.
        package init?(_ action: TimelineEvent.Action) {
            guard ["push", "setPage"].contains(action.verb), let page = action.value.value(as: Page.self) else {
                return nil
            }
            self.page = page
            presentation = action.arguments.text("in")
        }
    }

    package init(_ scene: SceneSummary, pages: [PushedPage] = [], families: [Family]) {
        dockItems = scene.container.dockItems
        let own = pages.filter { $0.presentation == nil }.map(\.page)
        declarations = families.flatMap { $0.declarations(scene.values) }.map { declaration in
            let pages = pages.filter { page in
                page.presentation.map { declaration.name == $0 || declaration.elements.contains($0) } ?? false
            }.map(\.page)
            guard !pages.isEmpty else { return declaration }
            var out = declaration
            out.elements += Self.names(of: pages, over: declaration.content?.navigationBar)
            out.fields += pages.flatMap(\.content.fieldNames)
            return out
        }
        pageElements =
            scene.container.content.targetNames + (scene.container.navigationBar?.names ?? [])
            + Self.names(of: own, over: scene.container.navigationBar) + scene.values.userObjects.pageElements
    }

    /// Returns the names of touch targets on pages. Back buttons have the title of the page below, or none.
    private static func names(of pages: [Page], over bar: NavigationBar?) -> [String] {
        guard !pages.isEmpty else { return [] }
        let bars = [bar] + pages.map(\.content.navigationBar)
        return pages.flatMap { $0.content.targetNames } + bars.compactMap { $0?.title } + [NavigationBar.back]
    }

    /// All names, the most specific spelling last.
    package var names: [String] {
        dockItems + pageElements + declarations.flatMap { [$0.name] + $0.elements }
    }

    /// Returns the most similar name, with the presentation if the given name has it.
    func nearest(to name: String) -> String? {
        guard let dot = name.firstIndex(of: ".") else { return Spelling.nearest(to: name, among: names) }
        let owner = String(name[..<dot])
        let inContainer = Self.containerNames.contains(owner) ? (dockItems + pageElements).map { "\(owner).\($0)" } : []
        return Spelling.nearest(to: name, among: inContainer + declarations.flatMap(\.names))
    }

    func fields(of content: Content, pages: [PushedPage]) -> [String] {
        content.fieldNames + pages.filter { $0.presentation == nil }.flatMap { $0.page.content.fieldNames }
            + declarations.flatMap { one in one.fields.map { "\(one.name).\($0)" } }
    }

    func isField(_ id: Target.ID, of content: Content, pages: [PushedPage]) -> Bool {
        if id.owner == Self.container {
            return content.fieldNames.contains(id.element)
                || pages.contains { $0.presentation == nil && $0.page.content.fieldNames.contains(id.element) }
        }
        return declarations.contains { $0.name == id.owner && $0.fields.contains(id.element) }
    }

    /// Whether several elements may have a name, so that the one on the screen is chosen. Controls of a program with
    /// the same title get numbers: `Open`, `Open#2`.
    func isShared(_ name: String) -> Bool {
        if dockItems.contains(name) || declarations.contains(where: { $0.name == name }) { return false }
        let inner = declarations.flatMap { one in one.elements.map { Target.ID(one.name, $0) } }
        let all = inner + pageElements.map { Target.ID(Self.container, $0) }
        return all.count { Self.isElement($0, named: name) } > 1
    }

    /// Whether an element has a name, alone or after that of its presentation, possibly with a number.
    static func isElement(_ id: Target.ID, named name: String) -> Bool {
        [id.element, id.spelling].contains { spelling in
            guard spelling.hasPrefix(name) else { return false }
            let rest = spelling.dropFirst(name.count)
            return rest.isEmpty || rest.first == "#" && Int(rest.dropFirst()) != nil
        }
    }

    /// Returns the target of a name: an item of the dock, a presentation, or an element, whose presentation can be left
    /// out if its name is unique. Nil for an unknown name.
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
