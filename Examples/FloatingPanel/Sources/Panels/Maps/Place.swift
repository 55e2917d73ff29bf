import UIKit

/// A place on the map, and in the list of the panel.
struct Place {
    let name: String
    let kind: String
    let distance: String
    let picture: String
    let color: UIColor
    /// In points of the map's picture.
    let point: CGPoint
    let hours: String

    static let all = [
        Place(
            name: "Lagoon Baths", kind: "Swimming", distance: "350 m", picture: "artwork/lagoon.png",
            color: .systemTeal, point: CGPoint(x: 262, y: 280), hours: "Open until 21:00"),
        Place(
            name: "Forest Café", kind: "Café", distance: "600 m", picture: "artwork/forest.png",
            color: .systemOrange, point: CGPoint(x: 196, y: 372), hours: "Open until 18:30"),
        Place(
            name: "Concert Hall", kind: "Music", distance: "850 m", picture: "artwork/concert.png",
            color: .systemPink, point: CGPoint(x: 120, y: 250), hours: "Doors open at 19:00"),
        Place(
            name: "Shore Library", kind: "Library", distance: "1.1 km", picture: "artwork/books.png",
            color: .systemIndigo, point: CGPoint(x: 86, y: 176), hours: "Open until 20:00"),
        Place(
            name: "Sunset Pier", kind: "Viewpoint", distance: "1.4 km", picture: "artwork/sunset.png",
            color: .systemPurple, point: CGPoint(x: 312, y: 452), hours: "Always open"),
        Place(
            name: "Column Square", kind: "Monument", distance: "1.9 km", picture: "artwork/column.png",
            color: .systemBrown, point: CGPoint(x: 60, y: 312), hours: "Always open"),
        Place(
            name: "North Beach", kind: "Beach", distance: "2.3 km", picture: "artwork/shore.png",
            color: .systemYellow, point: CGPoint(x: 350, y: 150), hours: "Guarded until 19:00"),
        Place(
            name: "Rain Garden", kind: "Park", distance: "2.8 km", picture: "artwork/rain.png",
            color: .systemGreen, point: CGPoint(x: 240, y: 212), hours: "Open until sunset"),
    ]

    struct Category {
        let name: String
        let icon: String
        let color: UIColor

        static let all = [
            Category(name: "Pizza", icon: "pizza", color: .systemOrange),
            Category(name: "Coffee", icon: "cup", color: .systemBrown),
            Category(name: "Parks", icon: "tree.fill", color: .systemGreen),
            Category(name: "Music", icon: "music.note", color: .systemPink),
            Category(name: "Sights", icon: "star.fill", color: .systemIndigo),
        ]
    }
}
