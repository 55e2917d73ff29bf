import VitrineEncoders

/// What `vitrine` and a program with films say to each other: a line of JSON for each request and each answer, over standard
/// input and output of the program. After an answer with a frame come its pixels.
package enum FilmProtocol {
    /// The program's only argument.
    package static let argument = "--vitrine-films"
    /// The variable of the environment that has the folder of the user's code.
    package static let folderVariable = "VITRINE_FILMS_FOLDER"
    /// The first line of the program. What stands before it was printed by the program's own code.
    package static let greeting = "vitrine-films 1"
    /// Most bytes of a line.
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

    /// Files that are written.
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

    /// The film that is opened; nil where the program has one. The one that was opened last stays open.
    package var film: String?
    package var opens = false
    package var settings: [Setting] = []
    package var threads = 1
    package var allowsOutsidePaths = false
    package var fontPaths: [String] = []
    /// Writes files of the open film.
    package var files: Files?
    /// Draws a moment of the open film's animation, in seconds from its beginning.
    package var position: Double?

    package init() {}
}

package struct FilmAnswer: Codable, Sendable {
    /// The film that is open.
    package struct Opened: Codable, Sendable {
        package var name: String
        /// Seconds of the animation.
        package var duration: Double
        /// Frames per second.
        package var rate: Double
        /// The position of the still's moment, in seconds.
        package var still: Double
        /// What is shown, in points.
        package var width: Double
        package var height: Double
        package var device: String
        package var appearance: String
        package var direction: String
        package var textSize: String
    }

    /// A frame; its rows follow the line, 4 bytes a pixel, alpha multiplied in.
    package struct Frame: Codable, Sendable {
        package var width: Int
        package var height: Int
    }

    package var films: [String] = []
    /// Of each film, when no film is asked for.
    package var warningsOfFilms: [[String]] = []
    /// What is wrong with each film that cannot be made, after its name, when no film is asked for.
    package var failures: [String]?
    package var opened: Opened?
    package var files: [WrittenFile] = []
    package var frame: Frame?
    /// Of the open film.
    package var warnings: [String] = []
    /// What is wrong; empty for a request that has been met.
    package var problems: [String] = []

    package init() {}

    /// The warnings of the open film, after its name.
    package var warningLines: [String] { warnings.map { "\(opened.map { "\($0.name): " } ?? "")\($0)" } }
}
