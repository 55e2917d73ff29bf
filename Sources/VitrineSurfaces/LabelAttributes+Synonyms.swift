import VitrineVocabulary

extension LabelAttributes {
    package static let synonyms = [
        Synonym("color", "textColor", means: "foregroundColor"),
        Synonym("background", means: "backgroundColor"),
        Synonym("size", "fontSize", means: "font.size"), Synonym("weight", "fontWeight", means: "font.weight"),
        Synonym("fontFamily", "fontName", means: "font.family"),
        Synonym("textAlignment", "textAlign", means: "paragraphStyle.alignment"),
        Synonym("letterSpacing", means: "kern"),
        Synonym("lineHeight", means: "paragraphStyle.minimumLineHeight"),
        Synonym("underline", means: "underlineStyle"), Synonym("strikethrough", means: "strikethroughStyle"),
    ]
}

extension LabelAttributes.Font {
    package static let synonyms = [
        Synonym("pointSize", "fontSize", means: "size"), Synonym("fontWeight", "bold", means: "weight"),
        Synonym("name", "fontName", "fontFamily", means: "family"),
    ]
}
