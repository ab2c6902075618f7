#pragma once
#include <errno.h>
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libswscale/swscale.h>

// Macros with casts and parameters, which Swift does not import.
static const int64_t ona_no_timestamp = AV_NOPTS_VALUE;
static const int ona_end_of_file = AVERROR_EOF;
static const int ona_again = AVERROR(EAGAIN);
static const int ona_refused = AVERROR(EPERM);
static const int ona_invalid = AVERROR(EINVAL);
static const int ona_failed = AVERROR(EIO);
