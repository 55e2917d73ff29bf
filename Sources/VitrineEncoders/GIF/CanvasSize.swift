import VitrinePrimitives

/// Width and height of an animation in pixels.
struct CanvasSize: Hashable, Sendable {
    var width: Int
    var height: Int

    var whole: PixelArea { PixelArea(left: 0, right: width, top: 0, bottom: height) }

    /// - Throws: `frameSizeDiffers`.
    func check(_ bitmap: Bitmap) throws(EncoderError) {
        guard bitmap.width == width, bitmap.height == height else {
            throw .frameSizeDiffers(
                width: bitmap.width, height: bitmap.height, animationWidth: width, animationHeight: height)
        }
    }

    /// The parts of rectangles inside a frame; the whole frame for nil.
    func areas(_ damage: [PixelRect]?) -> [PixelArea] {
        damage?.compactMap { PixelArea($0, width: width, height: height) } ?? [whole]
    }
}
