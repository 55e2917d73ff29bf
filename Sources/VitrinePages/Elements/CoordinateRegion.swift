import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A part of the earth in degrees; `MKCoordinateRegion`.
public struct CoordinateRegion: Hashable, Sendable {
    /// The latitude of the middle, -85...85.
    public var latitude: Double
    /// The longitude of the middle, -180...180.
    public var longitude: Double
    /// From south to north, above 0, at most 170.
    public var latitudeDelta: Double
    /// From west to east, above 0, at most 360.
    public var longitudeDelta: Double

    public init(latitude: Double, longitude: Double, latitudeDelta: Double, longitudeDelta: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }

    /// The smallest rectangle around the middle that contains the region in the plane of Web Mercator. Parts near a pole are
    /// larger there.
    var rect: Rect {
        func y(_ latitude: Double) -> Double { GeoJSON.place(longitude: 0, latitude: latitude).y }
        let center = GeoJSON.place(longitude: longitude, latitude: latitude)
        let (north, south) = (y(latitude + latitudeDelta / 2), y(latitude - latitudeDelta / 2))
        return Rect(center: center, radius: 0).insetBy(
            dx: -longitudeDelta / 720, dy: -max(center.y - north, south - center.y))
    }
}

extension CoordinateRegion: Described {
    public init() { self.init(latitude: 0, longitude: 0, latitudeDelta: 1, longitudeDelta: 1) }

    package static let fields: [Field<CoordinateRegion>] = [
        Field(
            "latitude", \.latitude, in: LegalRange(-85...85, "degrees"), isRequired: true, "The latitude of the middle."
        ),
        Field(
            "longitude", \.longitude, in: LegalRange(-180...180, "degrees"), isRequired: true,
            "The longitude of the middle."),
        Field(
            "latitudeDelta", \.latitudeDelta, in: LegalRange(above: 0, atMost: 170, "degrees"), isRequired: true,
            "The degrees from south to north."),
        Field(
            "longitudeDelta", \.longitudeDelta, in: LegalRange(above: 0, atMost: 360, "degrees"), isRequired: true,
            "The degrees from west to east."),
    ]
}
