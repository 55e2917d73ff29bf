import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineText

@testable import VitrineSurfaces

/// Attributes of labels, and the lines that follow from them.
@Suite struct LabelTests {
    private let base = TextStyle(size: 17, weight: .regular)

    private func style(_ change: (inout LabelAttributes) -> Void) -> TextStyle {
        with(LabelAttributes(), change).textAttributes(base, at: .large).style
    }

    @Test func `spacing is added to that of the system font, and is the whole of another family's`() {
        let own = SystemFont.standIn(size: 17, weight: .regular).tracking
        for spacing in [-1.0, 0, 2.5] {
            #expect(style { $0.kern = spacing }.tracking == own + spacing)
            let other = style {
                $0.kern = spacing
                $0.font = .init(family: "Other")
            }
            #expect(other.tracking == spacing && other.family == "Other")
        }
        #expect(style { _ in }.tracking == nil)
    }

    @Test func `ligatures are left out, standard or all`() {
        #expect(style { $0.ligature = 0 }.features == FontFeature.noLigatures)
        #expect(style { $0.ligature = 1 }.features.isEmpty && style { _ in }.features.isEmpty)
        #expect(style { $0.ligature = 2 }.features == FontFeature.allLigatures)
    }

    @Test func `members of a paragraph replace those of the surroundings one by one`() {
        let below = ParagraphStyle(lineBreakMode: .byTruncatingTail, lineLimit: 1)
        func paragraph(_ own: LabelAttributes.Paragraph?) -> ParagraphStyle {
            with(LabelAttributes()) { $0.paragraphStyle = own }.textParagraph(below)
        }
        #expect(paragraph(nil) == below && paragraph(.init()) == below)
        #expect(
            paragraph(.init(lineBreakMode: .byTruncatingHead)) == with(below) { $0.lineBreakMode = .byTruncatingHead })
        #expect(paragraph(.init(minimumLineHeight: 40)) == with(below) { $0.minimumLineHeight = 40 })
        #expect(paragraph(.init(alignment: .right)) == with(below) { $0.alignment = .right })
    }

    private func label(_ change: (inout LabelAttributes) -> Void) throws -> LabelText {
        try #require(
            LabelText(
                "Title", nil, with(LabelAttributes(), change), size: 17, weight: .regular, maxWidth: 300, in: .test()))
    }

    @Test func `a text that is raised as a whole keeps the height of its line`() throws {
        let plain = try label { _ in }.line
        for raise in [-4.0, 6] {
            let raised = try label { $0.baselineOffset = raise }.line
            #expect(near(raised.ascent, plain.ascent + (raised.lineHeight - plain.lineHeight), 1e-9), "\(raise)")
        }
    }

    /// As in UIKit, what a minimum adds to the height of a line is above its text.
    @Test func `a minimum of the line's height is added above the text`() throws {
        let (plain, high) = (
            try label { _ in }.line, try label { $0.paragraphStyle = .init(minimumLineHeight: 60) }.line
        )
        #expect(high.lineHeight == 60 && plain.lineHeight < 30)
        #expect(near(high.ascent - plain.ascent, 60 - plain.lineHeight, 1e-9) && high.descent == plain.descent)
    }

    @Test func `a label is aligned in the space that its line leaves`() throws {
        func start(_ alignment: ParagraphStyle.Alignment?, _ direction: InterfaceLayoutDirection, _ free: Double) throws
            -> [Double]
        {
            let label = try label { $0.paragraphStyle = alignment.map { .init(alignment: $0) } }
            return [false, true].map { label.start(in: free, direction, isCentered: $0) }
        }
        for direction in InterfaceLayoutDirection.allCases {
            let natural = direction == .rightToLeft ? 40.0 : 0
            #expect(try start(.left, direction, 40) == [0, 0] && start(.right, direction, 40) == [40, 40])
            #expect(try start(.center, direction, 40) == [20, 20])
            #expect(try start(.natural, direction, 40) == [natural, natural])
            #expect(try start(nil, direction, 40) == [natural, 20])
            // A line that scrolls begins where the text does.
            let scrolling = direction == .rightToLeft ? -40.0 : 0
            for alignment in [ParagraphStyle.Alignment.left, .right, .center, nil] {
                #expect(try start(alignment, direction, -40) == [scrolling, scrolling])
            }
        }
    }
}
