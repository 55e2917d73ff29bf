#pragma once
// Exchanges two names atomically, which the system's Swift module lacks. Returns 0, or -1 with errno.
#if defined(__APPLE__)
#include <stdio.h>
static inline int vitrine_exchange(const char *a, const char *b) { return renamex_np(a, b, RENAME_SWAP); }
#else
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
// The last argument is RENAME_EXCHANGE, which <stdio.h> declares only with _GNU_SOURCE.
static inline int vitrine_exchange(const char *a, const char *b) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, a, AT_FDCWD, b, 2u);
}
#endif
