import Vitrine

/// `Films.main(["map": try Film { stage in ... }])` offers films of controllers to `vitrine render --swift`.
///
/// Values in place of the film's own, such as `--appearance dark`, replace those of its scene. The code runs again for each
/// rendering and sees the traits of the picture.
extension Film: SceneConvertible {
    public func makeScene() -> PresentationScene { scene }
}

extension Film: RecordedFilm {}
