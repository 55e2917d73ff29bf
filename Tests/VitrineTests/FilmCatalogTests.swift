import Testing

@testable import Vitrine

@Suite struct FilmCatalogTests {
    private let scene = PresentationScene()

    @Test func `films keep their order, and one film needs no name`() throws {
        let catalog = try FilmCatalog(["b": scene, "a-1": scene, "C_2": scene])
        #expect(catalog.names == ["b", "a-1", "C_2"])
        _ = try FilmCatalog(["only": scene]).film(nil)
    }

    @Test(arguments: ["", "a b", "a/b", "ä", "../a", String(repeating: "a", count: 101)])
    func `a name that is no file's name is an error`(_ name: String) {
        #expect(throws: FilmCatalogError.illegalName(name)) { try FilmCatalog([name: scene]) }
    }

    @Test func `a missing, a repeated and an ambiguous film are errors`() throws {
        #expect(throws: FilmCatalogError.noFilms) { try FilmCatalog([:]) }
        #expect(throws: FilmCatalogError.repeatedName("a")) { try FilmCatalog(["a": scene, "a": scene]) }
        let catalog = try FilmCatalog(["a": scene, "b": scene])
        #expect(throws: FilmCatalogError.ambiguous(["a", "b"])) { try catalog.film(nil) }
        #expect(throws: FilmCatalogError.unknownFilm("c", among: ["a", "b"])) { try catalog.film("c") }
    }
}
