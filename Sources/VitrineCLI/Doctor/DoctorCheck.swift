import Foundation
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrineRasterizer
import VitrineStage
import VitrineText

struct DoctorCheck: Encodable {
    var name: String
    var value: String
    /// The problems; empty for a check that passes.
    var problems: [String] = []

    /// - Parameter fontPaths: Additional font files and folders to check.
    static func all(fontPaths: [String]) -> [DoctorCheck] {
        versions + assets(of: .bundled) + [page(in: PreviewPage.folder)] + fontPaths.map(fonts) + machine
    }

    /// Opens every face.
    private static func fonts(of path: String) -> DoctorCheck {
        do throws(StageError) {
            let (entries, damaged) = try FontFolder(path: path).contents()
            let problems =
                damaged.map { "\($0)" }
                + entries.compactMap { entry -> String? in
                    do throws(TextError) { _ = try entry.open() } catch { return "\(error)" }
                    return nil
                }
            return DoctorCheck(name: "font path", value: "\(path), \(entries.count) faces", problems: problems)
        } catch {
            return DoctorCheck(name: "font path", value: path, problems: ["\(error)"])
        }
    }

    private static var versions: [DoctorCheck] {
        [
            DoctorCheck(name: "vitrine", value: "\(VitrineVersion.current), \(build) build"),
            DoctorCheck(name: "swift", value: compiler),
            DoctorCheck(name: "libpng", value: EncoderLibraries.libpng),
            DoctorCheck(name: "giflib", value: "\(EncoderLibraries.giflib) (as built with)"),
            DoctorCheck(name: "libjpeg-turbo", value: "\(EncoderLibraries.libjpegTurbo ?? "unknown") (as built with)"),
            DoctorCheck(name: "libwebp", value: EncoderLibraries.libwebp ?? "not here: no WebPs"),
            DoctorCheck(name: "libavif", value: EncoderLibraries.libavif ?? "not here: no AVIFs"),
            library("freetype", TextLibraries.freeType),
            DoctorCheck(name: "harfbuzz", value: TextLibraries.harfBuzz),
            library("fribidi", TextLibraries.friBidi),
        ]
    }

    private static func library(_ name: String, _ version: String?) -> DoctorCheck {
        DoctorCheck(name: name, value: version ?? "unknown", problems: version == nil ? ["it does not work"] : [])
    }

    static func assets(of folder: AssetFolder) -> [DoctorCheck] {
        func check(_ name: String, _ value: String, _ problems: [StageError]) -> DoctorCheck {
            DoctorCheck(name: name, value: value, problems: problems.map(\.description))
        }
        let icons = (try? folder.iconNames())?.count ?? 0
        let artwork = (try? folder.artworkNames())?.count ?? 0
        let isThere = FileManager.default.fileExists(atPath: folder.path)
        return [
            DoctorCheck(
                name: "assets", value: folder.path, problems: isThere ? [] : ["no such folder; install Vitrine again"]),
            check("fonts", "\(BundledFonts.files.count) files, checksums compared", folder.fontProblems()),
            check("icons", "\(icons) files", folder.iconProblems()),
            check("artwork", "\(artwork) files", folder.artworkProblems()),
        ]
    }

    /// Checks the files of `vitrine preview --serve`.
    static func page(in folder: String) -> DoctorCheck {
        let missing = PreviewPage.missingFiles(in: folder)
        return DoctorCheck(
            name: "page", value: folder, problems: missing.map { "\(folder)/\($0) is missing; install Vitrine again" })
    }

    private static var machine: [DoctorCheck] {
        let kinds = [("output", Console.outputIsTerminal), ("error", Console.errorIsTerminal)]
        var terminal = kinds.map { "\($0.0) \($0.1 ? "is" : "is not") a terminal" }
        if let name = Console.terminal { terminal.append("TERM \(name)") }
        if Console.errorIsTerminal { terminal.append("\(Console.width) columns") }
        if Console.refusesColor { terminal.append("NO_COLOR") }
        if Console.isContinuousIntegration { terminal.append("CI") }
        return [
            DoctorCheck(name: "processor", value: Processor.description),
            DoctorCheck(name: "kernels", value: kernels),
            DoctorCheck(name: "terminal", value: terminal.joined(separator: ", ")),
        ]
    }

    private static var kernels: String {
        let all = KernelLevel.allCases.filter(\.isSupported).map(\.rawValue).joined(separator: ", ")
        return "\(KernelLevel.default) of \(all)"
    }

    private static var build: String {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }

    private static var compiler: String {
        #if compiler(>=6.4)
            "6.4 or later"
        #elseif compiler(>=6.3)
            "6.3"
        #elseif compiler(>=6.2)
            "6.2"
        #else
            "6.1"
        #endif
    }
}
