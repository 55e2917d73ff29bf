// Row loops of the renderer in plain C, one body for every instruction set: each is compiled for several processor levels
// and chosen at run time, without a build flag. All are integer arithmetic; every level gives the same bits as
// PixelKernels, the reference. Only `chords`, `accumulate`, `corner`, `lens`, `rim_light` and `saturate` work with floating
// point: doubles, rounded after each operation.
//
// A pixel is packed premultiplied: red in the lowest byte, alpha in the highest. Pointers must not overlap unless said
// otherwise and need no alignment. Counts may be 0.

#ifndef VITRINE_CPIXELKERNELS_H
#define VITRINE_CPIXELKERNELS_H

#include <stdbool.h>
#include <stdint.h>

/// How rows of source pixels join rows of destination pixels.
enum {
    VITRINE_OVER = 0,
    VITRINE_PLUS_DARKER = 1,
    VITRINE_PLUS_LIGHTER = 2,
};

/// A straight edge in steps of 1/1024 pixel, y0 < y1; `winding` is 1 where the outline runs downward, -1 upward.
typedef struct {
    int32_t x0, y0, x1, y1, winding;
} vitrine_edge;

/// A cubic curve in pixels: its start, its two controls and its end.
typedef struct {
    double x[4], y[4];
} vitrine_cubic;

/// The box around places, in steps of 1/1024 pixel.
typedef struct {
    int32_t left, top, right, bottom;
} vitrine_box;

enum {
    /// Chords of one curve at most.
    VITRINE_MOST_CHORDS = 800,
};

/// A piece of a row with constant coverage, or with coverage of its own for each pixel.
typedef struct {
    /// First pixel, from the row's own beginning.
    int32_t start;
    int32_t count;
    /// 1...255: the same for all pixels. -1: see the row's coverage bytes.
    int32_t coverage;
} vitrine_run;

/// Coverage of 8 pixels side by side.
typedef struct {
    /// Where the first of them lies.
    uint16_t x, y;
    uint8_t coverage[8];
} vitrine_block;

/// Where the centers of a raster's first and last pixels lie, in 1/256 of a pixel: (left, top), and (right, bottom) from there.
/// Places beyond them take the border. Within 2^30.
typedef struct {
    int32_t left, top, right, bottom;
} vitrine_window;

/// A piece of an outline from (x, y) to (x + dx, y + dy). A place (u, v) lies beside u * along_x + v * along_y - before of it:
/// 0 at its beginning, 1 at its end.
typedef struct {
    double x, y, dx, dy, along_x, along_y, before;
} vitrine_chord;

/// The curve of a rounded corner, in a frame in which the corner is (0, 0), both edges run along the positive axes and the inside lies
/// at positive coordinates.
typedef struct {
    /// From the vertical edge to the horizontal one; 1 or more.
    const vitrine_chord *chords;
    /// A grid of cells over the curve, its vertices row by row: which of the chords is nearest to each.
    const int32_t *nodes;
    int32_t chords_count;
    /// Cells, at most 64 along an axis, and how many a pixel.
    int32_t columns, rows;
    double across, down;
} vitrine_corner;

/// Pixels side by side in a corner.
typedef struct {
    /// The center of the first one, and that of the shape.
    double x, center;
    double half_width;
    /// 1 in the left half of the shape and in the upper one, -1 in the others.
    double side_x, side_y;
    /// How far the pixels lie below the upper edge or above the lower one.
    double v;
} vitrine_corner_row;

typedef struct {
    double least, most;
} vitrine_extent;

/// How a shape of a body of glass bends and lights what lies near its outline, in device pixels.
typedef struct {
    /// Strength of the lens, 0...1, how deep it reaches, one over that, and how far it shifts at the outline; a lens that
    /// reaches 0 shows what lies straight behind.
    double lens, depth, steps, shift;
    /// The center of the shape, and what is added to the normal per pixel of distance from it; 0 for a lens that bends along the normal.
    double center_x, center_y, centering_x, centering_y;
    /// Light of the rim; its share on all edges, and what edges that face a light have beside it; pixels of a point, above 0.
    double rim, everywhere, facing, unit;
    /// The direction of the two lights, from the center to the lower right one; a unit vector.
    double light_x, light_y;
    /// How narrow they are, 0...1: at 0 their light falls with the cosine, at 1 with its third power.
    double focus;
    /// Shrunk pixels a device pixel.
    double scale;
} vitrine_lens;

/// What pixels of a body of glass have near its outline.
typedef struct {
    /// 0...255.
    uint8_t *coverage;
    /// The place that each shows, in 1/256 of a shrunk pixel from the center of the first one.
    int32_t *columns, *rows;
    /// White added by the rim over the darkest backdrops, 0...1.
    float *rims;
    /// How much of each is blurred as at the outline, 0...128 of 256.
    uint16_t *rim_shares;
} vitrine_lens_pixels;

/// Places in a picture of `width` x `height` pixels, 2 or more each, with rows of `width` pixels. Places and steps in 1/2^32 of
/// a pixel, (0, 0) being the center of the first; every place that is asked for lies within 2^29 pixels.
typedef struct {
    int64_t x, y, step_x, step_y;
    int32_t width, height;
} vitrine_sample_line;

/// Kinds of color transforms. In the linear and piecewise ones slopes and chroma lie within +-32767, offsets within
/// +-10 million.
enum {
    /// Colors stay as they are; slope, offset and chroma are not read.
    VITRINE_TRANSFORM_NONE = 0,
    /// Piece 0 for every Y.
    VITRINE_TRANSFORM_LINEAR = 1,
    /// Three pieces.
    VITRINE_TRANSFORM_PIECEWISE = 2,
    /// Three pieces with factors of any size.
    VITRINE_TRANSFORM_WIDE = 3,
};

/// A material's color transform and the tint laid over it, in integers. Of a pixel of 16-bit channels c with luma
/// Y = (13933 r + 46871 g + 4732 b + 32768) >> 16, each channel becomes
/// ((slope Y + 8192) >> 14) + offset + ((chroma (c - Y) + 8192) >> 14), cut to 0...65535, then a byte, under the tint.
/// Piece 0 counts for Y up to 21845, piece 1 up to 43690, piece 2 beyond.
typedef struct {
    int32_t slope[3];
    int32_t offset[3];
    int32_t chroma;
    /// Packed premultiplied color laid over the result.
    uint32_t tint;
    /// A `VITRINE_TRANSFORM_` constant.
    int32_t kind;
} vitrine_color_transform;

typedef struct {
    // MARK: Blending

    /// Every pixel becomes `color`.
    void (*fill)(uint32_t *dst, int32_t count, uint32_t color);
    /// One premultiplied color over (or under another mode) every pixel.
    void (*solid)(uint32_t *dst, int32_t count, uint32_t color, int32_t mode);
    /// One premultiplied color through coverage (0...255 a pixel).
    void (*solid_coverage)(uint32_t *dst, const uint8_t *coverage, int32_t count, uint32_t color, int32_t mode);
    /// The same for blocks of 8 pixels, which must not overlap; `dst` is the pixel that they count from, and its rows are
    /// `stride` pixels apart. Pixels of a block without coverage are read and written, and stay as they are.
    void (*solid_blocks)(
        uint32_t *dst, int32_t stride, const vitrine_block *blocks, int32_t count, uint32_t color, int32_t mode);
    /// Pixels, each times `opacity` (0...255).
    void (*pixels)(uint32_t *dst, const uint32_t *src, int32_t count, uint32_t opacity, int32_t mode);
    /// Pixels through coverage, coverage times `opacity` (0...255).
    void (*pixels_coverage)(
        uint32_t *dst, const uint32_t *src, const uint8_t *coverage, int32_t count, uint32_t opacity, int32_t mode);
    /// One opaque color (0x00BBGGRR) through 16-bit alpha, with a single rounding:
    /// (d * (65535 - a) + c * a + 32767) / 65535 in each channel, c being 255 for alpha.
    void (*solid_alpha16)(uint32_t *dst, const uint16_t *alpha, int32_t count, uint32_t color);
    /// 16-bit samples times a constant, t = (s * alpha + 32767) / 65535, and, where `free` is not null, times its bytes:
    /// (t * free + 127) / 255. In place is fine.
    void (*scale_alpha16)(uint16_t *out, const uint16_t *samples, const uint8_t *free, int32_t count, uint32_t alpha);

    // MARK: Coverage

    /// Chords of a curve as edges; level ones are left out. Where the curve would need more than 4 chords, each quarter of its
    /// parameter is divided by itself. Over a parameter's length l from a to b, it needs 1 more than l * sqrt(d / (8 * 0.02)),
    /// rounded down, at most 200, of which d is the larger length of the second derivative at a and b. Places between the
    /// start and the end are moved by step^2 / 16 against the second derivative, so that an arc rises as far above its chord as
    /// it lies below. All are cut at ±1,000,000 pixels and rounded to the nearest step, from the middle to the even one. `box`
    /// is widened to hold the places, unless there are no edges. The points of the curve lie within 1,000,000 pixels; `edges`
    /// has space for VITRINE_MOST_CHORDS. Returns the number of edges.
    int32_t (*chords)(vitrine_edge *edges, const vitrine_cubic *curve, vitrine_box *box);
    /// Adds edges to rows of signed area cells, as far as they lie in `width` x `height` pixels from (left, top) on or to
    /// the left of them. Rows are `stride` (at least width + 4) cells and `words` words of marks long; see `sweep`. All rows
    /// together have less than 2^31 cells; edges, and the corner in their steps, lie within ±1,024,000,000. Up to 8 cells behind the last row are read and written back as they are.
    /// `touched` is the first and the last row that has been added to so far, and is widened.
    void (*accumulate)(
        int32_t *cells, uint64_t *marks, int32_t stride, int32_t words, int32_t width, int32_t height,
        const vitrine_edge *edges, int64_t count, int32_t left, int32_t top, int32_t *touched);
    /// Running sums of a row of signed area cells to runs of coverage, nonzero (rule 0) or even-odd (rule 1).
    /// `marks` has one bit for each block of 4 cells. A block holds nothing but 0 where neither its own bit nor that of the
    /// block before it is set. Both are cleared on the way.
    /// `cells` are width + 4, `marks` (width + 1 + 255) / 256 words; `coverage` has space for `width` bytes, `runs` for
    /// `width + 1`. Runs with coverage 0 are left out.
    /// Returns the number of runs.
    int32_t (*sweep)(
        int32_t *cells, uint64_t *marks, int32_t width, int32_t rule, uint8_t *coverage, vitrine_run *runs);

    /// The same for `rows` rows, `stride` cells and `words` words of marks apart, and what their runs cover of pixels is joined
    /// with one premultiplied color. The first row of pixels begins at `dst`, and rows are `dst_stride` pixels apart.
    void (*sweep_solid)(
        uint32_t *dst, int64_t dst_stride, int32_t *cells, int32_t stride, uint64_t *marks, int32_t words,
        int32_t width, int32_t rows, int32_t rule, uint32_t color, int32_t mode);

    /// One premultiplied color through the runs of `sweep` onto `rows` rows, `stride` pixels apart, of which the first begins
    /// at `dst`.
    void (*solid_runs)(
        uint32_t *dst, int64_t stride, int32_t rows, const uint8_t *coverage, const vitrine_run *runs, int32_t count,
        uint32_t color, int32_t mode);

    // MARK: Blur rasters (16-bit samples in planes)

    /// Adds the channels of packed pixels to sums of two 16-bit fields: `even` gets red and blue, `odd` green and alpha.
    void (*accumulate_rows)(uint32_t *even, uint32_t *odd, const uint32_t *src, int32_t count);
    /// Sums of `1 << log` pixels' fields, as `accumulate_rows` makes them from as many rows, to means in planes of red, green, blue
    /// (all three or none of them null) and (where not null) alpha: (257 * sum + half) >> (2 * log). `log` 0...6; `count` samples come out.
    void (*box_average)(
        uint16_t *const *planes, const uint32_t *even, const uint32_t *odd, int32_t count, uint32_t log);
    /// Sums of 2 * radius + 1 samples around each, weighted: (sum + 32768) >> 16. `weights` are radius + 1, the center's first;
    /// `src` has `radius` further samples before its first and after its last.
    void (*gauss_row)(
        uint16_t *out, const uint16_t *src, int32_t count, const uint32_t *weights, int32_t radius);
    /// The same downward: `rows` has 2 * radius + 1 pointers to rows.
    void (*gauss_column)(
        uint16_t *out, const uint16_t *const *rows, int32_t count, const uint32_t *weights, int32_t radius);
    /// Between two rows: (a * (2f - w) + b * w + f) / 2f with `shift` = log2(2f) and w in 0...2f.
    void (*lerp_rows)(
        uint16_t *out, const uint16_t *a, const uint16_t *b, int32_t count, uint32_t weight, uint32_t shift);
    /// Each of `count` samples upsampled to `1 << log` samples, linear between the centers of neighbors:
    /// out[x * f + j] lies at x + (j + 0.5) / f - 0.5. `src` has one further sample before its first and after its last.
    void (*upsample_linear)(uint16_t *out, const uint16_t *src, int32_t count, uint32_t log);
    /// Three planes through a material's color transform to opaque packed pixels.
    void (*material)(
        uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, int32_t count,
        const vitrine_color_transform *transform);
    /// Four planes to packed premultiplied pixels, colors cut to alpha.
    void (*pack)(
        uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const uint16_t *alpha,
        int32_t count);

    /// Of each of `count` pixels the four channels, red first, as samples that are blurred along the row, as `gauss_row` blurs those
    /// of each channel. `src` has `radius` further pixels before its first and after its last.
    void (*gauss_pixels_row)(
        uint16_t *out, const uint32_t *src, int32_t count, const uint32_t *weights, int32_t radius);
    /// The same downward, of rows of such samples to packed premultiplied pixels, as `gauss_column` and `pack` make them of planes.
    void (*gauss_pixels_column)(
        uint32_t *out, const uint16_t *const *rows, int32_t count, const uint32_t *weights, int32_t radius);

    // MARK: Glass

    /// Of pixels in a corner the distances to its curve, negative inside, and unit vectors that point out of the shape; within 1e-9 of
    /// the curve 0 and the corner's diagonal. Of chords equally near the first counts. What is written ends with a multiple of
    /// eight pixels. Finite numbers. Returns the least and the greatest distance of the `count` pixels, 1 or more.
    vitrine_extent (*corner)(
        double *distance, double *normal_x, double *normal_y, const vitrine_corner *corner,
        const vitrine_corner_row *row, int32_t count);
    /// Pixels near an outline, whose centers lie at (x + i, y), with their distances to it, negative inside, and unit vectors
    /// that point out of the body. Finite numbers; places beyond 8 million shrunk pixels are cut to them. The formulas are
    /// those of `ReferenceGlass.Lens`.
    void (*lens)(
        const vitrine_lens_pixels *out, const double *distance, const double *normal_x, const double *normal_y,
        double x, double y, int32_t count, const vitrine_lens *lens);
    /// The same without coverage and rims, which are not written: of pixels that are covered as a whole and have no rim.
    void (*lens_inside)(
        const vitrine_lens_pixels *out, const double *distance, const double *normal_x, const double *normal_y,
        double x, double y, int32_t count, const vitrine_lens *lens);
    /// Places of a raster of interleaved red, green, blue and something else, `stride` pixels a row, to planes: between four
    /// pixels, with wx and wy in 1/256, (((a * (256 - wx) + b * wx) * (256 - wy) + (c * (256 - wx) + d * wx) * wy) + 32768)
    /// >> 16. `x` and `y` are places in the window, in 1/256 of a pixel; where `y` is null, all places lie at `row`. Of each
    /// place the pixel at its upper left, the one to the right and the two below are read.
    void (*bilinear)(
        uint16_t *red, uint16_t *green, uint16_t *blue, const uint16_t *pixels, int64_t stride, vitrine_window window,
        const int32_t *x, const int32_t *y, int32_t row, int32_t count);
    /// Between two rows, by weights 0...256 of the second: (a * (256 - w) + b * w + 128) >> 8, as `lerp_rows` has it for one weight.
    void (*mix_rows)(
        uint16_t *out, const uint16_t *a, const uint16_t *b, const uint16_t *weights, int32_t count);
    /// White light that a rim adds to three planes: its own times what the color lacks, black - slope * luma cut to 0...1, cut to 1,
    /// in 1/65535 and rounded, in doubles; luma by Rec. 709 in 1/65536. One rim for all pixels, or one each.
    void (*rim_light)(
        uint16_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const float *rims, bool has_one,
        int32_t count, double black, double slope);
    /// Three planes with more saturation where there is light: c + (c - luma) * (chroma * light / 65535), cut to 0...65535
    /// and rounded, in doubles; luma by Rec. 709 in 1/65536. The rows written may begin before those read in the same
    /// memory, never after.
    void (*saturate)(
        uint16_t *out_red, uint16_t *out_green, uint16_t *out_blue, const uint16_t *red, const uint16_t *green,
        const uint16_t *blue, const uint16_t *light, int32_t count, double chroma);
    /// Three planes through a material's color transform, then under its tint with one rounding, (tint * 65535 + c * rest + 127) / 255
    /// with rest = 255 - the tint's alpha, then with white light (0...65535) added and cut to 65535, to opaque packed
    /// pixels.
    void (*glass)(
        uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const uint16_t *light,
        int32_t count, const vitrine_color_transform *transform);

    // MARK: Pictures

    /// Weighted sums of rows of interleaved 16-bit samples, weights adding up to 65536, as packed pixels.
    void (*resample_vertical)(
        uint32_t *out, const uint16_t *const *lines, const uint32_t *weights, int32_t lines_count, int32_t pixels);
    /// One row of packed pixels through taps to interleaved 16-bit samples: output x is the sum of
    /// src[first[x] + k] * weights[x * taps + k] * 257, (sum + 32768) >> 16 a channel.
    void (*resample_horizontal)(
        uint16_t *out, const uint32_t *src, const int32_t *first, const uint32_t *weights, int32_t taps,
        int32_t count);
    /// Weighted sums of `rows` rows of packed pixels, `stride` apart, to interleaved samples in 1/64 of a byte,
    /// (sum + 128) >> 8, cut to 16 bits. Weights add up to 16384; their magnitudes add up to 49152 at most.
    void (*reduce_rows)(
        int16_t *out, const uint32_t *src, int64_t stride, const int16_t *weights, int32_t rows, int32_t pixels);
    /// One row of such samples to packed pixels: output x is the sum of samples[4 * (first[x] + k)] * weights[x * taps + k],
    /// (sum + 524288) >> 20 a channel, cut to 0...255, and colors to alpha.
    void (*reduce_columns)(
        uint32_t *out, const int16_t *samples, const int32_t *first, const int16_t *weights, int32_t taps,
        int32_t count);
    /// A picture of packed pixels along a line of places, between four pixels each: place i lies at the line's beginning
    /// plus i steps, rounded to 1/256 of a pixel, half upward, and cut to the centers of the border. With its fractions wx
    /// and wy in 1/256, a channel is ((a * (256 - wx) + b * wx) * (256 - wy) + (c * (256 - wx) + d * wx) * wy + 32768) >> 16.
    void (*sample_line)(uint32_t *out, const uint32_t *src, const vitrine_sample_line *line, int32_t count);
    /// Reads a pixel of each cache line of some rows, `stride` pixels apart, and changes nothing: lines that run across many rows
    /// then find them in the cache, where reading each for the first time would wait for memory.
    void (*touch_rows)(const uint32_t *src, int64_t stride, int32_t width, int32_t height);
} vitrine_kernels;

/// Processor levels.
enum {
    /// What every processor of the architecture has: SSE2 on x86-64, NEON on arm64.
    VITRINE_LEVEL_BASELINE = 1,
    VITRINE_LEVEL_AVX2 = 2,
    VITRINE_LEVEL_AVX512 = 3,
};

/// The kernels of a level; a null pointer where this processor (or build) has no such level.
const vitrine_kernels *vitrine_kernels_at(int32_t level);

/// The highest level that this processor runs.
int32_t vitrine_best_level(void);

#endif
