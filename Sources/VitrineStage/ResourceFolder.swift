import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The location of the files that come with a program. SwiftPM's own `Bundle.module` ends the process if they are
/// missing. Here every use of a folder reports what is missing.
package enum ResourceFolder {
    /// Returns the path of a module's resources: beside the program, as SwiftPM builds it; in `share/vitrine` beside
    /// the program's folder, as it is installed; in the sources that it was built from; or if none exists, the expected
    /// path.
    /// - Parameters:
    ///   - sources: The folder in the sources; nil in a program that the Makefile builds without paths of its machine.
    ///     It is evaluated last: on macOS, SwiftPM's `Bundle.module` ends the process if it is missing.
    ///   - program: The folder of the program. Default: that of this one.
    package static func path(
        ofModule module: String, sources: @autoclosure () -> String?, program: String = programFolder
    ) -> String {
        let built = bundled(module, in: program)
        let installed = standardized("\(program)/../share/vitrine")
        for folder in [built, installed] where exists(folder) { return folder }
        if let sources = sources().map(standardized), exists(sources) { return sources }
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
        let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    }()

    /// Returns the folder of a module's resources as SwiftPM and Xcode name it.
    private static func bundled(_ module: String, in folder: String) -> String {
        #if canImport(Darwin)
            // Xcode nests the files of a bundle deeper than SwiftPM.
            let path = "\(folder)/Vitrine_\(module).bundle"
            return Bundle(path: path)?.resourcePath ?? path
        #else
            return "\(folder)/Vitrine_\(module).resources"
        #endif
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
