import VitrineScreens
import VitrineText
import VitrineVocabulary

/// Checks the icons, pictures, fonts and texts that a scene names, and reports all unusable ones, each at its key.
package struct AssetCheck {
    private let images: ImageFinder
    private let fontPaths: [String]

    /// - Parameter images: Finds the scene's pictures, and keeps the files, so that loading does not read them again.
    init(images: ImageFinder, fontPaths: [String]) {
        self.images = images
        self.fontPaths = fontPaths
    }

    /// - Parameters:
    ///   - sceneFolder: The folder of the scene's relative paths; nil for a scene that is no file.
    ///   - assets: The assets. Default: those that come with the package.
    package init(
        sceneFolder: String?, assets: AssetFolder = .bundled, allowsOutsidePaths: Bool = false, fontPaths: [String] = []
    ) {
        images = ImageFinder(sceneFolder: sceneFolder, assets: assets, allowsOutside: allowsOutsidePaths)
        self.fontPaths = fontPaths
    }

    package func issues(of scene: PresentationScene) -> ValueIssues {
        var issues = ValueIssues()
        let references = scene.assetReferences
        // A damaged installation is not a problem of the scene; loading reports it.
        guard references.isEmpty || images.assets.hasFolders else { return issues }
        var kinds: [String: SceneIssue.Kind?] = [:]
        var budget = SegmentBudget()
        let icons = iconFinder(scene)
        let book = needsBook(references) ? fontBook(scene, references, &issues) : nil
        for reference in references {
            let kind: SceneIssue.Kind?
            switch reference.kind {
            case .icon:
                let found = known("icon \(reference.name)", &kinds) { problem(ofIcon: reference.name, icons) }
                kind = found ?? budget.use(reference.name, at: reference.path, icons)
            case .picture:
                kind = known("picture \(reference.name)", &kinds) {
                    problem(of: reference.name) { path throws(StageError) in try images.check(path) }
                }
            case .fontFamily: kind = book.flatMap { problem(ofFamily: reference.name, $0) }
            case .strings:
                kind = known("strings \(reference.name)", &kinds) {
                    problem(of: reference.name) { path throws(StageError) in _ = try images.strings(path) }
                }
            case .geoJSON:
                kind = known("geojson \(reference.name)", &kinds) {
                    problem(of: reference.name) { path throws(StageError) in _ = try images.geoJSON(path) }
                }
            case .fontPath, .value, .systemColor: kind = nil
            }
            if let kind { issues.add(reference.path, kind) }
        }
        checkCaptions(of: scene, &issues)
        return issues
    }

    /// Reports captions whose text is no key of a `.strings` file.
    private func checkCaptions(of scene: PresentationScene, _ issues: inout ValueIssues) {
        guard let captions = scene.output.captions else { return }
        for entry in captions.strings?.entries ?? [] {
            // A file that cannot be read has been reported.
            guard case .file(let path) = entry.value, let texts = try? images.strings(path) else { continue }
            captions.checkKeys(Set(texts.keys), of: path, at: "output.captions", into: &issues)
        }
    }

    /// Each name is searched for once.
    private func known(
        _ key: String, _ kinds: inout [String: SceneIssue.Kind?], _ find: () -> SceneIssue.Kind?
    ) -> SceneIssue.Kind? {
        if let kind = kinds[key] { return kind }
        let kind = find()
        kinds[key] = .some(kind)
        return kind
    }

    // MARK: Icons

    /// The segments of icons that have many, for each use: a picture keeps the edges of all that it shows, some hundred
    /// bytes per segment. A change replaces the use at its key.
    private struct SegmentBudget {
        /// The number of segments below which icons do not count: lists may show any number of them.
        private static let many = 500
        private static let most = 100_000

        private var segments: [String: Int] = [:]
        /// The maximum number of segments at a key of the scene, at any time.
        private var uses: [String: Int] = [:]
        private var total = 0

        /// Counts a use of an existing icon.
        /// - Returns: The problem of the first use beyond the limit.
        mutating func use(_ name: String, at path: String, _ finder: IconFinder) -> SceneIssue.Kind? {
            let count = segments[name] ?? (try? finder.icon(name))?.path.verbs.count ?? 0
            segments[name] = count
            guard count > Self.many, total <= Self.most else { return nil }
            let key = path.firstRange(of: ".set.").map { String(path[$0.upperBound...]) } ?? path
            let former = uses[key] ?? 0
            if count <= former { return nil }
            uses[key] = count
            total += count - former
            if total <= Self.most { return nil }
            return .tooLarge(limit: "\(Self.most) segments in all uses of icons that have more than \(Self.many)")
        }
    }

    private func iconFinder(_ scene: PresentationScene) -> IconFinder {
        let own = Dictionary(scene.icons.entries.map { ($0.name, $0.value) }) { first, _ in first }
        return IconFinder(own: own, images: images, assets: images.assets)
    }

    private func problem(ofIcon name: String, _ finder: IconFinder) -> SceneIssue.Kind? {
        do throws(StageError) {
            _ = try finder.icon(name)
            return nil
        } catch .iconUnknown(_, let legal) {
            let all = finder.own.keys.sorted() + legal
            let nearest = Spelling.nearest(to: name, among: all + SymbolNames.all)
            return .unknownValue(value: name, noun: "an icon", nearest: nearest, legal: all)
        } catch {
            return self.kind(of: error)
        }
    }

    // MARK: Files

    private func problem(of path: String, _ check: (String) throws(StageError) -> Void) -> SceneIssue.Kind? {
        do throws(StageError) {
            for path in images.withDarkFiles([path]) { try check(path) }
            return nil
        } catch {
            return kind(of: error)
        }
    }

    // MARK: Fonts

    private func needsBook(_ references: [AssetReference]) -> Bool {
        references.contains { $0.kind == .fontFamily || $0.kind == .fontPath }
    }

    /// Returns the book of the usable fonts; unusable paths are reported.
    private func fontBook(
        _ scene: PresentationScene, _ references: [AssetReference], _ issues: inout ValueIssues
    ) -> FontBook? {
        let finder = FontFinder(
            sceneFolder: images.sceneFolder, assets: images.assets, allowsOutside: images.allowsOutside)
        var fonts = scene.fonts
        fonts.fallbacks = []
        var isWhole = true
        for reference in references where reference.kind == .fontPath {
            do throws(StageError) {
                _ = try finder.book(for: SceneFonts(paths: [reference.name]), fontPaths: [])
            } catch {
                isWhole = false
                issues.add(reference.path, kind(of: error))
            }
        }
        // Families cannot be checked if one of the fonts is missing.
        return isWhole ? try? finder.book(for: fonts, fontPaths: fontPaths) : nil
    }

    private func problem(ofFamily name: String, _ book: FontBook) -> SceneIssue.Kind? {
        do throws(StageError) {
            try FontFinder.require(name, in: book)
            return nil
        } catch .fontFamilyUnknown(_, let nearest, let legal) {
            return .unknownValue(value: name, noun: "a font family", nearest: nearest, legal: legal)
        } catch {
            return kind(of: error)
        }
    }

    private func kind(of error: StageError) -> SceneIssue.Kind {
        if case .imageMissing(let path, let searched) = error {
            let names = (try? images.assets.artworkNames()) ?? []
            return .assetMissing(path, nearest: Spelling.nearest(to: path, among: names), searched: searched)
        }
        if case .fontMissing(let path, let searched) = error {
            return .assetMissing(path, nearest: nil, searched: searched)
        }
        if case .fileMissing(let path, let searched) = error {
            return .assetMissing(path, nearest: nil, searched: searched)
        }
        return .assetUnusable("\(error)")
    }
}
