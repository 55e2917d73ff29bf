import VitrineEncoders

/// The protocol between `vitrine` and a program with films: a line of JSON for each request and each answer, over the
/// program's standard input and output. The pixels of a frame follow its answer.
package enum FilmProtocol {
    package static let argument = "--vitrine-films"
    /// The environment variable with the folder of the user's code.
    package static let folderVariable = "VITRINE_FILMS_FOLDER"
    /// The first line of the protocol. Anything before it was printed by the program's own code.
    package static let greeting = "vitrine-films 1"
    /// The maximum length of a line in bytes.
    package static let longestLine = 1 << 20
}

package struct FilmRequest: Codable, Sendable {
    /// A value in place of the scene's own.
    package struct Setting: Codable, Hashable, Sendable {
        package var key: String
        package var text: String

        package init(key: String, text: String) {
            self.key = key
            self.text = text
        }
    }

    package struct Files: Codable, Sendable {
        package var paths: [String]
        package var pixels: String
        package var sheetFrames: Int
        package var quality: Int?
        package var maximumBytes: Int?
        package var dither: String
        package var allowsDownscaling: Bool

        package init(
            paths: [String], pixels: RawPixels, sheetFrames: Int, quality: Int?, maximumBytes: Int?,
            dither: GIFOptions.Dither, allowsDownscaling: Bool
        ) {
            self.paths = paths
            self.pixels = pixels.rawValue
            self.sheetFrames = sheetFrames
            self.quality = quality
            self.maximumBytes = maximumBytes
            self.dither = dither.rawValue
            self.allowsDownscaling = allowsDownscaling
        }
    }

    /// The name of the film to open; nil if the program has only one. The last opened film stays open.
    package var film: String?
    package var opens = false
    package var settings: [Setting] = []
    package var threads = 1
    package var allowsOutsidePaths = false
    package var fontPaths: [String] = []
    /// Files of the open film to write.
    package var files: Files?
    /// The moment of the open film's animation to draw, in seconds from its beginning.
    package var position: Double?

    package init() {}
}

package struct FilmAnswer: Codable, Sendable {
    package struct Opened: Codable, Sendable {
        package var name: String
        /// The duration of the animation in seconds.
        package var duration: Double
        /// The frame rate in frames per second.
        package var rate: Double
        /// The position of the still's moment, in seconds.
        package var still: Double
        /// The size of what is shown, in points.
        package var width: Double
        package var height: Double
        package var device: String
        package var appearance: String
        package var direction: String
        package var textSize: String
    }

    /// A frame, whose rows follow the line, with 4 bytes per pixel and premultiplied alpha.
    package struct Frame: Codable, Sendable {
        package var width: Int
        package var height: Int
    }

    package var films: [String] = []
    /// The warnings of each film, if no film is asked for.
    package var warningsOfFilms: [[String]] = []
    /// The problems of each film that cannot be made, after its name, if no film is asked for.
    package var failures: [String]?
    package var opened: Opened?
    package var files: [WrittenFile] = []
    package var frame: Frame?
    /// The warnings of the open film.
    package var warnings: [String] = []
    /// The problems; empty for a successful request.
    package var problems: [String] = []

    package init() {}

    /// The warnings of the open film, after its name.
    package var warningLines: [String] { warnings.map { "\(opened.map { "\($0.name): " } ?? "")\($0)" } }
}
