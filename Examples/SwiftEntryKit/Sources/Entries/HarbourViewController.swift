import SwiftEntryKit
import UIKit

/// The first page of the app: a picture of the harbour, and the next departures.
public final class HarbourViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIImageView(image: UIImage(named: "artwork/harbour.png"))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        view.addSubview(picture)
        picture.layoutToSuperview(.top, .left, .right)
        picture.set(.height, of: 300)

        let departures = DeparturesView()
        departures.backgroundColor = .systemBackground
        departures.layer.cornerRadius = 24
        view.addSubview(departures)
        departures.layoutToSuperview(.left, .right, .bottom)
        departures.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: -24).isActive = true
    }
}
