import Foundation
import VitrinePrimitives

/// The scene that renderers are compared by, as its file describes it: lengths in device pixels, y down.
package struct SceneDescription: Decodable, Sendable {
    package struct Canvas: Decodable, Sendable {
        package var width: Int
        package var height: Int
    }
    package struct Label: Decodable, Sendable {
        package var font: String
        /// Pixels to the em.
        package var size: Double
        package var x: Double
        package var y: Double
        package var color: [Double]
        package var text: String
    }
    package struct Material: Decodable, Sendable {
        package var sigma: Double
        package var tint: [Double]
    }
    package struct Shadow: Decodable, Sendable {
        package var dx: Double
        package var dy: Double
        package var sigma: Double
        package var color: [Double]
    }
    package struct Picture: Decodable, Sendable {
        package var asset: String
        package var rect: [Double]
        package var radius: Double
    }
    package struct Rows: Decodable, Sendable {
        /// A label whose text and row come from elsewhere.
        package struct Style: Decodable, Sendable {
            package var font: String
            package var size: Double
            package var x: Double
            /// From the row's top to the baseline.
            package var dy: Double
            package var color: [Double]
        }
        package struct Separator: Decodable, Sendable {
            package var x: Double
            package var dy: Double
            package var w: Double
            package var h: Double
            package var color: [Double]
        }
        package var y0: Double
        package var height: Double
        package var title: Style
        package var subtitle: Style
        package var separator: Separator
        /// Title and subtitle of each row.
        package var items: [[String]]
    }
    package struct Icons: Decodable, Sendable {
        package struct Pause: Decodable, Sendable {
            /// x, y, width, height, radius.
            package var roundRects: [[Double]]
        }
        package struct Forward: Decodable, Sendable { public var polygons: [[[Double]]] }
        package var color: [Double]
        package var pause: Pause
        package var forward: Forward
    }
    package struct Progress: Decodable, Sendable {
        package var track: [Double]
        package var trackColor: [Double]
        package var done: [Double]
        package var doneColor: [Double]
    }
    package struct Grabber: Decodable, Sendable {
        package var rect: [Double]
        package var radius: Double
        package var color: [Double]
    }
    package struct Bar: Decodable, Sendable {
        package var rect: [Double]
        package var radius: Double
        package var material: Material
        package var shadow: Shadow
        package var art: Picture
        package var title: Label
        package var subtitle: Label
        package var icons: Icons
        package var progress: Progress
        package var grabber: Grabber
    }
    package struct Tab: Decodable, Sendable {
        package var rect: [Double]
        package var radius: Double
        package var material: Material
    }
    package struct Still: Decodable, Sendable {
        package var rows: Rows
        package var bar: Bar
        package var tab: Tab
    }
    package struct Animation: Decodable, Sendable {
        /// From one rounded rectangle to another; `radius` holds both ends.
        package struct Surface: Decodable, Sendable {
            package var from: [Double]
            package var to: [Double]
            package var radius: [Double]
            package var color: [Double]
        }
        package struct Picture: Decodable, Sendable {
            package var asset: String
            package var from: [Double]
            package var to: [Double]
            package var radius: [Double]
        }
        package struct Label: Decodable, Sendable {
            package var font: String
            package var size: Double
            package var from: [Double]
            package var to: [Double]
            package var color: [Double]
            package var text: String
        }
        package var frames: Int
        package var surface: Surface
        package var glass: Material
        /// Alpha of the black over the content, at both ends.
        package var dim: [Double]
        package var shadow: Shadow
        package var image: Picture
        package var title: Label
        package var subtitle: Label
        package var grabber: Surface
    }
    package struct Micro: Decodable, Sendable {
        package struct RoundedRects: Decodable, Sendable {
            package var size: [Double]
            package var radius: Double
        }
        package struct Blur: Decodable, Sendable {
            package var rect: [Int]
            package var sigma: Double
        }
        package struct Text: Decodable, Sendable {
            package var font: String
            package var size: Double
            package var x: Double
            package var y0: Double
            package var dy: Double
            package var color: [Double]
            /// What the lines are made of.
            package var text: String
        }
        package var rrects: RoundedRects
        package var blur: Blur
        package var text: Text
    }

    package var canvas: Canvas
    /// Paths of font files by the names that labels use.
    package var fonts: [String: String]
    package var `static`: Still
    package var animation: Animation
    package var micro: Micro

    /// The package's own copy of the scene; its fonts are names of files in the package's folder of fonts.
    package static func bundled() throws -> SceneDescription {
        guard let url = Bundle.module.url(forResource: "scene", withExtension: "json") else {
            throw SceneError("scene.json is missing from the package")
        }
        return try SceneDescription(path: url.path)
    }

    package init(path: String) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        self = try decoder.decode(SceneDescription.self, from: SceneError.contents(of: path))
    }
}

extension RGBColor {
    /// Red, green and blue in 0...255, alpha in 0...1, as the scene's file writes them.
    init(_ c: [Double]) { self.init(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c[3]) }
}

extension Rect {
    /// x, y, width, height.
    init(_ v: [Double]) { self.init(x: v[0], y: v[1], width: v[2], height: v[3]) }
}
