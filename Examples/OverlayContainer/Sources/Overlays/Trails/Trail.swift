import UIKit

struct Trail {
    enum Grade: String {
        case easy = "Easy"
        case moderate = "Moderate"
        case hard = "Hard"

        var color: UIColor {
            switch self {
            case .easy: return .systemGreen
            case .moderate: return .systemOrange
            case .hard: return .systemRed
            }
        }
    }

    let name: String
    let grade: Grade
    let kilometres: Double
    let climb: Int
    let picture: String
    /// Places of the picture of the map, in points, that the trail connects.
    let points: [CGPoint]
    /// Of its profile, in shares of the climb.
    let heights: [Double]

    /// At four kilometres an hour, and 300 metres of climb.
    var duration: String {
        let minutes = Int(kilometres * 15 + Double(climb) / 5)
        return "\(minutes / 60) h \(minutes % 60) min"
    }

    static let all = [
        Trail(
            name: "Lagoon Loop", grade: .easy, kilometres: 4.2, climb: 40, picture: "artwork/lagoon.png",
            points: [(224, 252), (266, 240), (300, 262), (296, 300), (250, 312), (222, 290), (224, 252)].map(point),
            heights: [0.1, 0.2, 0.4, 0.3, 0.6, 1, 0.8, 0.5, 0.4, 0.2, 0.1]),
        Trail(
            name: "Forest Ridge", grade: .moderate, kilometres: 9.6, climb: 420, picture: "artwork/forest.png",
            points: [(130, 620), (150, 560), (196, 540), (240, 562), (262, 610), (236, 664)].map(point),
            heights: [0, 0.2, 0.5, 0.7, 0.6, 0.9, 1, 0.8, 0.5, 0.3, 0]),
        Trail(
            name: "Shore Path", grade: .easy, kilometres: 6.8, climb: 25, picture: "artwork/shore.png",
            points: [(318, 372), (312, 430), (296, 480), (268, 540), (250, 590), (214, 640)].map(point),
            heights: [0.5, 0.4, 0.6, 0.3, 0.2, 0.5, 1, 0.7, 0.4, 0.3, 0.2]),
        Trail(
            name: "Column Stairs", grade: .hard, kilometres: 5.1, climb: 610, picture: "artwork/column.png",
            points: [(60, 300), (86, 352), (130, 380), (120, 440), (160, 480)].map(point),
            heights: [0, 0.1, 0.3, 0.35, 0.6, 0.65, 0.8, 0.85, 1, 1, 0.9]),
        Trail(
            name: "Sunset Pier", grade: .easy, kilometres: 2.4, climb: 10, picture: "artwork/sunset.png",
            points: [(150, 690), (168, 720), (160, 752), (140, 770)].map(point),
            heights: [0.2, 0.2, 0.3, 0.4, 0.5, 0.5, 0.6, 0.7, 0.8, 1, 1]),
        Trail(
            name: "Rain Garden", grade: .moderate, kilometres: 7.3, climb: 180, picture: "artwork/rain.png",
            points: [(150, 330), (200, 344), (236, 372), (230, 410), (180, 420)].map(point),
            heights: [0, 0.3, 0.2, 0.5, 0.4, 0.8, 0.7, 1, 0.6, 0.4, 0.2]),
        Trail(
            name: "Night Walk", grade: .moderate, kilometres: 8.0, climb: 240, picture: "artwork/concert.png",
            points: [(60, 120), (110, 128), (160, 110), (180, 160)].map(point),
            heights: [0.4, 0.5, 0.3, 0.6, 0.8, 1, 0.9, 0.7, 0.5, 0.4, 0.4]),
    ]

    private static func point(_ pair: (Double, Double)) -> CGPoint { return CGPoint(x: pair.0, y: pair.1) }
}
