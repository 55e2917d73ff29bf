import Testing
import VitrineEncoders
import VitrinePreview

@Suite struct TerminalDialogueTests {
    private func answers(_ text: String) -> TerminalAnswers { TerminalAnswers(Array(text.utf8)) }

    @Test func kittyAnswersWithGraphicsNameAndSizes() {
        let found = answers(
            "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[4;480;800t\u{1B}[?62;c")
        #expect(found.hasKittyGraphics && found.isComplete && !found.hasSixels)
        #expect(found.cell?.width == 10 && found.cell?.height == 20)
        #expect(found.window?.width == 800)
        #expect(found.bestProtocol([:], outside: nil) == .kitty)
    }

    @Test func aTerminalThatRefusesKittyPicturesGetsOthers() {
        let found = answers("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\\u{1B}[?62;4;22c")
        #expect(!found.hasKittyGraphics && found.hasSixels)
        #expect(found.bestProtocol([:], outside: nil) == .sixel)
    }

    @Test(arguments: ["\u{1B}P>|iTerm2 3.5.4\u{1B}\\\u{1B}[?1;2c", "\u{1B}P>|WezTerm 20240203\u{1B}\\\u{1B}[?65;4;6c"])
    func namesOfTerminalsWithInlineImages(_ text: String) {
        #expect(answers(text).bestProtocol([:], outside: nil) == .iterm2)
    }

    @Test func attribute4AloneIsSixel() {
        // The codes 44 and 14 are other attributes.
        #expect(!answers("\u{1B}[?62;44;14c").hasSixels)
        #expect(answers("\u{1B}[?4c").hasSixels)
    }

    @Test func whatTheTerminalSaysGoesBeforeTheEnvironment() {
        let found = answers("\u{1B}P>|XTerm(390)\u{1B}\\\u{1B}[?1c")
        #expect(found.bestProtocol(["TERM_PROGRAM": "iTerm.app"], outside: nil) == .blocks)
        #expect(answers("\u{1B}[?1c").bestProtocol(["TERM_PROGRAM": "iTerm.app"], outside: nil) == .iterm2)
        // The environment is that of another machine.
        #expect(
            answers("\u{1B}[?1c").bestProtocol(["TERM_PROGRAM": "iTerm.app", "SSH_TTY": "/dev/pts/0"], outside: nil)
                == .blocks)
    }

    @Test func tmuxTellsOfTheTerminalAroundIt() throws {
        let found = answers("\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c")
        let kitty = try #require(Tmux.Outside(answer: "xterm-kitty|on\n"))
        #expect(found.bestProtocol([:], outside: kitty) == .kitty)
        let closed = try #require(Tmux.Outside(answer: "xterm-kitty|off\n"))
        #expect(found.bestProtocol([:], outside: closed) == .blocks)
        #expect(answers("\u{1B}[?1;2;4c").bestProtocol([:], outside: closed) == .sixel)
        #expect(Tmux.Outside(answer: "no server") == nil)
    }

    @Test func everyPrefixOfAnAnswerIsReadWithoutTrapping() {
        let text = Array("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c".utf8)
        for count in 0...text.count {
            let found = TerminalAnswers(Array(text[..<count]))
            #expect(found.isComplete == (count == text.count))
            _ = TerminalKey.keys(in: Array(text[..<count]))
        }
    }

    @Test func keysAreReadAroundSequencesWithoutMeaning() {
        let bytes = Array("a\u{1B}[C\u{1B}[1;2D\u{1B}[I\u{1B}_Gi=31;OK\u{1B}\\ \u{03}".utf8)
        let (keys, used) = TerminalKey.keys(in: bytes)
        #expect(keys == [.character("a"), .right, .shiftLeft, .character(" "), .interrupt])
        #expect(used == bytes.count)
    }

    @Test func aSequenceThatIsNotCompleteWaits() {
        let (keys, used) = TerminalKey.keys(in: Array("q\u{1B}[1;".utf8))
        #expect(keys == [.character("q")] && used == 1)
    }

    @Test(arguments: TerminalImageProtocol.allCases) func picturesFitTheScreen(_ way: TerminalImageProtocol) {
        let size = TerminalSize(columns: 100, rows: 30, cellWidth: 9, cellHeight: 18)
        let scale = size.scale(of: .init(width: 390, height: 844), rows: 29, in: way, maximum: 3)
        let pixels = way.hasPixels ? (width: 900.0, height: 522.0) : (width: 100.0, height: 58.0)
        #expect(390 * scale <= pixels.width + 1e-9 && 844 * scale <= pixels.height + 1e-9)
        // One of the sides fills the screen.
        #expect(max(390 * scale / pixels.width, 844 * scale / pixels.height) > 0.999)
        #expect(size.scale(of: .init(width: 10, height: 10), rows: 29, in: way, maximum: 3) == 3)
    }
}
