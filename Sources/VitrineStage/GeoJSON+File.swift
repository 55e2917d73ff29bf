import Foundation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension GeoJSON {
    /// The error of a file that cannot be drawn.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The path of the value in the file, such as `features[2].geometry.type`; empty for the file itself.
        package var path: String
        package var reason: Reason

        package enum Reason: Hashable, Sendable {
            case invalidJSON(String)
            case missing
            case expected(String)
            case unknownType(String, legal: [String])
            case outOfRange(value: String, legal: String)
            case tooMany(of: String, limit: Int)
        }

        package var description: String {
            let text =
                switch reason {
                case .invalidJSON(let reason): "not JSON: \(reason)"
                case .missing: "is missing"
                case .expected(let wanted): "must be \(wanted)"
                case .unknownType(let type, let legal):
                    "\"\(type)\" is not a type of this object (\(legal.joined(separator: ", ")))"
                case .outOfRange(let value, let legal): "\(value) is out of range; legal: \(legal)"
                case .tooMany(let items, let limit): "more than \(limit) \(items)"
                }
            return path.isEmpty ? text : "\(path): \(text)"
        }

        fileprivate init(_ keys: [any CodingKey], _ reason: Reason) {
            path = keys.reduce("") { path, key in
                key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? "" : "\(path).") + key.stringValue
            }
            self.reason = reason
        }
    }

    /// Reads a file of RFC 7946 whose properties are those of simplestyle-spec 1.1.0.
    package init(_ bytes: [UInt8]) throws(Failure) {
        // Each position is an array, and each feature has one: their number bounds the time of reading.
        guard bytes.count(where: { $0 == UInt8(ascii: "[") }) <= AssetLimits.geoJSONArrays else {
            throw Failure([], .tooMany(of: "arrays, of which each position is one", limit: AssetLimits.geoJSONArrays))
        }
        self.init()
        do {
            try add(JSONDecoder().decode(Object.self, from: Data(bytes)))
        } catch let failure as Failure {
            throw failure
        } catch DecodingError.keyNotFound(let key, let context) {
            throw Failure(context.codingPath + [key], .missing)
        } catch DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context) {
            throw Failure(context.codingPath, .expected(Self.noun(type)))
        } catch DecodingError.dataCorrupted(let context) {
            throw Failure(
                context.codingPath, .invalidJSON(context.underlyingError.map { "\($0)" } ?? context.debugDescription))
        } catch {
            throw Failure([], .invalidJSON("\(error)"))
        }
        for (count, items, limit) in [
            (shapes.count, "lines and areas", AssetLimits.geoJSONShapes),
            (markers.count, "points and titles", AssetLimits.geoJSONMarkers),
        ] where count > limit { throw Failure([], .tooMany(of: items, limit: limit)) }
    }

    private static func noun(_ type: Any.Type) -> String {
        if type == Double.self { return "a number" }
        if type == String.self { return "a text" }
        return type is any RandomAccessCollection.Type ? "an array" : "an object"
    }

    private mutating func add(_ object: Object, _ style: Style = Style()) {
        switch object {
        case .features(let features): for feature in features { add(feature) }
        case .feature(let geometry, let style): if let geometry { add(geometry, style) }
        case .geometries(let geometries): for geometry in geometries { add(geometry, style) }
        case .points(let points):
            markers += points.map { Marker(at: $0, color: style.markerColor, title: style.title) }
        case .lines(let lines, let isArea):
            var path = Path()
            for line in lines {
                path.move(to: line[0])
                for point in line.dropFirst() { path.line(to: point) }
                if isArea { path.close() }
            }
            guard !path.isEmpty else { return }
            let shape = Shape(
                path, stroke: style.stroke, strokeWidth: style.strokeWidth, fill: isArea ? style.fill : nil)
            shapes.append(shape)
            if let title = style.title { markers.append(Marker(at: shape.bounds.center, color: nil, title: title)) }
        }
    }
}

/// A GeoJSON object with projected positions.
private indirect enum Object: Decodable {
    case features([Object])
    case feature(Object?, Style)
    case geometries([Object])
    case points([Point])
    /// Lines, or the rings of areas.
    case lines([[Point]], isArea: Bool)

    private enum Key: String, CodingKey { case type, features, geometry, properties, geometries, coordinates }

    private enum Kind: String, CaseIterable {
        case featureCollection = "FeatureCollection"
        case feature = "Feature"
        case geometryCollection = "GeometryCollection"
        case point = "Point"
        case multiPoint = "MultiPoint"
        case lineString = "LineString"
        case multiLineString = "MultiLineString"
        case polygon = "Polygon"
        case multiPolygon = "MultiPolygon"
    }

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        let name = try keys.decode(String.self, forKey: .type)
        // The key of an object determines its legal types.
        let legal: [Kind] =
            switch decoder.codingPath.last(where: { $0.intValue == nil })?.stringValue {
            case nil: Kind.allCases
            case "features": [.feature]
            default: Array(Kind.allCases.dropFirst(2))
            }
        guard let kind = Kind(rawValue: name), legal.contains(kind) else {
            throw GeoJSON.Failure(
                decoder.codingPath + [Key.type], .unknownType(shortened(name), legal: legal.map(\.rawValue)))
        }
        func coordinates<T: Decodable>(_ type: T.Type = T.self) throws -> T {
            try keys.decode(T.self, forKey: .coordinates)
        }
        func checked(_ lines: [[Position]], least: Int) throws -> [[Point]] {
            for line in lines where line.count < least {
                throw GeoJSON.Failure(
                    decoder.codingPath + [Key.coordinates],
                    .outOfRange(value: "\(line.count) positions", legal: "\(least) or more"))
            }
            return lines.map { $0.map(\.place) }
        }
        func area(_ polygons: [[[Position]]]) throws -> Object {
            let rings = try checked(polygons.flatMap { $0 }, least: 4)
            if rings.contains(where: { $0.first != $0.last }) {
                throw GeoJSON.Failure(
                    decoder.codingPath + [Key.coordinates], .expected("rings that end where they begin"))
            }
            return .lines(rings, isArea: true)
        }
        switch kind {
        case .featureCollection: self = .features(try keys.decode([Object].self, forKey: .features))
        case .feature:
            self = .feature(
                try keys.decodeIfPresent(Object.self, forKey: .geometry),
                try keys.decodeIfPresent(Style.self, forKey: .properties) ?? Style())
        case .geometryCollection: self = .geometries(try keys.decode([Object].self, forKey: .geometries))
        case .point: self = .points([try coordinates(Position.self).place])
        case .multiPoint: self = .points(try coordinates([Position].self).map(\.place))
        case .lineString: self = .lines(try checked([coordinates()], least: 2), isArea: false)
        case .multiLineString: self = .lines(try checked(coordinates(), least: 2), isArea: false)
        case .polygon: self = try area([coordinates()])
        case .multiPolygon: self = try area(coordinates())
        }
    }
}

/// A longitude and a latitude; further numbers are ignored.
private struct Position: Decodable {
    let place: Point

    init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        func next(_ legal: LegalRange) throws -> Double {
            let number = try numbers.decode(Double.self)
            if legal.contains(number) { return number }
            throw GeoJSON.Failure(decoder.codingPath, .outOfRange(value: "\(number)", legal: legal.description))
        }
        // Lines that cross the antimeridian may go on beyond it.
        let longitude = try next(LegalRange(-540...540, "degrees of longitude"))
        place = GeoJSON.place(
            longitude: longitude, latitude: try next(LegalRange(-90...90, "degrees of latitude")))
    }
}

/// The properties of a feature that determine its look.
///
/// Source of names and defaults: simplestyle-spec 1.1.0.
private struct Style: Decodable {
    var title: String?
    var markerColor = RGBColor(0x7E7E7E)
    var stroke = RGBColor(0x555555)
    var strokeWidth = 2.0
    var fill = RGBColor(0x555555).withAlpha(0.6)

    private enum Key: String, CodingKey {
        case title, stroke, fill
        case markerColor = "marker-color"
        case strokeOpacity = "stroke-opacity"
        case strokeWidth = "stroke-width"
        case fillOpacity = "fill-opacity"
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        func number(_ key: Key, _ legal: ClosedRange<Double>) throws -> Double? {
            guard let number = try keys.decodeIfPresent(Double.self, forKey: key) else { return nil }
            let legal = LegalRange(legal)
            if legal.contains(number) { return number }
            throw GeoJSON.Failure(
                decoder.codingPath + [key], .outOfRange(value: "\(number)", legal: legal.description))
        }
        func color(_ key: Key) throws -> RGBColor? {
            guard let text = try keys.decodeIfPresent(String.self, forKey: key) else { return nil }
            if let color = NamedColors.hexadecimal(text.hasPrefix("#") ? text : "#\(text)") { return color }
            throw GeoJSON.Failure(decoder.codingPath + [key], .expected("a color such as \"#7e7e7e\" or \"#7ee\""))
        }
        title = try keys.decodeIfPresent(String.self, forKey: .title)
        if let title,
            title.unicodeScalars.count > AssetLimits.geoJSONTitle
                || title.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" })
        {
            throw GeoJSON.Failure(
                decoder.codingPath + [Key.title],
                .expected("at most \(AssetLimits.geoJSONTitle) characters, none of them a control character"))
        }
        markerColor = try color(.markerColor) ?? markerColor
        strokeWidth = try number(.strokeWidth, 0...100) ?? strokeWidth
        stroke = (try color(.stroke) ?? stroke).withAlpha(try number(.strokeOpacity, 0...1) ?? 1)
        fill = (try color(.fill) ?? fill).withAlpha(try number(.fillOpacity, 0...1) ?? 0.6)
    }
}
