import VitrineSurfaces

extension SourceValue {
    private static let attributeKeys = [
        "font", "foregroundColor", "kern", "baselineOffset", "underlineStyle", "underlineColor", "strikethroughStyle",
        "strikethroughColor", "shadow",
    ]
    private static let labelKeys = KeyTable(rows: (attributeKeys + ["paragraphStyle"]).map { [$0] })
    private static let runKeys = KeyTable(rows: (["text"] + attributeKeys).map { [$0] })
    private static let fontKeys = KeyTable("family", "size", "weight", "italic")
    private static let paragraphKeys = KeyTable(
        "alignment", "lineBreakMode", "minimumLineHeight", "maximumLineHeight")
    private static let shadowKeys = KeyTable("color", "offset", "blurRadius")

    func labelAttributes() -> LabelAttributes? {
        guard let keys = keyed(Self.labelKeys) else { return nil }
        var attributes = keys.attributes()
        attributes.paragraphStyle = keys["paragraphStyle"]?.paragraphStyle()
        return attributes
    }

    /// A text whose parts look different, from a list of texts and `{text, ...}`.
    func textRuns() -> [TextRun]? {
        list(of: "texts and {text, ...}")?.map { item in
            if case .mapping = item.node.content {
                guard let keys = item.keyed(Self.runKeys) else { return TextRun("") }
                return TextRun(keys.required("text")?.text() ?? "", keys.attributes())
            }
            return TextRun(item.text() ?? "")
        }
    }

    /// A text, or one whose parts look different.
    func title() -> (plain: String?, runs: [TextRun]?) {
        if case .list = node.content { return (nil, textRuns()) }
        guard case .mapping = node.content else { return (text(), nil) }
        reportWrongType(expected: "text, or a list of texts and {text, ...}")
        return (nil, nil)
    }

    fileprivate func font() -> LabelAttributes.Font? {
        guard let keys = keyed(Self.fontKeys) else { return nil }
        return LabelAttributes.Font(
            family: keys["family"]?.text(), size: keys["size"]?.length(),
            weight: keys["weight"]?.choice("a font weight"), italic: keys["italic"]?.flag())
    }

    private func paragraphStyle() -> LabelAttributes.Paragraph? {
        guard let keys = keyed(Self.paragraphKeys) else { return nil }
        return LabelAttributes.Paragraph(
            alignment: keys["alignment"]?.choice("an alignment"),
            lineBreakMode: keys["lineBreakMode"]?.choice("a line break mode"),
            minimumLineHeight: keys["minimumLineHeight"]?.length(),
            maximumLineHeight: keys["maximumLineHeight"]?.length())
    }

    func shadow() -> Shadow? {
        guard let keys = keyed(Self.shadowKeys, expected: "a shadow {color, offset, blurRadius}") else { return nil }
        var shadow = Shadow()
        shadow.color = keys["color"]?.color() ?? shadow.color
        shadow.offset = keys["offset"]?.point() ?? shadow.offset
        shadow.blurRadius = keys["blurRadius"]?.length() ?? shadow.blurRadius
        return shadow
    }
}

extension KeyedReader {
    fileprivate func attributes() -> LabelAttributes {
        LabelAttributes(
            font: self["font"]?.font(), foregroundColor: self["foregroundColor"]?.color(),
            kern: self["kern"]?.length(), baselineOffset: self["baselineOffset"]?.length(),
            underlineStyle: self["underlineStyle"]?.choice("an underline style"),
            underlineColor: self["underlineColor"]?.color(),
            strikethroughStyle: self["strikethroughStyle"]?.choice("an underline style"),
            strikethroughColor: self["strikethroughColor"]?.color(), shadow: self["shadow"]?.shadow())
    }
}
