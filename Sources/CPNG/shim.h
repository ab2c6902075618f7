#pragma once
// libpng leaves by longjmp where a file is damaged, which must not pass Swift's frames: the walk
// over the rows is here, and each row is handed out before the next is read.
#include <png.h>
#include <setjmp.h>
#include <string.h>

typedef struct {
    const unsigned char *bytes;
    size_t count;
} PNGSource;

typedef void (*PNGRowHandler)(void *context, const unsigned char *rgba, unsigned row);

static void png_source_read(png_structp png, png_bytep to, size_t count) {
    PNGSource *source = (PNGSource *)png_get_io_ptr(png);
    if (count > source->count) png_error(png, "the file ends early");
    memcpy(to, source->bytes, count);
    source->bytes += count;
    source->count -= count;
}

static void png_stay_silent(png_structp png, png_const_charp message) { (void)png; (void)message; }

static void png_leave(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

// Hands out each row of a PNG file as red, green, blue and opacity, 8 bits each. Returns 0 where the
// file is damaged, interlaced, or of another width than `width`, which `row` has room for.
static inline int each_png_row(
    const unsigned char *bytes, size_t count, unsigned width, unsigned char *row,
    void *context, PNGRowHandler handler
) {
    PNGSource source = { bytes, count };
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_leave, png_stay_silent);
    if (png == NULL) return 0;
    png_infop info = png_create_info_struct(png);
    if (info == NULL || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_set_user_limits(png, 65535, 65535);
    png_set_read_fn(png, &source, png_source_read);
    png_read_info(png, info);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_read_update_info(png, info);
    if (png_get_image_width(png, info) != width
        || png_get_interlace_type(png, info) != PNG_INTERLACE_NONE
        || png_get_rowbytes(png, info) != (size_t)width * 4) png_longjmp(png, 1);
    unsigned height = png_get_image_height(png, info);
    for (unsigned y = 0; y < height; y++) {
        png_read_row(png, row, NULL);
        handler(context, row, y);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}
