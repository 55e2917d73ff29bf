import VitrineStage
import VitrineSurfaces
import VitrineText

/// The state of a preview, which keys change: a moment of the animation, and values in place of the scene's own.
package struct PlaybackState: Hashable, Sendable {
    /// The legal speeds, the slowest first.
    package static let speeds = [0.125, 0.25, 0.5, 1, 2, 4]
    /// The interval of the scene's clock, in seconds.
    package static let tick = 1.0 / 120

    /// The position in seconds from the beginning of the animation.
    package var position = 0.0
    package var isPlaying = true
    package var speed = 1.0
    /// The appearance; nil for the scene's own.
    package var appearance: Appearance?
    package var direction: InterfaceLayoutDirection?
    package var textSize: TextSize?
    package var device: String?
    package var reduceTransparency: Bool?
    package var increaseContrast: Bool?
    package var boldText: Bool?
    package var reduceMotion: Bool?
    package var showsHelp = false

    package init() {}

    package enum Effect: Hashable, Sendable {
        case none
        /// Another moment or status line must be drawn.
        case redraw
        /// The scene must be read with other values.
        case reload
        case quit
    }

    /// - Parameters:
    ///   - duration: The duration of the animation, in seconds.
    ///   - traits: The traits of the scene that is shown.
    ///   - frame: The time between two frames, in seconds.
    package mutating func press(_ key: TerminalKey, duration: Double, traits: Traits, frame: Double) -> Effect {
        switch key {
        case .interrupt, .escape, .character("q"): return .quit
        case .character(" "):
            // A finished animation begins again.
            if !isPlaying, position >= duration { position = 0 }
            isPlaying.toggle()
        case .left: step(-frame, duration)
        case .right: step(frame, duration)
        case .shiftLeft, .character(","): step(-Self.tick, duration)
        case .shiftRight, .character("."): step(Self.tick, duration)
        case .pageUp: step(-1, duration)
        case .pageDown: step(1, duration)
        case .home, .character("0"): step(-.infinity, duration)
        case .end, .character("$"): step(.infinity, duration)
        case .up, .character("+"): changeSpeed(by: 1)
        case .down, .character("-"): changeSpeed(by: -1)
        case .character("?"), .character("h"): showsHelp.toggle()
        case .character("a"):
            appearance = Self.next(after: traits.appearance, in: Appearance.allCases)
            return .reload
        case .character("r"):
            direction = Self.next(after: traits.direction, in: InterfaceLayoutDirection.allCases)
            return .reload
        case .character("t"), .character("T"):
            textSize = Self.next(after: traits.textSize, in: TextSize.allCases, by: key == .character("t") ? 1 : -1)
            return .reload
        case .character("d"), .character("D"):
            device = Self.next(after: traits.device.id, in: Device.all.map(\.id), by: key == .character("d") ? 1 : -1)
            return .reload
        case .character("o"):
            reduceTransparency = !(reduceTransparency ?? traits.reduceTransparency)
            return .reload
        case .character("c"):
            increaseContrast = !(increaseContrast ?? traits.increaseContrast)
            return .reload
        case .character("b"):
            boldText = !(boldText ?? traits.boldText)
            return .reload
        case .character("m"):
            reduceMotion = !(reduceMotion ?? traits.reduceMotion)
            return .reload
        case .character("x"):
            (appearance, direction, textSize, device) = (nil, nil, nil, nil)
            (reduceTransparency, increaseContrast, boldText, reduceMotion) = (nil, nil, nil, nil)
            return .reload
        case .character, .enter: return .none
        }
        return .redraw
    }

    private mutating func step(_ seconds: Double, _ duration: Double) {
        isPlaying = false
        position = (position + seconds).clamped(to: 0...duration)
    }

    private mutating func changeSpeed(by steps: Int) {
        let i = Self.speeds.firstIndex(of: speed) ?? 3
        speed = Self.speeds[(i + steps).clamped(to: 0...Self.speeds.count - 1)]
    }

    private static func next<Value: Equatable>(after value: Value, in all: [Value], by step: Int = 1) -> Value {
        let i = all.firstIndex(of: value) ?? 0
        return all[(i + step + all.count) % all.count]
    }

    /// Advances the position. The animation begins again at its end.
    package mutating func advance(by seconds: Double, duration: Double) {
        guard isPlaying else { return }
        position += seconds * speed
        if position >= duration {
            position = duration > 0 ? position.truncatingRemainder(dividingBy: duration) : 0
        }
    }

    /// The values in place of the scene's own.
    package var overrides: [SceneOverride] {
        let all: [(SceneOverride.Key, String?)] = [
            (.device, device), (.appearance, appearance?.rawValue), (.direction, direction?.rawValue),
            (.textSize, textSize?.rawValue), ("reduceTransparency", reduceTransparency.map { "\($0)" }),
            ("increaseContrast", increaseContrast.map { "\($0)" }), ("boldText", boldText.map { "\($0)" }),
            ("reduceMotion", reduceMotion.map { "\($0)" }),
        ]
        return all.compactMap { key, text in text.flatMap { try? SceneOverride(checking: key, $0) } }
    }

    /// The descriptions of the keys, a line each.
    package static let help = [
        "space    play, pause", "left, right    a frame back, on", ", and .    a tick (1/120 s) back, on",
        "page up, down    a second back, on", "0, $ or home, end    beginning, end", "+, -    faster, slower",
        "a    appearance", "r    direction", "t, T    larger, smaller text", "d, D    next device, the one before",
        "o    opaque surfaces", "c    contrast", "b    bold text", "m    less motion",
        "x    the scene's own values again", "?    this list", "q    quit",
    ]
}
