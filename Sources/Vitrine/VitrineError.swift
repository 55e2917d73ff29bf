import VitrineEncoders
import VitrineStage
import VitrineVocabulary

/// The error of Vitrine's public functions.
///
/// ```swift
/// do {
///     try Renderer(contentsOf: "bar.yaml").write(to: "bar.gif")
/// } catch .scene(let issues) {
///     for issue in issues.issues { print(issue.line ?? 0, issue.path, issue.message) }
/// } catch {
///     print(error)
/// }
/// ```
public enum VitrineError: Error, Sendable {
    /// The problems of a scene, including missing icons, pictures and fonts, with positions in the scene file.
    case scene(SceneIssues)
    /// A picture or font, perhaps Vitrine's own, is damaged or too large; the value is its path or name. A missing one
    /// is a `scene` error.
    case asset(Details)
    /// An argument is outside its legal range; the value is that argument.
    case argument(Details)
    /// A picture, animation or file cannot be made as the scene asks; the value is the file's path.
    case output(Details)
    /// The pixels do not fit the file format, or a program that encodes them fails; the value is the program's name.
    case encoding(Details)

    /// The faulty value and the reason.
    public struct Details: Sendable, CustomStringConvertible {
        /// A path, a name or a number as text; nil if the message is complete without it.
        public let value: String?
        /// A sentence without a final full stop, with the legal range or the remedy if there is one.
        public var message: String { "\(underlying)" }
        package let underlying: any Error

        public var description: String { message }
    }
}

extension VitrineError: CustomStringConvertible {
    public var description: String { "\(underlying)" }

    package var underlying: any Error {
        switch self {
        case .scene(let issues): issues
        case .asset(let details), .argument(let details), .output(let details), .encoding(let details):
            details.underlying
        }
    }
}

extension VitrineError {
    /// Wraps any error of a module.
    package init(_ error: any Error) {
        switch error {
        case let error as VitrineError: self = error
        case let issues as SceneIssues: self = .scene(issues)
        case let issue as SceneIssue: self = .scene(SceneIssues([issue]))
        case let error as StageError: self.init(error)
        case let error as FileError: self.init(error)
        case let error as ImageDecodingError: self = .encoding(Details(value: nil, underlying: error))
        case let error as ImageEncodingError: self.init(error)
        case let error as FrameSourceError: self.init(error.underlying)
        case let error as RendererError: self.init(error)
        default: self = .output(Details(value: nil, underlying: error))
        }
    }

    private init(_ error: StageError) {
        func asset(_ value: String?) -> VitrineError { .asset(Details(value: value, underlying: error)) }
        switch error {
        case .sceneInvalid(let issues): self = .scene(issues)
        case .assetMissing(let path), .assetBroken(let path, _), .imageMissing(let path, _), .imageOutside(let path),
            .fileMissing(let path, _), .fileOutside(let path), .fileUnreadable(let path, _),
            .stringsBroken(let path, _), .geoJSONBroken(let path, _),
            .imageFileTooLarge(let path, _, _), .imagesTooLarge(let path, _, _), .imageUnreadable(let path, _),
            .imageBroken(let path, _), .sceneBroken(let path, _), .sceneNested(let path),
            .fontMissing(let path, _), .fontOutside(let path), .fontUnreadable(let path, _),
            .fontFolderEmpty(let path), .fontFolderTooLarge(let path, _):
            self = asset(path)
        case .endless(let error):
            self = .scene(SceneIssues([SceneIssue(path: "timeline", kind: .endless("\(error)"))]))
        case .iconUnknown(let name, _), .iconBroken(let name, _), .fontFamilyUnknown(let name, _, _): self = asset(name)
        case .fontBroken: self = asset(nil)
        case .canvasOutOfRange(let width, let height, _, _):
            self = .output(Details(value: "\(width)x\(height)", underlying: error))
        case .cropEmpty, .frameRate, .animationTooLong, .tooManyFrames, .threadFailed:
            self = .output(Details(value: nil, underlying: error))
        }
    }

    private init(_ error: FileError) {
        switch error {
        case .folderMissing(let path), .notWritable(let path), .isDirectory(let path), .notARegularFile(let path),
            .diskFull(let path), .fileFailed(let path, _), .leadsOutside(let path, _):
            self = .output(Details(value: path, underlying: error))
        case .inputFailed(let path, _): self = .asset(Details(value: path, underlying: error))
        }
    }

    private init(_ error: ImageEncodingError) {
        switch error {
        case .qualityOutOfRange(let value), .loopCountOutOfRange(let value):
            self = .argument(Details(value: "\(value)", underlying: error))
        case .timeOutOfRange(let time), .timeRunsBackwards(let time, _), .endTooSoon(let time, _),
            .finalHoldOutOfRange(let time):
            self = .argument(Details(value: "\(time)", underlying: error))
        case .codecUnavailable(let format, _): self = .encoding(Details(value: format, underlying: error))
        case .pngFailed, .encoderFailed, .animationSizeOutOfRange, .alphaAppears, .frameTimeInvalid, .gifSizeOutOfRange,
            .frameSizeDiffers, .noFrames, .gifFailed:
            self = .encoding(Details(value: nil, underlying: error))
        }
    }

    private init(_ error: RendererError) {
        func argument(_ value: String?) -> VitrineError { .argument(Details(value: value, underlying: error)) }
        switch error {
        case .unknownFormat(let path), .sameOutput(let path), .standardOutput(let path): self = argument(path)
        case .sheetFramesOutOfRange(let count, _): self = argument("\(count)")
        case .momentOutOfRange(let seconds, _): self = argument("\(seconds)")
        case .programMissing(let name, _), .programFailed(let name, _):
            self = .encoding(Details(value: name, underlying: error))
        case .encoderMissing(let name, _, _, _): self = .encoding(Details(value: name, underlying: error))
        case .animationTooLarge(_, let smallest, _): self = .encoding(Details(value: "\(smallest)", underlying: error))
        case .sheetTooLarge(let width, let height, _): self = argument("\(width)x\(height)")
        }
    }
}

/// Converts every error of a body to `VitrineError`.
func unified<Result: ~Copyable>(_ body: () throws -> Result) throws(VitrineError) -> Result {
    do {
        return try body()
    } catch {
        throw VitrineError(error)
    }
}
