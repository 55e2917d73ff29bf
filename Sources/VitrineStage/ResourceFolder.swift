import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Where the files are that come with a program.
///
/// SwiftPM's own `Bundle.module` ends the process where they are missing. Here every use of a folder says what is missing.
package enum ResourceFolder {
    /// The path of a module's resources: beside the program, as SwiftPM builds it; in `share/vitrine` beside the program's
    /// folder, as it is installed; or in the sources that it was built from. Where none is there, the path where the
    /// program expects them.
    /// - Parameter program: the folder of the program; default: of this one.
    package static func path(ofModule module: String, sources: String, program: String = programFolder) -> String {
        let built = "\(program)/Vitrine_\(module).resources"
        let installed = standardized("\(program)/../share/vitrine")
        for folder in [built, installed] where exists(folder) { return folder }
        if exists(sources) { return standardized(sources) }
        return (program as NSString).lastPathComponent == "bin" ? installed : built
    }

    /// The folder of the running program, without symbolic links.
    package static let programFolder: String = {
        #if canImport(Glibc)
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe readlink("/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
            }
            if count > 0 {
                let path = String(decoding: buffer[..<count], as: UTF8.self)
                return (path as NSString).deletingLastPathComponent
            }
        #endif
        return Bundle.main.bundlePath
    }()

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
