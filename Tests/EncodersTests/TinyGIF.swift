/// A plain GIF decoder, written from the specification (GIF89a, with appendix F for LZW), to inspect encoded files.
struct TinyGIF {
    struct Picture {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
        var delay = 0
        var disposal = 0
        var transparent: Int?
        var localColors = 0
        var dataBytes = 0
        /// The composited canvas after this picture, 0xBBGGRR.
        var shown: [UInt32] = []
    }

    struct Malformed: Error {}

    let width: Int
    let height: Int
    private(set) var loopCount: Int?
    private(set) var globalColors = 0
    private(set) var pictures: [Picture] = []

    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) throws {
        guard bytes.count > 13, bytes.starts(with: Array("GIF89a".utf8)) else { throw Malformed() }
        self.bytes = bytes
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        at = 13
        let global = try palette(flags: bytes[10])
        globalColors = global.count
        var picture = Picture()
        var canvas = [UInt32](repeating: 0, count: width * height)
        while true {
            switch try byte() {
            case 0x3B:
                guard at == bytes.count else { throw Malformed() }
                return
            case 0x21:
                let label = try byte()
                let data = try blocks()
                if label == 0xF9 {
                    guard data.count == 4 else { throw Malformed() }
                    picture.disposal = Int(data[0] >> 2) & 7
                    picture.delay = Int(data[1]) | Int(data[2]) << 8
                    picture.transparent = data[0] & 1 == 1 ? Int(data[3]) : nil
                } else if label == 0xFF, data.starts(with: Array("NETSCAPE2.0".utf8)), data.count == 14 {
                    loopCount = Int(data[12]) | Int(data[13]) << 8
                }
            case 0x2C:
                (picture.left, picture.top) = (try word(), try word())
                (picture.width, picture.height) = (try word(), try word())
                let flags = try byte()
                guard flags & 0x40 == 0, picture.width > 0, picture.height > 0,
                    picture.left + picture.width <= width, picture.top + picture.height <= height
                else { throw Malformed() }
                let local = try palette(flags: flags)
                picture.localColors = local.count
                let colors = local.isEmpty ? global : local
                let codeSize = Int(try byte())
                let data = try blocks()
                picture.dataBytes = data.count
                let indices = try TinyGIF.unpack(data, codeSize, count: picture.width * picture.height)
                for (i, index) in indices.enumerated() where index != picture.transparent {
                    guard index < colors.count else { throw Malformed() }
                    let (x, y) = (picture.left + i % picture.width, picture.top + i / picture.width)
                    canvas[y * width + x] = colors[index]
                }
                picture.shown = canvas
                pictures.append(picture)
                picture = Picture()
            default: throw Malformed()
            }
        }
    }

    /// Returns the visible canvas at a time, in centiseconds after the animation's beginning.
    func shown(at time: Int) -> [UInt32] {
        var end = 0
        for picture in pictures {
            end += picture.delay
            if time < end { return picture.shown }
        }
        return pictures.last!.shown
    }

    var duration: Int { pictures.reduce(0) { $0 + $1.delay } }

    private mutating func byte() throws -> UInt8 {
        guard at < bytes.count else { throw Malformed() }
        at += 1
        return bytes[at - 1]
    }

    private mutating func word() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

    private mutating func palette(flags: UInt8) throws -> [UInt32] {
        guard flags & 0x80 != 0 else { return [] }
        return try (0..<2 << Int(flags & 7)).map { _ in
            let (r, g, b) = (UInt32(try byte()), UInt32(try byte()), UInt32(try byte()))
            return r | g << 8 | b << 16
        }
    }

    private mutating func blocks() throws -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let count = Int(try byte())
            if count == 0 { return all }
            guard at + count <= bytes.count else { throw Malformed() }
            all += bytes[at..<at + count]
            at += count
        }
    }

    private static func unpack(_ data: [UInt8], _ codeSize: Int, count: Int) throws -> [Int] {
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        let roots = (0..<clear + 2).map { $0 < clear ? [$0] : [] }
        var table = roots
        var bits = codeSize + 1
        var last: [Int]?
        var out: [Int] = []
        var position = 0
        while true {
            guard position + bits <= data.count * 8 else { throw Malformed() }
            let code = (0..<bits).reduce(0) { sum, i in
                let bit = position + i
                return sum | Int(data[bit / 8] >> UInt8(bit % 8) & 1) << i
            }
            position += bits
            if code == clear {
                table = roots
                bits = codeSize + 1
                last = nil
                continue
            }
            if code == end { break }
            let string: [Int]
            if code < table.count {
                string = table[code]
            } else if code == table.count, let last {
                string = last + [last[0]]
            } else {
                throw Malformed()
            }
            if let last, table.count < 4096 { table.append(last + [string[0]]) }
            if table.count == 1 << bits, bits < 12 { bits += 1 }
            out += string
            last = string
        }
        guard out.count == count else { throw Malformed() }
        return out
    }
}
