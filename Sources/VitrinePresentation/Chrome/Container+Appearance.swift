import VitrinePrimitives
import VitrineSurfaces

extension Container.Dock {
    package var standardAppearance: BarAppearance? {
        switch self {
        case .toolbar(let bar): bar.standardAppearance
        case .tabBar(let bar): bar.standardAppearance
        case .custom: nil
        }
    }

    package var tintColor: RGBColor? {
        switch self {
        case .toolbar(let bar): bar.tintColor
        case .tabBar(let bar): bar.tintColor
        case .custom: nil
        }
    }
}
