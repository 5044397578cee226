// Tests of one folder are one program: `core_files_tests tst_bundle [FUNCTION[:ROW]...]`. It says
// of each test how it is run; tests/test_program.cpp has the list and the main function.
#pragma once

#include <QTest>

namespace hexwerk::testing {

// Milliseconds until a test gives up waiting: on a busy machine under the sanitizers, too.
constexpr int kPatience = 60'000;

// Takes the arguments behind the name of the test, gives how many functions failed.
using RunTest = int (*)(int argc, char **argv);

// In the list of this program, under the name of its file.
struct RegisteredTest
{
    RegisteredTest(const char *file, RunTest run);
};

struct NoApplication
{
    NoApplication(int &, char **) {}
};

template<typename Test, typename Application>
int runTest(int argc, char **argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace hexwerk::testing

// Qt gives up after five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(...) QTRY_VERIFY_WITH_TIMEOUT((__VA_ARGS__), hexwerk::testing::kPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, ...)                                                              \
    QTRY_VERIFY2_WITH_TIMEOUT(expression, (__VA_ARGS__), hexwerk::testing::kPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, ...)                                                              \
    QTRY_COMPARE_WITH_TIMEOUT((expression), (__VA_ARGS__), hexwerk::testing::kPatience)

#define HW_TEST(Test, Application)                                                                 \
    static const hexwerk::testing::RegisteredTest kRegistered(                                     \
        __FILE__, hexwerk::testing::runTest<Test, Application>);

// Without an application, with an event loop, and with windows.
#define HW_PLAIN_TEST(Test) HW_TEST(Test, hexwerk::testing::NoApplication)
#define HW_CORE_TEST(Test) HW_TEST(Test, QCoreApplication)
#define HW_WINDOW_TEST(Test) HW_TEST(Test, QApplication)
