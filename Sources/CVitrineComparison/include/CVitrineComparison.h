// Loops of the comparison of pictures: undoing the filters of PNGs and finding pixels that differ.
#ifndef CVITRINE_COMPARISON_H
#define CVITRINE_COMPARISON_H

#include <stddef.h>
#include <stdint.h>

// Undoes the filter of one row of a PNG in place. `above` is the row before it, or zeros. `count` bytes, `step` bytes a
// pixel (1 or 4). Returns 0, or 1 for an unknown filter. Source: PNG specification (ISO/IEC 15948), 9.2.
int cvitrine_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, int step);

// Undoes the filter of one row of RGB samples into opaque pixels. `above` are the pixels of the row before it, or zeros. One
// byte beyond the row is read. Returns 0, or 1 for an unknown filter.
//
// `row` may lie in the memory of `pixels` if a pixel is never written before its samples are read.
int cvitrine_unfilter_rgb(int filter, const uint8_t *row, const uint32_t *above, uint32_t *pixels, size_t count);

// Undoes the filter Paeth (4) of two adjacent rows; the pixels of the second follow those of the first. Each pixel needs the
// one to its left, so that two rows take as long as one.
void cvitrine_unfilter_rgb_paeth_pair(
    const uint8_t *row, const uint8_t *next, const uint32_t *above, uint32_t *pixels, size_t count);

// Asks the system for large pages in memory that has not been written yet. Without them, making a picture takes longer than
// filling it. Does nothing where there are none.
void cvitrine_use_large_pages(void *memory, size_t bytes);

// Rows of samples to premultiplied RGBA. `palette` has 256 packed pixels.
void cvitrine_expand_rgba(const uint8_t *row, uint32_t *pixels, size_t count);
void cvitrine_expand_palette(const uint8_t *row, uint32_t *pixels, size_t count, const uint32_t *palette);

// Sets one bit per pixel that differs, in (count + 63) / 64 words, and returns how many are set. Bits beyond the row are 0.
// `largest` gets the largest difference of a channel.
size_t cvitrine_difference_row(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *mask, uint8_t *largest);

// Two pictures of packed pixels, of which the part is looked at that both have.
struct cvitrine_pictures {
  const uint32_t *a, *b;
  size_t a_width, b_width, width, height;
};

// Whether a pixel is likely part of an antialiased edge of one of the pictures, as pixelmatch 0.4.0 of PyPI decides. 0 or 1.
int cvitrine_is_antialiased(struct cvitrine_pictures pictures, size_t x, size_t y);

// Sums over a window of 7x7 pixels of two pictures: brightness in 1/256 over white, its squares, and its products.
struct cvitrine_window_sums {
  int64_t a, b, aa, bb, ab;
};

// `a` and `b` point to the upper left pixel of the window; the widths are those of the pictures.
struct cvitrine_window_sums cvitrine_sum_window(const uint32_t *a, size_t a_width, const uint32_t *b, size_t b_width);

#endif
