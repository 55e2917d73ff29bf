import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

package enum SceneFile {
    /// The path that stands for standard input.
    package static let standardInput = "-"

    /// Reads the scene file at a path, YAML or JSON, of at most 4 MB, beyond which no file is read; `-` is standard
    /// input. Pipes and devices are read only under `/dev` and `/proc`: others might never end, or begin.
    package static func load(path: String) throws(SceneIssues) -> PresentationScene {
        try SceneSource(path: path).scene
    }

    /// Whether a path names a pipe or a device that the system made for this process.
    package static func isNamedBySystem(_ path: String) -> Bool { path.hasPrefix("/dev/") || path.hasPrefix("/proc/") }

    package static func bytes(at path: String) throws(SceneIssues) -> [UInt8] {
        do throws(SourceProblem) {
            return try read(path)
        } catch {
            throw SceneIssues([SceneIssue(file: path, kind: error.kind)])
        }
    }

    static func read(_ path: String) throws(SourceProblem) -> [UInt8] {
        if path == standardInput { return try bytes(of: STDIN_FILENO) }
        guard !path.utf8.contains(0) else { throw SourceProblem(.fileNotFound) }
        // Without O_NONBLOCK, opening a pipe without a writer would wait forever.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw problem(errno) }
        defer { close(file) }
        var info = stat()
        guard unsafe fstat(file, &info) == 0 else { throw problem(errno) }
        let kind = info.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFDIR || isNamedBySystem(path) else {
            throw SourceProblem(.unreadable("it is a pipe or a device, not a file"))
        }
        _ = fcntl(file, F_SETFL, 0)
        return try bytes(of: file)
    }

    private static func bytes(of file: Int32) throws(SourceProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= FileLimits.bytes {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Self.read(file, into: $0) }
            if count == 0 { break }
            guard count > 0 else { throw problem(errno) }
            bytes += buffer.prefix(count)
        }
        return bytes
    }

    private static func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = unsafe DescriptorCall.fill(buffer, from: file)
            if count >= 0 || errno != EINTR { return count }
        }
    }

    private static func problem(_ code: Int32) -> SourceProblem {
        switch code {
        case ENOENT, ENOTDIR: SourceProblem(.fileNotFound)
        case EISDIR: SourceProblem(.isDirectory)
        default: unsafe SourceProblem(.unreadable(String(cString: strerror(code))))
        }
    }
}
