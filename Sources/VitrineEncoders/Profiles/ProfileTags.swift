import VitrinePNGDecoder
import VitrinePrimitives

/// The values of an RGB profile with colorants. Source: ICC.1:2010, 7 (header, tags), 10.5 (curves), 10.15 (parametric
/// curves), 10.28 (XYZ).
struct ProfileTags {
    /// The largest number of tags that are read; profiles have about twenty.
    static let most = 256

    private let bytes: [UInt8]
    private var places: [String: Range<Int>] = [:]

    init(_ profile: [UInt8]) throws(ProfileConversion.Failure) {
        bytes = profile
        guard profile.count >= 132, text(at: 36) == "acsp" else { throw Self.failure("it is no ICC profile") }
        guard text(at: 16) == "RGB " else {
            throw Self.failure("its colors are \(Self.printable(text(at: 16))), not RGB")
        }
        guard text(at: 20) == "XYZ " else {
            throw Self.failure("its connection space is \(Self.printable(text(at: 20))), not XYZ")
        }
        let count = PNGChunk.word(profile, 128)
        guard count <= Self.most, profile.count >= 132 + 12 * count else {
            throw Self.failure("its table of tags is damaged")
        }
        for i in 0..<count {
            let at = 132 + 12 * i
            let (start, length) = (PNGChunk.word(profile, at + 4), PNGChunk.word(profile, at + 8))
            guard start <= profile.count, length <= profile.count - start else {
                throw Self.failure("a tag lies outside of it")
            }
            places[text(at: at)] = start..<start + length
        }
        // A color management module prefers these to colorants. Source: ICC.1:2010, 8.3 and 9.2.
        if places["A2B0"] != nil || places["A2B1"] != nil { throw Self.failure("it has tables of colors") }
    }

    private static func failure(_ reason: String) -> ProfileConversion.Failure { .init(reason: reason) }

    /// The X, Y and Z of a colorant.
    func xyz(_ name: String) throws(ProfileConversion.Failure) -> [Double] {
        let place = try place(name)
        guard place.count >= 20, text(at: place.lowerBound) == "XYZ " else {
            throw Self.failure("its \(name) is damaged")
        }
        return (0..<3).map { fixed(place.lowerBound + 8 + 4 * $0) }
    }

    /// The linear light, 0...1, of the 256 values of a component.
    func curve(_ name: String) throws(ProfileConversion.Failure) -> [Double] {
        let place = try place(name)
        let start = place.lowerBound
        guard place.count >= 12 else { throw Self.failure("its \(name) is damaged") }
        switch text(at: start) {
        case "curv":
            let count = PNGChunk.word(bytes, start + 8)
            guard count <= (place.count - 12) / 2 else { throw Self.failure("its \(name) is damaged") }
            if count == 0 { return Self.curve { $0 } }
            if count == 1 {
                let gamma = Double(half(start + 12)) / 256
                return Self.curve { Self.power($0, gamma) }
            }
            return Self.curve { x in
                let place = x * Double(count - 1)
                let i = min(Int(place), count - 2)
                let (a, b) = (Double(half(start + 12 + 2 * i)), Double(half(start + 14 + 2 * i)))
                return (a.mixed(with: b, at: place - Double(i))) / 65_535
            }
        case "para":
            let type = half(start + 8)
            let counts = [1, 3, 4, 5, 7]
            guard counts.indices.contains(type), place.count >= 12 + 4 * counts[type] else {
                throw Self.failure("its \(name) is damaged")
            }
            var p = (0..<counts[type]).map { fixed(start + 12 + 4 * $0) }
            p += [Double](repeating: 0, count: 7 - p.count)
            return Self.curve { Self.parametric(type, p, $0) }
        default: throw Self.failure("its \(name) is no curve")
        }
    }

    /// - Parameter p: The parameters g, a, b, c, d, e, f of the function, as far as its type has them.
    private static func parametric(_ type: Int, _ p: [Double], _ x: Double) -> Double {
        let (g, a, b, c, d, e, f) = (p[0], p[1], p[2], p[3], p[4], p[5], p[6])
        let base = a * x + b
        return switch type {
        case 0: power(x, g)
        case 1: base >= 0 ? power(base, g) : 0
        case 2: (base >= 0 ? power(base, g) : 0) + c
        case 3: x >= d ? power(base, g) : c * x
        default: x >= d ? power(base, g) + e : c * x + f
        }
    }

    private static func curve(_ function: (Double) -> Double) -> [Double] {
        (0...255).map { value in
            let y = function(Double(value) / 255)
            return y.isFinite ? y.clamped(to: 0...1) : 0
        }
    }

    private static func power(_ x: Double, _ exponent: Double) -> Double {
        x > 0 ? ExactMath.exp(exponent * ExactMath.log(x)) : 0
    }

    private func place(_ name: String) throws(ProfileConversion.Failure) -> Range<Int> {
        guard let place = places[name] else { throw Self.failure("it has no \(name)") }
        return place
    }

    private func half(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }

    /// An s15Fixed16 number.
    private func fixed(_ at: Int) -> Double {
        Double(Int32(truncatingIfNeeded: PNGChunk.word(bytes, at))) / 65_536
    }

    private func text(at place: Int) -> String {
        guard place + 4 <= bytes.count else { return "" }
        return String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }

    private static func printable(_ text: String) -> String {
        "\"" + text.filter { $0.isASCII && !$0.isNewline && $0 >= " " } + "\""
    }
}
