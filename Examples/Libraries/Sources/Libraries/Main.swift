import Foundation
import Vitrine

/// Renders every example and asks whether its picture shows what it describes: `vitrine-libraries [FOLDER]`.
@main struct Main {
    static func main() throws {
        let folder = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0, isDirectory: true) }
        if let folder { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        var checks = Checks()
        do {
            try checkPanels(&checks, folder: folder)
            try checkOverlays(&checks, folder: folder)
            try checkCards(&checks, folder: folder)
            try checkApps(&checks, folder: folder)
            try checkEntries(&checks, folder: folder)
            try checkPopups(&checks, folder: folder)
        } catch {
            checks.expect(false, "\(error)")
        }
        for failure in checks.failures { print("vitrine-libraries: \(failure)") }
        print("Libraries: \(checks.count - checks.failures.count) of \(checks.count) checks hold")
        exit(checks.failures.isEmpty ? 0 : 1)
    }
}
