import Foundation
import VitrineStage

/// The files of the page. Only these names are served, so that no path of a request leads to another file.
package enum PreviewPage {
    /// The names and media types of the files.
    static let files = [
        "index.html": "text/html; charset=utf-8", "page.css": "text/css; charset=utf-8",
        "page.js": "text/javascript; charset=utf-8",
    ]

    package static let folder: String = {
        #if canImport(Darwin)
            ResourceFolder.path(ofModule: "VitrinePreview", sources: Bundle.module.bundlePath) + "/Page"
        #elseif VITRINE_WITHOUT_SOURCE_PATHS
            ResourceFolder.path(ofModule: "VitrinePreview", sources: nil) + "/Page"
        #else
            ResourceFolder.path(ofModule: "VitrinePreview", sources: "\(#filePath)/../..") + "/Page"
        #endif
    }()

    static func contents(of name: String) -> Data? {
        guard files[name] != nil else { return nil }
        return FileManager.default.contents(atPath: "\(folder)/\(name)")
    }

    /// Returns the names of the page's files that cannot be read, sorted.
    /// - Parameter folder: The folder. Default: the page's own.
    package static func missingFiles(in folder: String = PreviewPage.folder) -> [String] {
        files.keys.sorted().filter { !FileManager.default.isReadableFile(atPath: "\(folder)/\($0)") }
    }
}
