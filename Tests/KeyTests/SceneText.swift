/// The text of a small scene with a popup bar, made of parts that tests combine.
struct SceneText: Sendable {
    /// A mapping to which keys can be added, which replace existing ones.
    enum Mapping: String, Sendable, CaseIterable {
        case bar, item, button, look, text, content, container, toolbar, tabBar, customDock

        var path: String {
            switch self {
            case .bar: "popupBar"
            case .item: "popupBar.popupItem"
            case .button: "popupBar.popupItem.trailingBarButtonItems[0]"
            case .look: "popupBar.standardAppearance"
            case .text: "popupBar.standardAppearance.titleTextAttributes"
            case .content: "popupContent"
            case .container: "container"
            case .toolbar: "container.toolbar"
            case .tabBar: "container.tabBar"
            case .customDock: "container.customDock"
            }
        }
    }

    var design = "glass"
    /// More keys of the scene itself, one per line.
    var head = ""
    var dock = Mapping.toolbar
    var hasDock = true
    var events = ""
    var output = "crop: bottom 180pt, scale: 1"
    private var keys: [Mapping: [(key: String, value: String)]] = [
        .bar: [("barStyle", "floatingCompact"), ("progressViewStyle", "bottom")],
        .item: [
            ("title", "Suscipit Ut"), ("subtitle", "Itaque eos officiis"), ("image", "artwork/rain.png"),
            ("progress", "0.5"),
        ],
        .button: [("icon", "pause")],
        .container: [("content", "{background: \"#7DF67D\"}")], .toolbar: [("items", "[Go]")],
        .tabBar: [("items", "[{title: A, icon: heart}, {title: B, icon: house}]")],
    ]

    init() {}

    /// Sets keys such as `title: A, image: x.png`, but not those in brackets within a value.
    mutating func set(_ text: String, in mapping: Mapping) {
        guard let colon = text.firstIndex(of: ":") else { return }
        let key = String(text[..<colon])
        remove(key, from: mapping)
        keys[mapping, default: []].append((key, String(text[text.index(after: colon)...])))
    }

    mutating func remove(_ key: String, from mapping: Mapping) { keys[mapping]?.removeAll { $0.key == key } }

    private func list(_ mapping: Mapping, _ more: [String] = []) -> String {
        let own = (keys[mapping] ?? []).map { "\($0.key): \($0.value)" }
        return "{" + (own + more.filter { !$0.isEmpty }).joined(separator: ", ") + "}"
    }

    private func has(_ key: String, _ mapping: Mapping) -> Bool { keys[mapping]?.contains { $0.key == key } ?? false }

    var description: String {
        let text = keys[.text] == nil || has("titleTextAttributes", .look) ? "" : "titleTextAttributes: \(list(.text))"
        let ownButtons = has("trailingBarButtonItems", .item)
        let item = list(.item, [ownButtons ? "" : "trailingBarButtonItems: [\(list(.button)), forward]"])
        var bar: [String] = []
        if !has("popupItem", .bar), !has("popupItems", .bar) { bar.append("popupItem: \(item)") }
        if !has("standardAppearance", .bar) { bar.append("standardAppearance: \(list(.look, [text]))") }
        return """
            vitrine: 1
            design: \(design)
            \(head)
            container: \(list(.container, hasDock ? ["\(dock.rawValue): \(list(dock))"] : []))
            popupBar: \(list(.bar, bar))
            popupContent: \(list(.content))
            timeline: [\(events)]
            output: {\(output)}
            """
    }
}
