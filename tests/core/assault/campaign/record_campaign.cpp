// record_campaign SEED FILE: plays "Gela beachhead" with that seed, and writes the file of the
// campaign with the games of its battles in it. The same program always writes the same.
#include "tests/core/assault/campaign/played_gela.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char *argv[])
{
    if (argc != 3)
        return EXIT_FAILURE;
    const auto written = hexwerk::writeGame(
        argv[2], hexwerk::assault::playedGela(std::strtoull(argv[1], nullptr, 10)));
    if (!written)
        std::fprintf(stderr, "record_campaign: %s\n", written.error().reason.message().c_str());
    return written ? EXIT_SUCCESS : EXIT_FAILURE;
}
