import Foundation
import Primitives
import Text

/// Vitrine's own fonts, icons and artwork.
public struct AssetFolder: Sendable {
    /// Path of the folder that holds Fonts, Icons and Artwork.
    public let path: String

    public init(path: String) { self.path = path }

    /// The folder that is installed with the package.
    public static var bundled: AssetFolder { AssetFolder(path: Bundle.module.bundlePath) }

    /// The font book of the bundled faces. Opened once a process.
    public func typesetter() throws(StageError) -> Typesetter {
        do {
            return Typesetter(
                book: try BundledFonts.book { name in try read("Fonts/\(name)") })
        } catch let error as StageError {
            throw error
        } catch let error as TextError {
            throw .fontBroken(error)
        } catch {
            throw .assetBroken(path: "Fonts", reason: "\(error)")
        }
    }

    /// Names of the icons, sorted.
    public func iconNames() throws(StageError) -> [String] { try names(in: "Icons", ending: ".svg") }

    /// Names of the pictures as a scene spells them, sorted.
    public func artworkNames() throws(StageError) -> [String] {
        try names(in: "Artwork", ending: ".png").map { "artwork/\($0).png" }
    }

    public func icon(_ name: String) throws(StageError) -> VectorIcon {
        let legal = try iconNames()
        guard legal.contains(name) else { throw .iconUnknown(name: name, legal: legal) }
        let file = "Icons/\(name).svg"
        do {
            return try VectorIcon(svg: String(decoding: read(file), as: UTF8.self), name: name)
        } catch let error as StageError {
            throw error
        } catch {
            throw .assetBroken(path: file, reason: "\(error)")
        }
    }

    private func names(in folder: String, ending: String) throws(StageError) -> [String] {
        guard let all = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)") else {
            throw .assetMissing(path: "\(path)/\(folder)")
        }
        return all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    private func read(_ file: String) throws(StageError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: "\(path)/\(file)") else {
            throw .assetMissing(path: "\(path)/\(file)")
        }
        return [UInt8](data)
    }
}
