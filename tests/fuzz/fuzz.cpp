// The first argument names the target; libFuzzer gets the others.
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

static hexwerk::fuzz::Target target = nullptr;

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    target = *argc > 1 ? hexwerk::fuzz::targetCalled((*argv)[1]) : nullptr;
    if (!target) {
        std::fprintf(stderr, "usage: hexwerk_fuzz NAME [OPTION...] [FOLDER or FILE...]\n");
        std::exit(2);
    }
    std::copy(*argv + 2, *argv + *argc, *argv + 1);
    --*argc;
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    target({reinterpret_cast<const char *>(data), size});
    return 0;
}
