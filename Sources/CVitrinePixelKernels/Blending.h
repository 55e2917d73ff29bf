// Blends rows of pixels. Formulas: ReferenceBlending and PackedPixel in PixelKernels.

// Vectors wider than a register are passed only to functions that are always inlined, so the calling convention is
// irrelevant.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

#define LANES 1
#include "Lanes.h"
#define LANES 4
#include "Lanes.h"
#define LANES 8
#include "Lanes.h"
#define LANES 16
#include "Lanes.h"

/// Processes a row in blocks of 16 pixels. PIXELS_AT(n, i, d) is the result for n pixels d from the i-th on; DONE(i) is
/// true if a short cut has processed 16 of them. The remainder is one more block that ends with the row and overlaps
/// the previous one; it is loaded before anything is stored, so that the overlap gets the same values twice. Rows below
/// 16 pixels are divided into smaller blocks in the same way.
#define ROW(DONE, PIXELS_AT)                                                                  \
    if (count >= 16) {                                                                        \
        const int32_t end = count - 16;                                                       \
        const pixels_16 last = load_16(dst + end);                                            \
        for (int32_t i = 0; i < end; i += 16) {                                               \
            if (!(DONE(i))) store(dst + i, PIXELS_AT(16, i, load_16(dst + i)));               \
        }                                                                                     \
        if (!(DONE(end))) store(dst + end, PIXELS_AT(16, end, last));                         \
    } else if (count >= 8) {                                                                  \
        const pixels_8 last = load_8(dst + count - 8);                                        \
        store(dst, PIXELS_AT(8, 0, load_8(dst)));                                             \
        store(dst + count - 8, PIXELS_AT(8, count - 8, last));                                \
    } else if (count >= 4) {                                                                  \
        const pixels_4 last = load_4(dst + count - 4);                                        \
        store(dst, PIXELS_AT(4, 0, load_4(dst)));                                             \
        store(dst + count - 4, PIXELS_AT(4, count - 4, last));                                \
    } else {                                                                                  \
        for (int32_t i = 0; i < count; i++) store(dst + i, PIXELS_AT(1, i, load_1(dst + i))); \
    }

#define NOTHING(i) 0

/// The three modes for n source pixels from the i-th on, SOURCE(n, i), each times SHARE(n, i).
#define OVER_AT(n, i, d) join_over(SOURCE(n, i), SHARE(n, i), d)
#define DARKER_AT(n, i, d) join_darker(scaled_by(SOURCE(n, i), SHARE(n, i)), d)
#define LIGHTER_AT(n, i, d) join_lighter(scaled_by(SOURCE(n, i), SHARE(n, i)), d)

/// A separate loop for each mode; CLEAR(i) is whether 16 source pixels from the i-th on are clear.
#define ROW_IN_MODE(CLEAR)                    \
    if (mode == VITRINE_OVER) {               \
        ROW(CLEAR, OVER_AT)                   \
    } else if (mode == VITRINE_PLUS_DARKER) { \
        ROW(CLEAR, DARKER_AT)                 \
    } else {                                  \
        ROW(CLEAR, LIGHTER_AT)                \
    }

static inline int clear_bytes(const uint8_t *p) {
    uint64_t a, b;
    memcpy(&a, p, 8);
    memcpy(&b, p + 8, 8);
    return (a | b) == 0;
}

static inline int full_bytes(const uint8_t *p) {
    uint64_t a, b;
    memcpy(&a, p, 8);
    memcpy(&b, p + 8, 8);
    return (a & b) == UINT64_MAX;
}

static inline int clear_samples(const uint16_t *p) {
    return clear_bytes((const uint8_t *)p) && clear_bytes((const uint8_t *)(p + 8));
}

static inline int clear_pixels(const uint32_t *p) { return __builtin_reduce_or(load_16(p)) == 0; }

/// Copies 16 pixels if all are opaque, and skips them if all are clear; returns 0 if they are neither. The first pixel
/// decides which test is made.
static inline int copied_pixels(uint32_t *dst, const uint32_t *src) {
    if (src[0] == 0) return clear_pixels(src);
    if (src[0] >> 24 != 255) return 0;
    const pixels_16 p = load_16(src);
    if (__builtin_reduce_or(~p & 0xff000000u) != 0) return 0;
    store(dst, p);
    return 1;
}

/// Fills 16 pixels that an opaque color fully covers, and skips 16 that it does not cover; returns 0 if they are
/// neither.
static inline int filled_pixels(uint32_t *dst, const uint8_t *coverage, uint32_t color) {
    if (clear_bytes(coverage)) return 1;
    if (!full_bytes(coverage)) return 0;
    store(dst, all_16(color));
    return 1;
}

/// Copies 16 opaque, fully covered pixels, and skips 16 invisible ones; returns 0 if they are neither.
static inline int shown_pixels(uint32_t *dst, const uint32_t *src, const uint8_t *coverage) {
    return clear_bytes(coverage) || (full_bytes(coverage) && copied_pixels(dst, src));
}

/// Every channel times k / 255, rounded to nearest, for k 0...255.
static inline uint32_t scaled(uint32_t p, uint32_t k) {
    uint32_t even = (p & 0x00ff00ffu) * k + 0x00800080u;
    even = ((even + ((even >> 8) & 0x00ff00ffu)) >> 8) & 0x00ff00ffu;
    uint32_t odd = ((p >> 8) & 0x00ff00ffu) * k + 0x00800080u;
    odd = (odd + ((odd >> 8) & 0x00ff00ffu)) & 0xff00ff00u;
    return even | odd;
}

/// k / 255 in 1/65536, rounded to nearest, at most 65535. A channel in 1/256 times that, without its lower 16 bits,
/// differs by less than 0.498 from the product with k / 255 in 1/256. No such product is closer to a half, so it is
/// rounded correctly.
static inline uint32_t share_of(uint32_t k) { return k == 255 ? 65535 : k * 257 + (k >> 7); }

static void fill(uint32_t *restrict dst, int32_t count, uint32_t color) {
#if defined(__x86_64__)
    // The processor does not read lines that this instruction fills completely; the instruction takes long to start.
    enum { LONG_FILL = 4096 };
    if (count >= LONG_FILL) {
        uint64_t left = (uint64_t)count;
        __asm__ volatile("rep stosl" : "+D"(dst), "+c"(left) : "a"(color) : "memory");
        return;
    }
#endif
    for (int32_t i = 0; i < count; i++) dst[i] = color;
}

/// Hides the content of memory from the compiler. It would widen known shares before a loop, and then not find the
/// instruction that multiplies them by pixels.
static inline __attribute__((always_inline)) const uint32_t *hidden(uint32_t *shares) {
    __asm__("" : "+m"(*(uint32_t(*)[16])shares));
    return shares;
}

/// The first address from `p` on at which 16 pixels lie in one cache line.
static inline uint32_t *line_at(uint32_t *p) { return (uint32_t *)(((uintptr_t)p + 63) & ~(uintptr_t)63); }

/// Blends a color that is not opaque with pixels of several rows, in blocks that each lie in one cache line. The first
/// and the last block of a row overlap others; they are loaded before anything is stored, as in `ROW`.
static void solid_over(
    uint32_t *restrict dst, int64_t stride, int32_t rows, int32_t count, uint32_t color) {
    _Alignas(64) uint32_t shares[16];
    const uint32_t share = share_of(255 - (color >> 24));
    for (int32_t i = 0; i < 16; i++) shares[i] = share << 16 | share;
    const uint32_t even = (color & 0x00ff00ffu) * 256 + 0x00800080u, odd = (color & 0xff00ff00u) + 0x00800080u;
#define OVER_ALL(n, i, d) \
    faded_onto(d, (fields_##n)load_##n(hidden(shares)), (fields_##n)all_##n(even), (fields_##n)all_##n(odd))
    if (count < 32) {
        for (int32_t y = 0; y < rows; y++, dst += stride) { ROW(NOTHING, OVER_ALL) }
        return;
    }
    for (int32_t y = 0; y < rows; y++, dst += stride) {
        uint32_t *end = dst + count - 16;
        const pixels_16 first = load_16(dst), last = load_16(end);
        for (uint32_t *p = line_at(dst); p < end; p += 16) {
            __builtin_prefetch((const void *)((uintptr_t)p + (uintptr_t)(4 * stride)));
            store(p, OVER_ALL(16, 0, load_16(p)));
        }
        store(dst, OVER_ALL(16, 0, first));
        store(end, OVER_ALL(16, 0, last));
    }
#undef OVER_ALL
}

static void solid_rows(
    uint32_t *restrict dst, int64_t stride, int32_t rows, int32_t count, uint32_t color, int32_t mode) {
#define DARKER_ALL(n, i, d) join_darker(all_##n(color), d)
#define LIGHTER_ALL(n, i, d) join_lighter(all_##n(color), d)
    if (mode == VITRINE_OVER && color >> 24 == 255) {
        for (int32_t y = 0; y < rows; y++, dst += stride) fill(dst, count, color);
    } else if (mode == VITRINE_OVER) {
        solid_over(dst, stride, rows, count, color);
    } else if (mode == VITRINE_PLUS_DARKER) {
        for (int32_t y = 0; y < rows; y++, dst += stride) { ROW(NOTHING, DARKER_ALL) }
    } else {
        for (int32_t y = 0; y < rows; y++, dst += stride) { ROW(NOTHING, LIGHTER_ALL) }
    }
#undef DARKER_ALL
#undef LIGHTER_ALL
}

static void solid(uint32_t *restrict dst, int32_t count, uint32_t color, int32_t mode) {
    solid_rows(dst, 0, 1, count, color, mode);
}

static void solid_coverage(
    uint32_t *restrict dst, const uint8_t *restrict coverage, int32_t count, uint32_t color, int32_t mode) {
#define SOURCE(n, i) all_##n(color)
#define SHARE(n, i) load_bytes_##n(coverage + (i))
#define CLEAR(i) clear_bytes(coverage + (i))
#define FILLED(i) filled_pixels(dst + (i), coverage + (i), color)
#define OPAQUE_AT(n, i, d) opaque_over(SOURCE(n, i), SHARE(n, i), d)
    if (mode == VITRINE_OVER && color >> 24 == 255) {
        ROW(FILLED, OPAQUE_AT)
    } else {
        ROW_IN_MODE(CLEAR)
    }
#undef CLEAR
#undef FILLED
#undef OPAQUE_AT
#undef SHARE
#undef SOURCE
}

static void solid_blocks(
    uint32_t *restrict dst, int32_t stride, const vitrine_block *restrict blocks, int32_t count, uint32_t color,
    int32_t mode) {
// The result for a block's pixels d through coverage k.
#define BLOCKS(JOINED)                                                             \
    for (int32_t i = 0; i < count; i++) {                                          \
        uint32_t *p = dst + (int64_t)blocks[i].y * stride + blocks[i].x;           \
        const pixels_8 d = load_8(p);                                              \
        const fields_8 k = load_bytes_8(blocks[i].coverage);                       \
        store(p, JOINED);                                                          \
    }
    if (mode == VITRINE_OVER && color == 0xff000000u) {
        BLOCKS(black_over(k, d))
    } else if (mode == VITRINE_OVER && color >> 24 == 255) {
        BLOCKS(opaque_over(all_8(color), k, d))
    } else if (mode == VITRINE_OVER) {
        BLOCKS(join_over(all_8(color), k, d))
    } else if (mode == VITRINE_PLUS_DARKER) {
        BLOCKS(join_darker(scaled_by(all_8(color), k), d))
    } else {
        BLOCKS(join_lighter(scaled_by(all_8(color), k), d))
    }
#undef BLOCKS
}

static void whole_pixels(uint32_t *restrict dst, const uint32_t *restrict src, int32_t count) {
#define OVER_WHOLE(n, i, d) join_over(load_##n(src + (i)), d)
#define COPIED(i) copied_pixels(dst + (i), src + (i))
    ROW(COPIED, OVER_WHOLE)
#undef COPIED
#undef OVER_WHOLE
}

static void pixels(
    uint32_t *restrict dst, const uint32_t *restrict src, int32_t count, uint32_t opacity, int32_t mode) {
    if (opacity == 255 && mode == VITRINE_OVER) return whole_pixels(dst, src, count);
#define SOURCE(n, i) load_##n(src + (i))
#define SHARE(n, i) both_##n(opacity)
#define CLEAR(i) clear_pixels(src + (i))
    ROW_IN_MODE(CLEAR)
#undef CLEAR
#undef SHARE
#undef SOURCE
}

static void whole_pixels_coverage(
    uint32_t *restrict dst, const uint32_t *restrict src, const uint8_t *restrict coverage, int32_t count) {
#define OVER_COVERED(n, i, d) join_over(load_##n(src + (i)), load_bytes_##n(coverage + (i)), d)
#define SHOWN(i) shown_pixels(dst + (i), src + (i), coverage + (i))
    ROW(SHOWN, OVER_COVERED)
#undef SHOWN
#undef OVER_COVERED
}

static void pixels_coverage(
    uint32_t *restrict dst, const uint32_t *restrict src, const uint8_t *restrict coverage, int32_t count,
    uint32_t opacity, int32_t mode) {
    if (opacity == 255 && mode == VITRINE_OVER) return whole_pixels_coverage(dst, src, coverage, count);
#define SOURCE(n, i) load_##n(src + (i))
#define SHARE(n, i) scaled_fields(load_bytes_##n(coverage + (i)), both_##n(opacity))
#define CLEAR(i) clear_bytes(coverage + (i))
    ROW_IN_MODE(CLEAR)
#undef CLEAR
#undef SHARE
#undef SOURCE
}

static void solid_alpha16(uint32_t *restrict dst, const uint16_t *restrict alpha, int32_t count, uint32_t color) {
#define OVER16_AT(n, i, d) over16(d, all_##n(color | 0xff000000u), load_samples_##n(alpha + (i)))
#define CLEAR(i) clear_samples(alpha + (i))
    ROW(CLEAR, OVER16_AT)
#undef CLEAR
#undef OVER16_AT
}

/// v / 65535 rounded down, for v up to 65535 * 65535 + 65535.
static inline uint32_t over_65535(uint32_t v) { return (v + 1 + (v >> 16)) >> 16; }

static void scale_alpha16(uint16_t *out, const uint16_t *samples, const uint8_t *free, int32_t count, uint32_t alpha) {
    if (free == NULL) {
        for (int32_t i = 0; i < count; i++) out[i] = (uint16_t)over_65535(samples[i] * alpha + 32767);
    } else {
        for (int32_t i = 0; i < count; i++) {
            out[i] = (uint16_t)((over_65535(samples[i] * alpha + 32767) * free[i] + 127) / 255);
        }
    }
}

#undef NOTHING
#undef ROW_IN_MODE
#undef OVER_AT
#undef DARKER_AT
#undef LIGHTER_AT
#undef ROW

#pragma clang diagnostic pop
