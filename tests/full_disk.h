// While it lives, no file of this process can grow beyond so many bytes: writing fails as on a full
// disk.
#pragma once

#include <sys/resource.h>

#include <csignal>

namespace hexwerk::testing {

class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes = 0)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit least{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &least);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before = {};
};

} // namespace hexwerk::testing
