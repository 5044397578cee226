#include "app/report/crash_line.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <exception>

namespace hexwerk {

namespace {

struct Caught
{
    int signal;
    const char *name;
    struct sigaction before;
};

} // namespace

static std::array<Caught, 5> caught = {{{SIGSEGV, "SIGSEGV", {}},
                                        {SIGBUS, "SIGBUS", {}},
                                        {SIGFPE, "SIGFPE", {}},
                                        {SIGILL, "SIGILL", {}},
                                        {SIGABRT, "SIGABRT", {}}}};
static int (*lastDescriptor)() = nullptr;
static std::terminate_handler terminateBefore = nullptr;
static volatile std::sig_atomic_t isLineWritten = 0;
static std::array<char, 1U << 16U> ownStack; // that of the program may be at its end

namespace {

// A line in a buffer: neither strings nor the C library's formats may be used after a crash.
class CrashLine
{
public:
    void add(const char *text)
    {
        for (; *text && m_size + 1 < m_text.size(); ++text)
            m_text[m_size++] = *text;
    }
    void add(unsigned number, int digits)
    {
        unsigned place = 1;
        for (int i = 1; i < digits; ++i)
            place *= 10;
        for (; place > 0 && m_size + 1 < m_text.size(); place /= 10)
            m_text[m_size++] = static_cast<char>('0' + number / place % 10);
    }
    void write(int descriptor)
    {
        m_text[m_size++] = '\n';
        [[maybe_unused]] const auto written = ::write(descriptor, m_text.data(), m_size);
    }

private:
    std::array<char, 160> m_text = {};
    std::size_t m_size = 0;
};

} // namespace

static void addTime(CrashLine &line)
{
    const auto now = std::chrono::sys_seconds(std::chrono::seconds(std::time(nullptr)));
    const auto day = std::chrono::floor<std::chrono::days>(now);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(now - day);
    line.add(static_cast<unsigned>(static_cast<int>(date.year())), 4);
    line.add("-");
    line.add(static_cast<unsigned>(date.month()), 2);
    line.add("-");
    line.add(static_cast<unsigned>(date.day()), 2);
    line.add("T");
    line.add(static_cast<unsigned>(time.hours().count()), 2);
    line.add(":");
    line.add(static_cast<unsigned>(time.minutes().count()), 2);
    line.add(":");
    line.add(static_cast<unsigned>(time.seconds().count()), 2);
}

static void writeCrashLine(const char *what)
{
    if (isLineWritten != 0 || !lastDescriptor || lastDescriptor() < 0)
        return;
    isLineWritten = 1;
    CrashLine line;
    addTime(line);
    line.add("Z fatal crash ");
    line.add(what);
    line.write(lastDescriptor());
}

static void crashed(int signal)
{
    for (const Caught &one : caught)
        if (one.signal == signal) {
            writeCrashLine(one.name);
            ::sigaction(signal, &one.before, nullptr);
        }
    std::raise(signal);
}

[[noreturn]] static void terminated()
{
    writeCrashLine("std::terminate");
    terminateBefore();
    std::abort();
}

void writeCrashLineTo(int (*descriptor)())
{
    lastDescriptor = descriptor;
    terminateBefore = std::set_terminate(terminated);
    stack_t stack = {};
    stack.ss_sp = ownStack.data();
    stack.ss_size = ownStack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_handler = crashed;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    sigemptyset(&action.sa_mask);
    for (Caught &one : caught)
        ::sigaction(one.signal, &action, &one.before);
}

} // namespace hexwerk
