/// The typographic figures of iOS; `SystemFont`, `TextStyleName` and `StatusBarType` interpret them. Source: facts, iOS
/// surroundings, sections 2.1, 3 and 3.1 (Apple Human Interface Guidelines, Typography; screenshots of iOS 17 to 26).
enum TypeTable {
    // MARK: SF

    /// The font metrics in em of the SF size.
    static let (ascent, descent, lineHeight, capHeight) = (0.952, 0.241, 1.193, 0.705)

    /// SF Pro's tracking in points, by size in points.
    static let trackings: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (34, 0.40), (36, 0.37),
        (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26), (66, 0.19), (70, 0.14), (76, 0.07),
        (80, 0),
    ]

    // MARK: Inter for SF

    /// The size in points from which on SF uses its display design.
    static let displaySize = 20.0
    /// The ratio of the sizes of Inter's text and display cuts to that of SF.
    static let (textScale, displayScale) = (0.969, 0.980)
    /// Added to SF's tracking for Inter's display cut, in em of the SF size.
    static let displayWidening = 0.0024
    /// Added to SF's tracking for Inter's text cut, in em of the SF size, by weight; `LetterTable` adds to it letter by
    /// letter. Heavy is one line of text, and bold the middle between it and semibold; weights between and beyond
    /// follow the line through their neighbors. Source: facts, iOS surroundings, section 3.2.
    static let widenings: [(weight: Double, em: Double)] = [
        (400, 0.0168), (500, 0.0233), (600, 0.0234), (700, 0.0352), (800, 0.047),
    ]
    /// The x-height in em of the SF size.
    static let xHeight = 0.5285

    /// The differences of heavier faces of Inter's text cut from SF's beyond `LetterTable`, in thousandths of an em of
    /// the SF size: added to the shift, to the width of the ink and to the x-height. Bold is assumed to equal semibold.
    /// Measured in custom_bar.png, rtl_english.png, progress_view_none.png and tab_bar_sidebar_portrait_floating.png.
    static let addedByWeight: [(weight: Double, shift: Double, width: Double, xHeight: Double)] = [
        (400, 0, 0, 0), (500, 3, 7.5, 4.5), (600, 3, 12, 9),
    ]

    /// The height in em of the SF size of the top or bottom part of a letter that moves without a change of its
    /// thickness: the dot of i, the hook of f or g.
    static let terminalHeight = 0.12

    /// The weight of Inter's text cut, at `textScale`, that has as much ink as SF's, corrected by what the letters'
    /// weights and `addedByWeight` add; the last row is extrapolated. Source: facts, iOS surroundings, section 3.1.
    static let inkWeights: [(weight: Double, inter: Double)] = [(400, 423), (500, 513), (600, 578), (700, 730)]

    // MARK: Dynamic Type

    /// The sizes in points of the text styles; columns are in the order of `TextSize`.
    static func sizes(_ style: TextStyleName) -> [Double] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The distances in points from baseline to baseline, by size. In the guidelines, the leading follows from the size
    /// except for single points; above 34 pt, these are the commonly quoted accessibility sizes of the largest style.
    static let leadings: [(size: Double, points: Double)] = [
        (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]

    // MARK: Status bar

    /// The size and weight of the status bar's time, by the bar's height in points: 20 with a home button, 44 on iPhone
    /// X and XS Max, 47 on iPhone 12 to 14, 54 with the Dynamic Island; 24 and 32 on iPads. Measured at 375, 414 and
    /// 440 pt wide and on iPadOS 26; other bars have the size of the nearest one.
    static func statusBar(height: Double, width: Double) -> (size: Double, weight: FontWeight) {
        switch height {
        case ..<22: (12, .semibold)
        case ..<40: (14, .medium)
        case ..<46: width > 400 ? (16, .semibold) : (15, .semibold)
        case ..<50: (16, .semibold)
        default: (18, .semibold)
        }
    }

    // MARK: Tables

    /// The value of a table at a position: linear between its rows, constant beyond its ends.
    static func value(_ x: Double, in table: [(x: Double, y: Double)]) -> Double {
        guard let next = table.firstIndex(where: { $0.x >= x }) else { return table.last?.y ?? 0 }
        guard next > 0 else { return table[0].y }
        let (low, high) = (table[next - 1], table[next])
        return low.y.mixed(with: high.y, at: (x - low.x) / (high.x - low.x))
    }
}
