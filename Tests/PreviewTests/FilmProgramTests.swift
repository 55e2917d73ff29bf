import Foundation
import Testing
import Vitrine

@testable import VitrinePreview

/// Programs that trap, hang or print other text give an error within their time.
@Suite struct FilmProgramTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Returns the outcome of a shell script that is asked for its films.
    private func outcome(_ script: String, timeout: Int = 1) throws -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("films").path
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        let clock = ContinuousClock()
        let start = clock.now
        var text = "answered"
        do {
            let program = try FilmProgram(file, folder: folder.path, timeout: timeout, showsErrors: false)
            _ = try program.answer(FilmRequest())
        } catch {
            text = "\(error)"
        }
        // A program that does not end when it is asked to is killed after five seconds.
        #expect(clock.now - start < .seconds(timeout + 15))
        return text
    }

    @Test(arguments: [
        "while :; do echo x; done", "while :; do printf x; done", "sleep 60",
        "trap '' TERM; while :; do sleep 0.1; done", "echo 'vitrine-films 1'; while :; do printf x; done",
        "echo 'vitrine-films 1'; exec sleep 60",
    ])
    func aProgramThatDoesNotComeToAnAnswerIsLate(script: String) throws {
        #expect(try outcome(script).contains("\(SwiftFilmError.timeout("films", seconds: 1))"))
    }

    @Test(arguments: [
        "kill -SEGV $$", "exit 0", "exit 3", "exec >&-", "echo 'vitrine-films 1'; read request; kill -ABRT $$",
        "echo 'vitrine-films 1'; read request; echo nonsense", "echo 'vitrine-films 1'; read request; echo",
        "echo 'vitrine-films 1'; read request; head -c 2000000 /dev/urandom",
    ])
    func aProgramWithoutFilmsIsSaidToBeOne(script: String) throws {
        let text = try outcome(script, timeout: 10)
        #expect(text != "answered" && text.contains("films"), "\(text)")
    }

    @Test func whatIsPrintedBeforeTheFilmsIsSkipped() throws {
        let answer = #"{"films":[],"warningsOfFilms":[],"files":[],"warnings":[],"problems":[]}"#
        let text = try outcome(
            "i=0; while [ $i -lt 3000 ]; do echo garbage; i=$((i+1)); done; echo 'vitrine-films 1'; read r; echo '\(answer)'; sleep 1",
            timeout: 20)
        #expect(text == "answered")
    }
}
