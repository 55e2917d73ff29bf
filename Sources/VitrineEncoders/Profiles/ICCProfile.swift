import VitrinePrimitives

/// Color profiles of files. Source: ICC.1:2010 (profile version 4.3), 7, 9 and 10.
enum ICCProfile {
    /// Display P3: a display with three colorants and the transfer function of sRGB.
    static let displayP3 = bytes(
        name: "Display P3",
        // From SMPTE EG 432-1's primaries with the white D65, adapted to D50 by the Bradford matrix.
        colorants: [[0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]])

    private static func bytes(name: String, colorants: [[Double]]) -> [UInt8] {
        // IEC 61966-2-1 as a parametric curve of type 3: (a x + b) ^ g from d on, c x below.
        let curve =
            tag("para") + [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
        // The Bradford matrix from D65 to D50.
        let adaptation = [1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168]
        var tags: [(String, [UInt8])] = [
            ("desc", text(name)), ("cprt", text("No copyright, use freely")), ("wtpt", xyz(whitePoint)),
            ("chad", tag("sf32") + adaptation.flatMap(fixed)),
        ]
        for (key, colorant) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) { tags.append((key, xyz(colorant))) }
        tags.append(("rTRC", curve))

        // The three tags share one curve.
        let keys = tags.map(\.0) + ["gTRC", "bTRC"]
        var data: [UInt8] = []
        var places: [String: (start: Int, count: Int)] = [:]
        let base = 128 + 4 + 12 * keys.count
        for (key, bytes) in tags {
            places[key] = (base + data.count, bytes.count)
            data += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        for key in ["gTRC", "bTRC"] { places[key] = places["rTRC"] }
        let table =
            PNGChunks.word(keys.count)
            + keys.flatMap { Array($0.utf8) + PNGChunks.word(places[$0]!.start) + PNGChunks.word(places[$0]!.count) }
        return header(count: base + data.count) + table + data
    }

    /// D50, the white of the profile connection space.
    private static let whitePoint = [0.9642, 1, 0.8249]

    private static func header(count: Int) -> [UInt8] {
        var out = PNGChunks.word(count) + [0, 0, 0, 0] + [4, 0x30, 0, 0]
        out += Array("mntrRGB XYZ ".utf8)
        // The date is that of a version, not of a file.
        out += [2026, 1, 1, 0, 0, 0].flatMap(PNGChunks.half)
        out += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28) + whitePoint.flatMap(fixed)
        return out + [UInt8](repeating: 0, count: 128 - out.count)
    }

    private static func tag(_ name: String) -> [UInt8] { Array(name.utf8) + [0, 0, 0, 0] }

    private static func xyz(_ values: [Double]) -> [UInt8] { tag("XYZ ") + values.flatMap(fixed) }

    private static func text(_ text: String) -> [UInt8] {
        let units = text.utf16.flatMap { PNGChunks.half(Int($0)) }
        return tag("mluc") + PNGChunks.word(1) + PNGChunks.word(12) + Array("enUS".utf8) + PNGChunks.word(units.count)
            + PNGChunks.word(28) + units
    }

    /// An s15Fixed16 number.
    private static func fixed(_ value: Double) -> [UInt8] { PNGChunks.word(Int((value * 65_536).rounded())) }
}
