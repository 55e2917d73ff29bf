import CVitrineGIF
import Foundation
import Testing
import VitrinePrimitives

@testable import VitrineEncoders

/// giflib reads the intended pictures, positions, palettes, times and comments of every GIF.
@Suite struct GiflibOracleTests {
    @Test(arguments: AnimationOracleTests.files.filter { $0.name == "a.gif" }) func everyPicture(
        file: AnimationOracleTests.File
    )
        throws
    {
        let folder = try TemporaryFolder()
        try Data(file.bytes).write(to: folder.url("a.gif"))
        var failure: Int32 = 0
        let gif = try #require(DGifOpenFileName(folder.path + "/a.gif", &failure))
        defer { DGifCloseFile(gif, nil) }
        try #require(DGifSlurp(gif) == GIF_OK, "giflib error \(gif.pointee.Error)")
        #expect(Int(gif.pointee.ImageCount) == file.frames.count)
        var shown = Bitmap(width: Int(gif.pointee.SWidth), height: Int(gif.pointee.SHeight))
        for (i, frame) in file.frames.enumerated() {
            let picture = gif.pointee.SavedImages[i]
            var control = GraphicsControlBlock()
            #expect(DGifSavedExtensionToGCB(gif, Int32(i), &control) == GIF_OK)
            #expect(control.DisposalMode == DISPOSE_DO_NOT)
            #expect(Int(control.DelayTime) == frame.duration.numerator * 100 / frame.duration.denominator)
            let place = picture.ImageDesc
            let map = try #require(place.ColorMap ?? gif.pointee.SColorMap)
            for y in 0..<Int(place.Height) {
                for x in 0..<Int(place.Width) {
                    let index = Int(picture.RasterBits[y * Int(place.Width) + x])
                    if index == Int(control.TransparentColor) { continue }
                    let color = map.pointee.Colors[index]
                    shown[x + Int(place.Left), y + Int(place.Top)] =
                        PremultipliedColor(
                            red: UInt32(color.Red), green: UInt32(color.Green), blue: UInt32(color.Blue), alpha: 255)
                }
            }
            #expect(shown == frame.bitmap, "frame \(i)")
        }
        // Blocks after the last picture belong to the file.
        let blocks = UnsafeBufferPointer(
            start: gif.pointee.ExtensionBlocks, count: Int(gif.pointee.ExtensionBlockCount))
        let words = blocks.filter { $0.Function == COMMENT_EXT_FUNC_CODE }.map { block in
            String(decoding: UnsafeBufferPointer(start: block.Bytes, count: Int(block.ByteCount)), as: UTF8.self)
        }
        #expect(words == ["a note"])
    }
}
