import Foundation
import Testing
import Vitrine
import VitrineEncoders
import VitrinePrimitives

/// Colors of Display P3 from the scene file to the file of the picture.
@Suite struct ColorSpaceTests {
    private func scene(_ background: String, _ output: String = "") -> String {
        "{vitrine: 1, container: {content: {background: \(background)}}, output: {scale: 1, crop: bottom 20pt\(output)}}"
    }

    private func png(_ background: String, _ output: String = "") throws -> [UInt8] {
        try Renderer(PresentationScene(yaml: scene(background, output))).png()
    }

    private func corner(_ png: [UInt8]) throws -> UInt32 { try #require(PNG.decode(png).pixels.first) }

    @Test("A picture in sRGB clips a color of Display P3, one in Display P3 keeps its numbers")
    func wideColor() throws {
        let color = "{p3: [0.1, 0.9, 0.2]}"
        #expect(try corner(png(color)) & 0xFF == 0)
        // The components are 0.1, 0.9 and 0.2 of 255; the first is halfway between two bytes.
        #expect([0xFF33_E619, 0xFF33_E61A].contains(try corner(png(color, ", colorSpace: displayP3"))))
    }

    @Test("A color of sRGB has other numbers in Display P3, and white has the same")
    func narrowColor() throws {
        #expect(try corner(png("\"#FFFFFF\"", ", colorSpace: displayP3")) == 0xFFFF_FFFF)
        let red = try corner(png("\"#FF0000\"", ", colorSpace: displayP3"))
        // The color is (0.9175, 0.2003, 0.1386) by CSS Color 4's sample code.
        #expect(red == 0xFF23_33EA)
    }

    @Test("Only a file in Display P3 has a profile, and it says sRGB otherwise")
    func chunks() throws {
        func has(_ type: String, _ png: [UInt8]) -> Bool { Data(png).range(of: Data(type.utf8)) != nil }
        let (narrow, wide) = (try png("red"), try png("red", ", colorSpace: displayP3"))
        #expect(has("sRGB", narrow) && !has("iCCP", narrow))
        #expect(has("iCCP", wide) && !has("sRGB", wide))
    }

    @Test("A written scene has the colors of Display P3 that were read")
    func writtenColor() throws {
        for color in ["{p3: [1, 0, 0]}", "{p3: [0.123456, 0.9, 0.2], alpha: 0.5}", "{p3: [0.5, 0.5, 0.5]}"] {
            let scene = try PresentationScene(yaml: scene(color))
            #expect(try PresentationScene(yaml: scene.yaml) == scene, "\(scene.yaml)")
        }
        #expect(try PresentationScene(yaml: scene("{p3: [1, 0, 0]}")).yaml.contains("p3"))
    }

    @Test(
        "Components beyond their range and incomplete ones are reported",
        arguments: [
            ("{p3: [1.2, 0, 0]}", "p3[0]: 1.2 is out of range"), ("{p3: [1, 0]}", "2 numbers is out of range"),
            ("{p3: [1, 0, 0], red: 1}", "red"), ("{red: 1.05, green: 0, blue: 0}", "red: 1.05 is out of range"),
            ("{p3: [1, 0, .nan]}", "p3[2]"), ("{p3: [1, 0, 0], alpha: 2}", "alpha: 2 is out of range"),
        ])
    func illegalColors(_ color: String, _ message: String) {
        let error = #expect(throws: (any Error).self) { try PresentationScene(yaml: scene(color)) }
        #expect("\(error!)".contains(message), "\(error!)")
    }

    @Test("A GIF in Display P3 is refused")
    func gif() {
        let error = #expect(throws: (any Error).self) {
            try PresentationScene(yaml: scene("red", ", format: gif, colorSpace: displayP3"))
        }
        #expect("\(error!)".contains("output.colorSpace"))
    }
}
