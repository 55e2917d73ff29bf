import Testing
import VitrineKeyTestSupport
import VitrineScreens
import VitrineVocabulary

/// An override and a `set` event give the scene of a file with their value.
@Suite struct OverrideTests {
    private static let named = SharedKeys.pictures.filter { $0.byName != nil }

    @Test(arguments: SharedKeys.pictures) func `an override is an edit of the file`(_ picture: KeyPicture) throws {
        #expect(try KeyPicture.leads(picture.values, from: picture.before, to: picture.after))
    }

    @Test(arguments: SharedKeys.pictures.filter { $0.isSettable && $0.output.isMoment })
    func `a set event is an edit of the file`(_ picture: KeyPicture) throws {
        let (isEqual, issues) = try KeyPicture.isSet(picture.values, from: picture.before, to: picture.after)
        #expect(isEqual && issues == [])
    }

    @Test(arguments: named) func `an item is addressed by its name`(_ picture: KeyPicture) throws {
        let one = try #require(picture.byName)
        #expect(try KeyPicture.leads(one.values, from: one.before, to: one.after))
    }

    @Test func `elements have names`() { #expect(Self.named.count > 100) }
}
