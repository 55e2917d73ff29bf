import Foundation
import Testing
import VitrinePrimitives

@testable import VitrineEncoders

/// A browser shows every frame of Vitrine's files for its duration and with its pixels.
@Suite struct ChromiumTests {
    static let chromium = Tool("chromium") ?? Tool("chromium-browser") ?? Tool("google-chrome")

    /// Returns a page with all files that decodes each frame and logs its duration in microseconds, or `null` for a
    /// still's, and the FNV-1a sum of its pixels.
    private static func page(_ files: [AnimationOracleTests.File]) -> String {
        let list = files.map { file in
            let kind =
                file.name.hasSuffix("gif")
                ? "image/gif" : file.description.hasSuffix("apng") ? "image/apng" : "image/png"
            return "[\"\(kind)\", \"\(Data(file.bytes).base64EncodedString())\"]"
        }
        return """
            <!doctype html><script>
            const files = [\(list.joined(separator: ",\n"))];
            async function told([type, text]) {
              const data = Uint8Array.from(atob(text), c => c.charCodeAt(0));
              const decoder = new ImageDecoder({ data, type, colorSpaceConversion: 'none' });
              await decoder.tracks.ready;
              await decoder.completed;
              const track = decoder.tracks.selectedTrack;
              let out = `${track.repetitionCount}`;
              for (let i = 0; i < track.frameCount; i++) {
                const { image } = await decoder.decode({ frameIndex: i });
                const [w, h] = [image.displayWidth, image.displayHeight];
                const canvas = new OffscreenCanvas(w, h).getContext('2d');
                canvas.drawImage(image, 0, 0);
                let sum = 0x811C9DC5;
                for (const byte of canvas.getImageData(0, 0, w, h).data) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
                out += ` ${image.duration}:${sum}`;
                image.close();
              }
              return out;
            }
            (async () => {
              for (let i = 0; i < files.length; i++)
                console.log(`file ${i}: ` + await told(files[i]).catch(error => 'failed ' + error) + ' end');
              console.log('all files end');
            })();
            </script>
            """
    }

    private static func sum(_ bitmap: Bitmap) -> UInt32 {
        RawPixels.rgba.bytes(of: bitmap).reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    @Test(.enabled(if: chromium != nil), .timeLimit(.minutes(2))) func everyFrame() throws {
        let files = AnimationOracleTests.files
        let (told, isLate) = try said(by: ChromiumTests.page(files))
        for (i, file) in files.enumerated() {
            guard let line = told.first(where: { $0.contains("\"file \(i): ") }),
                let begin = line.range(of: "file \(i): "), let end = line.range(of: " end\"")
            else {
                // A result that is late because of other load says nothing about the files.
                if !isLate { Issue.record("\(file): nothing said") }
                continue
            }
            let words = line[begin.upperBound..<end.lowerBound].split(separator: " ").map(String.init)
            if file.frames.count > 1 { #expect(words.first == "Infinity", "\(file)") }
            let frames = words.dropFirst().map { $0.split(separator: ":").map(String.init) }
            #expect(frames.count == file.frames.count, "\(file): \(words)")
            for (frame, expected) in zip(frames, file.frames) {
                let microseconds = Int((expected.duration.seconds * 1_000_000).rounded(.down))
                if file.frames.count > 1 {
                    // The browser counts in milliseconds.
                    #expect(abs((Int(frame[0]) ?? -9) - microseconds) < 1000, "\(file)")
                }
                // The browser has its own rounding of translucent pixels.
                if file.isOpaque { #expect(frame.last == "\(ChromiumTests.sum(expected.bitmap))", "\(file)") }
            }
        }
    }

    /// Returns the console lines of a page, until the last one has come or 30 s have passed.
    private func said(by page: String) throws -> (lines: [String], isLate: Bool) {
        let folder = try TemporaryFolder()
        try Data(page.utf8).write(to: folder.url("page.html"))
        try Data().write(to: folder.url("err"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ChromiumTests.chromium!.path)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
            "--user-data-dir=\(folder.path)/profile", "file://\(folder.path)/page.html",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: folder.url("err"))
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let begun = ContinuousClock.now
        var lines: [String] = []
        repeat {
            usleep(50_000)
            lines = String(decoding: try Data(contentsOf: folder.url("err")), as: UTF8.self)
                .split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") }
        } while !lines.contains { $0.contains("all files end") } && process.isRunning
            && begun.duration(to: .now) < .seconds(30)
        return (lines, process.isRunning && !lines.contains { $0.contains("all files end") })
    }
}
