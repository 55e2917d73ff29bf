import VitrineEncoders
import VitrinePrimitives
import VitrineText

extension AssetFolder {
    /// Returns the fonts that are missing, damaged, or different from the table in the fonts' README.
    package func fontProblems() -> [StageError] {
        do throws(StageError) {
            let sums = try checksums()
            return BundledFonts.files.compactMap { file in
                problem { () throws(StageError) in try check(font: file.name, sum: sums[file.name]) }
            }
        } catch {
            return [error]
        }
    }

    /// Returns the icons that cannot be drawn; a folder without any counts as missing.
    package func iconProblems() -> [StageError] {
        do throws(StageError) {
            let names = try iconNames()
            if names.isEmpty { throw .assetMissing(path: "\(path)/Icons/*.svg") }
            return names.compactMap { name in problem { () throws(StageError) in _ = try icon(name) } }
        } catch {
            return [error]
        }
    }

    /// Returns the pictures that cannot be read; a folder without any counts as missing.
    package func artworkProblems() -> [StageError] {
        do throws(StageError) {
            let names = try artworkNames()
            if names.isEmpty { throw .assetMissing(path: "\(path)/Artwork/*.png") }
            return names.compactMap { name in problem { () throws(StageError) in _ = try artwork(name) } }
        } catch {
            return [error]
        }
    }

    /// Returns a picture by the name that a scene uses, such as `artwork/rain.png`.
    package func artwork(_ name: String) throws(StageError) -> Bitmap {
        let bytes = try read("Artwork/\(name.dropFirst("artwork/".count))")
        do throws(ImageDecodingError) { return try PNG.decode(bytes) } catch { throw .imageBroken(path: name, error) }
    }

    private func problem(_ check: () throws(StageError) -> Void) -> StageError? {
        do throws(StageError) { try check() } catch { return error }
        return nil
    }

    private func check(font name: String, sum: String?) throws(StageError) {
        let bytes = try read("Fonts/\(name)")
        guard let sum else { throw .assetBroken(path: "Fonts/README.md", reason: "it has no checksum for \(name)") }
        guard SHA256.hexadecimal(of: bytes) == sum else {
            throw .assetBroken(path: "Fonts/\(name)", reason: "its checksum is wrong")
        }
        do throws(TextError) { _ = try FontFace(bytes: bytes) } catch { throw .fontBroken(.inFile(name, error)) }
    }

    /// Returns SHA-256 checksums by file name.
    private func checksums() throws(StageError) -> [String: String] {
        var sums: [String: String] = [:]
        for row in String(decoding: try read("Fonts/README.md"), as: UTF8.self).split(separator: "\n") {
            let cells = row.split(separator: "|").map { $0.filter { $0 != " " && $0 != "`" } }
            if let name = cells.first, let sum = cells.last, sum.utf8.count == 64 { sums[name] = sum }
        }
        return sums
    }
}

extension AssetFolder {
    /// Returns a picture by its path in a scene, for views that are measured before a scene is rendered; nil for one
    /// that cannot be read, which rendering reports.
    package func picture(_ path: String) -> Image? {
        try? ImageFinder(sceneFolder: nil, assets: self, allowsOutside: false).image(path)
    }

    /// Returns an icon by its name, or by that of its symbol; nil if there is none.
    package func measuredIcon(_ name: String) -> VectorIcon? {
        let finder = ImageFinder(sceneFolder: nil, assets: self, allowsOutside: false)
        return try? IconFinder(own: [:], images: finder, assets: self).icon(name)
    }
}
