import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Render every scene of a folder, or check that the pictures are up to date.",
        discussion: """
            Each scene file becomes a picture of the same name and folder: Assets/Scenes/popup-bar/floating.yaml becomes \
            Output/gallery/popup-bar/floating.gif. A scene's output.format says which kind; without it, a scene with a \
            timeline becomes a GIF and one without a PNG. Pictures that are right already are not written again. A scene \
            that fails does not stop the others. With --appearance light,dark each scene becomes two pictures: \
            floating.gif, which is light, and floating~dark.gif; with --locale en,de there are floating.gif and floating-de.gif, too.

            With --format each scene is written in all of these formats. --manifest writes a JSON file with the path of each \
            picture, its scene, format, appearance, language, pixels, points, bytes, SHA-256, frames, duration and \
            alternative text, and the HTML elements that offer the pictures of a scene. Paths and links in it begin at the \
            folder of the pictures. Videos have the same bytes on machines with the same ffmpeg only.

            Pictures whose scene is gone, or makes another format now, are listed as orphans, unless --filter or --shard leaves \
            scenes out; --prune deletes them. Pictures of other origin carry no note of a scene and are none.

            --checksums writes the SHA-256 of each picture into the file \(GalleryChecksums.fileName) of their folder, as sha256sum does, \
            and no pictures. Where that file is, --check compares with it: the pictures may be those of the last release, and a \
            repository keeps one version of each per release. Pictures with another checksum are left in a temporary folder, \
            which is printed. A run that writes pictures updates the file, too.

            Exit codes: 0 fine, 1 pictures are stale, missing or orphans (with --check), 2 a scene failed.

            Examples:
              vitrine gallery
              vitrine gallery --filter 'popup-bar/progress_*'
              vitrine gallery --check
              vitrine gallery --checksums
              vitrine gallery --appearance light,dark
              vitrine gallery --format gif,avif,png --appearance light,dark --locale en,de --manifest Output/gallery.json
              vitrine gallery --shard 2/4 -o Output/dark --appearance dark
            """)

    @Option(
        help: ArgumentHelp("Only scenes whose name matches, such as 'popup-bar/*' or 'floating*'.", valueName: "glob"))
    var filter: String?

    @Flag(help: "Write nothing; compare with the pictures that are there, byte for byte, or with their checksums.")
    var check = false

    @Flag(help: "Write no pictures, only their checksums, with which --check compares from then on.")
    var checksums = false

    @Flag(help: "Delete pictures that no scene makes any more.")
    var prune = false

    @Option(help: ArgumentHelp("Only every n-th scene, from the i-th, such as 2/4.", valueName: "i/n"))
    var shard: Shard?

    @Option(help: ArgumentHelp("The folder of the scene files.", valueName: "dir"), completion: .directory)
    var scenes = "Assets/Scenes"

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder of the pictures.", valueName: "dir"), completion: .directory
    )
    var output = "Output/gallery"

    @Option(
        name: .customLong("format"), parsing: .unconditional,
        help: ArgumentHelp(
            "What is written of each scene: \(GalleryCommand.writable.map(\.rawValue).joined(separator: ", ")); several with commas. (default: the scene's output.format)",
            valueName: "list"))
    var formatList: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A JSON file that lists the pictures; with --check it is compared as well.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var manifest: String?

    @OptionGroup(title: "Instead of the scenes' values")
    var options: SceneOptions

    @OptionGroup(title: "Looks and size of a GIF, WebP or AVIF")
    var looks: GIFSizeOptions

    @OptionGroup(title: "Report")
    var report: GalleryReportOptions

    static let writable: [OutputFormat] = [.png, .gif, .apng, .webp, .avif, .mp4, .webm, .html]

    /// The formats that are written of each scene; empty for the scenes' own.
    private var formats: [OutputFormat] {
        get throws {
            guard let formatList, formerReport == nil else { return [] }
            let names = formatList.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            let formats = try names.map { name in
                guard let format = Self.writable.first(where: { $0.rawValue == name }) else {
                    let legal = Self.writable.map(\.rawValue)
                    let nearest = Spelling.nearest(to: name, among: legal).map { "; did you mean \"\($0)\"?" } ?? ""
                    throw ValidationError(
                        "--format: \"\(name)\" is not a format\(nearest) (\(legal.joined(separator: ", ")))")
                }
                return format
            }
            guard Set(formats).count == formats.count else {
                throw ValidationError("--format: \(formatList) has one twice")
            }
            return formats
        }
    }

    /// The report's format, which `--format json` chose in earlier releases.
    private var formerReport: ReportOptions.Format? { formatList.flatMap(ReportOptions.Format.init(rawValue:)) }

    private var reportFormat: ReportOptions.Format { report.requestedFormat ?? formerReport ?? .text }

    func validate() throws {
        let formats = try formats
        if !formats.isEmpty { try looks.check(for: formats) }
        if manifest != nil, filter != nil || shard != nil {
            throw ValidationError("--manifest: pictures of scenes that --filter and --shard leave out are not known")
        }
        if checksums, check || prune {
            throw ValidationError(
                "--checksums: --\(check ? "check writes" : "prune deletes pictures, which it does not write")")
        }
        guard prune else { return }
        if check { throw ValidationError("--prune: --check writes and deletes nothing") }
        if filter != nil || shard != nil {
            throw ValidationError("--prune: pictures of scenes that --filter and --shard leave out are not known")
        }
    }

    func run() throws {
        let chosen = try chosenScenes()
        if !check { AbandonedFiles.remove(below: output) }
        let former = try GalleryChecksums(in: output)
        let line = ProgressLine(quiet: report.quiet)
        let workers = GalleryWorkers(
            scenes: chosen, options: options, looks: looks, output: output, task: task(former),
            threads: options.threadCount)
        var results = workers.results(progress: line) { printResult($0) }
        ProgressLine.wipe()
        let orphans = try self.orphans(results, former)
        for result in orphans { printResult(result) }
        results += orphans
        if reportFormat == .json { try Console.print(json: results) }
        var fonts = AssetReport()
        for result in results {
            fonts.merge(result.assetReport)
            for notice in result.notices { Console.warn(notice) }
        }
        for warning in fonts.warnings { Console.warn(warning) }
        let isListed = try writeManifest(results)
        try writeChecksums(results, former)
        try end(results, isListed: isListed, hasChecksums: former != nil)
    }

    private func task(_ former: GalleryChecksums?) -> GalleryTask {
        if checksums { return .writeChecksums(former: former) }
        guard check else { return .write }
        guard let former else { return .compare }
        let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("vitrine-gallery-\(UUID().uuidString)")
        return .compareChecksums(former, rendered: folder)
    }

    /// Writes the checksums, with --checksums or where the folder has them.
    ///
    /// - Throws: `Failure` for a file that cannot be written.
    private func writeChecksums(_ results: [GalleryResult], _ former: GalleryChecksums?) throws {
        guard checksums || !check && former != nil else { return }
        // Scenes that are left out or have failed keep theirs.
        let isWhole = filter == nil && shard == nil && !results.contains { $0.status == .failed }
        let new = GalleryChecksums(of: results, former: isWhole ? nil : former)
        if new.sums == former?.sums { return }
        let path = GalleryChecksums.path(in: output)
        do {
            try Folder.make(output, withParents: true)
            try AtomicFile.write(new.bytes, to: path)
        } catch {
            throw Failure("\(error)")
        }
        if reportFormat == .text, !report.quiet { Console.print("\(path): \(new.sums.count) checksums") }
    }

    /// Writes the manifest, or with --check compares it.
    /// - Returns: False for one that is not up to date.
    private func writeManifest(_ results: [GalleryResult]) throws -> Bool {
        // The manifest would be incomplete without the pictures of a scene that failed.
        guard let manifest, !results.contains(where: { $0.status == .failed }) else { return true }
        let bytes = try GalleryManifest(results.compactMap(\.entry)).bytes
        let old = FileManager.default.contents(atPath: manifest).map { [UInt8]($0) }
        if old == bytes { return true }
        if check {
            Console.error("\(manifest) is \(old == nil ? "missing" : "stale"); `vitrine gallery --manifest` writes it")
            return false
        }
        do {
            try AtomicFile.write(bytes, to: manifest)
        } catch {
            throw Failure("\(error)")
        }
        if reportFormat == .text, !report.quiet { Console.print("\(manifest): \(bytes.count) bytes") }
        return true
    }

    private func printResult(_ result: GalleryResult) {
        if result.status == .failed {
            for message in result.messages ?? [] { Console.error(message) }
        } else if reportFormat == .text, let text = result.line,
            !report.quiet || result.isOutOfDate || check && result.status == .orphan
        {
            Console.print(text)
        }
    }

    /// Finds the pictures that no scene makes any more, and deletes them with --prune. If checksums are compared, these are
    /// the pictures that have one.
    /// - Throws: `Failure` for one that cannot be deleted.
    private func orphans(_ results: [GalleryResult], _ checksums: GalleryChecksums?) throws -> [GalleryResult] {
        guard filter == nil, shard == nil, !self.checksums else { return [] }
        if check, let checksums {
            if results.contains(where: { $0.status == .failed }) { return [] }
            let made = Set(results.compactMap(\.entry?.path))
            return checksums.sums.keys.filter { !made.contains($0) }.sorted().map {
                GalleryResult(scene: nil, status: .orphan, path: (output as NSString).appendingPathComponent($0))
            }
        }
        // Formats other than those of the scenes are written only on request.
        let kinds = Set(["png", "gif", "apng"] + (try formats.isEmpty ? [] : ["webp", "avif"]))
        let paths = GalleryOrphans.paths(
            in: output, scenes: try GalleryScene.all(in: scenes), results: results, kinds: kinds)
        if prune { for path in paths { try Orphan.delete(path) } }
        return paths.map { GalleryResult(scene: nil, status: prune ? .deleted : .orphan, path: $0) }
    }

    /// - Throws: `Failure` if there is no such scene.
    private func chosenScenes() throws -> [GalleryScene] {
        let all = try GalleryScene.all(in: scenes)
        guard !all.isEmpty else { throw Failure("\(scenes): no scene files (.yaml, .yml, .json) there") }
        let matching = filter.map { filter in all.filter { $0.matches(filter) } } ?? all
        if let filter, matching.isEmpty { throw Failure("no scene of \(scenes) matches \"\(filter)\"") }
        let appearances = options.appearances.compactMap(Appearance.init(rawValue:))
        let formats = try formats
        var pictured = (shard?.part(of: matching) ?? matching).flatMap {
            $0.pictured(in: appearances, options.locales, formats)
        }
        for (i, scene) in pictured.enumerated()
        where scene.appearance?.isNamed == true || scene.locale?.isNamed == true {
            // A scene file's name may equal that of another scene's picture.
            if let twin = all.first(where: { $0.name == scene.pictureName }) { pictured[i].twin = twin.path }
        }
        return pictured
    }

    private func end(_ results: [GalleryResult], isListed: Bool, hasChecksums: Bool) throws {
        let scenes = results.count { $0.scene != nil }
        let failed = results.count { $0.status == .failed }
        let old = results.count(where: \.isOutOfDate)
        let orphans = results.count { $0.status == .orphan }
        if old > 0 {
            let remedy =
                hasChecksums
                ? "`vitrine gallery --checksums` notes what they are now" : "`vitrine gallery` renders them again"
            Console.error("\(old) of \(scenes) pictures out of date; \(remedy)")
        }
        if check, orphans > 0 {
            let remedy =
                hasChecksums
                ? "`vitrine gallery --checksums` takes them out of \(GalleryChecksums.path(in: output))"
                : "`vitrine gallery --prune` deletes them"
            Console.error("\(orphans) pictures that no scene makes; \(remedy)")
        }
        if failed > 0 { throw Failure("\(failed) of \(scenes) scenes failed") }
        if old > 0 || check && orphans > 0 || !isListed { throw ExitCode(Failure.differs) }
    }
}

/// Options for the output of a gallery's results: `--format` is that of its pictures.
struct GalleryReportOptions: ParsableArguments {
    @Option(name: .customLong("report"), help: "How results are printed. (default: text)")
    var requestedFormat: ReportOptions.Format?

    @Flag(name: .shortAndLong, help: "No progress and no result lines. JSON and errors are still printed.")
    var quiet = false
}

extension GalleryResult {
    var isOutOfDate: Bool { status == .stale || status == .missing }
}
