#include <QApplication>

#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

int main(int argc, char *argv[])
{
    using namespace hexwerk::bench;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    addPlay();
    addTexts();
    return run(argc, argv);
}
