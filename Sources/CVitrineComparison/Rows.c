#include "CVitrineComparison.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// MARK: Filters

static inline uint8_t paeth(int a, int b, int c) {
  int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

#if defined(__SSE2__)
static inline __m128i load_pixel(const uint8_t *p, int step) {
  uint32_t v = 0;
  memcpy(&v, p, (size_t)step);
  return _mm_cvtsi32_si128((int)v);
}

static inline void store_pixel(uint8_t *p, __m128i v, int step) {
  uint32_t bits = (uint32_t)_mm_cvtsi128_si32(v);
  memcpy(p, &bits, (size_t)step);
}

static inline __m128i absolute(__m128i v) { return _mm_max_epi16(v, _mm_sub_epi16(_mm_setzero_si128(), v)); }

static inline __m128i choose(__m128i mask, __m128i yes, __m128i no) {
  return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
}

static inline __attribute__((always_inline)) void unfilter_paeth(
    uint8_t *row, const uint8_t *above, size_t count, int step) {
  const __m128i zero = _mm_setzero_si128();
  __m128i a = zero, c = zero;
  for (size_t i = 0; i + (size_t)step <= count; i += (size_t)step) {
    __m128i b = _mm_unpacklo_epi8(load_pixel(above + i, step), zero);
    __m128i d = _mm_unpacklo_epi8(load_pixel(row + i, step), zero);
    __m128i pa = _mm_sub_epi16(b, c), pb = _mm_sub_epi16(a, c), pc = _mm_add_epi16(pa, pb);
    pa = absolute(pa), pb = absolute(pb), pc = absolute(pc);
    __m128i least = _mm_min_epi16(pc, _mm_min_epi16(pa, pb));
    __m128i nearest = choose(_mm_cmpeq_epi16(least, pa), a, choose(_mm_cmpeq_epi16(least, pb), b, c));
    d = _mm_add_epi8(d, nearest);
    store_pixel(row + i, _mm_packus_epi16(d, d), step);
    a = d, c = b;
  }
}

static inline __attribute__((always_inline)) void unfilter_sub(uint8_t *row, size_t count, int step) {
  __m128i a = _mm_setzero_si128();
  for (size_t i = 0; i + (size_t)step <= count; i += (size_t)step) {
    a = _mm_add_epi8(a, load_pixel(row + i, step));
    store_pixel(row + i, a, step);
  }
}

static inline __attribute__((always_inline)) void unfilter_average(
    uint8_t *row, const uint8_t *above, size_t count, int step) {
  const __m128i one = _mm_set1_epi8(1);
  __m128i a = _mm_setzero_si128();
  for (size_t i = 0; i + (size_t)step <= count; i += (size_t)step) {
    __m128i b = load_pixel(above + i, step);
    // The average of SSE2 rounds up, that of PNG down.
    __m128i mean = _mm_sub_epi8(_mm_avg_epu8(a, b), _mm_and_si128(_mm_xor_si128(a, b), one));
    a = _mm_add_epi8(load_pixel(row + i, step), mean);
    store_pixel(row + i, a, step);
  }
}
#endif

int cvitrine_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, int step) {
  size_t s = (size_t)step;
  switch (filter) {
    case 0: return 0;
    case 2:
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
      return 0;
    case 1:
#if defined(__SSE2__)
      if (step == 4) return unfilter_sub(row, count, 4), 0;
#endif
      for (size_t i = s; i < count; i++) row[i] = (uint8_t)(row[i] + row[i - s]);
      return 0;
    case 3:
#if defined(__SSE2__)
      if (step == 4) return unfilter_average(row, above, count, 4), 0;
#endif
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + ((above[i] + (i < s ? 0 : row[i - s])) >> 1));
      return 0;
    case 4:
#if defined(__SSE2__)
      if (step == 4) return unfilter_paeth(row, above, count, 4), 0;
#endif
      for (size_t i = 0; i < count; i++)
        row[i] = (uint8_t)(row[i] + paeth(i < s ? 0 : row[i - s], above[i], i < s ? 0 : above[i - s]));
      return 0;
    default: return 1;
  }
}

// MARK: Samples to pixels

static inline uint32_t packed(uint32_t r, uint32_t g, uint32_t b, uint32_t a) { return r | g << 8 | b << 16 | a << 24; }

// Loads four bytes, of which the last belongs to the next pixel.
static inline uint32_t load32(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  v = __builtin_bswap32(v);
#endif
  return v;
}

int cvitrine_unfilter_rgb(int filter, const uint8_t *row, const uint32_t *above, uint32_t *pixels, size_t count) {
  const uint32_t opaque = 0xFF000000u, high = 0x80808080u;
  switch (filter) {
    case 0:
      for (size_t i = 0; i < count; i++) pixels[i] = load32(row + 3 * i) | opaque;
      return 0;
    case 1: {
      uint32_t a = 0;
      for (size_t i = 0; i < count; i++) {
        uint32_t x = load32(row + 3 * i);
        a = ((a & ~high) + (x & ~high)) ^ ((a ^ x) & high);
        pixels[i] = a | opaque;
      }
      return 0;
    }
    case 2:
      for (size_t i = 0; i < count; i++) {
        uint32_t x = load32(row + 3 * i), b = above[i];
        pixels[i] = (((b & ~high) + (x & ~high)) ^ ((b ^ x) & high)) | opaque;
      }
      return 0;
    case 3: {
      uint32_t a = 0;
      for (size_t i = 0; i < count; i++) {
        uint32_t x = load32(row + 3 * i), b = above[i];
        uint32_t mean = (a & b) + (((a ^ b) >> 1) & ~high);
        a = ((mean & ~high) + (x & ~high)) ^ ((mean ^ x) & high);
        pixels[i] = a | opaque;
      }
      return 0;
    }
    case 4: {
#if defined(__SSE2__)
      const __m128i zero = _mm_setzero_si128();
      __m128i a = zero, c = zero;
      for (size_t i = 0; i < count; i++) {
        __m128i b = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)above[i]), zero);
        __m128i d = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)load32(row + 3 * i)), zero);
        __m128i pa = _mm_sub_epi16(b, c), pb = _mm_sub_epi16(a, c), pc = _mm_add_epi16(pa, pb);
        pa = absolute(pa), pb = absolute(pb), pc = absolute(pc);
        __m128i least = _mm_min_epi16(pc, _mm_min_epi16(pa, pb));
        __m128i nearest = choose(_mm_cmpeq_epi16(least, pa), a, choose(_mm_cmpeq_epi16(least, pb), b, c));
        a = _mm_add_epi8(d, nearest);
        c = b;
        pixels[i] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(a, a)) | opaque;
      }
#else
      uint32_t a = 0, c = 0;
      for (size_t i = 0; i < count; i++) {
        uint32_t x = load32(row + 3 * i), b = above[i], out = 0;
        for (int k = 0; k < 24; k += 8) {
          uint32_t nearest = paeth((int)(a >> k & 255), (int)(b >> k & 255), (int)(c >> k & 255));
          out |= ((nearest + (x >> k)) & 255) << k;
        }
        pixels[i] = out | opaque;
        a = out, c = b;
      }
#endif
      return 0;
    }
    default: return 1;
  }
}

static inline uint32_t divided(uint32_t v) { return (v + 128 + ((v + 128) >> 8)) >> 8; }

void cvitrine_expand_rgba(const uint8_t *row, uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, row += 4) {
    uint32_t a = row[3];
    pixels[i] = a == 255 ? packed(row[0], row[1], row[2], 255)
                         : packed(divided(row[0] * a), divided(row[1] * a), divided(row[2] * a), a);
  }
}

void cvitrine_expand_palette(const uint8_t *row, uint32_t *pixels, size_t count, const uint32_t *palette) {
  for (size_t i = 0; i < count; i++) pixels[i] = palette[row[i]];
}

void cvitrine_unfilter_rgb_paeth_pair(
    const uint8_t *row, const uint8_t *next, const uint32_t *above, uint32_t *pixels, size_t count) {
  uint32_t *below = pixels + count;
#if defined(__SSE2__)
  const uint32_t opaque = 0xFF000000u;
  const __m128i zero = _mm_setzero_si128();
  // The low half is pixel i of the first row, the high half pixel i - 1 of the second. The pixel above in one step is
  // the one above to the left in the next.
  __m128i a = zero, c = zero, up = zero;
  for (size_t i = 0; i <= count; i++) {
    uint32_t first = i < count ? load32(row + 3 * i) : 0, second = i > 0 ? load32(next + 3 * (i - 1)) : 0;
    __m128i d = _mm_unpacklo_epi8(
        _mm_unpacklo_epi32(_mm_cvtsi32_si128((int)first), _mm_cvtsi32_si128((int)second)), zero);
    __m128i own = _mm_unpacklo_epi8(_mm_cvtsi32_si128(i < count ? (int)above[i] : 0), zero);
    __m128i b = _mm_unpacklo_epi64(own, up);
    __m128i pa = _mm_sub_epi16(b, c), pb = _mm_sub_epi16(a, c), pc = _mm_add_epi16(pa, pb);
    pa = absolute(pa), pb = absolute(pb), pc = absolute(pc);
    __m128i least = _mm_min_epi16(pc, _mm_min_epi16(pa, pb));
    __m128i nearest = choose(_mm_cmpeq_epi16(least, pa), a, choose(_mm_cmpeq_epi16(least, pb), b, c));
    a = _mm_add_epi8(d, nearest);
    c = b, up = a;
    uint64_t both = (uint64_t)_mm_cvtsi128_si64(_mm_packus_epi16(a, a));
    if (i < count) pixels[i] = (uint32_t)both | opaque;
    if (i > 0) below[i - 1] = (uint32_t)(both >> 32) | opaque;
  }
#else
  cvitrine_unfilter_rgb(4, row, above, pixels, count);
  cvitrine_unfilter_rgb(4, next, pixels, below, count);
#endif
}

void cvitrine_use_large_pages(void *memory, size_t bytes) {
#if defined(MADV_HUGEPAGE)
  const uintptr_t page = 1 << 21;
  uintptr_t begin = ((uintptr_t)memory + page - 1) & ~(page - 1), end = ((uintptr_t)memory + bytes) & ~(page - 1);
  if (begin < end) madvise((void *)begin, end - begin, MADV_HUGEPAGE);
#else
  (void)memory, (void)bytes;
#endif
}
