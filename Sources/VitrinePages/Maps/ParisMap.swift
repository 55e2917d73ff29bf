import VitrinePrimitives

extension MapDrawing {
    /// Source of the places: facts, overlay container, section 5.1. Their roads and woods are ours.
    static func paris() -> MapDrawing {
        var map = MapDrawing()
        let woods: [(Double, Double, Double, Double)] = [
            (22, 356, 70, 62), (14, 318, 40, 30), (250, 112, 52, 46), (346, 122, 66, 54), (184, 178, 66, 50),
            (166, 150, 40, 30),
            (206, 428, 86, 56), (160, 440, 50, 30), (270, 440, 50, 26), (230, 400, 40, 26), (96, 576, 100, 50),
            (30, 564, 50, 34),
            (290, 590, 60, 40), (330, 560, 40, 40), (34, 83, 12, 13), (51, 84, 11, 10), (322, 62, 60, 36),
            (280, 252, 34, 22),
            (96, 258, 14, 10), (168, 292, 14, 16), (110, 470, 44, 28), (300, 350, 40, 24), (340, 420, 50, 30),
            (30, 160, 44, 26),
            (74, 300, 12, 8), (230, 640, 80, 44), (120, 680, 70, 50), (350, 680, 60, 60), (20, 700, 60, 40),
            (-60, 380, 90, 60),
            (430, 200, 80, 60), (440, 460, 70, 60),
        ]
        for (i, (x, y, width, height)) in woods.enumerated() {
            map.addPatch(.wood, x, y, width, height, seed: UInt64(100 + i))
        }
        // The upper left corner of a screen, where the time is.
        let corner = Rect(x: -4, y: -4, width: 120, height: 88)
        let frame = Rect(x: -120, y: -80, width: 620, height: 960)
        let villages = map.villages(in: frame, apart: 27, seed: 31)
        map.addRoads(.street, between: villages, links: 2, longest: 46, seed: 32, outside: corner)
        let more = map.villages(in: frame, apart: 44, seed: 36)
        map.addRoads(.minor, between: more, links: 2, longest: 80, seed: 37, outside: corner)
        for (i, at) in map.villages(in: frame, apart: 60, seed: 38).enumerated() where !corner.contains(at) {
            map.addPatch(.wood, at.x, at.y, Double(8 + i * 7 % 17), Double(7 + i * 5 % 13), seed: UInt64(300 + i))
        }
        let suburbs = map.villages(in: Rect(x: 88, y: 246, width: 84, height: 84), apart: 9, seed: 33)
        map.addRoads(.minor, between: suburbs, links: 2, longest: 16, seed: 34)
        let towns: [Point] = [
            (62, 93), (137, 110), (229, 97), (76, 157), (152, 150), (176, 168), (243, 158), (318, 32), (54, 220),
            (124, 240),
            (182, 242), (92, 272), (148, 274), (168, 290), (132, 318), (112, 322), (128, 344), (286, 304), (340, 386),
            (186, 402), (201, 438), (82, 428), (258, 446), (332, 507), (208, 570), (216, 582), (22, 604), (-40, 240),
            (-30, 340), (-20, 470), (370, 218), (400, 320), (380, 420), (300, 620), (150, 500), (70, 520), (260, 20),
            (150, 50), (20, 20), (360, 110), (300, 200), (230, 300), (250, 360), (140, 600), (260, 540), (60, 660),
            (200, 680),
        ].map { Point(x: $0.0, y: $0.1) }
        map.addRoads(.minor, between: towns, links: 4, longest: 110, seed: 35, outside: corner)
        map.add(.street, "82,-4 81,6 79,11 71,16 66,34 68,45 65,59 64,76 / -4,6 10,13 18,20 28,33 35,42")
        map.add(
            .minor,
            """
            30,-4 33,14 34,30 35,42 42,49 46,55 51,70 / -4,57 3,59 10,56 16,51 35,42 60,31 78,30 96,29 111,24 150,23 158,19 \
            173,18 169,-4 / 111,24 118,38 124,48 132,60
            """)
        map.add(
            .border,
            """
            -80,150 -40,170 0,186 20,180 46,186 70,176 96,184 118,174 136,186 160,190 190,206 214,210 240,204 270,210 292,206 \
            306,214 310,232 330,250 342,272 330,292 344,312 360,336 352,360 368,384 356,404 330,402 318,424 334,446 320,470 \
            296,478 276,496 250,498 230,520 206,530 176,528 150,530 142,500 120,482 90,470 60,474 40,460 36,430 22,408 30,380 \
            10,356 -10,330 -4,290 -30,250 -24,210 / 310,0 330,40 326,80 346,120 340,160 352,190 342,216 306,214
            """)
        // Rings and the roads out of the town.
        for (radius, width) in [(15.0, Line.major), (34, .minor), (58, .minor)] {
            let points = (0..<16).map { i -> Point in
                let (sin, cos) = ExactMath.sincos(Double(i) / 16 * 2 * .pi)
                let k = i % 3 == 0 ? 1.06 : 0.97
                return Point(x: 126 + cos * radius * 1.12 * k, y: 290 + sin * radius * k)
            }
            map.add(width, points + [points[0]])
        }
        map.add(
            .major,
            """
            126,276 118,240 102,200 96,150 71,100 79,88 81,78 82,68 87,53.5 / 98,-4 91,10 93,20 90.5,41 / 51,70 58,72 66,85 72,77 79,69 87,53.5 / 66,85 64,90 / 101,-60 101,9 111,23 110,31 99,42 / 130,276 140,240 158,210 172,170 196,110 204,60 218,0 \
            230,-60 / 142,286 180,270 230,262 290,258 340,262 400,250 480,240 / 140,296 180,306 220,318 270,326 310,350 350,372 \
            400,400 480,420 / 134,306 150,350 168,390 184,424 190,470 230,520 276,560 320,590 350,610 420,660 / \
            120,306 104,340 84,380 60,430 36,470 12,486 0,540 -20,640 / 112,292 80,298 40,304 0,320 -60,330 -140,350 / \
            112,286 80,262 46,232 10,210 -40,180 -140,150 / 190,470 200,530 214,580 220,640 210,760 / 64,92 20,110 -40,120 / \
            204,100 260,110 310,96 370,120 460,140 / 158,350 120,356 88,350 60,334 / 168,390 240,390 290,380 340,388
            """)
        map.add(
            .river,
            "470,470 400,462 330,470 280,452 240,440 196,420 176,394 158,366 144,330 130,300 112,296 92,300 96,270 84,250 60,240 56,216 30,220 10,196 -40,210 -120,200 / 330,60 290,90 250,104 214,120 190,140 166,150 150,180 110,200 70,226"
        )
        for (number, x, y) in [
            ("A16", 88.0, 47.0), ("A1", 203, 71), ("A6", 183, 468), ("A10", 13, 483), ("A6", 343, 604),
            ("A4", 330, 262),
        ] {
            map.add(shield: number, x, y, .motorway)
        }
        map.add("PICARDIE", 202, 292, 27, .region)
        map.add("ÎLE-DE-\nFRANCE", 127, 200, 376.5, .region)
        let names: [(String, Double, Double, Double, Double, Double)] = [
            ("Beauvais", 8, 60, 99, 62, 92), ("Clermont", 88, 134, 103, 137, 110),
            ("Compiègne", 232, 292, 105, 229, 97),
            ("Méru", 78, 103, 150, 75, 157), ("Creil", 155, 180, 142, 152, 150), ("Senlis", 180, 210, 161, 176, 168),
            ("Crépy-en-Valois", 247, 328, 151, 243, 158), ("Chauny", 320, 357, 37, 317, 29),
            ("Cergy", 17, 50, 213, 54, 220),
            ("Coulommiers", 289, 357, 310, 286, 303), ("Provins", 337, 379, 379, 334, 387),
            ("Dammarie-les-Lys", 190, 282, 409, 187, 401), ("Fontainebleau", 205, 277, 431, 201, 438),
            ("Étampes", 35, 78, 434, 82, 427), ("Montereau-\nFault-Yonne", 262, 322, 457.5, 258, 446),
            ("Sens", 336, 360, 500, 332, 507),
            ("Châlette-sur-Loing", 109, 205, 562, 209, 569), ("Amilly", 220, 250, 575, 217, 582),
            ("Saran", 22, 52, 582, 24, 604),
            ("Mitry-Mory", 186, 242, 236, 182, 242), ("Viry-Châtillon", 133, 208, 338, 129, 345),
        ]
        for (name, left, right, y, x, ring) in names { map.add(name, left, right, y, .town, ring: (x, ring)) }
        for (name, left, right, y, x, ring) in [
            ("Sarcelles", 72.0, 126.0, 232.0, 129.0, 239.0), ("Nanterre", 30, 88, 265, 92, 272),
            ("Noisy-le-Sec", 150, 233, 266, 146, 273),
            ("Noisy-le-Grand", 172, 272, 299, 168, 291), ("Vitry-sur-Seine", 136, 240, 318, 132, 309),
            ("Antony", 60, 107, 329, 111, 321),
        ] { map.add(name, left, right, y, .city, ring: (x, ring)) }
        map.add("Paris", 75, 118, 295, .capital, ring: (123, 287))
        map.add("Forêt domaniale\nd'Ermenonville", 152, 220, 196, .park)
        map.add("Bois de\nRambouillet", 4, 58, 358, .park)
        map.add("Forêt domaniale\nde Fontainebleau", 114, 190, 436, .park)
        return map
    }
}
