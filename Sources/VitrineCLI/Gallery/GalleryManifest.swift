import Foundation
import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces

/// The contents of a gallery, for pages that show it: every picture, and the HTML elements that offer them.
struct GalleryManifest: Encodable {
    struct Entry: Encodable {
        struct Points: Encodable {
            var width: Double
            var height: Double
        }

        /// The paths in the folder of the pictures, and in that of the scenes.
        var path: String
        var scene: String
        var format: String
        var appearance: String
        /// The language tag; nil if there is none.
        var locale: String?
        /// The size in pixels.
        var width: Int
        var height: Int
        /// The size at which the picture is shown.
        var points: Points
        var bytes: Int
        var sha256: String
        var frames: Int
        /// The duration of an animation in seconds; nil for a still.
        var duration: Double?
        var alt: String
    }

    /// The HTML elements that offer the pictures of a scene in a language.
    struct Element: Encodable {
        var scene: String
        var locale: String?
        var html: [String]
    }

    /// The version of the manifest's format.
    let version = 1
    /// The pictures, sorted by path.
    var files: [Entry]
    /// The elements, sorted by scene and language.
    var elements: [Element]

    /// - Parameter entries: The pictures in the order of the scenes, of each first the one that is shown by default.
    init(_ entries: [Entry]) {
        files = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        var groups: [(scene: String, locale: String?, entries: [Entry])] = []
        for entry in entries {
            if let i = groups.firstIndex(where: { $0.scene == entry.scene && $0.locale == entry.locale }) {
                groups[i].entries.append(entry)
            } else {
                groups.append((entry.scene, entry.locale, [entry]))
            }
        }
        elements = groups.map { scene, locale, entries in
            var rounds: [PictureElements.Round] = []
            for entry in entries {
                let appearance = Appearance(rawValue: entry.appearance)
                if let i = rounds.firstIndex(where: { $0.appearance == appearance }) {
                    rounds[i].paths.append(entry.path)
                } else {
                    rounds.append(.init(appearance: appearance, locale: locale, paths: [entry.path]))
                }
            }
            let size = entries.first.map { Size(width: $0.points.width, height: $0.points.height) }
            return Element(
                scene: scene, locale: locale,
                html: PictureElements.html(rounds, size: size, alternative: entries.first?.alt))
        }
        elements.sort { ($0.scene, $0.locale ?? "") < ($1.scene, $1.locale ?? "") }
    }

    /// The contents of the file, with a line feed at its end.
    var bytes: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return Array(try encoder.encode(self)) + [0x0A]
        }
    }
}

extension GalleryManifest.Entry {
    /// |- Parameters:
    ///   - result: The result with the measures of the file.
    ///   - bytes: The contents of the file.
    init(
        of scene: GalleryScene, _ renderer: Renderer, _ format: OutputFormat, _ result: GalleryResult, _ bytes: [UInt8],
        _ source: SceneSource
    ) throws {
        let size = renderer.shownSize
        self.init(
            path: scene.pictureName + format.ending, scene: "\(scene.name).\((scene.path as NSString).pathExtension)",
            format: format.rawValue, appearance: renderer.scene.traits.appearance.rawValue,
            locale: renderer.scene.traits.locale, width: result.width ?? 0, height: result.height ?? 0,
            points: Points(width: size.width.rounded(), height: size.height.rounded()), bytes: bytes.count,
            sha256: SHA256.hexadecimal(of: bytes), frames: result.frames ?? 1,
            duration: try renderer.seconds(of: format),
            alt: renderer.alternative ?? AppearanceFiles.words(source.name))
    }
}
