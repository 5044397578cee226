// first_window PROGRAM [ARGUMENT]...: starts the program on $DISPLAY, waits for its first window
// that is mapped and painted, prints "SECONDS MEGABYTES" (since its start, resident), and ends it.
// The display should be an X server of its own without window manager.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <set>
#include <string>
#include <thread>

using Clock = std::chrono::steady_clock;

static constexpr auto kPatience = std::chrono::seconds(60);
static constexpr int kLeastSide = 300;           // pixels; anything smaller is a splash or a helper
static constexpr std::size_t kLeastColours = 12; // text and buttons have more

// Windows vanish while we look at them.
static int ignoreErrors(Display *, XErrorEvent *)
{
    return 0;
}

static bool isPainted(Display *display, Window window, const XWindowAttributes &size)
{
    XImage *image = XGetImage(display, window, 0, 0, static_cast<unsigned>(size.width),
                              static_cast<unsigned>(size.height), AllPlanes, ZPixmap);
    if (!image)
        return false;
    std::set<unsigned long> colours;
    for (int y = 0; y < size.height && colours.size() < kLeastColours; y += 3)
        for (int x = 0; x < size.width && colours.size() < kLeastColours; x += 3)
            colours.insert(XGetPixel(image, x, y));
    XDestroyImage(image);
    return colours.size() >= kLeastColours;
}

static bool hasPaintedWindow(Display *display)
{
    Window root = 0;
    Window parent = 0;
    Window *children = nullptr;
    unsigned count = 0;
    if (!XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count))
        return false;
    const bool found = std::any_of(children, children + count, [&](Window child) {
        XWindowAttributes size;
        return XGetWindowAttributes(display, child, &size) && size.map_state == IsViewable &&
               size.width >= kLeastSide && size.height >= kLeastSide &&
               isPainted(display, child, size);
    });
    if (children)
        XFree(children);
    return found;
}

static double residentMegabytes(pid_t process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    long size = 0;
    long resident = 0;
    file >> size >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

int main(int argc, char *argv[])
{
    Display *display = argc > 1 ? XOpenDisplay(nullptr) : nullptr;
    if (!display) {
        std::fputs("usage: first_window PROGRAM [ARGUMENT]..., with DISPLAY set\n", stderr);
        return 2;
    }
    XSetErrorHandler(ignoreErrors);

    const auto start = Clock::now();
    const pid_t process = fork();
    if (process == 0) {
        execvp(argv[1], argv + 1);
        std::perror(argv[1]);
        _exit(127);
    }
    bool painted = false;
    bool ended = false;
    while (!painted && !ended && Clock::now() - start < kPatience) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        ended = waitpid(process, nullptr, WNOHANG) == process;
        painted = hasPaintedWindow(display);
    }
    const std::chrono::duration<double> taken = Clock::now() - start;
    const double megabytes = residentMegabytes(process);
    if (!ended) {
        kill(process, SIGKILL);
        waitpid(process, nullptr, 0);
    }
    if (!painted) {
        std::fprintf(stderr, "%s: no painted window\n", argv[1]);
        return 1;
    }
    std::printf("%.3f %.1f\n", taken.count(), megabytes);
    return 0;
}
