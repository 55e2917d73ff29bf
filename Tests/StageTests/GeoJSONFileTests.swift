import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport

@testable import VitrineStage

/// GeoJSON files: what is read of them, and what is refused.
@Suite struct GeoJSONFileTests {
    private func file(_ text: String) throws(GeoJSON.Failure) -> GeoJSON { try GeoJSON(Array(text.utf8)) }

    private func failure(_ text: String) -> String? {
        do throws(GeoJSON.Failure) {
            _ = try file(text)
            return nil
        } catch { return "\(error)" }
    }

    private static let sample = """
        {"type": "FeatureCollection", "bbox": [0, 0, 9, 9], "features": [
          {"type": "Feature", "id": 7, "properties": {"title": "Lake", "stroke": "#123", "stroke-width": 3, "stroke-opacity": 0.5,
            "fill": "336699", "fill-opacity": 1, "depth": [1, {"m": 2}]},
           "geometry": {"type": "Polygon", "coordinates": [
             [[0, 0], [9, 0], [9, 9], [0, 9], [0, 0]], [[2, 2], [2, 4], [4, 4], [2, 2]]]}},
          {"type": "Feature", "properties": {"title": "Quay", "marker-color": "#CC8844"},
           "geometry": {"type": "GeometryCollection", "geometries": [
             {"type": "Point", "coordinates": [2, 3, 120.5]},
             {"type": "MultiPoint", "coordinates": [[4, 5], [6, 7]]},
             {"type": "LineString", "coordinates": [[1, 1], [8, 1]]}]}},
          {"type": "Feature", "properties": null, "geometry": {"type": "MultiLineString", "coordinates": [[[1, 1], [2, 2]], [[3, 3], [4, 4], [5, 5]]]}},
          {"type": "Feature", "properties": {}, "geometry": null},
          {"type": "Feature", "geometry": {"type": "MultiPolygon", "coordinates": [[[[0, 0], [1, 0], [1, 1], [0, 0]]], [[[5, 5], [6, 5], [6, 6], [5, 5]]]]}}
        ]}
        """

    @Test func `features have their geometries and the style of their properties`() throws {
        let file = try file(Self.sample)
        let shapes = file.shapes
        #expect(shapes.map { $0.path.points.count } == [9, 2, 5, 8])
        #expect(shapes.map { $0.path.verbs.count { $0 == .close } } == [2, 0, 0, 2])
        #expect(shapes.map(\.strokeWidth) == [3, 2, 2, 2])
        let gray = RGBColor(0x555555)
        #expect(shapes.map(\.stroke) == [RGBColor(0x112233).withAlpha(0.5), gray, gray, gray])
        #expect(shapes.map(\.fill) == [RGBColor(0x336699), nil, nil, gray.withAlpha(0.6)])
        #expect(file.markers.map(\.title) == ["Lake", "Quay", "Quay", "Quay", "Quay"])
        let ocher = RGBColor(0xCC8844)
        #expect(file.markers.map(\.color) == [nil, ocher, ocher, ocher, nil])
        #expect(file.markers[1].at == GeoJSON.place(longitude: 2, latitude: 3))
        #expect(file.markers[0].at == shapes[0].bounds.center)
        #expect(file.bounds == shapes[0].bounds)
    }

    @Test func `a geometry and a feature are files of their own`() throws {
        let geometry = #"{"type": "LineString", "coordinates": [[-180, 90], [180, -90]]}"#
        let line = try file(geometry)
        let bounds = try #require(line.bounds)
        #expect(
            bounds.minX == 0 && bounds.maxX == 1 && bounds.minY.magnitude < 1e-12 && (bounds.maxY - 1).magnitude < 1e-12
        )
        #expect(line.markers.isEmpty)
        #expect(try file(#"{"type": "Feature", "properties": {}, "geometry": \#(geometry)}"#) == line)
        #expect(try file(#"{"type": "GeometryCollection", "geometries": [\#(geometry)]}"#) == line)
        #expect(try file(#"{"type": "FeatureCollection", "features": []}"#).bounds == nil)
    }

    @Test(arguments: [
        ("", "not JSON: "), ("{", "not JSON: "), ("[]", "must be an object"),
        (#"{"features": []}"#, "type: is missing"),
        (#"{"type": "Sphere"}"#, "type: \"Sphere\" is not a type of this object (FeatureCollection, Feature, Geometry"),
        (#"{"type": 7}"#, "type: must be a text"), (#"{"type": "Point"}"#, "coordinates: is missing"),
        (
            #"{"type": "FeatureCollection", "features": [{"type": "Point", "coordinates": [1, 1]}]}"#,
            "features[0].type: \"Point\" is not a type of this object (Feature)"
        ),
        (
            #"{"type": "Feature", "geometry": {"type": "Feature", "geometry": null}}"#,
            "geometry.type: \"Feature\" is not a type of this object (GeometryCollection, Point,"
        ),
        (#"{"type": "Point", "coordinates": ["1", 2]}"#, "coordinates[0]: must be a number"),
        (#"{"type": "Point", "coordinates": [1]}"#, "coordinates[1]: must be a number"),
        (#"{"type": "Point", "coordinates": 5}"#, "coordinates: must be an array"),
        (#"{"type": "Point", "coordinates": [1e999, 0]}"#, "not JSON: "),
        (
            #"{"type": "Point", "coordinates": [600, 0]}"#,
            "coordinates: 600.0 is out of range; legal: -540...540 degrees of longitude"
        ),
        (
            #"{"type": "MultiPoint", "coordinates": [[0, 0], [48.1, 91]]}"#,
            "coordinates[1]: 91.0 is out of range; legal: -90...90 degrees of latitude"
        ),
        (
            #"{"type": "LineString", "coordinates": [[0, 0]]}"#,
            "coordinates: 1 positions is out of range; legal: 2 or more"
        ),
        (
            #"{"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [0, 0]]]}"#,
            "coordinates: 3 positions is out of range"
        ),
        (
            #"{"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [1, 0], [0, 1]]]}"#,
            "coordinates: must be rings that end where they begin"
        ),
        (
            #"{"type": "Feature", "geometry": null, "properties": {"fill-opacity": 2}}"#,
            "properties.fill-opacity: 2.0 is out of range; legal: 0...1"
        ),
        (
            #"{"type": "Feature", "geometry": null, "properties": {"stroke-width": -1}}"#,
            "properties.stroke-width: -1.0 is out of range; legal: 0...100"
        ),
        (
            #"{"type": "Feature", "geometry": null, "properties": {"stroke": "reddish"}}"#,
            "properties.stroke: must be a color such as"
        ),
        (
            #"{"type": "Feature", "geometry": null, "properties": {"title": "a\u0007"}}"#,
            "properties.title: must be at most 200 characters"
        ),
    ]) func `what is wrong is told with its path and what is legal`(_ text: String, _ message: String) {
        #expect(failure(text)?.hasPrefix(message) == true, "\(failure(text) ?? "none")")
    }

    @Test func `files beyond the limits are refused before they take time`() {
        func collection(_ geometry: String, _ count: Int) -> String {
            let feature = #"{"type":"Feature","properties":null,"geometry":\#(geometry)}"#
            return
                #"{"type":"FeatureCollection","features":[\#(Array(repeating: feature, count: count).joined(separator: ","))]}"#
        }
        let point = #"{"type":"Point","coordinates":[1,2]}"#
        #expect(failure(collection(point, AssetLimits.geoJSONMarkers)) == nil)
        #expect(failure(collection(point, AssetLimits.geoJSONMarkers + 1)) == "more than 1000 points and titles")
        let line = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
        #expect(failure(collection(line, AssetLimits.geoJSONShapes + 1)) == "more than 10000 lines and areas")
        let positions = Array(repeating: "[0,0]", count: AssetLimits.geoJSONArrays).joined(separator: ",")
        #expect(
            failure(#"{"type":"MultiPoint","coordinates":[\#(positions)]}"#)?.hasPrefix("more than 300000 arrays")
                == true)
        // Deep nesting: an error, no overflow of the stack.
        for depth in [10, 200, 100_000] {
            let deep = String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: depth)
            let text = deep + point + String(repeating: "]}", count: depth)
            #expect((failure(text) == nil) == (depth < 255), "\(depth): \(failure(text) ?? "none")")
        }
    }

    /// Damaged files: each must give an error or places on the plane, never a trap or a hang.
    @Test(arguments: SeedRange.parts(4, of: 500, stride: 1000))
    func `damaged files are errors or features`(_ seeds: SeedRange) {
        var (read, refused) = (0, 0)
        for seed in seeds {
            var random = SplitMix64(seed: seed)
            let bytes = PictureDamage.damaged(Array(Self.sample.utf8), &random)
            if let file = try? GeoJSON(bytes) {
                read += 1
                let places = file.shapes.flatMap(\.path.points) + file.markers.map(\.at)
                #expect(places.allSatisfy { (-1...2).contains($0.x) && (-1e-12...1 + 1e-12).contains($0.y) })
            } else {
                refused += 1
            }
        }
        // Damage that is always or never noticed would test nothing.
        #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
    }

    // MARK: Scenes

    private func scene(_ folder: TemporaryFolder, _ map: String) throws -> (
        scene: PresentationScene, source: SceneSource
    ) {
        let text = "vitrine: 1\ndevice: iphone-8\ncontainer: { content: { body: [{ map: \(map), placement: fill }] } }"
        try folder.write(Array(text.utf8), to: "scene/scene.yaml")
        let source = try SceneSource(path: folder.path + "/scene/scene.yaml")
        return (source.scene, source)
    }

    @Test func `a scene loads its file, and the one of the dark appearance beside it`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.sample.utf8), to: "scene/a.geojson")
        var (scene, source) = try scene(folder, "{ geojson: a.geojson }")
        func picture() throws -> Bitmap {
            try StagedScene(scene, sceneFolder: folder.path + "/scene").picture(at: 0)
        }
        func checksum() throws -> String {
            try SceneChecksum.hexadecimal(of: source, sceneFolder: folder.path + "/scene/", allowsOutsidePaths: false)
        }
        let (light, sum) = (try picture(), try checksum())
        #expect(light.pixels.contains(RGBColor(0x336699).premultiplied.bits))
        let dark = Self.sample.replacing("336699", with: "996633")
        try folder.write(Array(dark.utf8), to: "scene/a~dark.geojson")
        #expect(try picture() == light)
        #expect(try checksum() != sum)
        scene.traits.appearance = .dark
        #expect(try picture().pixels.contains(RGBColor(0x996633).premultiplied.bits))
        try folder.write(Array("{}".utf8), to: "scene/a~dark.geojson")
        #expect(throws: StageError.self) { try picture() }
    }

    @Test func `a picture beside another takes its place in the dark appearance`() throws {
        let folder = try TemporaryFolder()
        for (name, color) in [("a", RGBColor.white), ("a~dark", .black)] {
            try folder.write(
                PNG.encode(Bitmap(width: 1, height: 1, fill: color.premultiplied)), to: "scene/\(name).png")
        }
        var (scene, _) = try scene(folder, "a.png")
        for (appearance, color) in [(Appearance.light, RGBColor.white), (.dark, .black)] {
            scene.traits.appearance = appearance
            let picture = try StagedScene(scene, sceneFolder: folder.path + "/scene").picture(at: 0)
            #expect(Set(picture.pixels) == [color.premultiplied.bits])
        }
    }

    @Test func `files that cannot be used are errors at their key`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(#"{"type": "Point", "coordinates": [0, 99]}"#.utf8), to: "scene/far.geojson")
        try folder.write(Array(repeating: 32, count: AssetLimits.geoJSONBytes + 1), to: "scene/large.geojson")
        for (name, message) in [
            ("no.geojson", "no.geojson"), ("../far.geojson", "outside the scene's folder"),
            ("large.geojson", "at most 16777216 are read"), ("far.geojson", "coordinates: 99.0 is out of range"),
        ] {
            let scene = try scene(folder, "{ geojson: \(name) }").scene
            do throws(StageError) {
                _ = try StagedScene(scene, sceneFolder: folder.path + "/scene")
                Issue.record("\(name) is read")
            } catch {
                #expect("\(error)".contains("container.content.body[0].map.geojson"), "\(error)")
                #expect("\(error)".contains(message), "\(error)")
            }
        }
    }
}
