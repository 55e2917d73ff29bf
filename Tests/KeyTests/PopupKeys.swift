import VitrineKeyTestSupport
import VitrineVocabulary

/// The keys of popup bars and their docks, in scenes that show them.
enum PopupKeys {
    /// A key and its value, compared with another value or none.
    struct Property: Sendable {
        let mapping: SceneText.Mapping
        let before: String
        let after: String
        let seconds: Double
        let around: @Sendable (inout SceneText) -> Void

        init(
            _ mapping: SceneText.Mapping, _ before: String = "", to after: String, at seconds: Double = 0,
            _ around: @escaping @Sendable (inout SceneText) -> Void = { _ in }
        ) {
            self.mapping = mapping
            self.before = before
            self.after = after
            self.seconds = seconds
            self.around = around
        }

        private var key: String { String(after.prefix { $0.isLetter }) }

        private func scene(_ keys: String) throws -> ValueNode {
            var text = SceneText()
            around(&text)
            switch mapping {
            case .toolbar, .tabBar, .customDock: text.dock = mapping
            default: break
            }
            if !keys.isEmpty { text.set(keys, in: mapping) }
            return try ValueNode(scene: text.description)
        }

        var picture: KeyPicture {
            get throws {
                try KeyPicture(
                    "\(mapping.path).\(key)", before: scene(before), after: scene(after), output: .moment(seconds))
            }
        }
    }

    static var pictures: [KeyPicture] {
        get throws { try (bars + appearances + popups + containers).map { try $0.picture } }
    }
}
