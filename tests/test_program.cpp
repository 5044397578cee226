#include "tests/test_program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace hexwerk::testing {

static std::map<std::string, RunTest> &tests()
{
    static std::map<std::string, RunTest> all;
    return all;
}

RegisteredTest::RegisteredTest(const char *file, RunTest run)
{
    tests()[std::filesystem::path(file).stem().string()] = run;
}

} // namespace hexwerk::testing

int main(int argc, char **argv)
{
    using namespace hexwerk::testing;
    const auto found = tests().find(argc > 1 ? argv[1] : "");
    if (found == tests().end()) {
        std::fprintf(stderr, "Usage: %s TEST [FUNCTION[:ROW]...]\nTests:\n", argv[0]);
        for (const auto &[name, run] : tests())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}
