import Testing
import VitrinePrimitives

@Suite struct DisplayP3Tests {
    /// Source: the corners of Display P3 in extended sRGB by CSS Color 4's sample code.
    @Test(
        "Primaries of Display P3 lie beyond sRGB",
        arguments: [
            ([1, 0, 0], [1.0930664, -0.2267420, -0.1501346]), ([0, 1, 0], [-0.5116050, 1.0182657, -0.3106746]),
            ([0, 0, 1], [0, 0, 1.0420216]), ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
        ] as [([Double], [Double])])
    func primaries(_ p3: [Double], _ expected: [Double]) {
        let color = RGBColor(displayP3Red: p3[0], green: p3[1], blue: p3[2])
        for (component, value) in zip([color.red, color.green, color.blue], expected) {
            #expect(abs(component - value) < 2e-6, "\(color)")
        }
    }

    @Test("The components in Display P3 are those that a color was made of")
    func roundTrip() {
        for i in 0..<1000 {
            let p3 = [Double(i % 10) / 9, Double(i / 10 % 10) / 9, Double(i / 100) / 9]
            let back = RGBColor(displayP3Red: p3[0], green: p3[1], blue: p3[2]).displayP3
            for (a, b) in zip(p3, [back.red, back.green, back.blue]) { #expect(abs(a - b) < 1e-12) }
        }
    }

    @Test("An image of grays is the same in both spaces, and saturated pixels are not")
    func images() {
        let greys = Image(
            Bitmap(width: 256, height: 1, pixels: (0..<256).map { UInt32($0) * 0x01_0101 | 0xFF00_0000 }))
        #expect(greys.converted(to: .displayP3) == greys)
        let half = Image(Bitmap(width: 1, height: 1, pixels: [0x8000_0080]))
        let converted = half.converted(to: .displayP3).bitmap.pixels[0]
        // sRGB red is (0.917, 0.200, 0.139) in Display P3; alpha stays.
        #expect(converted >> 24 == 0x80)
        #expect(abs(Int(converted & 255) - 117) <= 1 && abs(Int(converted >> 8 & 255) - 26) <= 1)
    }
}
