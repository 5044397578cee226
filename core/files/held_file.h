// A file that one program works on: others that ask are told so, and what others wrote is noticed.
#pragma once

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <string>

namespace hexwerk {

class HeldFile
{
public:
    explicit HeldFile(std::filesystem::path path);
    ~HeldFile();
    HeldFile(const HeldFile &) = delete;
    HeldFile &operator=(const HeldFile &) = delete;

    const std::filesystem::path &path() const { return m_path; }
    // False if another program holds it. A file that is not there, or whose file system knows no
    // locks, is held by nobody. Goes on with the file that has taken the place of the one before.
    [[nodiscard]] bool hold();

    // What the file says now is what is expected of it from now on.
    void know();
    // False if another program wrote it since. A file that is gone was not written.
    bool isAsKnown() const;

private:
    struct Stamp
    {
        std::uint64_t device = 0;
        std::uint64_t node = 0;
        std::int64_t size = -1; // there is none
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
        bool operator==(const Stamp &) const = default;
    };
    Stamp stamp() const;

    std::filesystem::path m_path;
    int m_descriptor = -1;
    Stamp m_stamp;
    std::string m_hash;
};

// Whether another program holds it.
bool isHeldElsewhere(const std::filesystem::path &path);

} // namespace hexwerk
