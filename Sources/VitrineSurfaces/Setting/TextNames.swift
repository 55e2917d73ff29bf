import VitrinePrimitives
import VitrineText
import VitrineVocabulary

package typealias TextAlignment = ParagraphStyle.Alignment

/// The names of `UIFont.Weight`.
public enum FontWeightName: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package var weight: FontWeight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

/// The names of `NSUnderlineStyle`, for lines under and through text.
public enum UnderlineStyle: String, Hashable, Sendable, CaseIterable {
    case none, single, thick, double

    package func line(_ color: RGBColor?) -> TextAttributes.Line? {
        switch self {
        case .none: nil
        case .single: TextAttributes.Line(.single, color: color)
        case .thick: TextAttributes.Line(.thick, color: color)
        case .double: TextAttributes.Line(.double, color: color)
        }
    }
}

/// The text size of `Traits`, which the module Text declares.
public typealias TextSize = VitrineText.TextSize
/// The text style of labels, which the module Text declares.
public typealias TextStyleName = VitrineText.TextStyleName

extension TextStyleName: Choice { package static let noun = "a text style" }
