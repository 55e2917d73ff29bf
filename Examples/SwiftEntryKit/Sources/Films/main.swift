import Entries
import SwiftEntryKit
import UIKit
import Vitrine

// `vitrine list films --swift Examples/SwiftEntryKit` lists what this program renders.

func emptyScene(_ appearance: Appearance = .light, duration: Double) -> PresentationScene {
    var scene = PresentationScene(traits: Traits(device: .iPhoneX, design: .legacy, appearance: appearance))
    scene.container.statusBar = StatusBar()
    scene.container.homeIndicator = true
    scene.output = Output(size: PixelSize(width: 200, height: 433), fps: 20, duration: duration)
    scene.output.quality = 76
    return scene
}

extension FilmStage {
    /// A finger touches a preset of the list, which displays it.
    func touch(_ title: String, at seconds: Double) {
        tap("presets.\(title)", at: seconds)
        perform(at: seconds + 0.1) { Presets.named(title)?.display() }
    }
}

/// The page of presets: a pop-up, an alert, stars, and a toast that is swiped out.
func documentation(_ appearance: Appearance = .light) throws -> Film {
    try Film(emptyScene(appearance, duration: 9.6)) { stage in
        stage.show(UINavigationController(rootViewController: PresetsViewController()))
        stage.touch("Booked", at: 0.4)
        stage.tap("entry1.Show the ticket", at: 2)
        stage.touch("Cancel", at: 2.5)
        stage.tap("entry2.Keep it", at: 4.1)
        stage.touch("Rate the trip", at: 4.5)
        stage.tap("entry3.4", at: 5.7)
        stage.tap("entry3.Done", at: 6.7)
        // A message of the operator.
        stage.perform(at: 7.3) { Presets.named("Late departure")?.display() }
        stage.drag("entry4", by: CGVector(dx: 0, dy: -90), at: 8.7, duration: 0.2)
    }
}

/// The first page of the app, on which presets are displayed one after the other.
func page(
    _ presets: [(seconds: Double, title: String)], duration: Double, _ more: @escaping (FilmStage) -> Void = { _ in }
)
    throws -> Film
{
    try Film(emptyScene(duration: duration)) { stage in
        stage.show(HarbourViewController())
        for preset in presets {
            stage.perform(at: preset.seconds) { Presets.named(preset.title)?.display() }
        }
        more(stage)
    }
}

/// Each toast takes the place of the one before, the last one waits.
func toasts() throws -> Film {
    try page(
        [
            (0.2, "Boarding"), (1.6, "Late departure"), (3, "Receipt"), (4.4, "Seat kept"), (5.8, "Storm"),
            (6.2, "Saved"),
        ],
        duration: 11)
}

/// Notes, and what lies over the status bar.
func notes() throws -> Film {
    try page(
        [(0.2, "Running on time"), (1.6, "Search"), (3, "Sold out"), (4.4, "Gate"), (5.8, "Live"), (7.2, "Copied")],
        duration: 9.5)
}

/// A form that rises with the keyboard.
func form() throws -> Film {
    try page([(0.3, "Sign in")], duration: 6) { stage in
        stage.tap("entry1.Email", at: 1.3)
        stage.play(.type("mara@example.com", into: "entry1.Email", at: 1.9))
        stage.tap("entry1.Password", at: 3.2)
        stage.play(.type("harbour", into: "entry1.Password", at: 3.5))
        stage.tap("entry1.Continue", at: 4.9)
    }
}

/// Views of the app itself.
func custom() throws -> Film {
    try page(
        [(0.2, "Ticket"), (2, "Departures"), (4, "Favorite"), (6.2, "Crew"), (8, "Welcome")], duration: 11)
}

Films.main([
    "documentation": try documentation(), "dark": try documentation(.dark), "toasts": try toasts(),
    "notes": try notes(), "form": try form(), "custom": try custom(),
])
