import Foundation
import Testing

@testable import VitrineText

/// The folder with the bundled fonts, found from this file.
let fontFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets/Fonts")

func fontBytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fontFolder.appendingPathComponent(name)))
}

/// The bundled fonts, loaded once for all tests.
let bundledBook = BundledFonts.book(reading: fontBytes)

let typesetter = Typesetter(book: bundledBook)

/// An external program, found in the usual folders.
struct Tool {
    let url: URL

    init?(_ name: String) {
        let found = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { return nil }
        url = URL(fileURLWithPath: found)
    }

    static let hbShape = Tool("hb-shape")
    static let hbView = Tool("hb-view")
    static let sha256sum = Tool("sha256sum")
    static let fribidi = Tool("fribidi")

    func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        let out = Pipe()
        process.standardOutput = out
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = out.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
