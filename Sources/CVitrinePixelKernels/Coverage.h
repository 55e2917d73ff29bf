// Converts edges to sums of signed area. Formula: ReferenceCoverage in PixelKernels.

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

/// Rows of cells to which edges are added.
typedef struct {
    int32_t *cells;
    uint64_t *marks;
    int64_t stride;
    int64_t words;
    /// The right border; a pixel has 1024 steps.
    int64_t right;
} cell_rows;

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

static inline void add_area(int32_t *cell, int64_t area) {
    uint32_t sum = (uint32_t)*cell + (uint32_t)area;
    // The cells are read and written one by one: the next piece may read half of a joint store that is still pending.
    __asm__("" : "+r"(sum));
    *cell = (int32_t)sum;
}

/// Marks the block of a cell, which includes the next block.
static inline void mark_cell(uint64_t *marks, int64_t x) { marks[x >> 8] |= 1ull << ((x >> 2) & 63); }

static inline void mark_cells(uint64_t *marks, int64_t first, int64_t last) {
    const uint64_t from = ~0ull << (first >> 2 & 63), to = ~0ull >> (63 - (last >> 2 & 63));
    const int64_t begin = first >> 8, end = last >> 8;
    if (begin == end) {
        marks[begin] |= from & to;
        return;
    }
    marks[begin] |= from;
    for (int64_t word = begin + 1; word < end; word++) marks[word] = ~0ull;
    marks[end] |= to;
}

/// An edge's change of x per step of y, and the magnitude of its change of y per step of x, both times 2^30.
typedef struct {
    int64_t slope;
    int64_t rise;
    int64_t winding;
} edge_course;

/// A product with a slope or rise, rounded to nearest.
static inline int64_t rounded(int64_t product) { return (product + (1 << 29)) >> 30; }

// Edges that cross the sides of the rows.

/// Adds a piece from `lo` to `hi` within a row, cut at the sides of the rows and of every cell. `signed_height` has the
/// sign of the winding.
static void add_cut_piece(
    int32_t *cells, uint64_t *marks, int64_t right, int64_t lo, int64_t hi, int64_t signed_height, int64_t rise) {
    const int64_t winding = signed_height < 0 ? -1 : 1, height = winding * signed_height;
    if (lo >= right) return;
    // The height gained from the left end on does not depend on the edge's direction.
    int64_t before = 0, x = lo;
    if (x < 0) {
        // The part to the left counts fully for the first cell.
        before = hi <= 0 ? height : least(rounded(-lo * rise), height);
        add_area(cells, 2048 * winding * before);
        marks[0] |= 1;
        x = 0;
    }
    const int64_t last = (right >> 10) - 1;
    for (int64_t c = x >> 10; before < height && c <= last; c++) {
        const int64_t border = (c + 1) * 1024, end = least(hi, border);
        const int64_t gained = hi <= border ? height : least(rounded((border - lo) * rise), height);
        const int64_t piece = winding * (gained - before);
        const int64_t beyond = piece * (x + end - c * 2048);
        add_area(cells + c, piece * 2048 - beyond);
        add_area(cells + c + 1, beyond);
        mark_cell(marks, c);
        before = gained;
        x = end;
    }
}

static __attribute__((noinline)) void add_cut_edge(
    const cell_rows *rows, int64_t first, int64_t last, int64_t x0, int64_t y0, int64_t x1, int64_t y1,
    edge_course course) {
    int32_t *cells = rows->cells + first * rows->stride;
    uint64_t *marks = rows->marks + first * rows->words;
    // The x where the edge leaves the row, times 2^30 plus a half. A position beyond the edge's end is not used.
    uint64_t at = ((uint64_t)x0 << 30) + (1 << 29) + (uint64_t)((first + 1) * 1024 - y0) * (uint64_t)course.slope;
    const int64_t top = first * 1024;
    int64_t xa = y0 >= top ? x0 : (int64_t)(at - ((uint64_t)course.slope << 10)) >> 30;
    int64_t ya = most(y0, top);
    for (int64_t row = first; row <= last; row++) {
        const int64_t end = (row + 1) * 1024, xb = y1 <= end ? x1 : (int64_t)at >> 30, yb = least(y1, end);
        add_cut_piece(
            cells, marks, rows->right, least(xa, xb), most(xa, xb), course.winding * (yb - ya), course.rise);
        at += (uint64_t)course.slope << 10;
        ya = yb;
        xa = xb;
        cells += rows->stride;
        marks += rows->words;
    }
}

// Edges between the sides of the rows. Their pieces are computed for eight rows at a time, and then added.

/// Numbers that may overflow in unused lanes.
typedef uint32_t uints_8 __attribute__((vector_size(32)));
typedef uint64_t ulongs_8 __attribute__((vector_size(64)));

/// The number of pieces that are added at a time.
enum { PIECES = 136 };

/// Pieces that each lie within a row.
typedef struct {
    /// The cell of the left end, relative to the first row's first one.
    int32_t cell[PIECES];
    /// The mark of that cell's block, relative to the first row's first one.
    int32_t mark[PIECES];
    /// The values that are added to that cell and the two after it.
    int32_t first[PIECES], second[PIECES], third[PIECES];
    /// Not 0 if the piece spans more than two cells: it is then added by the following values instead.
    int32_t is_wide[PIECES];
    /// The ends in steps, the height times the winding, and the edge's rise per step of x.
    int32_t lo[PIECES], hi[PIECES], signed_height[PIECES];
    double rise[PIECES];
    int64_t count;
} edge_pieces;

static inline __attribute__((always_inline)) ints_8 least_8(ints_8 a, ints_8 b) {
    return __builtin_elementwise_min(a, b);
}
static inline __attribute__((always_inline)) ints_8 most_8(ints_8 a, ints_8 b) {
    return __builtin_elementwise_max(a, b);
}
static inline __attribute__((always_inline)) ints_8 all_8_ints(int32_t v) { return (ints_8){0} + v; }

/// The lanes of `a` where the mask is set, and of `b` elsewhere.
static inline __attribute__((always_inline)) ints_8 ints_chosen(ints_8 mask, ints_8 a, ints_8 b) {
    return (mask & a) | (~mask & b);
}

/// The heights gained along widths, rounded to nearest. A product has less than 53 bits, so the doubles are exact.
static inline __attribute__((always_inline)) ints_8 gained_along(ints_8 widths, doubles_8 rise) {
    return __builtin_convertvector(__builtin_convertvector(widths, doubles_8) * rise + 0.5, ints_8);
}

static inline __attribute__((always_inline)) void keep_8(int32_t *to, uints_8 v) { *(loose_ints_8 *)to = (ints_8)v; }

/// Adds a piece from `lo` to `hi`, relative to the left side of its first cell, eight cells at a time.
static inline __attribute__((always_inline)) void add_wide_piece(
    int32_t *cells, int32_t lo, int32_t hi, int32_t signed_height, double rise) {
    const int32_t winding = signed_height < 0 ? -1 : 1;
    const ints_8 zero = {0}, height = all_8_ints(winding * signed_height);
    const doubles_8 rises = (doubles_8){0} + rise;
    const ints_8 left = (ints_8){0, 1, 2, 3, 4, 5, 6, 7} * 1024, right = left + 1024;
    for (;; cells += 8, lo -= 8 * 1024, hi -= 8 * 1024) {
        const ints_8 after = ints_chosen(right >= hi, height, least_8(gained_along(right - lo, rises), height));
        const ints_8 reached = ints_chosen(left >= hi, height, least_8(gained_along(left - lo, rises), height));
        const ints_8 before = ints_chosen(left <= lo, zero, reached);
        const ints_8 piece = (after - before) * winding;
        const ints_8 beyond = piece * (most_8(left, all_8_ints(lo)) + least_8(right, all_8_ints(hi)) - left * 2);
        const ints_8 added = piece * 2048 - beyond + __builtin_shufflevector(zero, beyond, 0, 8, 9, 10, 11, 12, 13, 14);
        *(loose_ints_8 *)cells = (ints_8)((uints_8)*(loose_ints_8 *)cells + (uints_8)added);
        if (hi <= 7 * 1024) return;
        add_area(cells + 8, beyond[7]);
        if (hi <= 8 * 1024) return;
    }
}

/// Adds and removes all pieces.
static __attribute__((noinline)) void add_pieces(const cell_rows *rows, edge_pieces *from) {
    for (int64_t k = 0; k < from->count; k++) {
        int32_t *cells = rows->cells + from->cell[k];
        const uint32_t mark = (uint32_t)from->mark[k];
        uint64_t *marks = rows->marks + (mark >> 6);
        if (from->is_wide[k] == 0) {
            add_area(cells, from->first[k]);
            add_area(cells + 1, from->second[k]);
            add_area(cells + 2, from->third[k]);
            *marks |= 1ull << (mark & 63);
        } else {
            const int32_t side = from->lo[k] & ~1023, lo = from->lo[k] - side, hi = from->hi[k] - side;
            add_wide_piece(cells, lo, hi, from->signed_height[k], from->rise[k]);
            const int64_t first = (side >> 10) & 255;
            mark_cells(marks, first, first + ((hi - 1) >> 10));
        }
    }
    from->count = 0;
}

/// Computes eight pieces, each from xa to xb in a row, and keeps the first `count`. A piece of height 0 adds nothing.
static inline __attribute__((always_inline)) void keep_pieces(
    const cell_rows *rows, edge_pieces *to, int64_t count, uints_8 row, ints_8 xa, ints_8 xb, uints_8 height,
    uints_8 winding, doubles_8 rise) {
    const ints_8 lo = least_8(xa, xb), hi = most_8(xa, xb);
    const ints_8 from = lo & 1023, room = 1024 - from, width = (ints_8)((uints_8)hi - (uints_8)lo);
    const uints_8 near = (uints_8)least_8(width, room), over = (uints_8)width - near;
    // The whole height is gained if the piece ends in the first cell.
    const ints_8 most_gained = gained_along(room, rise) | ((width <= room) & 1024);
    const uints_8 gained = (uints_8)least_8(most_gained, (ints_8)height), rest = height - gained;
    const uints_8 beyond = gained * (2 * (uints_8)from + near), further = rest * over;
    const int64_t k = to->count;
    keep_8(to->cell + k, row * (uint32_t)rows->stride + (uints_8)(lo >> 10));
    keep_8(to->mark + k, row * (uint32_t)(rows->words * 64) + (uints_8)(lo >> 12));
    keep_8(to->first + k, (gained * 2048 - beyond) * winding);
    keep_8(to->second + k, (beyond + rest * 2048 - further) * winding);
    keep_8(to->third + k, further * winding);
    keep_8(to->is_wide + k, (uints_8)(((uints_8)(lo | 1023) + 1025) < (uints_8)hi));
    keep_8(to->lo + k, (uints_8)lo);
    keep_8(to->hi + k, (uints_8)hi);
    keep_8(to->signed_height + k, height * winding);
    *(loose_doubles_8 *)(to->rise + k) = rise;
    to->count = k + count;
    if (to->count > PIECES - 8) add_pieces(rows, to);
}

/// Cuts an edge from row `first` to row `last` into pieces, eight rows at a time; lanes beyond the last are not used.
static inline __attribute__((always_inline)) void cut_edge(
    const cell_rows *rows, edge_pieces *to, int64_t first, int64_t last, int64_t x0, int64_t y0, int64_t x1,
    int64_t y1, edge_course course) {
    const uint64_t step = (uint64_t)course.slope << 10;
    // The x where the edge leaves the rows, times 2^30 plus a half.
    ulongs_8 at = (ulongs_8){0, 1, 2, 3, 4, 5, 6, 7} * step + ((uint64_t)x0 << 30) + (1 << 29) +
                  (uint64_t)((first + 1) * 1024 - y0) * (uint64_t)course.slope;
    // The values are relative to the first row's upper side.
    const ints_8 top = all_8_ints((int32_t)most(y0 - first * 1024, -1));
    const ints_8 bottom = all_8_ints((int32_t)least(y1 - first * 1024, INT32_MAX));
    const doubles_8 rise = (doubles_8){0} + (double)course.rise * 0x1p-30;
    const uints_8 winding = (uints_8){0} + (uint32_t)course.winding;
    uints_8 row = {0, 1, 2, 3, 4, 5, 6, 7};
    for (int64_t left = last - first + 1;; left -= 8, at += step << 3, row += 8) {
        const ints_8 ya = (ints_8)(row * 1024), yb = ya + 1024;
        const ints_8 xa = ints_chosen(
            ya <= top, all_8_ints((int32_t)x0), (ints_8)__builtin_convertvector((at - step) >> 30, uints_8));
        const ints_8 xb =
            ints_chosen(yb >= bottom, all_8_ints((int32_t)x1), (ints_8)__builtin_convertvector(at >> 30, uints_8));
        const uints_8 height = (uints_8)least_8(yb, bottom) - (uints_8)most_8(ya, top);
        keep_pieces(rows, to, least(left, 8), row + (uint32_t)first, xa, xb, height, winding, rise);
        if (left <= 8) return;
    }
}

/// The number of edges that are added together.
enum { BATCH = 8 };

/// Edges relative to the rows' corner.
typedef struct {
    ints_8 x0, y0, x1, y1, winding;
} edge_batch;

typedef struct {
    longs_8 slope, rise;
} edge_courses;

/// See `edge_course`. Quotients of doubles are those of IEEE 754 at every level.
static inline __attribute__((always_inline)) edge_courses courses_of(const edge_batch *of) {
    // A value above any row's height in a step.
    const double steepest = 1ll << 40;
    const doubles_8 x0 = __builtin_convertvector(of->x0, doubles_8);
    const doubles_8 y0 = __builtin_convertvector(of->y0, doubles_8);
    const doubles_8 w = __builtin_convertvector(of->x1, doubles_8) - x0;
    const doubles_8 h = __builtin_convertvector(of->y1, doubles_8) - y0;
    const doubles_8 rise = h * (1 << 30) / __builtin_elementwise_abs(w);
    return (edge_courses){
        __builtin_convertvector(w * (1 << 30) / h, longs_8),
        __builtin_convertvector(__builtin_elementwise_min(rise, (doubles_8){0} + steepest), longs_8)};
}

/// Adds edges of many rows one by one.
static __attribute__((noinline)) void add_long_edges(
    const cell_rows *rows, int64_t height, const edge_batch *from, int64_t count, edge_pieces *pieces) {
    const edge_courses courses = courses_of(from);
    for (int64_t i = 0; i < count; i++) {
        const int64_t x0 = from->x0[i], y0 = from->y0[i], x1 = from->x1[i], y1 = from->y1[i];
        const int64_t first = most(y0, 0) >> 10, last = least((y1 - 1) >> 10, height - 1);
        const edge_course course = {courses.slope[i], courses.rise[i], from->winding[i]};
        if (least(x0, x1) >= 0 && most(x0, x1) < rows->right) {
            cut_edge(rows, pieces, first, last, x0, y0, x1, y1, course);
        } else {
            add_cut_edge(rows, first, last, x0, y0, x1, y1, course);
        }
    }
}

/// Adds edges between the sides of the rows, of at most `most_rows` rows each: the first row of all of them at once,
/// then the second, and so on. Edges of fewer rows have pieces of height 0 in the others.
static inline __attribute__((always_inline)) void add_short_edges(
    const cell_rows *rows, int64_t height, const edge_batch *from, int64_t count, int32_t most_rows,
    edge_pieces *pieces) {
    const edge_courses courses = courses_of(from);
    const ulongs_8 slope = (ulongs_8)courses.slope, step = slope << 10;
    const doubles_8 rise = __builtin_convertvector(courses.rise, doubles_8) * 0x1p-30;
    const ints_8 x0 = from->x0, y0 = from->y0;
    const ints_8 x1 = from->x1, y1 = from->y1;
    const uints_8 winding = (uints_8)from->winding;
    const ints_8 first = most_8(y0, all_8_ints(0)) >> 10;
    const ints_8 last = least_8((y1 - 1) >> 10, all_8_ints((int32_t)height - 1));
    // The x where the edge leaves the row, times 2^30 plus a half.
    const longs_8 down = __builtin_convertvector((uints_8)(first + 1) * 1024 - (uints_8)y0, longs_8);
    ulongs_8 at = (ulongs_8)(__builtin_convertvector(x0, longs_8) << 30) + (1 << 29) + (ulongs_8)down * slope;
    const ints_8 in_first = (ints_8)__builtin_convertvector((at - step) >> 30, uints_8);
    ints_8 xa = ints_chosen(y0 >= 0, x0, in_first);
    ints_8 row = first;
    for (int32_t i = 0; i < most_rows; i++) {
        const ints_8 ya = row * 1024, yb = ya + 1024, is_left = row <= last;
        const ints_8 xb = ints_chosen(yb >= y1, x1, (ints_8)__builtin_convertvector(at >> 30, uints_8));
        const ints_8 end = ints_chosen(is_left, xb, xa);
        const uints_8 part = (uints_8)least_8(yb, y1) - (uints_8)most_8(ya, y0);
        keep_pieces(
            rows, pieces, count, (uints_8)least_8(row, last), xa, end, part & (uints_8)is_left, winding, rise);
        xa = end;
        at += step;
        row += 1;
    }
}

static __attribute__((noinline)) void add_edges_of_2_rows(
    const cell_rows *rows, int64_t height, const edge_batch *from, int64_t count, edge_pieces *pieces) {
    add_short_edges(rows, height, from, count, 2, pieces);
}

static __attribute__((noinline)) void add_edges_of_4_rows(
    const cell_rows *rows, int64_t height, const edge_batch *from, int64_t count, edge_pieces *pieces) {
    add_short_edges(rows, height, from, count, 4, pieces);
}

/// The kinds of edges by the way they are added: edges of more than 4 rows or beyond the sides of the rows, of at most
/// 2, of at most 4.
enum { LONG_EDGES, EDGES_OF_2_ROWS, EDGES_OF_4_ROWS, EDGE_KINDS };

static inline __attribute__((always_inline)) void add_batch(
    const cell_rows *rows, int64_t height, int32_t kind, const edge_batch *from, int64_t count, edge_pieces *pieces) {
    if (kind == LONG_EDGES) {
        add_long_edges(rows, height, from, count, pieces);
    } else if (kind == EDGES_OF_2_ROWS) {
        add_edges_of_2_rows(rows, height, from, count, pieces);
    } else {
        add_edges_of_4_rows(rows, height, from, count, pieces);
    }
}

static void accumulate(
    int32_t *cells, uint64_t *marks, int32_t stride, int32_t words, int32_t width, int32_t height,
    const vitrine_edge *edges, int64_t count, int32_t left, int32_t top, int32_t *touched) {
    const cell_rows rows = {cells, marks, stride, words, (int64_t)width * 1024};
    const int32_t dx = left * 1024, dy = top * 1024;
    const int64_t bottom = (int64_t)height * 1024;
    edge_pieces pieces;
    pieces.count = 0;
    // The initial values can be divided before edges are stored.
    edge_batch batches[EDGE_KINDS] = {0};
    int64_t counts[EDGE_KINDS] = {0};
    for (int32_t kind = 0; kind < EDGE_KINDS; kind++) batches[kind].y1 = all_8_ints(1);
    int64_t first_touched = touched[0], last_touched = touched[1];
    for (int64_t i = 0; i < count; i++) {
        const vitrine_edge e = edges[i];
        const int32_t x0 = e.x0 - dx, y0 = e.y0 - dy, x1 = e.x1 - dx, y1 = e.y1 - dy;
        const int64_t low = least(x0, x1), high = most(x0, x1);
        // An outline rarely enters and leaves the rows, so the branch is predicted well.
        if (y1 <= 0 || y0 >= bottom || low >= rows.right) continue;
        const int64_t first = most(y0, 0) >> 10, last = least((y1 - 1) >> 10, height - 1);
        first_touched = least(first_touched, first);
        last_touched = most(last_touched, last);
        const int32_t kind = last - first < 2 ? EDGES_OF_2_ROWS : last - first < 4 ? EDGES_OF_4_ROWS : LONG_EDGES;
        const int32_t k = low >= 0 && high < rows.right ? kind : LONG_EDGES;
        edge_batch *batch = batches + k;
        const int64_t n = counts[k];
        batch->x0[n] = x0;
        batch->y0[n] = y0;
        batch->x1[n] = x1;
        batch->y1[n] = y1;
        batch->winding[n] = e.winding;
        counts[k] = n + 1;
        if (n + 1 == BATCH) {
            add_batch(&rows, height, k, batch, BATCH, &pieces);
            counts[k] = 0;
        }
    }
    for (int32_t kind = 0; kind < EDGE_KINDS; kind++) {
        if (counts[kind] > 0) add_batch(&rows, height, kind, batches + kind, counts[kind], &pieces);
    }
    touched[0] = (int32_t)first_touched;
    touched[1] = (int32_t)last_touched;
    add_pieces(&rows, &pieces);
}

#pragma clang diagnostic pop
