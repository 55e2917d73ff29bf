import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineRasterizer
import VitrineStage
import VitrineSurfaces

/// Shows a scene in a terminal until a key ends it.
package final class TerminalPreview {
    private let device: TerminalDevice
    private let answers: TerminalAnswers
    private let source: PreviewSource
    private let watches: Bool
    private let describe: (any Error) -> [String]
    private let clock = ContinuousClock()
    private let rasterizer: Rasterizer
    private var canvas: TerminalCanvas
    private var state = PlaybackState()
    private var read: SceneSource?
    private var scene: PreviewScene?
    private var problems: [String] = []
    private var files: PreviewFiles
    /// The milliseconds from a change of the file, or of values, to the picture.
    private var delay: Double?

    /// - Parameters:
    ///   - imageProtocol: The protocol of pictures; nil for the best that the terminal has.
    ///   - watches: Whether the scene is read again when its files change.
    ///   - describe: Returns the lines of an error.
    package init(
        _ source: PreviewSource, on device: TerminalDevice, imageProtocol: TerminalImageProtocol?,
        environment: [String: String], watches: Bool, startsPaused: Bool, describe: @escaping (any Error) -> [String]
    ) {
        self.source = source
        self.device = device
        self.watches = watches
        self.describe = describe
        let isInTmux = Tmux.isAround(environment)
        answers = device.ask()
        let outside = isInTmux ? Tmux.outside(environment) ?? Tmux.Outside(answer: "|off") : nil
        let best = imageProtocol ?? answers.bestProtocol(environment, outside: outside)
        canvas = TerminalCanvas(size: device.size(answers), imageProtocol: best, isInTmux: isInTmux)
        rasterizer = Rasterizer(threads: source.threads)
        files = PreviewFiles(of: source)
        state.isPlaying = !startsPaused
    }

    /// Runs until a key or the end of the input ends it.
    package func run() {
        device.begin()
        defer {
            if canvas.imageProtocol == .kitty { device.write(TerminalImage.kittyRemoval(inTmux: canvas.isInTmux)) }
            device.close()
        }
        reload()
        if !state.isPlaying, let scene { state.position = scene.stillPosition }
        var last = clock.now
        var needsDrawing = true
        while true {
            if needsDrawing { draw() }
            needsDrawing = false
            // While playing, the wait ends when the next frame is due; else files are checked every hundredth of a
            // second.
            let frame = 1000 / (scene?.rate ?? 30).clamped(to: 1...30)
            let passed = Self.milliseconds(last.duration(to: clock.now))
            let wait = state.isPlaying && scene != nil ? Int(max(0, frame - passed)) : watches ? 10 : 200
            guard let keys = device.keys(within: wait) else { return }
            for key in keys {
                switch press(key) {
                case .quit: return
                case .reload:
                    reload(readsFile: false)
                    needsDrawing = true
                case .redraw: needsDrawing = true
                case .none: break
                }
            }
            if watches && files.haveChanged || hasNewSize() {
                reload()
                needsDrawing = true
            }
            let now = clock.now
            if state.isPlaying, let scene {
                state.advance(by: Self.milliseconds(last.duration(to: now)) / 1000, duration: scene.duration)
                needsDrawing = true
            }
            last = now
        }
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
    }

    private func press(_ key: TerminalKey) -> PlaybackState.Effect {
        let traits = scene?.renderer.scene.traits ?? Traits()
        return state.press(
            key, duration: scene?.duration ?? 0, traits: traits, frame: 1 / max(1, scene?.rate ?? 50))
    }

    private func hasNewSize() -> Bool {
        let size = device.size(answers)
        guard size != canvas.size else { return false }
        canvas.size = size
        return true
    }

    /// Reads the scene again, or only draws it with other values. Errors replace the picture.
    private func reload(readsFile: Bool = true) {
        let start = clock.now
        do {
            let read = try readsFile ? files.read(source) : self.read ?? files.read(source)
            self.read = read
            let canvas = canvas
            scene = try source.scene(of: read, with: state.overrides) { scene in
                canvas.scale(of: PreviewScene.shownSize(scene), deviceScale: scene.traits.device.scale)
            }
            state.position = min(state.position, scene?.duration ?? 0)
            problems = []
        } catch {
            scene = nil
            problems = describe(error)
        }
        rasterizer.forget()
        device.write(canvas.clearing)
        delay = Self.milliseconds(start.duration(to: clock.now))
    }

    private func draw() {
        let start = clock.now
        if state.showsHelp {
            device.write(canvas.lines(PlaybackState.help))
        } else if let scene {
            rasterizer.update(
                to: scene.renderer.staged.displayList(
                    at: scene.moment(at: state.position), threads: rasterizer.threads))
            do {
                device.write(try canvas.picture(rasterizer.canvas))
            } catch {
                device.write(canvas.lines(["\(error)"], title: "No picture"))
            }
        } else {
            device.write(
                canvas.lines(
                    problems,
                    title: "\(source.path) has \(problems.count == 1 ? "a problem" : "\(problems.count) problems")"))
        }
        let drawing = Self.milliseconds(start.duration(to: clock.now))
        device.write(canvas.status(status(drawing)))
        delay = nil
    }

    private func status(_ drawing: Double) -> String {
        guard let scene else { return " \(source.path)   \(watches ? "watched   " : "")q quit" }
        let traits = scene.renderer.scene.traits
        let time = "\(Self.seconds(state.position)) of \(Self.seconds(scene.duration))"
        let speed = state.speed == 1 ? "" : " x\(state.speed)"
        let delay = delay.map { "   read in \(Int(($0 + drawing).rounded())) ms" } ?? ""
        return " \(state.isPlaying ? ">" : "=") \(time)\(speed)   \(traits.device.id) \(traits.appearance.rawValue) "
            + "\(traits.direction.rawValue) \(traits.textSize.rawValue)   \(canvas.imageProtocol.rawValue)\(delay)   ? keys"
    }

    private static func seconds(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let remainder = hundredths % 100
        return "\(hundredths / 100).\(remainder < 10 ? "0" : "")\(remainder) s"
    }
}
