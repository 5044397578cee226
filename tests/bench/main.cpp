#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

int main(int argc, char *argv[])
{
    using namespace hexwerk::bench;
    addCampaigns();
    addEngine();
    addFiles();
    addOdds();
    addSight();
    return run(argc, argv);
}
