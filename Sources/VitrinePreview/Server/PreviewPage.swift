import Foundation

/// The files of the page. Only these names are served, so that no path of a request leads to a file.
enum PreviewPage {
    /// Names and media types.
    static let files = [
        "index.html": "text/html; charset=utf-8", "page.css": "text/css; charset=utf-8",
        "page.js": "text/javascript; charset=utf-8",
    ]

    private static let folder: String = {
        let installed = Bundle.main.bundlePath + "/Vitrine_VitrinePreview.resources/Page"
        if FileManager.default.fileExists(atPath: installed) { return installed }
        #if canImport(Darwin)
            return Bundle.module.bundlePath + "/Page"
        #else
            return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Page").path
        #endif
    }()

    static func contents(of name: String) -> Data? {
        guard files[name] != nil else { return nil }
        return FileManager.default.contents(atPath: "\(folder)/\(name)")
    }
}
