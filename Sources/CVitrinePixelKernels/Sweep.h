// Converts rows of signed area cells to coverage, and to pixels. Formula: ReferenceCoverage in PixelKernels.

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

/// Twice the area of a pixel that is wound once.
#define FULL (2u << 20)

/// Converts a running sum of area to coverage 0...255; 2 * 1024 * 1024 is a whole pixel that is wound once.
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

typedef int32_t sums_16 __attribute__((vector_size(64)));

/// Converts the running sums of 16 cells, which are cleared, to coverage; `sum` is the sum before them, and then that
/// of the last.
static inline __attribute__((always_inline)) pixels_16 sweep_16(int32_t *cells, int32_t *sum, int32_t rule) {
    const pixels_16 zero = {0};
    pixels_16 v = load_16((const uint32_t *)cells);
    store((uint32_t *)cells, zero);
    // Each step adds the values one, two, four and eight lanes before.
    v += __builtin_shufflevector(zero, v, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
    v += __builtin_shufflevector(zero, v, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
    v += __builtin_shufflevector(zero, v, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
    v += __builtin_shufflevector(zero, v, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23);
    v += (uint32_t)*sum;
    *sum = (int32_t)v[15];
    v = (pixels_16)__builtin_elementwise_abs((sums_16)v);
    if (rule == 0) {
        v = __builtin_elementwise_min(v, all_16(FULL));
    } else {
        v &= 2 * FULL - 1;
        v = __builtin_elementwise_min(v, 2 * FULL - v);
    }
    return (v * 255 + FULL / 2) >> 21;
}

/// The consumer of a swept row, from left to right: stretches of constant coverage, which may be 0, and pixels of
/// varying coverage, 16 at a time, or fewer at the end of the row.
typedef struct {
    void (*flat)(void *state, int32_t x, int32_t count, uint32_t coverage);
    void (*block)(void *state, int32_t x, pixels_16 coverage);
    /// The last `count` pixels of the block that ends with the row.
    void (*last)(void *state, int32_t x, int32_t count, pixels_16 coverage);
    /// The pixels from x on of a row of fewer than 16 pixels.
    void (*rest)(void *state, int32_t x, int32_t count, pixels_16 coverage);
} sweep_use;

/// The last `count` lanes of `a`, and the other lanes of `b`.
static inline __attribute__((always_inline)) pixels_16 last_of(pixels_16 a, int32_t count, pixels_16 b) {
    const pixels_16 mask = (pixels_16)((sums_16){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15} >= 16 - count);
    return (a & mask) | (b & ~mask);
}

static inline __attribute__((always_inline)) void sweep_row(
    int32_t *restrict cells, uint64_t *restrict marks, int32_t width, int32_t rule, sweep_use use, void *state) {
    const int32_t words = (width + 1 + 255) >> 8;
    int32_t sum = 0, x = 0;
    // A mark also applies to the next block, which may lie in the next word.
    uint64_t carried = 0;
    for (int32_t word = 0; word < words; word++) {
        uint64_t bits = marks[word] | marks[word] << 1 | carried;
        carried = marks[word] >> 63;
        if (bits == 0) continue;
        marks[word] = 0;
        const int32_t begin = word << 8;
        // Blocks that the last pixels of the previous word included are skipped.
        if (x > begin) bits &= ~0ull << ((x - begin) >> 2);
        while (bits != 0) {
            const int32_t from = begin + (__builtin_ctzll(bits) << 2);
            // Fewer pixels of constant coverage are processed with those that follow.
            if (from - x >= 16) {
                const int32_t end = from < width ? from : width;
                use.flat(state, x, end - x, coverage_of(sum, rule));
                x = from;
            }
            if (x + 16 > width) {
                // The remaining cells lie in this word and the next.
                if (word + 1 < words) marks[word + 1] = 0;
                if (width >= 16) {
                    // The preceding cells are already cleared.
                    if (x < width) use.last(state, width - 16, width - x, sweep_16(cells + width - 16, &sum, rule));
                    cells[width] = 0;
                    return;
                }
                int32_t last[16] = {0};
                for (int32_t i = x; i < width; i++) last[i - x] = cells[i];
                for (int32_t i = x; i <= width; i++) cells[i] = 0;
                if (x < width) use.rest(state, x, width - x, sweep_16(last, &sum, rule));
                return;
            }
            use.block(state, x, sweep_16(cells + x, &sum, rule));
            x += 16;
            const int32_t next = (x - begin) >> 2;
            bits = next < 64 ? bits & ~0ull << next : 0;
        }
    }
    if (x < width) use.flat(state, x, width - x, coverage_of(sum, rule));
}

// Conversion to runs.

typedef struct {
    uint8_t *coverage;
    vitrine_run *runs;
    int32_t count;
} run_state;

/// Extends the last run if pixels of varying coverage follow others.
static inline __attribute__((always_inline)) void add_own(run_state *to, int32_t x, int32_t count) {
    vitrine_run *last = to->runs + to->count - 1;
    if (to->count > 0 && last->coverage < 0 && last->start + last->count == x) {
        last->count += count;
    } else {
        to->runs[to->count++] = (vitrine_run){x, count, -1};
    }
}

static inline __attribute__((always_inline)) void run_flat(void *state, int32_t x, int32_t count, uint32_t coverage) {
    run_state *to = state;
    if (coverage != 0) to->runs[to->count++] = (vitrine_run){x, count, (int32_t)coverage};
}

static inline __attribute__((always_inline)) void run_block(void *state, int32_t x, pixels_16 coverage) {
    run_state *to = state;
    *(bytes_16 *)(to->coverage + x) = __builtin_convertvector(coverage, bytes_16);
    add_own(to, x, 16);
}

static inline __attribute__((always_inline)) void run_last(void *state, int32_t x, int32_t count, pixels_16 coverage) {
    run_state *to = state;
    bytes_16 *bytes = (bytes_16 *)(to->coverage + x);
    const pixels_16 before = __builtin_convertvector(*bytes, pixels_16);
    *bytes = __builtin_convertvector(last_of(coverage, count, before), bytes_16);
    add_own(to, x + 16 - count, count);
}

static inline __attribute__((always_inline)) void run_rest(void *state, int32_t x, int32_t count, pixels_16 coverage) {
    run_state *to = state;
    for (int32_t i = 0; i < count; i++) to->coverage[x + i] = (uint8_t)coverage[i];
    add_own(to, x, count);
}

static int32_t sweep(
    int32_t *restrict cells, uint64_t *restrict marks, int32_t width, int32_t rule, uint8_t *restrict coverage,
    vitrine_run *restrict runs) {
    run_state state = {coverage, runs, 0};
    sweep_row(cells, marks, width, rule, (sweep_use){run_flat, run_block, run_last, run_rest}, &state);
    return state.count;
}

// Conversion to pixels of one color.

typedef struct {
    uint32_t *dst;
    /// The distance between rows in pixels.
    int64_t stride;
    uint32_t color;
    int32_t mode;
} color_state;

static inline __attribute__((always_inline)) void color_flat(void *state, int32_t x, int32_t count, uint32_t coverage) {
    const color_state *to = state;
    if (coverage == 0) return;
    const uint32_t color = coverage == 255 ? to->color : scaled(to->color, coverage);
    solid_rows(to->dst + x, to->stride, 1, count, color, to->mode);
}

/// Blends pixels through coverage.
static inline __attribute__((always_inline)) pixels_16 colored(const color_state *to, pixels_16 coverage, pixels_16 d) {
    const fields_16 k = (fields_16)(coverage | coverage << 16);
    const pixels_16 s = all_16(to->color);
    if (to->mode == VITRINE_OVER) return to->color >> 24 == 255 ? opaque_over(s, k, d) : join_over(s, k, d);
    const pixels_16 part = scaled_by(s, k);
    return to->mode == VITRINE_PLUS_DARKER ? join_darker(part, d) : join_lighter(part, d);
}

static inline __attribute__((always_inline)) void color_block(void *state, int32_t x, pixels_16 coverage) {
    const color_state *to = state;
    uint32_t *p = to->dst + x;
    // Most shapes have their sides at about the same position in the next row.
    __builtin_prefetch((const void *)((uintptr_t)p + (uintptr_t)(4 * to->stride)));
    store(p, colored(to, coverage, load_16(p)));
}

static inline __attribute__((always_inline)) void color_last(void *state, int32_t x, int32_t count, pixels_16 coverage) {
    const color_state *to = state;
    const pixels_16 d = load_16(to->dst + x);
    store(to->dst + x, last_of(colored(to, coverage, d), count, d));
}

static inline __attribute__((always_inline)) void color_rest(void *state, int32_t x, int32_t count, pixels_16 coverage) {
    const color_state *to = state;
    uint8_t bytes[16];
    *(bytes_16 *)bytes = __builtin_convertvector(coverage, bytes_16);
    solid_coverage(to->dst + x, bytes, count, to->color, to->mode);
}

static void sweep_solid(
    uint32_t *restrict dst, int64_t dst_stride, int32_t *restrict cells, int32_t stride, uint64_t *restrict marks,
    int32_t words, int32_t width, int32_t rows, int32_t rule, uint32_t color, int32_t mode) {
    for (int32_t y = 0; y < rows; y++, dst += dst_stride, cells += stride, marks += words) {
        color_state state = {dst, dst_stride, color, mode};
        sweep_row(cells, marks, width, rule, (sweep_use){color_flat, color_block, color_last, color_rest}, &state);
    }
}

/// Blends pixels of each row through the same coverage, in columns whose coverage stays in registers.
static void solid_columns(
    uint32_t *restrict dst, int64_t stride, int32_t rows, const uint8_t *restrict coverage, int32_t count,
    uint32_t color) {
    int32_t x = 0;
#define COLUMNS(n)                                                                                         \
    for (; x + n <= count; x += n) {                                                                       \
        const pixels_##n s = all_##n(color);                                                               \
        const fields_##n k = load_bytes_##n(coverage + x);                                                 \
        const fields_##n e = scaled_fields(even(s), k), o = scaled_fields(odd(s), k);                      \
        const fields_##n rest = alpha_of(o) ^ 255;                                                         \
        uint32_t *p = dst + x;                                                                             \
        for (int32_t y = 0; y < rows; y++, p += stride) {                                                  \
            const pixels_##n d = load_##n(p);                                                              \
            store(p, packed(e + scaled_fields(even(d), rest), o + scaled_fields(odd(d), rest)));           \
        }                                                                                                  \
    }
    COLUMNS(16)
    COLUMNS(8)
    COLUMNS(4)
    COLUMNS(1)
#undef COLUMNS
}

static void solid_runs(
    uint32_t *restrict dst, int64_t stride, int32_t rows, const uint8_t *restrict coverage,
    const vitrine_run *restrict runs, int32_t count, uint32_t color, int32_t mode) {
    for (int32_t i = 0; i < count; i++) {
        const vitrine_run run = runs[i];
        uint32_t *to = dst + run.start;
        if (run.coverage < 0 && mode == VITRINE_OVER) {
            solid_columns(to, stride, rows, coverage + run.start, run.count, color);
        } else if (run.coverage < 0) {
            for (int32_t y = 0; y < rows; y++) {
                solid_coverage(to + y * stride, coverage + run.start, run.count, color, mode);
            }
        } else {
            const uint32_t share = run.coverage == 255 ? color : scaled(color, (uint32_t)run.coverage);
            solid_rows(to, stride, rows, run.count, share, mode);
        }
    }
}

#pragma clang diagnostic pop
