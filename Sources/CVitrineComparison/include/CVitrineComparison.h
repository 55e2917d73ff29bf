// Loops for the comparison of pictures: undoing the filters of PNGs and finding unequal pixels.
#ifndef CVITRINE_COMPARISON_H
#define CVITRINE_COMPARISON_H

#include <stddef.h>
#include <stdint.h>

// Undoes the filter of one row of a PNG in place. `above` is the previous row, or zeros. There are `count` bytes,
// `step` per pixel (1 or 4). Returns 0, or 1 for an unknown filter. Source: PNG specification (ISO/IEC 15948), 9.2.
int cvitrine_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, int step);

// Undoes the filter of one row of RGB samples into opaque pixels. `above` are the pixels of the previous row, or zeros.
// One byte beyond the row is read. Returns 0, or 1 for an unknown filter. `row` may lie in the memory of `pixels` if no
// pixel is written before its samples are read.
int cvitrine_unfilter_rgb(int filter, const uint8_t *row, const uint32_t *above, uint32_t *pixels, size_t count);

// Undoes the filter Paeth (4) of two adjacent rows; the pixels of the second follow those of the first. Each pixel
// needs the one to its left, so that two rows take as long as one.
void cvitrine_unfilter_rgb_paeth_pair(
    const uint8_t *row, const uint8_t *next, const uint32_t *above, uint32_t *pixels, size_t count);

// Requests large pages for unwritten memory, as providing small pages takes longer than filling them. Does nothing on
// systems without them.
void cvitrine_use_large_pages(void *memory, size_t bytes);

// Converts rows of samples to premultiplied RGBA. `palette` has 256 packed pixels.
void cvitrine_expand_rgba(const uint8_t *row, uint32_t *pixels, size_t count);
void cvitrine_expand_palette(const uint8_t *row, uint32_t *pixels, size_t count, const uint32_t *palette);

// Sets one bit per unequal pixel in (count + 63) / 64 words, and returns their number. Bits beyond the row are 0.
// `largest` gets the largest difference of a channel.
size_t cvitrine_difference_row(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *mask, uint8_t *largest);

// The common part of two pictures of packed pixels.
struct cvitrine_pictures {
  const uint32_t *a, *b;
  size_t a_width, b_width, width, height;
};

// Whether a pixel is likely part of an antialiased edge of one of the pictures, by the rule of pixelmatch 0.4.0 of
// PyPI: 0 or 1.
int cvitrine_is_antialiased(struct cvitrine_pictures pictures, size_t x, size_t y);

// Sums over a window of 7x7 pixels of two pictures: brightness in 1/256 over white, its squares, and its products.
struct cvitrine_window_sums {
  int64_t a, b, aa, bb, ab;
};

// `a` and `b` point to the upper left pixel of the window; the widths are those of the pictures.
struct cvitrine_window_sums cvitrine_sum_window(const uint32_t *a, size_t a_width, const uint32_t *b, size_t b_width);

#endif
