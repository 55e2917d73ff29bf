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
int cvitrine_unfilter_rgb(int filter, const uint8_t *row, const uint32_t *above, uint32_t *pixels, size_t count);

// Rows of samples to premultiplied RGBA. `palette` has 256 packed pixels.
void cvitrine_expand_rgba(const uint8_t *row, uint32_t *pixels, size_t count);
void cvitrine_expand_palette(const uint8_t *row, uint32_t *pixels, size_t count, const uint32_t *palette);

// Sets one bit per pixel that differs, in (count + 63) / 64 words, and returns how many are set. Bits beyond the row are 0.
size_t cvitrine_difference_row(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *mask);

#endif
