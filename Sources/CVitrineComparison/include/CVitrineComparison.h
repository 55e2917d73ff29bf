// Loops of the comparison of pictures: decoding PNG data and finding pixels that differ.
#ifndef CVITRINE_COMPARISON_H
#define CVITRINE_COMPARISON_H

#include <stddef.h>
#include <stdint.h>

// Bytes that must follow the input, and that the output needs beyond its end, in cvitrine_inflate.
#define CVITRINE_INFLATE_INPUT_PADDING 64
#define CVITRINE_INFLATE_OUTPUT_PADDING 320

// Decompresses a zlib stream to exactly output_count bytes. The Adler-32 at its end is not compared: the CRCs of PNG
// chunks cover the same bytes. Returns 0, or a number above 0 for a stream that is damaged or of another length.
// Source: RFC 1950, RFC 1951.
int cvitrine_inflate(const uint8_t *input, size_t input_count, uint8_t *output, size_t output_count);

// The CRC-32 of a PNG chunk, going on from an earlier one; begins with 0.
uint32_t cvitrine_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

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
