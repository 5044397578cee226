// Files of the system, for what writes them.
#pragma once

#include "core/files/atomic_file.h"

#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <ctime>
#include <string_view>

namespace hexwerk {

// With the system's reason of now.
inline tl::unexpected<WriteFailure> failed(WriteStep step)
{
    return tl::unexpected(WriteFailure{step, {errno, std::generic_category()}});
}

// A file that outgrows its limit is an error like a full disk, not the end of the program.
class SizeSignalBlocker
{
public:
    SizeSignalBlocker()
    {
        sigemptyset(&m_signal);
        sigaddset(&m_signal, SIGXFSZ);
        pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
    }
    ~SizeSignalBlocker()
    {
        if (!sigismember(&m_before, SIGXFSZ)) {
            const timespec now = {};
            sigtimedwait(&m_signal, nullptr, &now);
        }
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    SizeSignalBlocker(const SizeSignalBlocker &) = delete;
    SizeSignalBlocker &operator=(const SizeSignalBlocker &) = delete;

private:
    sigset_t m_signal;
    sigset_t m_before;
};

class OpenFile
{
public:
    explicit OpenFile(int descriptor = -1)
        : m_descriptor(descriptor)
    {
    }
    ~OpenFile() { close(); }
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;

    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }
    void reset(int descriptor)
    {
        close();
        m_descriptor = descriptor;
    }
    bool write(std::string_view content)
    {
        while (!content.empty()) {
            const ssize_t written = ::write(m_descriptor, content.data(), content.size());
            if (written < 0 && errno != EINTR)
                return false;
            if (written > 0)
                content.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool flush() { return ::fsync(m_descriptor) == 0; }
    bool close()
    {
        const int descriptor = m_descriptor;
        m_descriptor = -1;
        return descriptor < 0 || ::close(descriptor) == 0;
    }

private:
    int m_descriptor;
};

} // namespace hexwerk
