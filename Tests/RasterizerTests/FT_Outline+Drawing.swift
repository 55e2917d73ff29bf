import CVitrineFreeType

extension FT_Outline {
    /// Returns the coverage by FreeType's smooth rasterizer, in rows from the top; nil if it fails.
    mutating func drawn(by library: FT_Library?, width: Int, height: Int) -> [UInt8]? {
        var pixels = [UInt8](repeating: 0, count: width * height)
        let failed = pixels.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height)
            bitmap.width = UInt32(width)
            bitmap.pitch = Int32(width)
            bitmap.buffer = buffer.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(library, &self, &bitmap) != 0
        }
        return failed ? nil : pixels
    }
}
