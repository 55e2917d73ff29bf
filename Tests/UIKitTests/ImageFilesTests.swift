import Foundation
import Testing
import Vitrine
import VitrineEncoders
import VitrinePages
import VitrinePrimitives
import VitrineSurfaces
import VitrineUIKit

/// Pictures beside the code: files and asset catalogs.
@Suite struct ImageFilesTests {
    /// Returns a folder with pictures of one color each.
    private static func folder() throws -> String {
        let folder = NSTemporaryDirectory() + "vitrine-images-\(UUID().uuidString)"
        func write(_ path: String, _ color: UInt32, _ side: Int) throws {
            let place = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            let bitmap = Bitmap(width: side, height: side, fill: RGBColor(color).premultiplied)
            try Data(try PNG.encode(bitmap)).write(to: place)
        }
        func contents(_ set: String, _ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/App/Assets.xcassets/\(set)/Contents.json"))
        }
        try write("App/ic_wifi@2x.png", 0x00FF00, 40)
        try write("App/ic_wifi@3x.png", 0x0000FF, 60)
        try write("heart.png", 0xFF0000, 20)
        try write("Deep/er/rain.png", 0x00FFFF, 20)
        try write(".build/hidden.png", 0xFFFFFF, 20)
        try write("App/Assets.xcassets/logo.imageset/light.png", 0xFFFF00, 20)
        try write("App/Assets.xcassets/logo.imageset/dark@3x.png", 0xFF00FF, 60)
        try contents(
            "logo.imageset",
            """
            {"images": [{"idiom": "universal", "filename": "light.png", "scale": "1x"},
              {"idiom": "universal", "scale": "2x"},
              {"idiom": "universal", "filename": "dark@3x.png", "scale": "3x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "info": {"author": "xcode", "version": 1}}
            """)
        try write("App/Assets.xcassets/Icons/mark.imageset/a.png", 0x000000, 20)
        try contents(
            "Icons/mark.imageset",
            """
            {"images": [{"filename": "a.png", "idiom": "universal"}], "properties": {"template-rendering-intent": "template"}}
            """)
        return folder
    }

    /// Returns the color in the center of a picture, and the size of an image view.
    private func shown(
        _ name: String, in folder: String, _ device: Device = .iPhoneX, _ appearance: Appearance = .light
    ) throws -> (color: [Int], size: CGSize) {
        var size = CGSize.zero
        let film = try Film(device: device, design: .legacy, appearance: appearance, sceneFolder: folder) { stage in
            stage.output = Output(scale: 1, fps: 1, duration: 1)
            let page = UIViewController()
            page.view.backgroundColor = .gray
            let view = UIImageView(image: UIImage(named: name))
            view.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            size = view.intrinsicContentSize
            view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
            page.view.addSubview(view)
            stage.show(page)
        }
        let pixel = try film.image(at: 0)[120, 120]
        return ([Int(pixel.red), Int(pixel.green), Int(pixel.blue)], size)
    }

    @Test func `names find files, scales, image sets, appearances and templates`() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let twenty = CGSize(width: 20, height: 20)
        for name in ["ic_wifi", "ic_wifi.png"] {
            #expect(try shown(name, in: folder) == ([0, 0, 255], twenty))
            #expect(try shown(name, in: folder, .iPhone8) == ([0, 255, 0], twenty))
        }
        // The picture takes precedence over the icon of that name.
        #expect(try shown("heart", in: folder) == ([255, 0, 0], twenty))
        #expect(try shown("rain", in: folder) == ([0, 255, 255], twenty))
        #expect(try shown("Deep/er/rain.png", in: folder).color == [0, 255, 255])
        #expect(try shown("logo", in: folder) == ([255, 255, 0], twenty))
        #expect(try shown("logo", in: folder, .iPhoneX, .dark) == ([255, 0, 255], twenty))
        for name in ["mark", "Icons/mark"] {
            let color = try shown(name, in: folder).color
            #expect(color[0] == 255 && (color[1] - 128).magnitude <= 1 && color[2] == 0, "\(name)")
        }
        #expect(throws: VitrineError.self) { try shown("hidden.png", in: folder) }
        #expect(throws: VitrineError.self) { try shown("light", in: folder) }
    }

    @Test func `a change of the appearance shows the other picture`() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let film = try Film(device: .iPhoneX, design: .legacy, sceneFolder: folder) { stage in
            stage.output = Output(scale: 1, fps: 1, duration: 3)
            let page = UIViewController()
            let view = UIImageView(image: UIImage(named: "logo"))
            view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
            page.view.addSubview(view)
            stage.show(page)
            stage.play(.set(["appearance": "dark"], at: 1))
        }
        #expect(try film.image(at: 0.5)[120, 120].green == 255)
        #expect(try film.image(at: 2)[120, 120].green == 0)
    }

    @Test func `without a folder the pictures lie in the package of the code`() throws {
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 0.25, fps: 1, duration: 1)
            stage.show(UIViewController())
        }
        let folder = try #require(film.sceneFolder)
        #expect(FileManager.default.fileExists(atPath: folder + "/Package.swift"))
        #expect(#filePath.hasPrefix(folder + "/Tests/"))
    }
}
