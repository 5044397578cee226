// What a reader takes of the machine. Sanitizers take much more: with them nothing is measured.
#pragma once

#include <QTest>

#include <ctime>
#include <fstream>
#include <map>
#include <string>

namespace hexwerk::testing {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kIsSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kIsSanitized = false;
#endif

// MB that this process had at most so far.
inline long peak()
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line))
        if (line.starts_with("VmHWM:"))
            return std::stol(line.substr(6)) / 1024;
    return 0;
}

// Seconds of the processor, whoever else works on it.
template<typename Work>
double secondsOf(const Work &work)
{
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// What a piece of work takes here that takes four hundredths of a second on a machine of today:
// what is measured by it holds on a slow one too.
inline double pace()
{
    return secondsOf([] {
        std::map<std::string, int> texts;
        for (int i = 0; i < 150'000; ++i)
            texts[std::to_string(i * 7919L % 150'001)] = i;
    });
}

// Five seconds on a machine of today, and 300 MB.
template<typename Work>
void checkCosts(const Work &work)
{
    const double seconds = secondsOf(work);
    if (kIsSanitized)
        return;
    const double most = 125 * pace();
    QVERIFY2(seconds < most, qPrintable(QStringLiteral("%1 of %2 s").arg(seconds).arg(most)));
    QVERIFY2(peak() < 300, qPrintable(QString::number(peak())));
}

} // namespace hexwerk::testing
