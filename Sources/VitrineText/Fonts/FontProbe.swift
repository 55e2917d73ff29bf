import CVitrineHarfBuzz

/// Reads only the tables that are needed to select a font file's faces.
package enum FontProbe {
    /// The largest number of faces in a collection.
    package static let mostFaces = 256
    private static let mostTables = 512
    /// The largest size of a table in bytes; larger ones are ignored.
    private static let largestTable = 1 << 20

    private struct Table {
        var tag: UInt32
        var offset: Int
        var length: Int
    }

    /// The traits of each face of a file.
    /// - Parameters:
    ///   - length: The number of bytes of the file.
    ///   - read: Returns a number of bytes of the file from an offset; both are within `length`.
    /// - Throws: The errors of `read` as `unreadableFile`; `fontTooLarge`, `notAFont`, `tableOutsideFile`,
    ///   `tooManyFaces`, `tooManyAxes`.
    package static func faces(
        length: Int, read: (_ offset: Int, _ count: Int) throws -> [UInt8]
    ) throws(TextError) -> [FaceTraits] {
        guard length <= FontFace.largestFile else {
            throw .fontTooLarge(bytes: length, limit: FontFace.largestFile)
        }
        func bytes(_ offset: Int, _ count: Int, of part: String) throws(TextError) -> [UInt8] {
            guard offset >= 0, count >= 0, offset <= length, count <= length - offset else {
                throw .tableOutsideFile(part)
            }
            let bytes: [UInt8]
            do { bytes = try read(offset, count) } catch {
                throw (error as? TextError) ?? .unreadableFile(reason: "\(error)")
            }
            guard bytes.count == count else { throw .tableOutsideFile(part) }
            return bytes
        }
        let head = try bytes(0, min(12, length), of: "the header")
        let signature = Array(head.prefix(4))
        guard FontFile.signatures.contains(signature) else { throw .notAFont(signature: signature) }
        guard head.count == 12 else { throw .tableOutsideFile("the header") }
        var offsets = [0]
        if signature == Array("ttcf".utf8) {
            let count = word(head, 8)
            guard count <= mostFaces else { throw .tooManyFaces(count, limit: mostFaces) }
            guard count > 0 else { throw .noSuchFace(index: 0, count: 0) }
            let list = try bytes(12, 4 * count, of: "the list of faces")
            offsets = (0..<count).map { word(list, 4 * $0) }
        }
        var faces: [FaceTraits] = []
        for offset in offsets {
            let start = try bytes(offset, 12, of: "the header")
            let count = min(half(start, 4), mostTables)
            let records = try bytes(offset + 12, 16 * count, of: "the list of tables")
            var tables: [(UInt32, [UInt8])] = []
            for i in 0..<count {
                let table = Table(
                    tag: UInt32(word(records, 16 * i)), offset: word(records, 16 * i + 8),
                    length: word(records, 16 * i + 12))
                let name = FontTag(rawValue: table.tag).description
                guard table.offset <= length, table.length <= length - table.offset else {
                    throw .tableOutsideFile("the table '\(name)'")
                }
                if wanted.contains(table.tag), table.length <= largestTable {
                    tables.append((table.tag, try bytes(table.offset, table.length, of: "the table '\(name)'")))
                }
            }
            let traits = traits(tables)
            guard traits.axes.count <= FontFace.mostAxes else { throw .tooManyAxes(limit: FontFace.mostAxes) }
            faces.append(traits)
        }
        return faces
    }

    private static let wanted = (["name", "OS/2", "head", "fvar", "STAT"] as [StaticString]).map {
        FontTag(bytes: $0).rawValue
    }

    private static func traits(_ tables: [(tag: UInt32, bytes: [UInt8])]) -> FaceTraits {
        let face = unsafe hb_face_builder_create()!
        defer { unsafe hb_face_destroy(face) }
        for table in tables {
            let blob = unsafe table.bytes.withUnsafeBytes { bytes in
                unsafe hb_blob_create(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                    HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
            unsafe hb_face_builder_add_table(face, table.tag, blob)
            unsafe hb_blob_destroy(blob)
        }
        return unsafe FaceTraits(face)
    }

    private static func half(_ bytes: [UInt8], _ i: Int) -> Int { Int(bytes[i]) << 8 | Int(bytes[i + 1]) }
    private static func word(_ bytes: [UInt8], _ i: Int) -> Int { half(bytes, i) << 16 | half(bytes, i + 2) }
}
