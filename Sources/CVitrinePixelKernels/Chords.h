// Converts curves to edges. Formula: ReferenceChords in PixelKernels.

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

typedef double doubles_8 __attribute__((vector_size(64)));
typedef double loose_doubles_8 __attribute__((vector_size(64), aligned(8)));
typedef int64_t longs_8 __attribute__((vector_size(64)));
typedef int32_t ints_8 __attribute__((vector_size(32)));
typedef int32_t loose_ints_8 __attribute__((vector_size(32), aligned(4)));

/// The coefficients of the powers 0 to 3 of a curve's parameter, for one coordinate.
typedef struct {
    double of[4];
} powers;

static inline __attribute__((always_inline)) powers powers_of(double start, double control1, double control2, double end) {
#pragma clang fp contract(off)
    return (powers){{
        start, (control1 - start) * 3, (control2 - control1 * 2 + start) * 3, end - start + (control1 - control2) * 3}};
}

/// Rounds to the nearest step as an integer's bits: adding 1.5 * 2^52 leaves no bits for a fraction.
static inline __attribute__((always_inline)) ints_8 steps_of(doubles_8 v) {
#pragma clang fp contract(off)
    const doubles_8 limit = (doubles_8){0} + 1000000;
    const doubles_8 near = __builtin_elementwise_max(__builtin_elementwise_min(v, limit), -limit);
    return __builtin_convertvector((longs_8)(near * 1024 + 6755399441055744.0), ints_8);
}

/// A coordinate at eight parameters, moved outward.
static inline __attribute__((always_inline)) ints_8 coordinates_8(powers p, doubles_8 t, doubles_8 outward) {
#pragma clang fp contract(off)
    const doubles_8 bend = 6 * p.of[3] * t + 2 * p.of[2];
    return steps_of(((p.of[3] * t + p.of[2]) * t + p.of[1]) * t + p.of[0] - outward * bend);
}

/// The numbers of chords of the whole curve if its second derivative were everywhere the one at 0, 1/4, 1/2, 3/4 or 1.
static inline __attribute__((always_inline)) doubles_8 needed_chords(powers x, powers y) {
#pragma clang fp contract(off)
    const doubles_8 t = {0, 0.25, 0.5, 0.75, 1, 1, 1, 1};
    const doubles_8 bend_x = x.of[3] * (6 * t) + x.of[2] * 2, bend_y = y.of[3] * (6 * t) + y.of[2] * 2;
    const doubles_8 bend = __builtin_elementwise_sqrt(bend_x * bend_x + bend_y * bend_y);
    return __builtin_elementwise_sqrt(bend / (8 * 0.02));
}

/// The ends of chords, and eight unused places.
enum { CHORD_PLACES = VITRINE_MOST_CHORDS + 1 + 8 };

static int32_t chords(vitrine_edge *edges, const vitrine_cubic *curve, vitrine_box *box) {
#pragma clang fp contract(off)
    const powers px = powers_of(curve->x[0], curve->x[1], curve->x[2], curve->x[3]);
    const powers py = powers_of(curve->y[0], curve->y[1], curve->y[2], curve->y[3]);
    const doubles_8 needed = needed_chords(px, py);
    const int32_t pieces = (needed[0] > needed[4] ? needed[0] : needed[4]) <= 4 ? 1 : 4;
    double parameters[CHORD_PLACES], outward[CHORD_PLACES];
    int32_t count = 0;
    const double length = 1.0 / pieces;
    for (int32_t piece = 0; piece < pieces; piece++) {
        const double a = needed[piece], b = needed[pieces == 1 ? 4 : piece + 1];
        const double some = (a > b ? a : b) * length;
        const int32_t n = some < 200 ? (int32_t)some + 1 : 200;
        const double from = piece * length, step = length / n;
        doubles_8 index = {1, 2, 3, 4, 5, 6, 7, 8};
        for (int32_t i = 0; i < n; i += 8, index += 8) {
            *(loose_doubles_8 *)(parameters + count + i) = from + index * step;
            *(loose_doubles_8 *)(outward + count + i) = (doubles_8){0} + step * step / 16;
        }
        count += n;
    }
    // The lanes after the last one are also computed.
    *(loose_doubles_8 *)(parameters + count) = (doubles_8){0};
    *(loose_doubles_8 *)(outward + count) = (doubles_8){0};
    int32_t xs[CHORD_PLACES], ys[CHORD_PLACES];
    const doubles_8 ends_x = {curve->x[0], curve->x[3]}, ends_y = {curve->y[0], curve->y[3]};
    const ints_8 ends_in_x = steps_of(ends_x), ends_in_y = steps_of(ends_y);
    xs[0] = ends_in_x[0];
    ys[0] = ends_in_y[0];
    for (int32_t i = 0; i < count; i += 8) {
        const doubles_8 t = *(loose_doubles_8 *)(parameters + i), out = *(loose_doubles_8 *)(outward + i);
        *(loose_ints_8 *)(xs + 1 + i) = coordinates_8(px, t, out);
        *(loose_ints_8 *)(ys + 1 + i) = coordinates_8(py, t, out);
    }
    xs[count] = ends_in_x[1];
    ys[count] = ends_in_y[1];
    int32_t made = 0, x = xs[0], y = ys[0];
    int32_t left = x, top = y, right = x, bottom = y;
    for (int32_t i = 1; i <= count; i++) {
        const int32_t next_x = xs[i], next_y = ys[i];
        const int is_down = y < next_y;
        edges[made] = (vitrine_edge){
            is_down ? x : next_x, is_down ? y : next_y, is_down ? next_x : x, is_down ? next_y : y, is_down ? 1 : -1};
        // The next edge overwrites a horizontal one.
        made += y != next_y;
        x = next_x;
        y = next_y;
        left = x < left ? x : left;
        top = y < top ? y : top;
        right = x > right ? x : right;
        bottom = y > bottom ? y : bottom;
    }
    if (made > 0) {
        box->left = left < box->left ? left : box->left;
        box->top = top < box->top ? top : box->top;
        box->right = right > box->right ? right : box->right;
        box->bottom = bottom > box->bottom ? bottom : box->bottom;
    }
    return made;
}

#pragma clang diagnostic pop
