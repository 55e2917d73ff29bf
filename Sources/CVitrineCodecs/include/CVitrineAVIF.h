#pragma once

#include <stddef.h>
#include <stdint.h>

/// libavif, loaded when it is first needed: it brings a dozen libraries of codecs, without which a program starts that reads
/// and writes no AVIF. One that is built without its header says so.

/// Whether the library can be used.
enum vitrine_avif_state {
    VITRINE_AVIF_READY = 0,
    /// Its header was not there when this was compiled.
    VITRINE_AVIF_NOT_BUILT,
    VITRINE_AVIF_MISSING,
    /// The one that is there does not fit the header.
    VITRINE_AVIF_OTHER_VERSION,
};

/// Functions of the library.
typedef struct vitrine_avif vitrine_avif;

/// The file name of the library that belongs to the header.
const char *_Nonnull vitrine_avif_name(void);

/// Loads the library, which stays in memory; null where that fails, with the reason in `state`.
const vitrine_avif *_Nullable vitrine_avif_load(const char *_Nonnull name, int *_Nonnull state);

/// Such as `0.11.1`.
const char *_Nonnull vitrine_avif_version(const vitrine_avif *_Nonnull library);
/// Whether it can encode AV1.
int vitrine_avif_can_encode(const vitrine_avif *_Nonnull library);

typedef struct vitrine_avif_encoder vitrine_avif_encoder;

typedef struct {
    int width;
    int height;
    /// Units of time per second.
    uint64_t timescale;
    /// AV1's quantizer, 0...63: the error that is allowed; with 0 no pixel changes.
    int quantizer;
    /// 0...10, from small to fast.
    int speed;
    int has_alpha;
    /// Whether there is one picture only.
    int is_still;
} vitrine_avif_settings;

/// Null for no memory. XMP is stored beside the picture; none where `xmp_count` is 0.
vitrine_avif_encoder *_Nullable vitrine_avif_encoder_open(
    const vitrine_avif *_Nonnull library, vitrine_avif_settings settings, const uint8_t *_Nullable xmp, size_t xmp_count);

/// Adds a picture of straight alpha (red in the lowest byte), which is shown for a number of units of time.
/// @return whether it could be encoded.
int vitrine_avif_encoder_add(
    vitrine_avif_encoder *_Nonnull encoder, const uint32_t *_Nonnull pixels, uint64_t duration);

/// Ends the animation. The bytes are to be freed with `free`.
int vitrine_avif_encoder_finish(
    vitrine_avif_encoder *_Nonnull encoder, uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// What went wrong, in the library's words.
const char *_Nonnull vitrine_avif_encoder_error(vitrine_avif_encoder *_Nonnull encoder);
void vitrine_avif_encoder_close(vitrine_avif_encoder *_Nullable encoder);

typedef struct vitrine_avif_decoder vitrine_avif_decoder;

typedef struct {
    uint32_t width;
    uint32_t height;
    uint32_t frames;
    /// Quarter turns against the clock, and whether the result is mirrored: 0 not, 1 top and bottom exchanged, 2 left and right.
    int quarter_turns;
    int mirror;
    /// Whether a part of the picture only is to be shown.
    int is_cropped;
    /// Code points of ITU-T H.273.
    int primaries;
    int transfer;
    const uint8_t *_Nullable profile;
    size_t profile_count;
} vitrine_avif_info;

/// Opens a file, whose bytes are copied, and reads what it says of itself. Nothing of the picture's size is allocated.
/// @param error what is wrong with a file for which the result is null.
vitrine_avif_decoder *_Nullable vitrine_avif_decoder_open(
    const vitrine_avif *_Nonnull library, const uint8_t *_Nonnull bytes, size_t count, uint32_t most_pixels,
    uint32_t longest_side, uint32_t most_frames, vitrine_avif_info *_Nonnull info, char *_Nonnull error,
    size_t error_count);

/// Decodes the next picture into pixels of straight alpha, width times height of the info, and tells how long it is shown.
/// @return 1 for a picture, 0 after the last one, -1 for a damaged one.
int vitrine_avif_decoder_next(
    vitrine_avif_decoder *_Nonnull decoder, uint32_t *_Nonnull pixels, uint64_t *_Nonnull duration,
    uint64_t *_Nonnull timescale);

/// What went wrong, in the library's words.
const char *_Nonnull vitrine_avif_decoder_error(vitrine_avif_decoder *_Nonnull decoder);
void vitrine_avif_decoder_close(vitrine_avif_decoder *_Nullable decoder);
