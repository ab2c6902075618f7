// The C library, as far as a client needs it.
#pragma once
#include <stdint.h>
#include <stddef.h>
#include <stdbool.h>
typedef long time_t;
typedef long ssize_t;
typedef int64_t off_t;
typedef int32_t pid_t;
typedef int32_t suseconds_t;
typedef uint16_t mode_t;
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
typedef enum : unsigned int {
    CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6, CLOCK_MONOTONIC_RAW = 4, CLOCK_MONOTONIC_RAW_APPROX = 5,
    CLOCK_UPTIME_RAW = 8, CLOCK_UPTIME_RAW_APPROX = 9, CLOCK_PROCESS_CPUTIME_ID = 12, CLOCK_THREAD_CPUTIME_ID = 16
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *_Nonnull time);
uint64_t clock_gettime_nsec_np(clockid_t clock);
uint64_t mach_absolute_time(void);
uint64_t mach_continuous_time(void);
struct mach_timebase_info { uint32_t numer; uint32_t denom; };
typedef struct mach_timebase_info mach_timebase_info_data_t;
int mach_timebase_info(struct mach_timebase_info *_Nonnull info);
time_t time(time_t *_Nullable time);
int *_Nonnull __error(void);
#define EINTR 4
#define ENOENT 2
#define EEXIST 17
#define ENOSPC 28
char *_Null_unspecified strerror(int code);
size_t strlen(const char *_Null_unspecified text);
void *_Null_unspecified memchr(const void *_Null_unspecified bytes, int byte, size_t count);
int memcmp(const void *_Null_unspecified left, const void *_Null_unspecified right, size_t count);
void *_Null_unspecified memcpy(void *_Null_unspecified to, const void *_Null_unspecified from, size_t count);
double strtod(const char *_Null_unspecified text, char *_Nullable *_Nullable end);
void *_Null_unspecified malloc(size_t size);
void free(void *_Null_unspecified memory);
_Noreturn void abort(void);
_Noreturn void exit(int status);
uint32_t arc4random(void);
uint32_t arc4random_uniform(uint32_t bound);
void arc4random_buf(void *_Null_unspecified buffer, size_t count);
char *_Null_unspecified getenv(const char *_Null_unspecified name);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_APPEND 0x0008
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_CLOEXEC 0x1000000
#define F_FULLFSYNC 51
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
struct flock { off_t l_start; off_t l_len; pid_t l_pid; short l_type; short l_whence; };
int close(int descriptor);
int fsync(int descriptor);
ssize_t read(int descriptor, void *_Null_unspecified buffer, size_t count);
ssize_t write(int descriptor, const void *_Null_unspecified buffer, size_t count);
off_t lseek(int descriptor, off_t offset, int whence);
int ftruncate(int descriptor, off_t length);
int flock(int descriptor, int operation);
int rename(const char *_Null_unspecified from, const char *_Null_unspecified to);
#define F_OK 0
int access(const char *_Null_unspecified path, int mode);
int unlink(const char *_Null_unspecified path);
int sysctlbyname(const char *_Null_unspecified name, void *_Nullable old, size_t *_Nullable oldCount, void *_Nullable new_,
    size_t newCount);
struct utsname { char sysname[256]; char nodename[256]; char release[256]; char version[256]; char machine[256]; };
int uname(struct utsname *_Nonnull name);
double sin(double); double cos(double); double tan(double); double asin(double); double acos(double); double atan(double);
double atan2(double, double); double exp(double); double exp2(double); double log(double); double log2(double);
double log10(double); double pow(double, double); double fmod(double, double); double hypot(double, double);
double cbrt(double);
