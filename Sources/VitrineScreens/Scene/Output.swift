import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The part of the stage that is written, its size and its frame rate.
public struct Output: Hashable, Sendable {
    /// What `vitrine gallery` writes for the scene.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case png
        case gif
    }

    /// How a picture comes to have fewer pixels than the screen.
    public enum Reduction: String, Hashable, Sendable, CaseIterable {
        /// It is drawn with its own pixels, each as far as it is covered.
        case area
        /// It is drawn with the device's pixels and reduced by a cubic filter, which sharpens, as recordings that are scaled down.
        case bicubic
        /// The same by a cubic filter that sharpens more: beside an edge it overshoots by 6 % of the step, not 4.
        case bicubicSharper
        /// The same by Lanczos's filter of three lobes, which sharpens more.
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
        /// When everything has come to rest.
        case settled
        /// Seconds from the beginning.
        case at(Double)
    }

    /// The beginning of a part of a film.
    public struct Chapter: Hashable, Sendable {
        /// Seconds from the scene's beginning, 0...600.
        public var at: Double
        /// A text of 1...200 characters, or one for each language.
        public var title: LocalizedText

        public init(at: Double, title: LocalizedText) {
            self.at = at
            self.title = title
        }
    }

    /// A device around the screen, on a stage that crop and size speak of then. Default: none.
    public var frame: DeviceFrame?
    /// How the canvas stands. A screen of the other orientation lies on its side. Default nil: the screen stands upright. An
    /// animation in which it rotates shows the device turn on a square canvas that holds it in every position, unless `crop` names
    /// another part; a still shows the screen as it stands at the time, as a screenshot does.
    public var orientation: Orientation?
    /// The color beside a screen with round corners, which a crop or a rotation shows. Default nil: the screen has no edge, and its
    /// page goes on. A device that rotates on its canvas lies on a gray then.
    public var background: RGBColor?
    /// The radius of the screen's corners in points, 0...200; no effect without `background`. Default nil: that of the device.
    public var cornerRadius: Double?
    /// Default `all`.
    public var crop: Crop
    /// Pixels. Default: the crop at `scale`.
    public var size: PixelSize?
    /// Pixels a point, above 0, at most 8. Default: from `size`, else the device's.
    public var scale: Double?
    /// How a picture comes to have fewer pixels than the screen; no effect on others. Default `area`.
    ///
    /// Source: facts, iOS surroundings, section 3.2, "Ink of small recordings".
    public var reduction: Reduction = .area
    /// Frames a second of an animation, 1...120. Default 50, the most that a GIF shows.
    public var fps: Double
    /// The moment of the scene that an animation begins with, in seconds, 0...600. Default 0.
    public var start: Double = 0
    /// Seconds of the scene that pass in a second of an animation, 0.01...100. Default 1.
    public var speed: Double = 1
    /// Parts of the scene that an animation shows slowly, in order of time, at most 100. Default: none.
    public var slowMotion: [SlowMotion] = []
    /// Moves of the camera, in order of time, at most 100. Default: none, the whole picture is shown.
    public var camera: [CameraMove] = []
    /// Seconds, above 0, at most 600. Default: until everything has come to rest.
    public var duration: Double?
    /// How often an animation plays; 0 = forever. Default 0.
    public var loop: Int = 0
    /// How good a GIF looks, 1...100; lower ones make smaller files. Default 80.
    public var quality: Int = 80
    /// Whether fingers are shown, as the libraries' recordings show them. Default true.
    public var showsTouches: Bool = true
    /// How fingers are shown. Default `ring`.
    public var touchStyle: TouchStyle = .ring
    /// Default `settled`.
    public var still: Moment
    /// Default: `gif` for a scene with a timeline, else `png`.
    public var format: Format?
    /// The color space of PNG files of a still; animations are in sRGB. Default sRGB.
    public var colorSpace: ColorSpace = .sRGB
    /// Whether a still in another color space is blended in sRGB and brought to the space afterwards, as iOS Simulator does.
    /// Colors outside sRGB are clipped then. Default false: colors are blended in the space of the still.
    ///
    /// Source: facts, iOS surroundings, section 5.2, "Space of blending".
    public var blendsInSRGB: Bool = false
    /// Whether a PNG has the profile of its color space. Default true.
    public var embedsProfile: Bool = true
    /// Texts in a band below the picture, which it makes higher. Default: none.
    public var captions: Captions?
    /// The scene several times in one picture, each time with values of its own; crop, size, scale, frame and camera are those of each
    /// picture. Default nil: once.
    public var sideBySide: SideBySide?
    /// What stands in for the picture where it cannot be seen, a text of 1...1000 characters or one for each language. Default: the name of
    /// the scene's file in words.
    public var alt: LocalizedText?
    /// Parts of a film with titles, which viewers can jump to, at most 100, in order of time. Films as .mp4, .webm, .mov and .html have them.
    /// Default: none.
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
