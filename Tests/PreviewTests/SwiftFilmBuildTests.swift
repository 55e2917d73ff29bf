import Testing

@testable import VitrinePreview

@Suite struct SwiftFilmBuildTests {
    private static let output = """
        Building for production...
        [1/3] Compiling Films main.swift
        /films/main.swift:3:5: error: cannot find 'Pge' in scope
        1 | import UIKit
        2 |
        3 | let page = Pge()
          |            `- error: cannot find 'Pge' in scope
        /films/main.swift:9:5: warning: never used
        9 | let x = 1
        /films/other.swift:4:1: error: expected expression
        4 | )
        /films/main.swift:3:5: error: cannot find 'Pge' in scope
        3 | let page = Pge()
        error: fatalError

        """

    @Test func `an error of the compiler is one message with the source lines below it`() {
        let errors = SwiftFilmBuild.errors(in: Self.output, status: 1)
        #expect(errors.count == 3)
        #expect(errors[0].hasPrefix("/films/main.swift:3:5: error: cannot find 'Pge' in scope\n1 | import UIKit\n"))
        #expect(errors[0].hasSuffix("`- error: cannot find 'Pge' in scope"))
        #expect(errors[1] == "/films/other.swift:4:1: error: expected expression\n4 | )")
        #expect(errors[2] == "error: fatalError")
        #expect(!errors.joined().contains("never used"))
    }

    @Test func `a build that says no error is one message of its last lines`() {
        #expect(SwiftFilmBuild.errors(in: "one\ntwo\n", status: 1) == ["one\ntwo"])
        #expect(SwiftFilmBuild.errors(in: "", status: 7) == ["swift has ended with 7"])
    }
}
