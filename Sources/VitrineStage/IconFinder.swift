import VitrineEncoders
import VitrinePrimitives
import VitrineSurfaces

/// Finds the icons that a scene names: its own, files, Vitrine's, and those of SF Symbols.
struct IconFinder {
    /// The scene's own icons, by name.
    var own: [String: IconSource]
    var images: ImageFinder
    var assets: AssetFolder

    func icon(_ name: String) throws(StageError) -> VectorIcon {
        if let source = own[name] { return try icon(source, name: name) }
        if name.hasSuffix(".svg") || name.hasSuffix(".png") { return try file(name, named: name) }
        // An icon of Vitrine's precedes a symbol of the same name.
        if let symbol = SymbolNames.icon(for: name), try !assets.iconNames().contains(name) {
            return try assets.icon(symbol)
        }
        return try assets.icon(name)
    }

    private func icon(_ source: IconSource, name: String) throws(StageError) -> VectorIcon {
        switch source {
        case .file(let path): return try file(path, named: name)
        case .path(let data, let viewBox, let isEvenOdd):
            do throws(SVGPathError) {
                return VectorIcon(
                    name: name, viewBox: viewBox, path: try Path(svgPathData: data),
                    fillRule: isEvenOdd ? .evenOdd : .nonZero)
            } catch {
                throw .iconBroken(name: name, reason: "\(error)")
            }
        }
    }

    private static let opaque =
        "every pixel is opaque, so the icon would be a rectangle; for a picture use { image: … }"

    /// Reads an SVG, or the opaque parts of a PNG at 3x, or at 2x or 1x if its name ends in `@2x` or `@1x`.
    private func file(_ path: String, named name: String) throws(StageError) -> VectorIcon {
        let bytes = try images.bytes(path)
        guard bytes.starts(with: [0x89]) else {
            do throws(VectorIconError) {
                return try VectorIcon(drawing: String(decoding: bytes, as: UTF8.self), name: name)
            } catch {
                throw .iconBroken(name: path, reason: "\(error)")
            }
        }
        let bitmap: Bitmap
        do throws(ImageDecodingError) { bitmap = try PNG.decode(bytes) } catch { throw .imageBroken(path: path, error) }
        let image = Image(bitmap)
        if image.isOpaque { throw .iconBroken(name: path, reason: Self.opaque) }
        let stem = path.dropLast(4)
        let scale = stem.hasSuffix("@2x") ? 2.0 : stem.hasSuffix("@1x") ? 1 : 3
        return VectorIcon(
            name: name,
            viewBox: Rect(x: 0, y: 0, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale),
            path: Path(), template: image)
    }
}
