extension Optional: SceneValue where Wrapped: SceneValue {
    package static func form(_ format: Format) -> Form {
        let form = Wrapped.form(format)
        return .optional(Wrapped.acceptsFlag ? .anyOf([.flag, form]) : form)
    }

    package static func read(_ source: SourceValue, onto base: Wrapped??, _ format: Format) -> Wrapped?? {
        if source.node.isNull { return .some(nil) }
        if Wrapped.acceptsFlag, case .scalar(let text, isQuoted: false) = source.node.content,
            ["true", "false"].contains(text.lowercased())
        {
            return source.flag().map { $0 ? Wrapped.emptyValue : nil }
        }
        return Wrapped.read(source, onto: base ?? nil, format).map { .some($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        if Wrapped.acceptsFlag, let wrapped = self, wrapped == Wrapped.emptyValue { return .flag(true) }
        return self?.node(format) ?? .null
    }

    package func node(_ format: Format, onto base: Wrapped?) -> ValueNode {
        guard let wrapped = self, let base, !Wrapped.acceptsFlag || wrapped != Wrapped.emptyValue else {
            return node(format)
        }
        return wrapped.node(format, onto: base)
    }

    package func needsPath(_ format: Format) -> Bool { self?.needsPath(format) ?? false }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        self?.check(format, at: path, mentions: mentions, into: &issues)
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        self?.collectAssets(format, at: path, mentions: mentions, into: &assets)
    }

    package static func noun(_ format: Format) -> String { Wrapped.noun(format) }
}
