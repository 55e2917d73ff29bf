import Foundation
import Testing
import VitrinePrimitives

@Suite struct NamedColorTests {
    private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/VitrinePrimitives/Color/NamedColors.swift")

    @Test func everyStaticColorHasItsNameInTheTable() throws {
        let text = try String(contentsOf: Self.source, encoding: .utf8)
        let members = text.matches(of: /public static let (\w+) =/).map { String($0.1) }
        let entries = text.matches(of: /\("(\w+)", \.(\w+)\)/)
        #expect(members.count == Set(members).count && members.count == 15)
        #expect(entries.map { String($0.1) } == members)
        #expect(entries.map { String($0.2) } == members)
        #expect(RGBColor.named.map(\.name) == members)
    }

    @Test func systemColorsAreThoseOfLightSurroundings() {
        #expect(RGBColor.systemPink.resolved(dark: false) == RGBColor(red: 1, green: 45.0 / 255, blue: 85.0 / 255))
        let blue = RGBColor.namedSystemColors.first { $0.name == "systemBlue" }?.color
        #expect(blue?.resolved(dark: false) == RGBColor(0x0088FF) && blue?.resolved(dark: true) == RGBColor(0x0091FF))
    }

    /// Returns the contrast ratio of the Web Content Accessibility Guidelines 2.1.
    private static func ratio(_ a: RGBColor, _ b: RGBColor) -> Double {
        func light(_ c: RGBColor) -> Double {
            func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
        }
        let (x, y) = (light(a), light(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    private static func over(_ a: RGBColor, _ b: RGBColor) -> RGBColor {
        func mix(_ x: Double, _ y: Double) -> Double { x * a.alpha + y * (1 - a.alpha) }
        return RGBColor(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue))
    }

    @Test(arguments: SystemColor.allCases) func `contrasts do not fall when they are increased`(_ color: SystemColor) {
        let grounds: [SystemColor] = [
            .systemBackground, .secondarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
        ]
        let backgrounds = grounds + [.tertiarySystemBackground, .tertiarySystemGroupedBackground]
        // Only grays that are drawn as marks are included.
        let filling: [SystemColor] = [
            .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .opaqueSeparator,
        ]
        guard !backgrounds.contains(color), !filling.contains(color) else { return }
        for ground in grounds {
            for dark in [false, true] {
                func contrast(_ isHigh: Bool) -> Double {
                    let below = ground.color(dark: dark, contrast: isHigh)
                    return Self.ratio(Self.over(color.color(dark: dark, contrast: isHigh), below), below)
                }
                // Dark backgrounds are brighter with increased contrast: the guidelines' highest level requires 7.
                #expect(
                    contrast(true) >= min(7, contrast(false)), "\(color) on \(ground), \(dark ? "dark" : "light")")
            }
        }
    }
}
