// Operations on LANES packed pixels at a time, in vector types of clang, which use the registers of the level.
// Blending.h includes this file once for each number of lanes. A pixel's channels are processed in two fields of 16
// bits: even contains red and blue, odd green and alpha.

#define NAMED_(name, lanes) name##lanes
#define NAMED(name, lanes) NAMED_(name, lanes)
#define PIXELS NAMED(pixels_, LANES)
#define FIELDS NAMED(fields_, LANES)
#define PRODUCTS NAMED(products_, LANES)
#define LOOSE NAMED(loose_, LANES)
#define BYTES NAMED(bytes_, LANES)
#define SAMPLES NAMED(samples_, LANES)
#define LANED static inline __attribute__((always_inline, overloadable))

// Indices that put each byte of a vector into two fields; the index LANES is a 0 of the other vector.
#define TWICE(i) i, LANES, i, LANES
#define FOUR_TWICE(i) TWICE(i), TWICE(i + 1), TWICE(i + 2), TWICE(i + 3)
#if LANES == 1
#define EACH_TWICE TWICE(0)
#elif LANES == 4
#define EACH_TWICE FOUR_TWICE(0)
#elif LANES == 8
#define EACH_TWICE FOUR_TWICE(0), FOUR_TWICE(4)
#else
#define EACH_TWICE FOUR_TWICE(0), FOUR_TWICE(4), FOUR_TWICE(8), FOUR_TWICE(12)
#endif

typedef uint32_t PIXELS __attribute__((vector_size(4 * LANES)));
typedef uint16_t FIELDS __attribute__((vector_size(4 * LANES)));
/// One product for each field.
typedef uint32_t PRODUCTS __attribute__((vector_size(8 * LANES)));
/// Pixels in unaligned memory.
typedef uint32_t LOOSE __attribute__((vector_size(4 * LANES), aligned(4)));
typedef uint8_t BYTES __attribute__((vector_size(LANES), aligned(1)));
typedef uint16_t SAMPLES __attribute__((vector_size(2 * LANES), aligned(2)));

static inline __attribute__((always_inline)) PIXELS NAMED(load_, LANES)(const uint32_t *p) {
    return *(const LOOSE *)p;
}

LANED void store(uint32_t *p, PIXELS v) { *(LOOSE *)p = v; }

/// Loads a byte for each pixel into both fields.
static inline __attribute__((always_inline)) FIELDS NAMED(load_bytes_, LANES)(const uint8_t *p) {
    return (FIELDS)__builtin_shufflevector(*(const BYTES *)p, (BYTES){0}, EACH_TWICE);
}

/// Loads a sample for each pixel into both fields.
static inline __attribute__((always_inline)) FIELDS NAMED(load_samples_, LANES)(const uint16_t *p) {
    PIXELS v = __builtin_convertvector(*(const SAMPLES *)p, PIXELS);
    return (FIELDS)(v | v << 16);
}

static inline __attribute__((always_inline)) PIXELS NAMED(all_, LANES)(uint32_t v) { return (PIXELS){0} + v; }

static inline __attribute__((always_inline)) FIELDS NAMED(both_, LANES)(uint32_t v) {
    return (FIELDS){0} + (uint16_t)v;
}

LANED FIELDS even(PIXELS p) { return (FIELDS)p & 0xff; }
LANED FIELDS odd(PIXELS p) { return (FIELDS)p >> 8; }
LANED PIXELS packed(FIELDS even, FIELDS odd) { return (PIXELS)(even | odd << 8); }

/// The alpha of odd fields, in both fields.
LANED FIELDS alpha_of(FIELDS odd) {
    PIXELS v = (PIXELS)odd;
    return (FIELDS)((v & 0xffff0000u) | v >> 16);
}

/// The upper 16 bits of products.
LANED FIELDS high_product(FIELDS a, FIELDS b) {
    return __builtin_convertvector(
        __builtin_convertvector(a, PRODUCTS) * __builtin_convertvector(b, PRODUCTS) >> 16, FIELDS);
}

/// a * k / 255 rounded to nearest, both 0...255: (t + (t >> 8)) >> 8 is t * 257 >> 16.
LANED FIELDS scaled_fields(FIELDS a, FIELDS k) { return high_product(a * k + 128, (FIELDS){0} + 257); }

LANED PIXELS scaled_by(PIXELS p, FIELDS k) { return packed(scaled_fields(even(p), k), scaled_fields(odd(p), k)); }

/// d * k / 255 rounded to nearest, plus a color; no channel's sum exceeds 255. `share` is `share_of(k)`. The fields of
/// the color are its channels times 256, plus a half.
LANED PIXELS faded_onto(PIXELS d, FIELDS share, FIELDS even, FIELDS odd) {
    return (PIXELS)((high_product((FIELDS)d << 8, share) + even) >> 8 |
                    ((high_product((FIELDS)d & 0xff00, share) + odd) & 0xff00));
}

LANED PIXELS join_over(PIXELS s, PIXELS d) { return s + scaled_by(d, alpha_of(odd(s)) ^ 255); }

LANED PIXELS join_over(PIXELS s, FIELDS k, PIXELS d) {
    const FIELDS e = scaled_fields(even(s), k), o = scaled_fields(odd(s), k);
    const FIELDS rest = alpha_of(o) ^ 255;
    return packed(e + scaled_fields(even(d), rest), o + scaled_fields(odd(d), rest));
}

/// An opaque color times k, over d; its alpha is then k.
LANED PIXELS opaque_over(PIXELS color, FIELDS k, PIXELS d) {
    const FIELDS rest = k ^ 255;
    return packed(
        scaled_fields(even(color), k) + scaled_fields(even(d), rest),
        scaled_fields(odd(color), k) + scaled_fields(odd(d), rest));
}

/// Opaque black times k, over d, of which only the alpha remains.
LANED PIXELS black_over(FIELDS k, PIXELS d) { return ((PIXELS)k << 24) + scaled_by(d, k ^ 255); }

LANED PIXELS keeping_alpha(FIELDS even, FIELDS odd, PIXELS d) {
    return ((PIXELS)(even | odd << 8) & 0x00ffffffu) | (d & 0xff000000u);
}

LANED PIXELS join_darker(PIXELS s, PIXELS d) {
    FIELDS a = alpha_of(odd(s));
    return keeping_alpha(
        __builtin_elementwise_sub_sat(even(d) + even(s), a), __builtin_elementwise_sub_sat(odd(d) + odd(s), a), d);
}

LANED PIXELS join_lighter(PIXELS s, PIXELS d) {
    FIELDS a = alpha_of(odd(d));
    return keeping_alpha(
        __builtin_elementwise_min(even(d) + even(s), a), __builtin_elementwise_min(odd(d) + odd(s), a), d);
}

/// d + (c - d) * k / 65535 rounded to nearest, for c and d 0...255: with |c - d| * k = high * 65536 + low, at most 255
/// * 65535, the rounded quotient is high, plus 1 if low + high is 32768 or more.
LANED FIELDS lerp_fields16(FIELDS d, FIELDS c, FIELDS k) {
    FIELDS m = __builtin_elementwise_max(c, d) - __builtin_elementwise_min(c, d);
    FIELDS high = high_product(m, k);
    FIELDS change = high + (__builtin_elementwise_add_sat((FIELDS)(m * k), high) >> 15);
    FIELDS downward = (FIELDS)(c < d);
    return d + (change ^ downward) - downward;
}

LANED PIXELS over16(PIXELS d, PIXELS color, FIELDS k) {
    return packed(lerp_fields16(even(d), even(color), k), lerp_fields16(odd(d), odd(color), k));
}

#undef NAMED_
#undef NAMED
#undef PIXELS
#undef FIELDS
#undef PRODUCTS
#undef LOOSE
#undef BYTES
#undef SAMPLES
#undef TWICE
#undef FOUR_TWICE
#undef EACH_TWICE
#undef LANED
#undef LANES
