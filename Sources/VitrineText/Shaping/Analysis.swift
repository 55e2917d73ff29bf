import CVitrineHarfBuzz

/// The properties of a paragraph that do not depend on its lines: levels, scripts, faces.
struct Analysis: Sendable {
    /// A run of units with one level, script and face.
    struct Run: Sendable {
        var units: Range<Int>
        var level: UInt8
        /// The index of the first attributes with the style of these units, whose face chain they use.
        var chain: Int
        /// The index of the face in its chain; nil for units that no face has.
        var link: Int?
        var script: UInt32
    }

    let text: TextUnits
    let bidi: BidiParagraph
    private let scripts: [UInt32]
    private let chains: [Int]
    private let links: [Int?]

    init(_ text: TextUnits, direction: TextDirection, _ shaper: LineShaper) {
        bidi = BidiParagraph(text, direction: direction)
        let scripts = Self.scripts(text)
        var chainOfStyle: [TextStyle: Int] = [:]
        for (i, a) in shaper.attributes.enumerated() where chainOfStyle[a.style] == nil { chainOfStyle[a.style] = i }
        let chainOf = shaper.attributes.map { chainOfStyle[$0.style] ?? 0 }
        var links: [Int?] = []
        var chains: [Int] = []
        links.reserveCapacity(text.units.count)
        chains.reserveCapacity(text.units.count)
        var known: [FaceLookupKey: Int?] = [:]
        for (i, unit) in text.units.enumerated() {
            let chain = chainOf[unit.attributes]
            if chains.last == chain, Self.isInvisible(unit, text) {
                links.append(links[i - 1])
            } else if unit.scalars.count == 1 {
                // Results are cached, as most texts have few distinct characters.
                let key = FaceLookupKey(
                    scalar: text.scalars[unit.scalars.lowerBound], script: scripts[i], chain: chain)
                if let link = known[key] {
                    links.append(link)
                } else {
                    let link = shaper.chains[chain].link(for: unit.scalars, of: text.scalars, script: scripts[i])
                    known[key] = .some(link)
                    links.append(link)
                }
            } else {
                links.append(shaper.chains[chain].link(for: unit.scalars, of: text.scalars, script: scripts[i]))
            }
            chains.append(chain)
        }
        self.text = text
        self.scripts = scripts
        self.chains = chains
        self.links = links
    }

    private struct FaceLookupKey: Hashable {
        var scalar: UInt32
        var script: UInt32
        var chain: Int
    }

    private init(_ other: Analysis, text: TextUnits) {
        self.text = text
        bidi = other.bidi
        scripts = other.scripts
        chains = other.chains
        links = other.links
    }

    /// The analysis with one scalar replaced; the face must have the new one.
    func replacing(_ index: Int, with scalar: UInt32) -> Analysis {
        Analysis(self, text: text.replacing(index, with: scalar))
    }

    /// The face of a unit, as an index in the chain of its style.
    func link(of unit: Int) -> (chain: Int, link: Int?) { (chains[unit], links[unit]) }

    /// The runs of a line, in the order of the text.
    /// - Parameter levels: The levels of the line's units.
    func runs(_ range: Range<Int>, levels: [UInt8]) -> [Run] {
        var runs: [Run] = []
        for i in range {
            let level = levels[i - range.lowerBound]
            if let last = runs.last, last.level == level, last.chain == chains[i], last.link == links[i],
                last.script == scripts[i]
            {
                runs[runs.count - 1].units = last.units.lowerBound..<(i + 1)
            } else {
                runs.append(
                    Run(units: i..<(i + 1), level: level, chain: chains[i], link: links[i], script: scripts[i]))
            }
        }
        return runs
    }

    /// The script of each unit; marks, digits and punctuation have the script before them, or the first one after them.
    private static func scripts(_ text: TextUnits) -> [UInt32] {
        let functions = unsafe hb_unicode_funcs_get_default()
        let shared = [HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue]
        let own = text.units.map { unit in
            text.scalars[unit.scalars].lazy.map { unsafe hb_unicode_script(functions, $0).rawValue }
                .first { !shared.contains($0) }
        }
        var current = own.lazy.compactMap { $0 }.first ?? HB_SCRIPT_LATIN.rawValue
        return own.map { script in
            current = script ?? current
            return current
        }
    }

    private static func isInvisible(_ unit: TextUnits.Unit, _ text: TextUnits) -> Bool {
        text.scalars[unit.scalars].allSatisfy {
            // No ASCII character is ignorable.
            $0 >= 0x80 && Unicode.Scalar($0)?.properties.isDefaultIgnorableCodePoint ?? true
        }
    }

    /// Whether letters of the script join, so that tracking would break the connections.
    static func joins(_ script: UInt32) -> Bool { joiningScripts.contains(script) }

    private static let joiningScripts = [
        HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA,
        HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA,
    ].map(\.rawValue)
}
