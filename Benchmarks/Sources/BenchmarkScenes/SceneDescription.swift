import Foundation
import VitrinePrimitives

/// The scene that renderers are compared by, as its file describes it: lengths in device pixels, y down.
public struct SceneDescription: Decodable, Sendable {
    public struct Canvas: Decodable, Sendable {
        public var width: Int
        public var height: Int
    }
    public struct Label: Decodable, Sendable {
        public var font: String
        /// Pixels to the em.
        public var size: Double
        public var x: Double
        public var y: Double
        public var color: [Double]
        public var text: String
    }
    public struct Material: Decodable, Sendable {
        public var sigma: Double
        public var tint: [Double]
    }
    public struct Shadow: Decodable, Sendable {
        public var dx: Double
        public var dy: Double
        public var sigma: Double
        public var color: [Double]
    }
    public struct Picture: Decodable, Sendable {
        public var asset: String
        public var rect: [Double]
        public var radius: Double
    }
    public struct Rows: Decodable, Sendable {
        /// A label whose text and row come from elsewhere.
        public struct Style: Decodable, Sendable {
            public var font: String
            public var size: Double
            public var x: Double
            /// From the row's top to the baseline.
            public var dy: Double
            public var color: [Double]
        }
        public struct Separator: Decodable, Sendable {
            public var x: Double
            public var dy: Double
            public var w: Double
            public var h: Double
            public var color: [Double]
        }
        public var y0: Double
        public var height: Double
        public var title: Style
        public var subtitle: Style
        public var separator: Separator
        /// Title and subtitle of each row.
        public var items: [[String]]
    }
    public struct Icons: Decodable, Sendable {
        public struct Pause: Decodable, Sendable {
            /// x, y, width, height, radius.
            public var roundRects: [[Double]]
        }
        public struct Forward: Decodable, Sendable { public var polygons: [[[Double]]] }
        public var color: [Double]
        public var pause: Pause
        public var forward: Forward
    }
    public struct Progress: Decodable, Sendable {
        public var track: [Double]
        public var trackColor: [Double]
        public var done: [Double]
        public var doneColor: [Double]
    }
    public struct Grabber: Decodable, Sendable {
        public var rect: [Double]
        public var radius: Double
        public var color: [Double]
    }
    public struct Bar: Decodable, Sendable {
        public var rect: [Double]
        public var radius: Double
        public var material: Material
        public var shadow: Shadow
        public var art: Picture
        public var title: Label
        public var subtitle: Label
        public var icons: Icons
        public var progress: Progress
        public var grabber: Grabber
    }
    public struct Tab: Decodable, Sendable {
        public var rect: [Double]
        public var radius: Double
        public var material: Material
    }
    public struct Still: Decodable, Sendable {
        public var rows: Rows
        public var bar: Bar
        public var tab: Tab
    }
    public struct Animation: Decodable, Sendable {
        /// From one rounded rectangle to another; `radius` holds both ends.
        public struct Surface: Decodable, Sendable {
            public var from: [Double]
            public var to: [Double]
            public var radius: [Double]
            public var color: [Double]
        }
        public struct Picture: Decodable, Sendable {
            public var asset: String
            public var from: [Double]
            public var to: [Double]
            public var radius: [Double]
        }
        public struct Label: Decodable, Sendable {
            public var font: String
            public var size: Double
            public var from: [Double]
            public var to: [Double]
            public var color: [Double]
            public var text: String
        }
        public var frames: Int
        public var surface: Surface
        public var glass: Material
        /// Alpha of the black over the content, at both ends.
        public var dim: [Double]
        public var shadow: Shadow
        public var image: Picture
        public var title: Label
        public var subtitle: Label
        public var grabber: Surface
    }
    public struct Micro: Decodable, Sendable {
        public struct RoundedRects: Decodable, Sendable {
            public var size: [Double]
            public var radius: Double
        }
        public struct Blur: Decodable, Sendable {
            public var rect: [Int]
            public var sigma: Double
        }
        public struct Text: Decodable, Sendable {
            public var font: String
            public var size: Double
            public var x: Double
            public var y0: Double
            public var dy: Double
            public var color: [Double]
            /// What the lines are made of.
            public var text: String
        }
        public var rrects: RoundedRects
        public var blur: Blur
        public var text: Text
    }

    public var canvas: Canvas
    /// Paths of font files by the names that labels use.
    public var fonts: [String: String]
    public var `static`: Still
    public var animation: Animation
    public var micro: Micro

    /// The package's own copy of the scene; its fonts are names of files in the package's folder of fonts.
    public static func bundled() throws -> SceneDescription {
        guard let url = Bundle.module.url(forResource: "scene", withExtension: "json") else {
            throw SceneError("scene.json is missing from the package")
        }
        return try SceneDescription(path: url.path)
    }

    public init(path: String) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        self = try decoder.decode(SceneDescription.self, from: SceneError.contents(of: path))
    }
}

extension Color {
    /// Red, green and blue in 0...255, alpha in 0...1, as the scene's file writes them.
    init(_ c: [Double]) { self.init(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c[3]) }
}

extension Rect {
    /// x, y, width, height.
    init(_ v: [Double]) { self.init(x: v[0], y: v[1], width: v[2], height: v[3]) }
}
