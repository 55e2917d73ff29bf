import VitrineVocabulary

extension Element {
    /// Warns of sizes of elements that their frames override.
    static func checkFrames(of elements: [Element], at path: String, into issues: inout ValueIssues) {
        for (i, element) in elements.enumerated() where element.frame != nil {
            let path = "\(path)[\(i)]"
            func warn(_ key: String, _ isGiven: Bool) {
                if isGiven { issues.add(SourcePath.join(path, key), .noEffect("`frame` says where the element lies")) }
            }
            warn("width", element.followableWidth != nil)
            warn("height", element.followableHeight != nil)
            warn("aspectRatio", element.aspectRatio != nil && element.height == nil)
            warn("margins", element.margins != nil)
        }
    }

    /// Warns of positions of elements that something else arranges.
    /// - Parameter noun: The name of what arranges them, with its article.
    static func checkArranged(_ elements: [Element], by noun: String, at path: String, into issues: inout ValueIssues) {
        for (i, element) in elements.enumerated() {
            let path = "\(path)[\(i)]"
            let reason = SceneIssue.Kind.noEffect("\(noun) arranges its elements")
            if element.frame != nil { issues.add(SourcePath.join(path, "frame"), reason) }
            if element.at != nil { issues.add(SourcePath.join(path, "at"), reason) }
        }
    }
}

extension Element.Kind {
    /// Whether an element of the kind can show a text.
    var hasText: Bool {
        switch self {
        case .icon, .image, .shape, .polyline, .spacer, .switch, .slider, .stars, .progress, .spinner: false
        default: true
        }
    }
}
