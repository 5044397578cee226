// Preloaded into a program it hides every file under $HEXWERK_OUT_OF_REACH, as if it were not
// there.
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static bool isHidden(const char *path)
{
    const char *folder = std::getenv("HEXWERK_OUT_OF_REACH");
    if (!folder || std::strncmp(path, folder, std::strlen(folder)) != 0)
        return false;
    errno = ENOENT;
    return true;
}

template<typename Function>
static Function *original(Function *, const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

extern "C" {

int open(const char *path, int flags, ...)
{
    std::va_list rest;
    va_start(rest, flags);
    const auto mode = va_arg(rest, mode_t); // rubbish where none was given, and not looked at then
    va_end(rest);
    return isHidden(path) ? -1 : original(&open, "open")(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    std::va_list rest;
    va_start(rest, flags);
    const auto mode = va_arg(rest, mode_t);
    va_end(rest);
    return isHidden(path) ? -1 : original(&open64, "open64")(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    std::va_list rest;
    va_start(rest, flags);
    const auto mode = va_arg(rest, mode_t);
    va_end(rest);
    return isHidden(path) ? -1 : original(&openat, "openat")(folder, path, flags, mode);
}

FILE *fopen(const char *path, const char *mode)
{
    return isHidden(path) ? nullptr : original(&fopen, "fopen")(path, mode);
}

FILE *fopen64(const char *path, const char *mode)
{
    return isHidden(path) ? nullptr : original(&fopen64, "fopen64")(path, mode);
}

int stat(const char *path, struct stat *found)
{
    return isHidden(path) ? -1 : original(&stat, "stat")(path, found);
}

DIR *opendir(const char *path)
{
    return isHidden(path) ? nullptr : original(&opendir, "opendir")(path);
}

} // extern "C"
