/// Characters that represent a picture of kitty's protocol. tmux keeps, moves and clips them like other characters.
/// Source: kitty, The terminal graphics protocol, Unicode placeholders: U+10EEEE in the picture's number as its color,
/// with a combining character for its row and one for its column.
enum KittyPlaceholders {
    /// The number of a picture that is the only one on the screen, 1...16777215. Low numbers belong to other programs.
    static let image = 0x564954

    /// The combining characters for 0, 1, 2 ... Source: the first of kitty's gen/rowcolumn-diacritics.txt.
    private static let numbers: [UInt32] = [
        0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350, 0x351, 0x352, 0x357,
        0x35B, 0x363, 0x364, 0x365, 0x366, 0x367, 0x368, 0x369, 0x36A, 0x36B, 0x36C, 0x36D, 0x36E, 0x36F, 0x483, 0x484,
        0x485, 0x486, 0x487, 0x592, 0x593, 0x594, 0x595, 0x597, 0x598, 0x599, 0x59C, 0x59D, 0x59E, 0x59F, 0x5A0, 0x5A1,
        0x5A8, 0x5A9, 0x5AB, 0x5AC, 0x5AF, 0x5C4, 0x610, 0x611, 0x612, 0x613, 0x614, 0x615, 0x616, 0x617, 0x657, 0x658,
        0x659, 0x65A, 0x65B, 0x65D, 0x65E, 0x6D6, 0x6D7, 0x6D8, 0x6D9, 0x6DA, 0x6DB, 0x6DC, 0x6DF, 0x6E0, 0x6E1, 0x6E2,
    ]

    /// The largest number of rows.
    static var mostRows: Int { numbers.count }

    /// Rows of characters from the cursor on. A column without a combining character follows the previous one.
    static func bytes(of image: Int, columns: Int, rows: Int) -> [UInt8] {
        var out = "\u{1B}[38;2;\(image >> 16);\(image >> 8 & 255);\(image & 255)m"
        for row in 0..<min(rows, mostRows) {
            if row > 0 { out += "\u{1B}[\(columns)D\u{1B}[1B" }
            for column in 0..<columns {
                out.unicodeScalars.append(Unicode.Scalar(0x10EEEE)!)
                if column == 0 {
                    out.unicodeScalars.append(Unicode.Scalar(numbers[row])!)
                    out.unicodeScalars.append(Unicode.Scalar(numbers[0])!)
                }
            }
        }
        return Array((out + "\u{1B}[39m").utf8)
    }
}
