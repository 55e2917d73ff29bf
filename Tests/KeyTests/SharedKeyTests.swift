import Testing
import VitrineKeyTestSupport
import VitrineScreens
import VitrineVocabulary

/// The keys of the scene, the container, the content tree, popup bars and the output.
enum SharedKeys {
    /// The keys of families, which other suites test.
    static let families = [
        "cards", "cardPresentationController", "overlayContainers", "floatingPanels", "entryKit", "entries",
    ]

    static let pictures: [KeyPicture] = {
        let all =
            elements + texts + controls + shapes + groups + lists + pages + topBars + tabs + popups + scene + output
            + buttons + bars + captions
        do { return try all.flatMap { try $0.pictures } + PopupKeys.pictures } catch { fatalError("\(error)") }
    }()
}

/// Every key of the shared tables has an effect: two scenes that differ only in it give two pictures or files.
@Suite struct SharedKeyTests {
    static let shown = SharedKeys.pictures.filter { $0.reason == nil }
    static let hidden = SharedKeys.pictures.filter { $0.reason != nil }

    @Test(arguments: shown) func isVisible(_ picture: KeyPicture) throws {
        #expect(try !picture.isEqual())
    }

    @Test(arguments: shown.filter { $0.isSettable && $0.output.isMoment && $0.setReason == nil })
    func isVisibleWhenSet(_ picture: KeyPicture) throws {
        #expect(try !picture.isEqualWhenSet())
    }

    @Test("A key that is listed as hidden does not show", arguments: hidden)
    func isHidden(_ picture: KeyPicture) throws {
        #expect(try picture.isEqual(), "\(picture.reason ?? "")")
    }

    @Test func everyKeyHasAPicture() {
        let roots = PresentationScene.record.keys().map(\.name).filter { !SharedKeys.families.contains($0) }
        #expect(KeyPath.missing(of: KeyPath.all(below: roots), in: SharedKeys.pictures) == [])
        for root in roots { #expect(SharedKeys.pictures.contains { $0.path.hasPrefix(root) }, "\(root)") }
    }
}

extension KeyPicture.Output {
    /// Whether the output is a picture of a time, which a `set` event can change.
    var isMoment: Bool { if case .moment = self { true } else { false } }
}
