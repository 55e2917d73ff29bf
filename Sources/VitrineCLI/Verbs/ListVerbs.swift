import ArgumentParser
import Vitrine
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

struct ListDevices: ListVerb {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Devices, with their size in points and pixels per point.")

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() -> [ListRow] {
        Device.all.map { device in
            let (size, scale) = (device.size, device.scale)
            let aliases = Device.aliases.filter { $0.device == device }.map(\.name)
            return ListRow(
                name: device.id,
                facts: [("size", "\(plain(size.width))x\(plain(size.height))pt"), ("scale", "@\(plain(scale))x")]
                    + (aliases.isEmpty ? [] : [("alsoNamed", "also \(aliases.joined(separator: ", "))")]))
        }
    }
}

struct ListSizes: ListVerb {
    static let configuration = CommandConfiguration(
        commandName: "sizes", abstract: "Names of sizes in pixels: those of App Store previews and screenshots.",
        discussion: """
            A class of displays that takes several sizes has that of its newest device; the others are written as numbers. \
            Compare a size with App Store Connect Help before you submit: not all of them are confirmed.

            An app preview lasts 15 to 30 seconds and has at most 30 frames per second. As an .mp4 it has a silent sound track, \
            which App Store Connect asks for.
            """)

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() -> [ListRow] {
        StoreSize.all.map { size in
            ListRow(name: size.name, facts: [("size", "\(size.width)x\(size.height)"), ("display", size.display)])
        }
    }
}

struct ListStyles: ListVerb {
    static let configuration = CommandConfiguration(commandName: "styles", abstract: "Styles of popup bars.")

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() throws -> [ListRow] {
        try Families.all.flatMap { family -> [ListRow] in
            guard let key = family.shortNames["style"] else { return [] }
            return try VariationMatrix.names(of: key, "style").map { style in
                let override = try SceneOptions.override("style", SceneOverride.Key(key), style)
                let scene = try PresentationScene().replacingUnchecked([override])
                let shown = family.inspect(scene.summary).resolutions.first { $0.key == key }?.value ?? style
                return ListRow(
                    name: style, facts: [("key", key)] + (shown == style ? [] : [("shownAs", "as \(shown)")]))
            }
        }
    }
}

struct ListColors: ListVerb {
    static let configuration = CommandConfiguration(
        commandName: "colors",
        abstract: "Names of colors, with their values as a scene file takes them.",
        discussion: """
            Colors with two values follow the appearance: the first is that of light surroundings, the second that of dark \
            ones. The other values are the same in both.
            """)

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() -> [ListRow] {
        NamedColors.all.map { name, color in
            var facts = [("value", Self.hexadecimal(color.resolved(dark: false)))]
            if color.systemColor != nil { facts.append(("dark", Self.hexadecimal(color.resolved(dark: true)))) }
            return ListRow(name: name, facts: facts)
        }
    }

    /// `#RRGGBB`, or `#RRGGBBAA` for a color that is not opaque.
    private static func hexadecimal(_ color: RGBColor) -> String {
        let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
        return "#"
            + parts.map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}

struct ListIcons: ListVerb {
    static let configuration = CommandConfiguration(commandName: "icons", abstract: "Icons.")

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() throws -> [ListRow] {
        let names = try AssetFolder.bundled.iconNames()
        // An icon of Vitrine's precedes a symbol of the same name.
        let symbols = SymbolNames.all.filter { !names.contains($0) }
        return names.map { ListRow(name: $0) }
            + symbols.map { symbol in
                ListRow(name: symbol, facts: [("shownAs", "as \(SymbolNames.icon(for: symbol) ?? symbol)")])
            }
    }
}

struct ListFonts: ListVerb {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "Faces of fonts, with their families, weights and axes.")

    @OptionGroup
    var fonts: FontPathOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() throws -> [ListRow] {
        try fonts.paths.flatMap { path in
            let contents = try FontFolder(path: path).contents()
            for error in contents.damaged { Console.warn("\(error)") }
            return contents.entries.map(row)
        }
            + AssetFolder.bundled.fontBook().entries.map(row)
    }

    /// Returns a face's file and selection properties.
    private func row(_ entry: FontBook.Entry) -> ListRow {
        let axes = entry.axes.map { "\($0.tag) \(plain($0.range.lowerBound))...\(plain($0.range.upperBound))" }
        return ListRow(
            name: entry.file,
            facts: [
                ("family", entry.family), ("weight", "\(entry.weight)"), ("width", "\(entry.width)"),
                ("style", entry.isItalic ? "italic" : "upright"), ("cut", "\(entry.cut)"),
            ] + (axes.isEmpty ? [] : [("axes", axes.joined(separator: ", "))]))
    }
}

struct ListArtwork: ListVerb {
    static let configuration = CommandConfiguration(
        commandName: "artwork", abstract: "Pictures, with their size in pixels.")

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() throws -> [ListRow] {
        try AssetFolder.bundled.artworkNames().map { name in
            let picture = try AssetFolder.bundled.artwork(name)
            return ListRow(name: name, facts: [("size", "\(picture.width)x\(picture.height)")])
        }
    }
}

struct ListScenes: ListVerb {
    static let configuration = CommandConfiguration(
        commandName: "scenes", abstract: "Scene files of a folder and the folders in it.")

    @Option(help: ArgumentHelp("The folder of the scene files.", valueName: "dir"), completion: .directory)
    var scenes = "Assets/Scenes"

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func rows() throws -> [ListRow] {
        try GalleryScene.all(in: scenes).map { ListRow(name: $0.name, facts: [("path", $0.path)]) }
    }
}

/// Formats a number without a needless fraction.
private func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
}
