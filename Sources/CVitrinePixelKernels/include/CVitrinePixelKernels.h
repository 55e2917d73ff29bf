// Row loops of the renderer in plain C. Each has one body, which is compiled for several processor levels and selected
// at run time, without a build flag. Arithmetic is in integers; every level gives the same bits as PixelKernels, the
// reference. Only `chords`, `accumulate`, `corner`, `lens`, `rim_light` and `saturate` use floating point: doubles,
// rounded after each operation.
//
// A pixel is packed premultiplied: red in the lowest byte, alpha in the highest. Pointers must not overlap unless
// stated otherwise and need no alignment. Counts may be 0.

#ifndef VITRINE_CPIXELKERNELS_H
#define VITRINE_CPIXELKERNELS_H

#include <stdbool.h>
#include <stdint.h>

/// The blend modes.
enum {
    VITRINE_OVER = 0,
    VITRINE_PLUS_DARKER = 1,
    VITRINE_PLUS_LIGHTER = 2,
};

/// A straight edge in steps of 1/1024 pixel, y0 < y1; `winding` is 1 if the outline runs downward, -1 if upward.
typedef struct {
    int32_t x0, y0, x1, y1, winding;
} vitrine_edge;

/// A cubic curve in pixels: its start, its two control points and its end.
typedef struct {
    double x[4], y[4];
} vitrine_cubic;

/// The bounding box of points, in steps of 1/1024 pixel.
typedef struct {
    int32_t left, top, right, bottom;
} vitrine_box;

enum {
    /// The largest number of chords of one curve.
    VITRINE_MOST_CHORDS = 800,
};

/// A run of a row with constant or varying coverage.
typedef struct {
    /// The first pixel, relative to the row's beginning.
    int32_t start;
    int32_t count;
    /// 1...255: the coverage of all pixels. -1: see the row's coverage bytes.
    int32_t coverage;
} vitrine_run;

/// The coverage of 8 adjacent pixels.
typedef struct {
    /// The position of the first pixel.
    uint16_t x, y;
    uint8_t coverage[8];
} vitrine_block;

/// The centers of a raster's first and last pixels in 1/256 of a pixel: (left, top), and (right, bottom) relative to
/// it. Positions beyond are clamped. The values are within 2^30.
typedef struct {
    int32_t left, top, right, bottom;
} vitrine_window;

/// A chord of an outline from (x, y) to (x + dx, y + dy). The projection of a point (u, v) on it is u * along_x + v *
/// along_y - before: 0 at its start, 1 at its end.
typedef struct {
    double x, y, dx, dy, along_x, along_y, before;
} vitrine_chord;

/// The curve of a rounded corner, in a coordinate system in which the corner is (0, 0), both edges run along the
/// positive axes and the inside has positive coordinates.
typedef struct {
    /// The chords from the vertical edge to the horizontal one; 1 or more.
    const vitrine_chord *chords;
    /// The index of the nearest chord for each vertex of a grid over the curve, row by row.
    const int32_t *nodes;
    int32_t chords_count;
    /// The numbers of cells, at most 64 along an axis, and of cells per pixel.
    int32_t columns, rows;
    double across, down;
} vitrine_corner;

/// Adjacent pixels in a corner.
typedef struct {
    /// The center of the first pixel, and that of the shape.
    double x, center;
    double half_width;
    /// 1 in the left and the upper half of the shape, -1 in the others.
    double side_x, side_y;
    /// The distance of the pixels from the upper or the lower edge, inward.
    double v;
} vitrine_corner_row;

typedef struct {
    double least, most;
} vitrine_extent;

/// The lens and rim of a glass shape near its outline, in device pixels.
typedef struct {
    /// The strength of the lens, 0...1, its depth, the reciprocal of the depth, and its shift at the outline; a lens of
    /// depth 0 shows what lies straight behind.
    double lens, depth, steps, shift;
    /// Light of the rim where it faces a light; pixels of a point, above 0.
    double rim, unit;
    /// Shrunk pixels a device pixel.
    double scale;
} vitrine_lens;

/// The properties of glass pixels near the outline.
typedef struct {
    /// 0...255.
    uint8_t *coverage;
    /// The position that each pixel shows, in 1/256 of a downscaled pixel from the center of the first one.
    int32_t *columns, *rows;
    /// The white that the rim adds over the darkest backdrops, 0...1.
    float *rims;
    /// The weight of the blur at the outline, 0...128 of 256.
    uint16_t *rim_shares;
} vitrine_lens_pixels;

/// Positions in a picture of `width` x `height` pixels, at least 2 each, with rows of `width` pixels. Positions and
/// steps are in 1/2^32 of a pixel, (0, 0) is the center of the first; every requested position lies within 2^29 pixels.
typedef struct {
    int64_t x, y, step_x, step_y;
    int32_t width, height;
} vitrine_sample_line;

/// The kinds of color transforms. In the linear and piecewise ones, slopes and chroma are within +-32767, offsets
/// within +-10 million.
enum {
    /// Colors are unchanged; slope, offset and chroma are not read.
    VITRINE_TRANSFORM_NONE = 0,
    /// Piece 0 for every Y.
    VITRINE_TRANSFORM_LINEAR = 1,
    VITRINE_TRANSFORM_PIECEWISE = 2,
    /// Three pieces with factors of any size.
    VITRINE_TRANSFORM_WIDE = 3,
};

/// A material's color transform and its tint, in integers. With the luma Y = (13933 r + 46871 g + 4732 b + 32768) >> 16
/// of a pixel of 16-bit channels c, each channel becomes ((slope Y + 8192) >> 14) + offset + ((chroma (c - Y) + 8192)
/// >> 14), clamped to 0...65535, then a byte, under the tint. Piece 0 is for Y up to 21845, piece 1 up to 43690, piece
/// 2 beyond.
typedef struct {
    int32_t slope[3];
    int32_t offset[3];
    int32_t chroma;
    /// The packed premultiplied color that is composited over the result.
    uint32_t tint;
    /// A `VITRINE_TRANSFORM_` constant.
    int32_t kind;
} vitrine_color_transform;

typedef struct {
    // MARK: Blending

    /// Sets every pixel to `color`.
    void (*fill)(uint32_t *dst, int32_t count, uint32_t color);
    /// Blends one premultiplied color with every pixel.
    void (*solid)(uint32_t *dst, int32_t count, uint32_t color, int32_t mode);
    /// Blends one premultiplied color through coverage (0...255 per pixel).
    void (*solid_coverage)(uint32_t *dst, const uint8_t *coverage, int32_t count, uint32_t color, int32_t mode);
    /// Blends one premultiplied color through blocks of coverage of 8 pixels, which must not overlap; `dst` is the
    /// pixel from which they are counted, and its rows are `stride` pixels apart. Pixels of a block without coverage
    /// are read and written unchanged.
    void (*solid_blocks)(
        uint32_t *dst, int32_t stride, const vitrine_block *blocks, int32_t count, uint32_t color, int32_t mode);
    /// Blends pixels times `opacity` (0...255).
    void (*pixels)(uint32_t *dst, const uint32_t *src, int32_t count, uint32_t opacity, int32_t mode);
    /// Blends pixels through coverage times `opacity` (0...255).
    void (*pixels_coverage)(
        uint32_t *dst, const uint32_t *src, const uint8_t *coverage, int32_t count, uint32_t opacity, int32_t mode);
    /// Blends one opaque color (0x00BBGGRR) through 16-bit alpha, with a single rounding: (d * (65535 - a) + c * a +
    /// 32767) / 65535 in each channel, where c is 255 for alpha.
    void (*solid_alpha16)(uint32_t *dst, const uint16_t *alpha, int32_t count, uint32_t color);
    /// Multiplies 16-bit samples by a constant, t = (s * alpha + 32767) / 65535, and, if `free` is not null, by its
    /// bytes: (t * free + 127) / 255. Works in place.
    void (*scale_alpha16)(uint16_t *out, const uint16_t *samples, const uint8_t *free, int32_t count, uint32_t alpha);

    // MARK: Coverage

    /// Converts a curve to chords as edges, without horizontal ones. If the curve needs more than 4 chords, each
    /// quarter of its parameter is divided separately. Over a parameter's length l from a to b, it needs 1 more than l
    /// * sqrt(d / (8 * 0.02)), rounded down, at most 200, where d is the larger length of the second derivative at a
    /// and b. Points between the start and the end are moved by step^2 / 16 against the second derivative, so that the
    /// outline lies equally on both sides of the curve. All are clamped to ±1,000,000 pixels and rounded to the nearest
    /// step, halves to even. `box` is extended to contain the points, unless there are no edges. The points of the
    /// curve lie within 1,000,000 pixels; `edges` has space for VITRINE_MOST_CHORDS. Returns the number of edges.
    int32_t (*chords)(vitrine_edge *edges, const vitrine_cubic *curve, vitrine_box *box);
    /// Adds edges to rows of signed area cells, as far as they lie in `width` x `height` pixels from (left, top) on, or
    /// to the left of them. Rows have `stride` (at least width + 4) cells and `words` words of marks; see `sweep`. All
    /// rows together have less than 2^31 cells; edges, and the corner in their steps, lie within ±1,024,000,000. Up to
    /// 8 cells behind the last row are read and written unchanged. `touched` is the first and the last row to which
    /// something was added, and is extended.
    void (*accumulate)(
        int32_t *cells, uint64_t *marks, int32_t stride, int32_t words, int32_t width, int32_t height,
        const vitrine_edge *edges, int64_t count, int32_t left, int32_t top, int32_t *touched);
    /// Converts running sums of a row of signed area cells to runs of coverage, nonzero (rule 0) or even-odd (rule 1).
    /// `marks` has one bit for each block of 4 cells. A block contains only 0 if neither its bit nor that of the
    /// previous block is set. Both are cleared. There are width + 4 `cells` and (width + 1 + 255) / 256 words of
    /// `marks`; `coverage` has space for `width` bytes, `runs` for `width + 1`. Runs with coverage 0 are skipped.
    /// Returns the number of runs.
    int32_t (*sweep)(
        int32_t *cells, uint64_t *marks, int32_t width, int32_t rule, uint8_t *coverage, vitrine_run *runs);

    /// Sweeps `rows` rows, `stride` cells and `words` words of marks apart, and blends the pixels of their runs with
    /// one premultiplied color. The first row of pixels begins at `dst`, and rows are `dst_stride` pixels apart.
    void (*sweep_solid)(
        uint32_t *dst, int64_t dst_stride, int32_t *cells, int32_t stride, uint64_t *marks, int32_t words,
        int32_t width, int32_t rows, int32_t rule, uint32_t color, int32_t mode);

    /// Blends one premultiplied color through the runs of `sweep` with `rows` rows, `stride` pixels apart, of which the
    /// first begins at `dst`.
    void (*solid_runs)(
        uint32_t *dst, int64_t stride, int32_t rows, const uint8_t *coverage, const vitrine_run *runs, int32_t count,
        uint32_t color, int32_t mode);

    // MARK: Blur rasters (16-bit samples in planes)

    /// Adds the channels of packed pixels to sums of two 16-bit fields: red and blue to `even`, green and alpha to
    /// `odd`.
    void (*accumulate_rows)(uint32_t *even, uint32_t *odd, const uint32_t *src, int32_t count);
    /// Converts sums of `1 << log` pixels' fields, made by `accumulate_rows` from as many rows, to means in planes of
    /// red, green, blue (all or none of them null) and alpha (optional): (257 * sum + half) >> (2 * log). `log` is
    /// 0...6; `count` is the number of results.
    void (*box_average)(
        uint16_t *const *planes, const uint32_t *even, const uint32_t *odd, int32_t count, uint32_t log);
    /// Computes weighted sums of the 2 * radius + 1 samples around each: (sum + 32768) >> 16. There are radius + 1
    /// `weights`, the center's first; `src` has `radius` further samples before its first and after its last.
    void (*gauss_row)(
        uint16_t *out, const uint16_t *src, int32_t count, const uint32_t *weights, int32_t radius);
    /// The vertical counterpart of `gauss_row`: `rows` has 2 * radius + 1 pointers to rows.
    void (*gauss_column)(
        uint16_t *out, const uint16_t *const *rows, int32_t count, const uint32_t *weights, int32_t radius);
    /// Interpolates two rows: (a * (2f - w) + b * w + f) / 2f with `shift` = log2(2f) and w in 0...2f.
    void (*lerp_rows)(
        uint16_t *out, const uint16_t *a, const uint16_t *b, int32_t count, uint32_t weight, uint32_t shift);
    /// Upsamples `count` samples by `1 << log`, linearly between the centers of neighbors: out[x * f + j] lies at x +
    /// (j + 0.5) / f - 0.5. `src` has one further sample before its first and after its last.
    void (*upsample_linear)(uint16_t *out, const uint16_t *src, int32_t count, uint32_t log);
    /// Converts three planes by a material's color transform to opaque packed pixels.
    void (*material)(
        uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, int32_t count,
        const vitrine_color_transform *transform);
    /// Converts four planes to packed premultiplied pixels, with colors clamped to alpha.
    void (*pack)(
        uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const uint16_t *alpha,
        int32_t count);

    /// Blurs the four channels of `count` pixels, red first, like `gauss_row`, to interleaved samples. `src` has
    /// `radius` further pixels before its first and after its last.
    void (*gauss_pixels_row)(
        uint16_t *out, const uint32_t *src, int32_t count, const uint32_t *weights, int32_t radius);
    /// The vertical counterpart, from rows of such samples to packed premultiplied pixels, like `gauss_column` and
    /// `pack`.
    void (*gauss_pixels_column)(
        uint32_t *out, const uint16_t *const *rows, int32_t count, const uint32_t *weights, int32_t radius);

    // MARK: Glass

    /// Computes the distances of pixels in a corner to its curve, negative inside, and unit vectors that point outward;
    /// within 1e-9 of the curve, 0 and the corner's diagonal. Of equally near chords, the first counts. Writes a
    /// multiple of eight pixels. Numbers are finite. Returns the least and the greatest distance of the `count` pixels,
    /// 1 or more.
    vitrine_extent (*corner)(
        double *distance, double *normal_x, double *normal_y, const vitrine_corner *corner,
        const vitrine_corner_row *row, int32_t count);
    /// Computes the properties of pixels near an outline with centers (x + i, y), given their distances to it, negative
    /// inside, and unit vectors that point outward. Numbers are finite; positions are clamped to 8 million downscaled
    /// pixels. The formulas are those of `ReferenceGlass.Lens`.
    void (*lens)(
        const vitrine_lens_pixels *out, const double *distance, const double *normal_x, const double *normal_y,
        double x, double y, int32_t count, const vitrine_lens *lens);
    /// The same without writing coverage and rims, for pixels that are fully covered and have no rim.
    void (*lens_inside)(
        const vitrine_lens_pixels *out, const double *distance, const double *normal_x, const double *normal_y,
        double x, double y, int32_t count, const vitrine_lens *lens);
    /// Samples a raster of interleaved red, green, blue and a fourth channel, `stride` pixels a row, bilinearly to
    /// planes. With wx and wy in 1/256: (((a * (256 - wx) + b * wx) * (256 - wy) + (c * (256 - wx) + d * wx) * wy) +
    /// 32768) >> 16. `x` and `y` are positions in the window in 1/256 of a pixel; if `y` is null, all are at `row`.
    /// Each position reads the pixel at its upper left, the one to the right and the two below.
    void (*bilinear)(
        uint16_t *red, uint16_t *green, uint16_t *blue, const uint16_t *pixels, int64_t stride, vitrine_window window,
        const int32_t *x, const int32_t *y, int32_t row, int32_t count);
    /// Interpolates two rows by weights 0...256 of the second: (a * (256 - w) + b * w + 128) >> 8, like `lerp_rows` for
    /// one weight.
    void (*mix_rows)(
        uint16_t *out, const uint16_t *a, const uint16_t *b, const uint16_t *weights, int32_t count);
    /// Computes the white light that a rim adds to three planes in 1/65535: its value times what the color lacks, black
    /// - slope * luma clamped to 0...1, clamped to 1 and rounded, in doubles; luma is Rec. 709 in 1/65536. There is one
    /// rim for all pixels, or one for each.
    void (*rim_light)(
        uint16_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const float *rims, bool has_one,
        int32_t count, double black, double slope);
    /// Increases the saturation of three planes where there is light: c + (c - luma) * (chroma * light / 65535),
    /// clamped to 0...65535 and rounded, in doubles; luma is Rec. 709 in 1/65536. The output may begin before the input
    /// in the same memory, but not after it.
    void (*saturate)(
        uint16_t *out_red, uint16_t *out_green, uint16_t *out_blue, const uint16_t *red, const uint16_t *green,
        const uint16_t *blue, const uint16_t *light, int32_t count, double chroma);
    /// Converts three planes by a material's color transform, adds its tint with one rounding, (tint * 65535 + c * rest
    /// + 127) / 255 with rest = 255 - the tint's alpha, and white light (0...65535), and clamps to 65535; writes opaque
    /// packed pixels.
    void (*glass)(
        uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const uint16_t *light,
        int32_t count, const vitrine_color_transform *transform);

    // MARK: Pictures

    /// Computes weighted sums of rows of interleaved 16-bit samples, with weights that add up to 65536, as packed
    /// pixels.
    void (*resample_vertical)(
        uint32_t *out, const uint16_t *const *lines, const uint32_t *weights, int32_t lines_count, int32_t pixels);
    /// Resamples one row of packed pixels to interleaved 16-bit samples: output x is the sum of src[first[x] + k] *
    /// weights[x * taps + k] * 257, (sum + 32768) >> 16 per channel.
    void (*resample_horizontal)(
        uint16_t *out, const uint32_t *src, const int32_t *first, const uint32_t *weights, int32_t taps,
        int32_t count);
    /// Computes weighted sums of `rows` rows of packed pixels, `stride` apart, as interleaved samples in 1/64 of a
    /// byte, (sum + 128) >> 8, saturated to 16 bits. Weights add up to 16384; their magnitudes add up to at most 49152.
    void (*reduce_rows)(
        int16_t *out, const uint32_t *src, int64_t stride, const int16_t *weights, int32_t rows, int32_t pixels);
    /// Resamples one row of such samples to packed pixels: output x is the sum of samples[4 * (first[x] + k)] *
    /// weights[x * taps + k], (sum + 524288) >> 20 per channel, clamped to 0...255, and colors to alpha.
    void (*reduce_columns)(
        uint32_t *out, const int16_t *samples, const int32_t *first, const int16_t *weights, int32_t taps,
        int32_t count);
    /// Samples a picture of packed pixels bilinearly along a line: position i is the line's start plus i steps, rounded
    /// to 1/256 of a pixel, halves up, and clamped to the centers of the border. With its fractions wx and wy in 1/256,
    /// a channel is ((a * (256 - wx) + b * wx) * (256 - wy) + (c * (256 - wx) + d * wx) * wy + 32768) >> 16.
    void (*sample_line)(uint32_t *out, const uint32_t *src, const vitrine_sample_line *line, int32_t count);
    /// Reads a pixel of each cache line of some rows, `stride` pixels apart: lines that run across many rows are then
    /// in the cache, instead of waiting for memory one by one.
    void (*touch_rows)(const uint32_t *src, int64_t stride, int32_t width, int32_t height);
} vitrine_kernels;

enum {
    /// The baseline of the architecture: SSE2 on x86-64, NEON on arm64.
    VITRINE_LEVEL_BASELINE = 1,
    VITRINE_LEVEL_AVX2 = 2,
    VITRINE_LEVEL_AVX512 = 3,
};

/// The kernels of a level; null if this processor or build does not support it.
const vitrine_kernels *vitrine_kernels_at(int32_t level);

/// The highest level that this processor supports.
int32_t vitrine_best_level(void);

#endif
