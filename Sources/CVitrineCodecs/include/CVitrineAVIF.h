#pragma once

#include <stddef.h>
#include <stdint.h>

/// libavif, loaded when it is first needed: it loads a dozen libraries of codecs, which programs without AVIFs do not
/// need. A build without its header reports that.

/// Whether the library is usable.
enum vitrine_avif_state {
    VITRINE_AVIF_READY = 0,
    /// Its header was missing at compile time.
    VITRINE_AVIF_NOT_BUILT,
    VITRINE_AVIF_MISSING,
    /// The library does not match the header.
    VITRINE_AVIF_OTHER_VERSION,
};

typedef struct vitrine_avif vitrine_avif;

/// The file name of the library that matches the header.
const char *_Nonnull vitrine_avif_name(void);

/// Loads the library, which stays in memory; null on failure, with the reason in `state`.
const vitrine_avif *_Nullable vitrine_avif_load(const char *_Nonnull name, int *_Nonnull state);

/// The version, such as `0.11.1`.
const char *_Nonnull vitrine_avif_version(const vitrine_avif *_Nonnull library);
int vitrine_avif_can_encode(const vitrine_avif *_Nonnull library);

typedef struct vitrine_avif_encoder vitrine_avif_encoder;

typedef struct {
    int width;
    int height;
    uint64_t timescale;
    /// AV1's quantizer, 0...63, which determines the error; 0 is lossless.
    int quantizer;
    /// 0...10, from small to fast.
    int speed;
    int has_alpha;
    /// Whether there is only one picture.
    int is_still;
} vitrine_avif_settings;

/// Returns null if there is no memory. XMP is stored beside the picture, unless `xmp_count` is 0.
vitrine_avif_encoder *_Nullable vitrine_avif_encoder_open(
    const vitrine_avif *_Nonnull library, vitrine_avif_settings settings, const uint8_t *_Nullable xmp, size_t xmp_count);

/// Adds a picture with straight alpha (red in the lowest byte), which is shown for a number of units of time.
/// @return whether it was encoded.
int vitrine_avif_encoder_add(
    vitrine_avif_encoder *_Nonnull encoder, const uint32_t *_Nonnull pixels, uint64_t duration);

/// Ends the animation. The caller frees the bytes with `free`.
int vitrine_avif_encoder_finish(
    vitrine_avif_encoder *_Nonnull encoder, uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// The library's message about the last error.
const char *_Nonnull vitrine_avif_encoder_error(vitrine_avif_encoder *_Nonnull encoder);
void vitrine_avif_encoder_close(vitrine_avif_encoder *_Nullable encoder);

typedef struct vitrine_avif_decoder vitrine_avif_decoder;

typedef struct {
    uint32_t width;
    uint32_t height;
    uint32_t frames;
    /// The counterclockwise quarter turns, and the mirroring of the result: 0 none, 1 vertical, 2 horizontal.
    int quarter_turns;
    int mirror;
    /// Whether only a part of the picture is shown.
    int is_cropped;
    int primaries;
    int transfer;
    const uint8_t *_Nullable profile;
    size_t profile_count;
} vitrine_avif_info;

/// Opens a file, whose bytes are copied, and reads its metadata, without allocating memory for the picture.
/// @param error The reason if the result is null.
vitrine_avif_decoder *_Nullable vitrine_avif_decoder_open(
    const vitrine_avif *_Nonnull library, const uint8_t *_Nonnull bytes, size_t count, uint32_t most_pixels,
    uint32_t longest_side, uint32_t most_frames, vitrine_avif_info *_Nonnull info, char *_Nonnull error,
    size_t error_count);

/// Decodes the next picture into pixels with straight alpha, width times height of the info, and returns its duration.
/// @return 1 for a picture, 0 after the last one, -1 for a damaged one.
int vitrine_avif_decoder_next(
    vitrine_avif_decoder *_Nonnull decoder, uint32_t *_Nonnull pixels, uint64_t *_Nonnull duration,
    uint64_t *_Nonnull timescale);

/// The library's message about the last error.
const char *_Nonnull vitrine_avif_decoder_error(vitrine_avif_decoder *_Nonnull decoder);
void vitrine_avif_decoder_close(vitrine_avif_decoder *_Nullable decoder);
