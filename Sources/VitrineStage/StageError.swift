import VitrineEncoders
import VitrineMotion
import VitrineScreens
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// The error of a scene that cannot be staged.
package enum StageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A scene made in Swift has values that a scene file could not have.
    case sceneInvalid(SceneIssues)
    /// The events of a scene never end.
    case endless(RecordingError)
    /// The installation lacks one of Vitrine's own files.
    case assetMissing(path: String)
    /// One of Vitrine's own files is damaged.
    case assetBroken(path: String, reason: String)
    /// A picture that the scene names is in none of the searched folders.
    case imageMissing(path: String, searched: [String])
    /// A picture is outside the scene's folder and the asset folders.
    case imageOutside(path: String)
    case imageFileTooLarge(path: String, bytes: Int, limit: Int)
    /// The pictures up to this one have more pixels together than a scene's may have.
    case imagesTooLarge(path: String, pixels: Int, limit: Int)
    case imageUnreadable(path: String, reason: String)
    case imageBroken(path: String, ImageDecodingError)
    /// A scene file in place of a picture cannot be rendered.
    case sceneBroken(path: String, reason: String)
    /// A scene file in place of a picture is in a scene that itself replaces a picture.
    case sceneNested(path: String)
    /// A file of texts or GeoJSON is in none of the searched folders.
    case fileMissing(path: String, searched: [String])
    /// A file of texts or GeoJSON is outside the scene's folder and the asset folders.
    case fileOutside(path: String)
    case fileUnreadable(path: String, reason: String)
    case stringsBroken(path: String, StringsFile.Failure)
    case geoJSONBroken(path: String, GeoJSON.Failure)
    case iconUnknown(name: String, legal: [String])
    /// An icon of the scene cannot be drawn.
    case iconBroken(name: String, reason: String)
    case fontBroken(TextError)
    /// A font file or folder that the scene or an option names does not exist.
    case fontMissing(path: String, searched: [String])
    /// A font that the scene names is outside the scene's folder and the asset folders.
    case fontOutside(path: String)
    case fontUnreadable(path: String, reason: String)
    case fontFolderEmpty(path: String)
    /// A folder exceeds `AssetLimits` in font files, depth or bytes; `limit` is the exceeded limit.
    case fontFolderTooLarge(path: String, limit: String)
    /// No font file has the family.
    case fontFamilyUnknown(name: String, nearest: String?, legal: [String])
    /// An output is outside 1...`OutputLimits.side` pixels per side or above `OutputLimits.pixels` in all.
    case canvasOutOfRange(width: Int, height: Int, maximumSide: Int, maximumPixels: Int)
    /// A picture shows no part of the screen.
    case cropEmpty
    case frameRate(MotionError)
    /// An animation is too long; `key` is the key of its duration.
    case animationTooLong(seconds: Double, limit: Double, key: String)
    case tooManyFrames(Int, limit: Int, key: String)
    /// The system cannot start a thread; its reason.
    case threadFailed(reason: String)

    /// The key of the scene with the error, such as `output.duration`; nil if unknown.
    package var keyPath: String? {
        switch self {
        case .animationTooLong(_, _, let key), .tooManyFrames(_, _, let key): key
        case .frameRate: "output.fps"
        case .cropEmpty: "output.crop"
        case .canvasOutOfRange: "output"
        default: nil
        }
    }

    /// Returns the reason for the length: an animation without `output.duration` is as long as its events.
    private static func reason(_ key: String) -> String {
        key == "output.duration" ? "" : ", until all is at rest after this event; output.duration can end it before"
    }

    private static func spelled(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    }

    package var description: String {
        switch self {
        case .sceneInvalid(let issues): "\(issues)"
        case .endless(let error): "\(error)"
        case .assetMissing(let path): "Vitrine's own file \(path) is missing; install Vitrine again"
        case .assetBroken(let path, let reason): "Vitrine's own file \(path) is damaged: \(reason)"
        case .imageMissing(let path, let searched):
            "image \"\(path)\" was not found"
                + (searched.isEmpty ? ": the scene is not a file" : " (searched \(searched.joined(separator: ", ")))")
        case .imageOutside(let path):
            "image \"\(path)\" is outside the scene's folder and the asset folders; --allow-outside-paths permits it"
        case .imageFileTooLarge(let path, let bytes, let limit):
            "image \"\(path)\" has \(bytes) bytes; at most \(limit) are read"
        case .imagesTooLarge(let path, let pixels, let limit):
            "image \"\(path)\" brings the scene's images to \(pixels) pixels; at most \(limit) are read"
        case .imageUnreadable(let path, let reason): "image \"\(path)\" cannot be read: \(reason)"
        case .imageBroken(let path, let error): "image \"\(path)\": \(error)"
        case .sceneBroken(let path, let reason): "scene \"\(path)\" in the place of an image: \(reason)"
        case .sceneNested(let path):
            "scene \"\(path)\" in the place of an image: a scene that is shown as an image cannot show others"
        case .fileMissing(let path, let searched):
            "\"\(path)\" was not found"
                + (searched.isEmpty ? ": the scene is not a file" : " (searched \(searched.joined(separator: ", ")))")
        case .fileOutside(let path):
            "\"\(path)\" is outside the scene's folder and the asset folders; --allow-outside-paths permits it"
        case .fileUnreadable(let path, let reason): "\"\(path)\" cannot be read: \(reason)"
        case .stringsBroken(let path, let failure): "\(path):\(failure.line): \(failure)"
        case .geoJSONBroken(let path, let failure): "\"\(path)\": \(failure)"
        case .iconUnknown(let name, let legal):
            "there is no icon \"\(name)\" (\(legal.joined(separator: ", ")))"
        case .iconBroken(let name, let reason): "icon \"\(name)\": \(reason)"
        case .fontBroken(let error): "\(error)"
        case .fontMissing(let path, let searched):
            "font \"\(path)\" was not found"
                + (searched.isEmpty ? ": the scene is not a file" : " (searched \(searched.joined(separator: ", ")))")
        case .fontOutside(let path):
            "font \"\(path)\" is outside the scene's folder and the asset folders; --allow-outside-paths permits it"
        case .fontUnreadable(let path, let reason): "font \"\(path)\" cannot be read: \(reason)"
        case .fontFolderEmpty(let path):
            "\"\(path)\" has no font files (\(FontFolder.endings.map { ".\($0)" }.joined(separator: ", ")))"
        case .fontFolderTooLarge(let path, let limit): "\"\(path)\" has too many fonts; at most \(limit)"
        case .fontFamilyUnknown(let name, let nearest, let legal):
            "there is no font family \"\(name)\"\(nearest.map { "; did you mean \"\($0)\"?" } ?? "") "
                + "(\(legal.prefix(20).joined(separator: ", "))\(legal.count > 20 ? ", …" : ""))"
        case .canvasOutOfRange(let width, let height, let side, let pixels):
            "a picture of \(width)x\(height) pixels is out of range: 1...\(side) a side, at most \(pixels) in all"
        case .cropEmpty: "the crop shows nothing: its width and height must be above 0"
        case .frameRate(let error): "\(error)"
        case .animationTooLong(let seconds, let limit, let key):
            "the animation lasts \(StageError.spelled(seconds)) s\(StageError.reason(key)); legal: 0...\(StageError.spelled(limit)) s"
        case .tooManyFrames(let count, let limit, let key):
            "the animation has \(count) frames\(StageError.reason(key)); at most \(limit); take a smaller duration or fps"
        case .threadFailed(let reason): reason
        }
    }
}
