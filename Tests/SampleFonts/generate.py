"""Makes the small fonts that tests open, with fontTools 4. Glyphs are plain boxes; everything else is as in real fonts.

    python3 -m venv /tmp/venv && /tmp/venv/bin/pip install fonttools && /tmp/venv/bin/python generate.py

Variable.ttf   axes wght 100-400-900 and wdth 75-100-125, with HVAR, gvar, avar and STAT
NoHVAR.ttf     the same without HVAR, so that advances follow from gvar
Layers.ttf     COLR version 0: a red box below one of the text's colour
Pictures.ttf   sbix with strikes of 16 and 32 pixels, and no ink in its outlines
Pair.ttc       Variable.ttf and Layers.ttf as a collection
"""

import struct
import zlib
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import otTables, sbixGlyph, sbixStrike
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.builder import buildVarData, buildVarRegionList, buildVarStore

HERE = Path(__file__).parent
ORDER = [".notdef", "space", "A", "B", "Aacute", "acute"]
WIDTHS = {".notdef": 500, "space": 300, "A": 600, "B": 640, "Aacute": 600, "acute": 0}
CMAP = {0x20: "space", 0x41: "A", 0x42: "B", 0xC1: "Aacute", 0x301: "acute"}
# How much an advance grows from the default to the end of an axis.
BOLDER, WIDER, BOLDER_AND_WIDER = 120, 80, 10


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, bottom))
    pen.closePath()
    return pen.glyph()


def composite():
    pen = TTGlyphPen({"A": None, "acute": None})
    pen.addComponent("A", (1, 0, 0, 1, 0, 0))
    pen.addComponent("acute", (1, 0, 0, 1, 250, 0))
    return pen.glyph()


def builder(family, style, glyphs, order=ORDER, widths=WIDTHS, cmap=CMAP, weight=400, width=5):
    made = FontBuilder(1000, isTTF=True)
    made.setupGlyphOrder(order)
    made.setupCharacterMap(cmap)
    made.setupGlyf(glyphs)
    metrics = {}
    for name in order:
        glyph = made.font["glyf"][name]
        glyph.recalcBounds(made.font["glyf"])
        metrics[name] = (widths[name], getattr(glyph, "xMin", 0))
    made.setupHorizontalMetrics(metrics)
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupNameTable({"familyName": family, "styleName": style})
    made.setupOS2(usWeightClass=weight, usWidthClass=width, sTypoAscender=800, sTypoDescender=-200)
    made.setupPost()
    made.font["head"].created = made.font["head"].modified = 3_786_912_000
    made.font.recalcTimestamp = False
    return made


def outlines():
    empty = TTGlyphPen(None).glyph()
    return {
        ".notdef": box(50, 0, 450, 700), "space": empty, "A": box(50, 0, 550, 700), "B": box(60, 0, 580, 720),
        "Aacute": composite(), "acute": box(0, 750, 100, 900),
    }


def variable(name, family, has_hvar):
    made = builder(family, "Regular", outlines())
    made.setupFvar(
        [("wght", 100, 400, 900, "Weight"), ("wdth", 75, 100, 125, "Width")],
        [{"location": {"wght": 700, "wdth": 100}, "stylename": "Bold"}])
    made.font["avar"] = newTable("avar")
    made.font["avar"].segments = {"wght": {-1: -1, 0: 0, 0.6: 0.5, 1: 1}, "wdth": {-1: -1, 0: 0, 1: 1}}
    variations = {}
    for glyph in ORDER:
        ink = {"A": 500, "B": 520, ".notdef": 400}.get(glyph)
        deltas = []
        for region, grow in (
            ({"wght": (0, 1, 1)}, BOLDER), ({"wght": (-1, -1, 0)}, -40), ({"wdth": (0, 1, 1)}, WIDER),
            ({"wdth": (-1, -1, 0)}, -70), ({"wght": (0, 1, 1), "wdth": (0, 1, 1)}, BOLDER_AND_WIDER),
        ):
            if glyph == "acute":
                grow = 0
            if ink:
                # The right edge moves with the advance; points run left, left, right, right, then the four phantoms.
                points = [(0, 0), (0, 0), (grow, 0), (grow, 0)]
            elif glyph == "Aacute":
                points = [(0, 0), (grow // 2, 0)]
            elif glyph == "acute":
                points = [(0, 0)] * 4
            else:
                points = []
            deltas.append(TupleVariation(region, points + [(0, 0), (grow, 0), (0, 0), (0, 0)]))
        variations[glyph] = deltas
    made.setupGvar(variations)
    if has_hvar:
        axes = ["wght", "wdth"]
        regions = [
            {"wght": (0, 1, 1)}, {"wght": (-1, -1, 0)}, {"wdth": (0, 1, 1)}, {"wdth": (-1, -1, 0)},
            {"wght": (0, 1, 1), "wdth": (0, 1, 1)},
        ]
        region_list = buildVarRegionList(regions, axes)
        rows = [[0] * 5 if g == "acute" else [BOLDER, -40, WIDER, -70, BOLDER_AND_WIDER] for g in ORDER]
        store = buildVarStore(region_list, [buildVarData(list(range(5)), rows, optimize=False)])
        table = otTables.HVAR()
        table.Version = 0x00010000
        table.VarStore = store
        table.AdvWidthMap = table.LsbMap = table.RsbMap = None
        made.font["HVAR"] = newTable("HVAR")
        made.font["HVAR"].table = table
    made.setupStat([
        dict(tag="wght", name="Weight", values=[dict(value=400, name="Regular", flags=2), dict(value=700, name="Bold")]),
        dict(tag="wdth", name="Width", values=[dict(value=100, name="Normal", flags=2)]),
    ])
    made.save(HERE / name)


def layers():
    order = [".notdef", "A", "below", "above"]
    glyphs = {
        ".notdef": box(50, 0, 450, 700), "A": box(0, 0, 500, 500), "below": box(0, 0, 500, 500),
        "above": box(100, 100, 400, 400),
    }
    made = builder("Layers", "Black Italic", glyphs, order, dict.fromkeys(order, 600), {0x41: "A"}, 900, 3)
    made.font["OS/2"].fsSelection = 1
    made.setupCOLR({"A": [("below", 0), ("above", 0xFFFF), ("above", 1)]})
    made.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 0.5)]])
    made.save(HERE / "Layers.ttf")


def png(side, pixel):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(pixel) * side for _ in range(side))
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def pictures():
    order = [".notdef", "space", "A"]
    empty = TTGlyphPen(None).glyph()
    glyphs = {".notdef": box(50, 0, 450, 700), "space": empty, "A": box(0, 0, 10, 10)}
    made = builder("Pictures", "Regular", glyphs, order, dict.fromkeys(order, 1000), {0x20: "space", 0x41: "A"})
    table = newTable("sbix")
    for ppem, pixel in ((16, (255, 0, 0, 255)), (32, (0, 128, 255, 128))):
        strike = sbixStrike.Strike(ppem=ppem, resolution=72)
        for name in order:
            if name == "A":
                strike.glyphs[name] = sbixGlyph.Glyph(
                    glyphName=name, graphicType="png ", imageData=png(ppem, pixel), originOffsetX=2, originOffsetY=-4)
            else:
                strike.glyphs[name] = sbixGlyph.Glyph(glyphName=name)
        table.strikes[ppem] = strike
    made.font["sbix"] = table
    made.save(HERE / "Pictures.ttf")


variable("Variable.ttf", "Variable Sans", True)
variable("NoHVAR.ttf", "No HVAR", False)
layers()
pictures()
pair = TTCollection()
pair.fonts = [TTFont(HERE / "Variable.ttf", recalcTimestamp=False), TTFont(HERE / "Layers.ttf", recalcTimestamp=False)]
pair.save(HERE / "Pair.ttc")
