import VitrinePrimitives

extension MapDrawing {
    /// Source of the coast and of places: facts, floating panel, section 5.3.
    static func bay() -> MapDrawing {
        var map = MapDrawing()
        map.add(
            .sea,
            """
            180,-300 250,-60 258,0 266,30 272,52 296,66 324,90 339,86 356,98 373,113 380,112 382,124 380,130 384,142 \
            387,165 382,190 380,216 388,236 400,254 412,280 410,304 407,326 414,340 423,348 427,359 450,400 500,440 \
            540,520 560,700 -500,700 -500,-300 / 370,108 384,104 386,92 396,84 398,70 408,56 426,46 446,38 468,36 482,44 \
            476,54 458,60 446,72 438,88 440,106 452,124 466,142 482,160 498,184 512,208 524,232 532,248 520,252 502,240 \
            484,224 462,206 440,194 424,186 412,172 404,152 400,134 392,124 382,122
            """)
        map.add(
            .lake,
            "482,44 510,36 540,30 556,34 540,42 512,46 / 640,170 652,166 658,176 648,182 / 470,262 476,270 486,284 480,284 472,272"
        )
        map.add(
            .wood,
            "-300,-300 190,-300 246,-60 254,0 264,36 276,48 300,60 322,82 340,80 360,92 352,60 330,30 310,-20 300,-300")
        map.addPatch(.wood, 424, 250, 60, 90, seed: 3)
        map.addPatch(.wood, 448, 312, 90, 84, seed: 4)
        map.addPatch(.wood, 482, 110, 36, 60, seed: 5)
        map.addPatch(.wood, 566, 132, 70, 60, seed: 6)
        map.addPatch(.wood, 642, 246, 130, 120, seed: 7)
        map.addPatch(.park, 376, 18, 60, 50, seed: 8)
        map.addPatch(.park, 520, 20, 60, 26, seed: 9)
        map.addPatch(.wood, 610, 330, 120, 80, seed: 10)
        map.addPatch(.park, 566, 66, 44, 34, seed: 11)
        let villages = map.villages(in: Rect(x: 270, y: -60, width: 640, height: 520), apart: 24, seed: 21)
        map.addRoads(.street, between: villages, links: 2, longest: 46, seed: 22)
        let towns = map.villages(in: Rect(x: 270, y: -60, width: 640, height: 520), apart: 42, seed: 23)
        map.addRoads(.minor, between: towns, links: 2, longest: 64, seed: 24)
        map.addGrid(.street, at: Point(x: 386, y: 116), Point(x: 14, y: 4), Point(x: -2, y: 46), columns: 5, rows: 14)
        map.addGrid(.street, at: Point(x: 446, y: 96), Point(x: 24, y: 22), Point(x: -6, y: 10), columns: 10, rows: 4)
        map.addGrid(
            .street, at: Point(x: 508, y: 270), Point(x: 60, y: 24), Point(x: -16, y: 44), columns: 14, rows: 12)
        map.add(
            .minor,
            """
            404,262 420,240 440,220 / 427,359 440,330 470,310 500,316 / 540,250 580,230 620,224 660,200 / 560,300 610,290 \
            660,300 720,280 780,300 / 600,40 640,60 690,90 720,110 / 560,0 590,40 600,80 596,120 / 660,160 690,130 720,60 / \
            280,40 310,20 340,-20 / 740,160 780,190 812,220
            """)
        map.add(
            .highway,
            """
            372,112 362,96 352,70 360,40 366,0 356,-60 / 386,118 396,140 398,170 396,190 / 390,124 420,108 442,98 / \
            442,98 436,80 432,60 446,44 470,20 500,0 560,-30 640,-50 / 442,98 456,122 474,146 494,172 512,196 530,220 546,246 \
            558,270 570,300 590,340 620,400 / 396,190 416,212 440,226 470,240 496,262 520,280 548,296 570,300 / 398,182 \
            410,230 432,256 462,280 500,300 530,308 / 474,146 510,160 560,158 610,160 660,156 700,150 740,132 772,120 / \
            456,122 480,100 520,70 530,56 560,48 610,46 660,50 720,60 / 530,56 524,90 530,120 548,150 556,180 556,210 / \
            772,-60 768,40 766,110 772,180 772,279 790,340 812,400 / 482,44 500,50 530,56 / 700,150 730,170 772,180
            """)
        map.add(.river, "556,34 600,30 640,40 680,34 720,44 / 680,34 700,0 720,-60 / 720,44 730,90 726,140")
        map.add(shield: "5", 772, 279, .interstate)
        map.add(shield: "101", 356, 34, .interstate)
        map.add("San Francisco", 300, 405, 123, .metropolis)
        map.add("Oakland", 418, 480, 113, .city)
        map.add("San Jose", 474, 552, 296, .metropolis)
        map.add("Stockton", 729, 798, 59, .city, ring: (726, 68))
        map.add("Vallejo", 404, 450, 25, .town, ring: (452, 34))
        map.add("Concord", 524, 578, 52, .town, ring: (520, 60))
        map.add("Richmond", 434, 500, 67, .town, ring: (430, 75))
        map.add("Daly City", 398, 458, 172, .town, ring: (394, 164))
        map.add("San Mateo", 364, 433, 221, .town, ring: (436, 229))
        map.add("Sunnyvale", 520, 589, 268, .town, ring: (516, 276))
        map.add("Fremont", 535, 590, 203, .town, ring: (531, 211))
        map.add("Hayward", 507, 565, 162, .town, ring: (503, 170))
        map.add("Livermore", 598, 657, 160, .town, ring: (661, 168))
        map.add("Tracy", 678, 710, 155, .town, ring: (714, 163))
        map.add("Manteca", 688, 738, 116, .town, ring: (742, 124))
        map.add("Antioch", 606, 650, 62, .town, ring: (602, 54))
        map.add("Santa Cruz", 470, 530, 352, .town, ring: (466, 360))
        return map
    }
}
