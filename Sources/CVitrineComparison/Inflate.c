#include "CVitrineComparison.h"

#include <string.h>

// A table entry: value in bits 31...16, flags in 15...13, extra bits or the size of a subtable in 12...8, and the bits of
// the code in 7...0.
#define LITERAL 0x8000u
#define EXCEPTION 0x4000u
#define SUBTABLE 0x2000u
#define EXTRA(entry) (((entry) >> 8) & 31)
#define BITS(entry) ((entry) & 255)

#define LITERAL_BITS 11
#define DISTANCE_BITS 9
#define PRECODE_BITS 7
#define LITERAL_ROOM 2400
#define DISTANCE_ROOM 700

typedef struct {
  uint32_t literals[LITERAL_ROOM];
  uint32_t distances[DISTANCE_ROOM];
  uint32_t precode[1 << PRECODE_BITS];
  uint8_t lengths[320];
} Tables;

static const uint16_t length_base[31] = {3,  4,  5,  6,  7,  8,  9,  10, 11, 13,  15,  17,  19,  23, 27, 31,
                                         35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258, 0,  0};
static const uint8_t length_extra[31] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2,
                                         3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0, 0, 0};
static const uint16_t distance_base[32] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,
                                           49,  65,  97,  129, 193, 257,  385,  513,  769,  1025, 1537,
                                           2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577, 0, 0};
static const uint8_t distance_extra[32] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6, 6,
                                           7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 0, 0};

typedef enum { PRECODE, LITERALS, DISTANCES } Kind;

static uint32_t entry_of(Kind kind, unsigned symbol) {
  if (kind == PRECODE) return symbol << 16;
  if (kind == DISTANCES)
    return symbol < 30 ? (uint32_t)distance_base[symbol] << 16 | (uint32_t)distance_extra[symbol] << 8 : EXCEPTION;
  if (symbol < 256) return symbol << 16 | LITERAL;
  if (symbol == 256) return 1u << 16 | EXCEPTION;
  if (symbol < 286)
    return (uint32_t)length_base[symbol - 257] << 16 | (uint32_t)length_extra[symbol - 257] << 8;
  return EXCEPTION;
}

static unsigned reversed(unsigned code, unsigned bits) {
  unsigned out = 0;
  for (unsigned i = 0; i < bits; i++) out |= ((code >> i) & 1) << (bits - 1 - i);
  return out;
}

// Builds the table of a canonical code. Returns 0, or 1 for lengths that are no code.
static int build(uint32_t *table, size_t room, unsigned root, const uint8_t *lengths, unsigned count, Kind kind) {
  unsigned counts[16] = {0}, next[16];
  for (unsigned i = 0; i < count; i++) counts[lengths[i]]++;
  unsigned used = count - counts[0];
  counts[0] = 0;
  int left = 1;
  for (unsigned bits = 1; bits <= 15; bits++) {
    left = left * 2 - (int)counts[bits];
    if (left < 0) return 1;
  }
  // An incomplete code is legal for distances alone: one code of one bit, or none.
  if (left > 0 && !(kind == DISTANCES && used == counts[1] && used <= 1)) return 1;
  for (size_t i = 0; i < (size_t)1 << root; i++) table[i] = EXCEPTION | root;
  unsigned code = 0;
  for (unsigned bits = 1; bits <= 15; bits++) {
    code = (code + counts[bits - 1]) << 1;
    next[bits] = code;
  }
  // How many bits the subtable of each prefix needs.
  size_t end = (size_t)1 << root;
  uint8_t depth[1 << LITERAL_BITS];
  memset(depth, 0, (size_t)1 << root);
  unsigned scan[16];
  memcpy(scan, next, sizeof scan);
  for (unsigned s = 0; s < count; s++) {
    unsigned bits = lengths[s];
    if (bits == 0) continue;
    unsigned r = reversed(scan[bits]++, bits);
    if (bits > root) {
      unsigned prefix = r & ((1u << root) - 1);
      if (bits - root > depth[prefix]) depth[prefix] = (uint8_t)(bits - root);
    }
  }
  for (unsigned s = 0; s < count; s++) {
    unsigned bits = lengths[s];
    if (bits == 0) continue;
    unsigned r = reversed(next[bits]++, bits);
    uint32_t entry = entry_of(kind, s) | bits;
    if (bits <= root) {
      for (size_t i = r; i < (size_t)1 << root; i += (size_t)1 << bits) table[i] = entry;
      continue;
    }
    unsigned prefix = r & ((1u << root) - 1);
    if (!(table[prefix] & SUBTABLE)) {
      size_t size = (size_t)1 << depth[prefix];
      if (end + size > room || end > 65535) return 1;
      for (size_t i = 0; i < size; i++) table[end + i] = EXCEPTION | root;
      table[prefix] = (uint32_t)end << 16 | EXCEPTION | SUBTABLE | (uint32_t)depth[prefix] << 8 | root;
      end += size;
    }
    uint32_t *sub = table + (table[prefix] >> 16);
    for (size_t i = r >> root; i < (size_t)1 << depth[prefix]; i += (size_t)1 << (bits - root)) sub[i] = entry;
  }
  return 0;
}

static inline uint64_t load64(const uint8_t *p) {
  uint64_t v;
  memcpy(&v, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  v = __builtin_bswap64(v);
#endif
  return v;
}

#define REFILL()                   \
  do {                             \
    buffer |= load64(in) << held;  \
    in += (63 - held) >> 3;        \
    held |= 56;                    \
  } while (0)
#define TAKE(n) (buffer >>= (n), held -= (n))
// Whether more has been taken than there is.
#define OVERRUN() (in - (held >> 3) > in_end)

// Reads the code lengths of a dynamic block and builds its tables.
static int read_tables(Tables *t, const uint8_t **input, const uint8_t *in_end, uint64_t *bits, unsigned *count) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  const uint8_t *in = *input;
  uint64_t buffer = *bits;
  unsigned held = *count;
  REFILL();
  unsigned literals = (buffer & 31) + 257, distances = ((buffer >> 5) & 31) + 1, codes = ((buffer >> 10) & 15) + 4;
  TAKE(14);
  if (literals > 286) return 1;
  uint8_t pre[19] = {0};
  for (unsigned i = 0; i < codes; i++) {
    REFILL();
    pre[order[i]] = buffer & 7;
    TAKE(3);
  }
  if (OVERRUN() || build(t->precode, 1 << PRECODE_BITS, PRECODE_BITS, pre, 19, PRECODE)) return 1;
  unsigned i = 0, total = literals + distances;
  while (i < total) {
    REFILL();
    if (OVERRUN()) return 1;
    uint32_t entry = t->precode[buffer & ((1 << PRECODE_BITS) - 1)];
    if (entry & EXCEPTION) return 1;
    TAKE(BITS(entry));
    unsigned symbol = entry >> 16, times = 1, value = symbol;
    if (symbol == 16) {
      if (i == 0) return 1;
      value = t->lengths[i - 1];
      times = 3 + (buffer & 3);
      TAKE(2);
    } else if (symbol == 17) {
      value = 0;
      times = 3 + (buffer & 7);
      TAKE(3);
    } else if (symbol == 18) {
      value = 0;
      times = 11 + (buffer & 127);
      TAKE(7);
    }
    if (times > total - i) return 1;
    memset(t->lengths + i, (int)value, times);
    i += times;
  }
  if (t->lengths[256] == 0) return 1;
  if (build(t->literals, LITERAL_ROOM, LITERAL_BITS, t->lengths, literals, LITERALS)) return 1;
  if (build(t->distances, DISTANCE_ROOM, DISTANCE_BITS, t->lengths + literals, distances, DISTANCES)) return 1;
  *input = in;
  *bits = buffer;
  *count = held;
  return 0;
}

static int fixed_tables(Tables *t) {
  memset(t->lengths, 8, 144);
  memset(t->lengths + 144, 9, 112);
  memset(t->lengths + 256, 7, 24);
  memset(t->lengths + 280, 8, 8);
  memset(t->lengths + 288, 5, 32);
  return build(t->literals, LITERAL_ROOM, LITERAL_BITS, t->lengths, 288, LITERALS)
         || build(t->distances, DISTANCE_ROOM, DISTANCE_BITS, t->lengths + 288, 32, DISTANCES);
}

static inline void copy_match(uint8_t *out, size_t distance, size_t length) {
  const uint8_t *from = out - distance;
  uint8_t *end = out + length;
  if (distance >= 16) {
    do {
      memcpy(out, from, 16);
      out += 16, from += 16;
    } while (out < end);
  } else if (distance >= 8) {
    do {
      memcpy(out, from, 8);
      out += 8, from += 8;
    } while (out < end);
  } else if (distance == 1) {
    memset(out, *from, length);
  } else {
    while (out < end) *out++ = *from++;
  }
}

int cvitrine_inflate(const uint8_t *input, size_t input_count, uint8_t *output, size_t output_count) {
  if (input_count < 6 || (input[0] & 15) != 8 || (input[0] >> 4) > 7 || (input[0] << 8 | input[1]) % 31 != 0
      || (input[1] & 32))
    return 1;
  Tables tables;
  const uint8_t *in = input + 2, *const in_end = input + input_count;
  uint8_t *out = output, *const out_end = output + output_count;
  uint64_t buffer = 0;
  unsigned held = 0, last;
  do {
    REFILL();
    if (OVERRUN()) return 2;
    last = buffer & 1;
    unsigned type = (buffer >> 1) & 3;
    TAKE(3);
    if (type == 0) {
      TAKE(held & 7);
      in -= held >> 3;
      buffer = held = 0;
      if (in_end - in < 4) return 3;
      size_t count = in[0] | (size_t)in[1] << 8;
      if ((count ^ (in[2] | (size_t)in[3] << 8)) != 65535) return 3;
      in += 4;
      if (out > out_end || count > (size_t)(in_end - in) || count > (size_t)(out_end - out)) return 3;
      memcpy(out, in, count);
      in += count, out += count;
      continue;
    }
    if (type == 3) return 4;
    if (type == 1 ? fixed_tables(&tables) : read_tables(&tables, &in, in_end, &buffer, &held)) return 5;
    const uint32_t *const literals = tables.literals, *const distances = tables.distances;
    for (;;) {
      REFILL();
      if (OVERRUN() || out > out_end) return 6;
      uint32_t entry = literals[buffer & ((1 << LITERAL_BITS) - 1)];
      if (entry & LITERAL) {
        TAKE(BITS(entry));
        *out++ = (uint8_t)(entry >> 16);
        entry = literals[buffer & ((1 << LITERAL_BITS) - 1)];
        if (entry & LITERAL) {
          TAKE(BITS(entry));
          *out++ = (uint8_t)(entry >> 16);
          entry = literals[buffer & ((1 << LITERAL_BITS) - 1)];
          if (entry & LITERAL) {
            TAKE(BITS(entry));
            *out++ = (uint8_t)(entry >> 16);
            continue;
          }
        }
        REFILL();
      }
      if (entry & EXCEPTION) {
        if (entry & SUBTABLE) {
          entry = literals[(entry >> 16) + ((buffer >> LITERAL_BITS) & ((1u << EXTRA(entry)) - 1))];
          if (entry & LITERAL) {
            TAKE(BITS(entry));
            *out++ = (uint8_t)(entry >> 16);
            continue;
          }
        }
        if (entry & EXCEPTION) {
          if (entry >> 16 != 1) return 7;
          TAKE(BITS(entry));
          break;
        }
      }
      TAKE(BITS(entry));
      size_t length = (entry >> 16) + (size_t)(buffer & ((1u << EXTRA(entry)) - 1));
      TAKE(EXTRA(entry));
      entry = distances[buffer & ((1 << DISTANCE_BITS) - 1)];
      if (entry & SUBTABLE) entry = distances[(entry >> 16) + ((buffer >> DISTANCE_BITS) & ((1u << EXTRA(entry)) - 1))];
      if (entry & EXCEPTION) return 8;
      TAKE(BITS(entry));
      size_t distance = (entry >> 16) + (size_t)(buffer & ((1u << EXTRA(entry)) - 1));
      TAKE(EXTRA(entry));
      if (distance > (size_t)(out - output)) return 9;
      copy_match(out, distance, length);
      out += length;
    }
  } while (!last);
  if (out != out_end) return 10;
  // The Adler-32 has four bytes.
  return in - (held >> 3) > in_end - 4 ? 11 : 0;
}
