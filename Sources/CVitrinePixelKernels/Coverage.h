// Coverage: sums of signed area to runs. Formula: ReferenceCoverage in PixelKernels.

/// Rows of cells that edges are added to.
typedef struct {
    int32_t *cells;
    uint64_t *marks;
    int64_t stride;
    int64_t words;
    /// The right border, 1024 steps a pixel.
    int64_t right;
} cell_rows;

/// Adds a piece that spans `height` within one cell, `twice` being the sum of its ends' distances from the cell's left.
static inline void add_cell(const cell_rows *rows, int64_t row, int64_t x, int64_t height, int64_t twice) {
    int32_t *c = rows->cells + row * rows->stride + x;
    const uint32_t beyond = (uint32_t)(int32_t)(height * twice);
    uint32_t here = (uint32_t)c[0] + ((uint32_t)(int32_t)(height * 2048) - beyond);
    // Read and written one by one: the next piece may read half of what a joint store has not yet brought to memory.
    __asm__("" : "+r"(here));
    c[0] = (int32_t)here;
    c[1] = (int32_t)((uint32_t)c[1] + beyond);
    uint64_t *m = rows->marks + row * rows->words + (x >> 8);
    // The block of the cell, and that of the next where it begins one.
    const int64_t bit = (x >> 2) & 63;
    const uint64_t both = (x & 3) == 3 ? 3 : 1;
    m[0] |= both << bit;
    if ((x & 255) == 255) m[1] |= 1;
}

/// Rounded down; the divisor is positive.
static inline int64_t floored(int64_t n, int64_t d) {
    int64_t q = n / d;
    return n < q * d ? q - 1 : q;
}

/// A piece of an edge within one row, cut at the sides of the rows and then at every cell's side.
static void add_long_span(
    const cell_rows *rows, int64_t row, int64_t xa, int64_t ya, int64_t xb, int64_t yb, int64_t winding) {
    const int64_t height = yb - ya;
    const int64_t lo = xa < xb ? xa : xb, hi = xa < xb ? xb : xa;
    if (hi <= 0) return add_cell(rows, row, 0, winding * height, 0);
    if (lo >= rows->right) return;
    // Walk from the left end to the right end: whichever way the edge runs, as much height is gained in each cell.
    const int64_t sign = winding;
    const int64_t width = hi - lo;
    const int64_t last = (rows->right >> 10) - 1;
    // Height gained from the left end on = (x - lo) * height / width, rounded down.
    int64_t gained = 0, before = 0, x = lo;
    if (x < 0) {
        gained = width > 0 ? -lo * height / width : 0;
        add_cell(rows, row, 0, sign * gained, 0);
        before = gained;
        x = 0;
    }
    int64_t c = x >> 10;
    int64_t border = (c + 1) * 1024;
    if (border < hi) {
        int64_t n = (border - lo) * height;
        gained = n / width;
        int64_t rest = n - gained * width;
        const int64_t step = height * 1024 / width;
        const int64_t step_rest = height * 1024 - step * width;
        while (border < hi) {
            add_cell(rows, row, c, sign * (gained - before), (x - c * 1024) + 1024);
            if (c == last) return;
            before = gained;
            x = border;
            c++;
            border += 1024;
            gained += step;
            rest += step_rest;
            if (rest >= width) {
                rest -= width;
                gained++;
            }
        }
    }
    add_cell(rows, row, c, sign * (height - before), (x - c * 1024) + (hi - c * 1024));
}

static inline void add_span(
    const cell_rows *rows, int64_t row, int64_t xa, int64_t ya, int64_t xb, int64_t yb, int64_t winding) {
    const int64_t lo = xa < xb ? xa : xb, hi = xa < xb ? xb : xa;
    const int64_t x = lo >> 10;
    if (lo >= 0 && hi <= (x + 1) * 1024 && hi < rows->right) {
        add_cell(rows, row, x, winding * (yb - ya), lo + hi - x * 2048);
    } else {
        add_long_span(rows, row, xa, ya, xb, yb, winding);
    }
}

/// An edge through several rows; the remainder of the division is carried from row to row.
static void add_edge(
    const cell_rows *rows, int64_t first, int64_t last, int64_t x0, int64_t y0, int64_t x1, int64_t y1,
    int64_t winding) {
    const int64_t dx = x1 - x0, dy = y1 - y0;
    int64_t ya = y0 > first * 1024 ? y0 : first * 1024;
    if (dx == 0 || (x0 <= 0 && x1 <= 0)) {
        const int64_t x = x0 > 0 && dx == 0 ? x0 : 0;
        for (int64_t row = first; row <= last; row++) {
            const int64_t end = (row + 1) * 1024, yb = y1 < end ? y1 : end;
            add_cell(rows, row, x >> 10, winding * (yb - ya), (x & 1023) * 2);
            ya = yb;
        }
        return;
    }
    const int64_t step = floored(dx * 1024, dy), step_rest = dx * 1024 - step * dy;
    int64_t xa = x0, rest = 0;
    if (ya > y0) {
        const int64_t n = (ya - y0) * dx, q = floored(n, dy);
        xa = x0 + q;
        rest = n - q * dy;
    }
    for (int64_t row = first; row <= last; row++) {
        const int64_t yb = (row + 1) * 1024;
        if (yb >= y1) return add_span(rows, row, xa, ya, x1, y1, winding);
        const int64_t from = xa;
        if (yb - ya == 1024) {
            xa += step;
            rest += step_rest;
            if (rest >= dy) {
                rest -= dy;
                xa++;
            }
        } else {
            const int64_t n = (yb - y0) * dx, q = floored(n, dy);
            xa = x0 + q;
            rest = n - q * dy;
        }
        add_span(rows, row, from, ya, xa, yb, winding);
        ya = yb;
    }
}

static void accumulate(
    int32_t *cells, uint64_t *marks, int32_t stride, int32_t words, int32_t width, int32_t height,
    const vitrine_edge *edges, int64_t count, int32_t left, int32_t top, int32_t *touched) {
    const cell_rows rows = {cells, marks, stride, words, (int64_t)width * 1024};
    const int64_t dx = (int64_t)left * 1024, dy = (int64_t)top * 1024, bottom = (int64_t)height * 1024;
    int64_t first_touched = touched[0], last_touched = touched[1];
    for (int64_t i = 0; i < count; i++) {
        const int64_t y0 = edges[i].y0 - dy, y1 = edges[i].y1 - dy;
        if (y1 <= 0 || y0 >= bottom) continue;
        const int64_t x0 = edges[i].x0 - dx, x1 = edges[i].x1 - dx;
        if (x0 >= rows.right && x1 >= rows.right) continue;
        const int64_t first = y0 > 0 ? y0 >> 10 : 0;
        const int64_t end = (y1 - 1) >> 10, last = end < height - 1 ? end : height - 1;
        if (first < first_touched) first_touched = first;
        if (last > last_touched) last_touched = last;
        if (y0 >= 0 && first == end) {
            add_span(&rows, first, x0, y0, x1, y1, edges[i].winding);
        } else {
            add_edge(&rows, first, last, x0, y0, x1, y1, edges[i].winding);
        }
    }
    touched[0] = (int32_t)first_touched;
    touched[1] = (int32_t)last_touched;
}

/// Area of a whole pixel wound once, twice over.
#define FULL (2u << 20)

/// A running sum of area, of which 2 * 1024 * 1024 is a whole pixel wound once, as coverage 0...255.
static inline uint32_t coverage_of(int32_t sum, int32_t rule) {
    uint32_t v = sum < 0 ? 0u - (uint32_t)sum : (uint32_t)sum;
    if (rule == 0) {
        v = v < FULL ? v : FULL;
    } else {
        v &= 2 * FULL - 1;
        v = v < FULL ? v : 2 * FULL - v;
    }
    return (v * 255 + FULL / 2) >> 21;
}

/// Pixels of constant coverage that are cheaper to paint with their neighbours than in a run of their own.
enum { SHORT_RUN = 16 };

typedef uint32_t sum4 __attribute__((vector_size(16), aligned(4)));
typedef int32_t sum4_signed __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4), aligned(1)));

static int32_t sweep(
    int32_t *restrict cells, uint64_t *restrict marks, int32_t width, int32_t rule, uint8_t *restrict coverage,
    vitrine_run *restrict runs) {
    const int32_t words = (width + 1 + 255) >> 8;
    int32_t count = 0;
    int32_t sum = 0;
    /// Where pixels with coverage of their own began that are not yet in a run; -1 for none.
    int32_t open = -1;
    int32_t x = 0;
    for (int32_t word = 0; word < words; word++) {
        uint64_t bits = marks[word];
        if (bits == 0) continue;
        marks[word] = 0;
        while (bits != 0) {
            int32_t block = (word << 6) + __builtin_ctzll(bits);
            bits &= bits - 1;
            int32_t from = block << 2;
            if (from > x) {
                uint32_t flat = coverage_of(sum, rule);
                int32_t n = from - x;
                if (open >= 0 && n <= SHORT_RUN) {
                    memset(coverage + x, (int)flat, (size_t)n);
                } else {
                    if (open >= 0) runs[count++] = (vitrine_run){open, x - open, -1};
                    open = -1;
                    if (flat != 0) runs[count++] = (vitrine_run){x, n, (int32_t)flat};
                }
            }
            if (open < 0) open = from;
            int32_t end = from + 4 < width ? from + 4 : width;
            if (end == from + 4) {
                // Sums of four at once: each adds what lies one, then two before it.
                sum4 v = *(const sum4 *)(cells + from);
                const sum4 zero = {0, 0, 0, 0};
                v += __builtin_shufflevector(zero, v, 0, 4, 5, 6);
                v += __builtin_shufflevector(zero, v, 0, 0, 4, 5);
                v += (uint32_t)sum;
                *(sum4 *)(cells + from) = zero;
                sum = (int32_t)v[3];
                sum4_signed negative = (sum4_signed)v < 0;
                v = (v ^ (sum4)negative) - (sum4)negative;
                if (rule == 0) {
                    const sum4 whole = (sum4)(v > FULL);
                    v = (v & ~whole) | (whole & FULL);
                } else {
                    v &= 2 * FULL - 1;
                    const sum4 falling = (sum4)(v > FULL);
                    v = (v & ~falling) | (falling & (2 * FULL - v));
                }
                v = (v * 255 + FULL / 2) >> 21;
                *(byte4 *)(coverage + from) = __builtin_convertvector(v, byte4);
            } else {
                for (int32_t i = from; i < end; i++) {
                    sum = (int32_t)((uint32_t)sum + (uint32_t)cells[i]);
                    cells[i] = 0;
                    coverage[i] = (uint8_t)coverage_of(sum, rule);
                }
            }
            for (int32_t i = end < from ? from : end; i < from + 4 && i <= width; i++) cells[i] = 0;
            x = end > from ? end : from;
            if (x > width) x = width;
        }
    }
    if (open >= 0 && open < width) {
        if (x > open) runs[count++] = (vitrine_run){open, x - open, -1};
    }
    if (x < width) {
        uint32_t flat = coverage_of(sum, rule);
        if (flat != 0) runs[count++] = (vitrine_run){x, width - x, (int32_t)flat};
    }
    return count;
}
