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
        #expect(members.count == Set(members).count && members.count > 30)
        #expect(entries.map { String($0.1) } == members)
        #expect(entries.map { String($0.2) } == members)
        #expect(RGBColor.named.map(\.name) == members)
    }

    @Test func systemColorsAreThoseOfLightSurroundings() {
        #expect(RGBColor.systemPink == RGBColor(red: 1, green: 45.0 / 255, blue: 85.0 / 255))
        #expect(RGBColor.named.first { $0.name == "systemBlue" }?.color == RGBColor(0x0088FF))
    }
}
