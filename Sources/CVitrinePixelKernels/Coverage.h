// Coverage: edges to sums of signed area. Formula: ReferenceCoverage in PixelKernels.

/// Rows of cells that edges are added to.
typedef struct {
    int32_t *cells;
    uint64_t *marks;
    int64_t stride;
    int64_t words;
    /// The right border, 1024 steps a pixel.
    int64_t right;
} cell_rows;

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

/// Adds to a cell.
static inline void add_area(int32_t *cell, int64_t area) {
    uint32_t sum = (uint32_t)*cell + (uint32_t)area;
    // Read and written one by one: the next piece may read half of what a joint store has not yet brought to memory.
    __asm__("" : "+r"(sum));
    *cell = (int32_t)sum;
}

static inline void mark_cell(uint64_t *marks, int64_t x) { marks[x >> 8] |= 1ull << ((x >> 2) & 63); }

/// An edge's change of x in a step of y, and the amount of its change of y in a step of x, both times 2^30.
typedef struct {
    int64_t slope;
    int64_t rise;
    int64_t winding;
} edge_course;

/// A product with a slope or rise, rounded to nearest.
static inline int64_t rounded(int64_t product) { return (product + (1 << 29)) >> 30; }

/// A piece from `lo` to `hi` within a row, cut at the sides of the rows and at every cell's side. `signed_height` has the sign
/// of the winding.
static __attribute__((noinline)) void add_long_span(
    int32_t *cells, uint64_t *marks, int64_t right, int64_t lo, int64_t hi, int64_t signed_height, int64_t rise) {
    const int64_t winding = signed_height < 0 ? -1 : 1, height = winding * signed_height;
    if (lo >= right) return;
    // Height gained from the left end on: whichever way the edge runs, as much is gained in each cell.
    int64_t before = 0, x = lo;
    if (x < 0) {
        // What lies to the left counts for the first cell in full.
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
        mark_cell(marks, c + 1);
        before = gained;
        x = end;
    }
}

/// A piece within one row and two cells.
static inline __attribute__((always_inline)) void add_short_span(
    int32_t *cells, uint64_t *marks, int64_t lo, int64_t hi, int64_t height, edge_course course) {
    const int64_t x = lo >> 10, from = lo & 1023, room = 1024 - from;
    const int64_t width = hi - lo, near = least(width, room), over = width - near;
    // All of it where the piece ends in the first cell; a bit says so, as a branch would be guessed wrongly too often.
    const int64_t all = ~((room - width) >> 63) & 1024;
    const int64_t gained = least(rounded(room * course.rise) | all, height);
    const int64_t left = course.winding * gained, rest = course.winding * height - left;
    const int64_t beyond = left * (2 * from + near), further = rest * over;
    add_area(cells + x, left * 2048 - beyond);
    add_area(cells + x + 1, beyond + rest * 2048 - further);
    add_area(cells + x + 2, further);
    // The cell between lies in one of the two blocks.
    mark_cell(marks, x);
    mark_cell(marks, x + 1 + (over > 0));
}

/// A piece within one row.
static inline __attribute__((always_inline)) void add_span(
    const cell_rows *rows, int32_t *cells, uint64_t *marks, int64_t xa, int64_t xb, int64_t height, edge_course course,
    int is_inside) {
    const int64_t lo = least(xa, xb), hi = most(xa, xb);
    if (is_inside && hi <= (lo | 1023) + 1025) {
        add_short_span(cells, marks, lo, hi, height, course);
    } else {
        add_long_span(cells, marks, rows->right, lo, hi, course.winding * height, course.rise);
    }
}

/// An edge from row `first` to row `last`; `is_inside` is whether it stays between the sides of the rows.
static inline __attribute__((always_inline)) void add_edge(
    const cell_rows *rows, int64_t first, int64_t last, int64_t x0, int64_t y0, int64_t x1, int64_t y1,
    edge_course course, int is_inside) {
    int32_t *cells = rows->cells + first * rows->stride;
    uint64_t *marks = rows->marks + first * rows->words;
    // Where the edge leaves the row, times 2^30 and with a half added. Where it goes on beyond the edge's end is not used.
    uint64_t at = ((uint64_t)x0 << 30) + (1 << 29) + (uint64_t)((first + 1) * 1024 - y0) * (uint64_t)course.slope;
    const int64_t top = first * 1024, end = (last + 1) * 1024;
    int64_t xa = y0 >= top ? x0 : (int64_t)(at - ((uint64_t)course.slope << 10)) >> 30;
    int64_t ya = most(y0, top);
    for (int64_t row = first; row < last; row++) {
        const int64_t xb = (int64_t)at >> 30, yb = (row + 1) * 1024;
        add_span(rows, cells, marks, xa, xb, yb - ya, course, is_inside);
        at += (uint64_t)course.slope << 10;
        ya = yb;
        xa = xb;
        cells += rows->stride;
        marks += rows->words;
    }
    const int64_t xb = y1 <= end ? x1 : (int64_t)at >> 30;
    add_span(rows, cells, marks, xa, xb, least(y1, end) - ya, course, is_inside);
}

/// Edges whose slopes are divided at once.
enum { BATCH = 32 };

static void accumulate(
    int32_t *cells, uint64_t *marks, int32_t stride, int32_t words, int32_t width, int32_t height,
    const vitrine_edge *edges, int64_t count, int32_t left, int32_t top, int32_t *touched) {
    const cell_rows rows = {cells, marks, stride, words, (int64_t)width * 1024};
    const int64_t dx = (int64_t)left * 1024, dy = (int64_t)top * 1024, bottom = (int64_t)height * 1024;
    // More than any row's height in a step.
    const double steepest = 1ll << 40;
    int64_t first_touched = touched[0], last_touched = touched[1];
    for (int64_t from = 0; from < count; from += BATCH) {
        const vitrine_edge *batch = edges + from;
        const int64_t n = least(count - from, BATCH);
        // Quotients of doubles are those of IEEE 754 at every level. Together they are divided side by side.
        int64_t slopes[BATCH], rises[BATCH];
        for (int64_t i = 0; i < n; i++) {
            const double w = (double)batch[i].x1 - (double)batch[i].x0, h = (double)batch[i].y1 - (double)batch[i].y0;
            const double rise = h * (1 << 30) / __builtin_fabs(w);
            slopes[i] = (int64_t)(w * (1 << 30) / h);
            rises[i] = (int64_t)(rise < steepest ? rise : steepest);
        }
        for (int64_t i = 0; i < n; i++) {
            const int64_t y0 = batch[i].y0 - dy, y1 = batch[i].y1 - dy;
            if (y1 <= 0 || y0 >= bottom) continue;
            const int64_t x0 = batch[i].x0 - dx, x1 = batch[i].x1 - dx;
            const int64_t lo = least(x0, x1), hi = most(x0, x1);
            if (lo >= rows.right) continue;
            const int64_t first = most(y0, 0) >> 10, last = least((y1 - 1) >> 10, height - 1);
            first_touched = least(first_touched, first);
            last_touched = most(last_touched, last);
            const edge_course course = {slopes[i], rises[i], batch[i].winding};
            add_edge(&rows, first, last, x0, y0, x1, y1, course, lo >= 0 && hi < rows.right);
        }
    }
    touched[0] = (int32_t)first_touched;
    touched[1] = (int32_t)last_touched;
}
