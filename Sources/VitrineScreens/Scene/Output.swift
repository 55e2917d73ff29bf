import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The part of the stage that is written, its size and its frame rate.
public struct Output: Hashable, Sendable {
    /// The format that `vitrine gallery` writes for the scene.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case png
        case gif
    }

    /// The downscaling of a picture with fewer pixels than the screen.
    public enum Reduction: String, Hashable, Sendable, CaseIterable {
        /// The picture is drawn with its own pixels, each by its coverage.
        case area
        /// The picture has the device's pixels, downscaled by a sharpening cubic filter, as recordings are.
        case bicubic
        /// The same as `bicubic`, with a filter that overshoots by 6 % of a step beside an edge, instead of 4 %.
        case bicubicSharper
        /// The same with Lanczos's filter of three lobes, which sharpens more.
        case lanczos
    }

    /// The part of the screen that is shown, in points.
    public enum Crop: Hashable, Sendable {
        case all
        /// A strip of this height over the whole width.
        case top(Double)
        case bottom(Double)
        case rect(Rect)
    }

    /// The moment of a still.
    public enum Moment: Hashable, Sendable {
        /// The moment when everything is at rest.
        case settled
        /// The seconds from the beginning.
        case at(Double)
    }

    /// The beginning of a part of a film.
    public struct Chapter: Hashable, Sendable {
        /// The seconds from the scene's beginning, 0...600.
        public var at: Double
        /// The title, a text of 1...200 characters, or one for each language.
        public var title: LocalizedText

        public init(at: Double, title: LocalizedText) {
            self.at = at
            self.title = title
        }
    }

    /// A device around the screen, on a stage that crop and size refer to then. Default: none.
    public var frame: DeviceFrame?
    /// The orientation of the canvas, on which a screen of the other orientation lies on its side. Default: nil, the
    /// screen is upright. An animation in which it rotates has a square canvas that contains the device in every
    /// position, unless `crop` is another part; a still has the orientation of the screen at its time.
    public var orientation: Orientation?
    /// The color beside a screen with round corners, which a crop or a rotation shows. Default: nil, the page extends
    /// beyond the screen. A device that rotates on its canvas is on gray then.
    public var background: RGBColor?
    /// The radius of the screen's corners in points, 0...200, with a `background`. Default: nil, that of the device.
    public var cornerRadius: Double?
    /// The part of the screen. Default: `all`.
    public var crop: Crop
    /// The size in pixels. Default: the crop at `scale`.
    public var size: PixelSize?
    /// The pixels per point, above 0, at most 8. Default: that of `size`, else the device's.
    public var scale: Double?
    /// The downscaling of a picture with fewer pixels than the screen; no effect on others. Default: `area`. Source:
    /// facts, iOS surroundings, section 3.2, "Ink of small recordings".
    public var reduction: Reduction = .area
    /// The frames per second of an animation, 1...120. Default: 50, the maximum of a GIF.
    public var fps: Double
    /// The moment of the scene at which an animation begins, in seconds, 0...600. Default: 0.
    public var start: Double = 0
    /// The seconds of the scene per second of an animation, 0.01...100. Default: 1.
    public var speed: Double = 1
    /// The parts of the scene that an animation shows slowly, in order of time, at most 100. Default: none.
    public var slowMotion: [SlowMotion] = []
    /// The moves of the camera, in order of time, at most 100. Default: none, the whole picture is shown.
    public var camera: [CameraMove] = []
    /// The duration in seconds, above 0, at most 600. Default: until everything is at rest.
    public var duration: Double?
    /// The number of times an animation plays; 0 is forever. Default: 0.
    public var loop: Int = 0
    /// The quality of a GIF, 1...100; lower ones make smaller files. Default: 80.
    public var quality: Int = 80
    /// Whether fingers are shown, as the libraries' recordings show them. Default: true.
    public var showsTouches: Bool = true
    /// The appearance of fingers. Default: `ring`.
    public var touchStyle: TouchStyle = .ring
    /// The moment of a still. Default: `settled`.
    public var still: Moment
    /// The format. Default: `gif` for a scene with a timeline, else `png`.
    public var format: Format?
    /// The color space of PNG files of a still; animations are in sRGB. Default: sRGB.
    public var colorSpace: ColorSpace = .sRGB
    /// Has no effect: colors are blended in the space of the still.
    public var blendsInSRGB: Bool = false
    /// Has no effect: a PNG in another color space than sRGB has its profile.
    public var embedsProfile: Bool = true
    /// Texts in a band below the picture, which increases its height. Default: none.
    public var captions: Captions?
    /// Several versions of the scene in one picture, each with its own values; crop, size, scale, frame and camera are
    /// those of each picture. Default: nil, one.
    public var sideBySide: SideBySide?
    /// The alternative text, 1...1000 characters, or one for each language. Default: the scene file's name in words.
    public var alt: LocalizedText?
    /// The parts of a film with titles, which viewers can jump to, at most 100, in order of time. Films as .mp4, .webm,
    /// .mov and .html have them. Default: none.
    public var chapters: [Chapter] = []

    public init(
        crop: Crop = .all, size: PixelSize? = nil, scale: Double? = nil, fps: Double = 50, duration: Double? = nil,
        still: Moment = .settled
    ) {
        self.crop = crop
        self.size = size
        self.scale = scale
        self.fps = fps
        self.duration = duration
        self.still = still
    }
}
