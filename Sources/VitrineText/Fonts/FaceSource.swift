import Synchronization
import VitrinePrimitives

/// A face of a font book, opened when it is first needed, once for each set of axis values.
final class FaceSource: Sendable {
    /// The number of cached sets of axis values, in two generations.
    private static let instances = 64

    private struct State {
        var base: Result<FontFace, TextError>?
        var instances = Generations<[Double], FontFace>(capacity: FaceSource.instances / 2)
    }

    private let file: FontSource?
    private let index: Int
    private let state: Mutex<State>

    init(_ face: FontFace) {
        file = nil
        index = 0
        state = Mutex(State(base: .success(face)))
    }

    init(_ file: FontSource, index: Int) {
        self.file = file
        self.index = index
        state = Mutex(State())
    }

    /// - Throws: The same error, which names the file, on every call if it cannot be opened.
    func face(at requested: [FontVariation]) throws(TextError) -> FontFace {
        let result = state.withLock { state -> Result<FontFace, TextError> in
            let base: FontFace
            switch state.base ?? open() {
            case .success(let face):
                base = face
                state.base = .success(face)
            case .failure(let error):
                state.base = .failure(error)
                return .failure(error)
            }
            let place = base.axes.coordinates(requested)
            if requested.isEmpty || place == base.location.map(\.value) { return .success(base) }
            if let known = state.instances.value(for: place) { return .success(known) }
            do throws(TextError) {
                let made = try base.instance(at: requested)
                state.instances.keep(made, for: place)
                return .success(made)
            } catch { return .failure(named(error)) }
        }
        return try result.get()
    }

    /// The error of opening the face; nil if it was opened or not needed yet.
    var problem: TextError? {
        state.withLock { if case .failure(let error)? = $0.base { error } else { nil } }
    }

    private func open() -> Result<FontFace, TextError> {
        guard let file else { return .failure(.noSuchFace(index: index, count: 0)) }
        do throws(TextError) {
            return .success(try FontFace(file.file(), index: index))
        } catch { return .failure(named(error)) }
    }

    private func named(_ error: TextError) -> TextError {
        if case .inFile = error { return error }
        return file?.name.map { .inFile($0, error) } ?? error
    }
}
