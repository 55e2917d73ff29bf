import VitrinePrimitives
import VitrineVocabulary

/// A drawn map, in points of about the size of a phone.
public enum MapRegion: String, Hashable, Sendable, CaseIterable {
    /// The San Francisco peninsula, 375 x 812.
    case goldenGate = "golden-gate"
    /// San Francisco Bay and the valley behind it, 812 x 375.
    case bay
    /// Paris and the country around it, 375 x 667.
    case paris
    /// Western Europe, 375 x 812.
    case europe
}

extension MapRegion: Choice {
    package static let noun = "a map"

    package func needsPath(_ format: Format) -> Bool { true }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        assets.append(AssetReference(.map, rawValue, at: path))
    }
}

extension MapRegion {
    /// Made when a map is drawn for the first time.
    var drawing: MapDrawing {
        switch self {
        case .goldenGate: Self.goldenGateDrawing
        case .bay: Self.bayDrawing
        case .paris: Self.parisDrawing
        case .europe: Self.europeDrawing
        }
    }

    private static let goldenGateDrawing = MapDrawing.goldenGate()
    private static let bayDrawing = MapDrawing.bay()
    private static let parisDrawing = MapDrawing.paris()
    private static let europeDrawing = MapDrawing.europe()
}
