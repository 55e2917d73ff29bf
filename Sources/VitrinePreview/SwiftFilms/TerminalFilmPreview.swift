import Foundation
import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces
import VitrineText

/// Shows a film of a Swift package in a terminal until a key ends it. Errors of the compiler replace the picture.
package final class TerminalFilmPreview {
    private let build: SwiftFilmBuild
    private let watch: FilmWatch
    private let request: FilmRequest
    private let device: TerminalDevice
    private let answers: TerminalAnswers
    private let watches: Bool
    private let clock = ContinuousClock()
    private var canvas: TerminalCanvas
    private var state = PlaybackState()
    private var path: String?
    private var program: FilmProgram?
    private var film: FilmAnswer.Opened?
    /// The warnings of films so far, each once.
    package private(set) var warnings: [String] = []
    private var problems: [String] = []

    /// - Parameters:
    ///   - request: The request that opens the film.
    ///   - imageProtocol: The protocol of pictures; nil for the best that the terminal has.
    ///   - watches: Whether the package is built again when its files change.
    package init(
        _ build: SwiftFilmBuild, opening request: FilmRequest, on device: TerminalDevice,
        imageProtocol: TerminalImageProtocol?,
        environment: [String: String], watches: Bool
    ) {
        self.build = build
        self.request = request
        self.device = device
        self.watches = watches
        watch = FilmWatch(build)
        let isInTmux = Tmux.isAround(environment)
        answers = device.ask()
        let outside = isInTmux ? Tmux.outside(environment) ?? Tmux.Outside(answer: "|off") : nil
        canvas = TerminalCanvas(
            size: device.size(answers),
            imageProtocol: imageProtocol ?? answers.bestProtocol(environment, outside: outside),
            isInTmux: isInTmux)
    }

    /// Runs until a key or the end of the input ends it.
    package func run() {
        device.begin()
        defer {
            watch.end()
            if canvas.imageProtocol == .kitty { device.write(TerminalImage.kittyRemoval(inTmux: canvas.isInTmux)) }
            device.close()
        }
        watch.start()
        var (last, looked) = (clock.now, clock.now)
        var (needsDrawing, wasBuilding) = (true, true)
        while true {
            if needsDrawing { draw() }
            needsDrawing = false
            let wait = state.isPlaying && film != nil ? Int(1000 / (film?.rate ?? 30).clamped(to: 1...30)) : 50
            guard let keys = device.keys(within: wait) else { return }
            for key in keys {
                switch press(key) {
                case .quit: return
                case .reload:
                    open()
                    needsDrawing = true
                case .redraw: needsDrawing = true
                case .none: break
                }
            }
            let now = clock.now
            if watches, looked.duration(to: now) > .milliseconds(300) {
                watch.startIfChanged()
                looked = now
            }
            if let outcome = watch.take() {
                take(outcome)
                needsDrawing = true
            }
            let size = device.size(answers)
            if size != canvas.size {
                canvas.size = size
                open()
                needsDrawing = true
            }
            if wasBuilding != watch.isBuilding {
                wasBuilding.toggle()
                needsDrawing = true
            }
            if state.isPlaying, let film {
                let passed = last.duration(to: now).components
                state.advance(
                    by: Double(passed.seconds) + Double(passed.attoseconds) / 1e18, duration: film.duration)
                needsDrawing = true
            }
            last = now
        }
    }

    private func press(_ key: TerminalKey) -> PlaybackState.Effect {
        var traits = Traits()
        if let film {
            traits.device = Device.all.first { $0.id == film.device } ?? traits.device
            traits.appearance = Appearance(rawValue: film.appearance) ?? traits.appearance
            traits.direction = InterfaceLayoutDirection(rawValue: film.direction) ?? traits.direction
            traits.textSize = TextSize(rawValue: film.textSize) ?? traits.textSize
        }
        return state.press(
            key, duration: film?.duration ?? 0, traits: traits, frame: 1 / max(1, film?.rate ?? 50))
    }

    private func take(_ outcome: Result<String, SwiftFilmError>) {
        (program, film) = (nil, nil)
        switch outcome {
        case .success(let path):
            self.path = path
            do throws(SwiftFilmError) {
                program = try FilmProgram(
                    path, folder: build.package.folder, timeout: build.timeout, showsErrors: false)
                open()
            } catch {
                problems = error.lines
            }
        case .failure(let error): problems = error.lines
        }
    }

    /// Opens the film at the terminal's resolution, with the values of the keys.
    private func open() {
        device.write(canvas.clearing)
        guard let program else { return }
        film = nil
        do throws(SwiftFilmError) {
            let answer = try program.open(request, with: state.overrides, on: canvas)
            film = answer.opened
            for warning in answer.warningLines where !warnings.contains(warning) { warnings.append(warning) }
            problems = []
            state.position = min(state.position, film?.duration ?? 0)
        } catch {
            problems = error.lines
        }
    }

    private func draw() {
        let name = (build.package.folder as NSString).lastPathComponent
        if state.showsHelp {
            device.write(canvas.lines(PlaybackState.help + (warnings.isEmpty ? [] : [""] + warnings)))
        } else if film != nil, let program {
            do throws(SwiftFilmError) {
                let frame = try program.frame(at: state.position)
                device.write((try? canvas.picture(frame)) ?? canvas.lines(["the picture cannot be sent"]))
            } catch {
                (film, problems) = (nil, error.lines)
                device.write(canvas.lines(problems, title: name))
            }
        } else if problems.isEmpty {
            device.write(canvas.lines(["\(name) is built"]))
        } else {
            device.write(canvas.lines(problems, title: "\(name) cannot be shown"))
        }
        device.write(canvas.status(status(name)))
    }

    private func status(_ name: String) -> String {
        let building = watch.isBuilding ? "   building" : ""
        guard let film else { return " \(name)\(building)   \(watches ? "watched   " : "")q quit" }
        func text(_ seconds: Double) -> String { "\((seconds * 100).rounded() / 100) s" }
        let count = warnings.isEmpty ? "" : "   \(warnings.count) \(warnings.count > 1 ? "warnings" : "warning")"
        return " \(state.isPlaying ? ">" : "=") \(text(state.position)) of \(text(film.duration))   \(film.device) "
            + "\(film.appearance) \(film.direction) \(film.textSize)   \(canvas.imageProtocol.rawValue)\(building)\(count)   ? keys"
    }
}

extension FilmProgram {
    /// Opens a film at the resolution of a terminal.
    /// - Returns: An answer with `opened`.
    package func open(
        _ request: FilmRequest, with overrides: [SceneOverride] = [], on canvas: TerminalCanvas
    ) throws(SwiftFilmError) -> FilmAnswer {
        var request = request
        request.settings += overrides.map { .init(key: $0.key.path, text: $0.text) }
        guard let first = try answer(request).opened else { throw .problems(["the film cannot be opened"]) }
        let points = Size(width: first.width, height: first.height)
        let scale = Device.all.first { $0.id == first.device }?.scale ?? 3
        let number = canvas.scale(of: points, deviceScale: scale).clamped(to: 0.001...8)
        request.settings.append(.init(key: "output.scale", text: "\(number)"))
        let second = try answer(request)
        guard second.opened != nil else { throw .problems(["the film cannot be opened"]) }
        return second
    }
}
