#include "tests/editor/ground/random_ground.h"

namespace hexwerk::testing {

using namespace ground;

static int upTo(std::mt19937 &random, int most)
{
    return static_cast<int>(random() % static_cast<unsigned>(most));
}

static void setBit(std::uint8_t &bits, int direction, bool isOn)
{
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(direction));
    bits = static_cast<std::uint8_t>(isOn ? bits | bit : bits & ~bit);
}

static void lay(GroundBoard &board, Place place, int direction, Way kind, bool isOn)
{
    const Place other = beside(place, direction);
    if (!board.has(other))
        return;
    const auto which = static_cast<std::size_t>(kind);
    setBit(board.at(place).ways[which], direction, isOn);
    setBit(board.at(other).ways[which], (direction + 3) % 6, isOn);
}

static void set(GroundBoard &board, Place place, int direction, Side kind, bool isOn)
{
    const auto which = static_cast<std::size_t>(kind);
    setBit(board.at(place).sides[which], direction, isOn);
    if (const Place other = beside(place, direction); board.has(other))
        setBit(board.at(other).sides[which], (direction + 3) % 6, isOn);
}

GroundBoard randomGround(int columns, int rows, unsigned seed)
{
    std::mt19937 random(seed);
    GroundBoard board{columns, rows,
                      std::vector<GroundCell>(static_cast<std::size_t>(columns) *
                                              static_cast<std::size_t>(rows))};
    const auto anywhere = [&] { return Place{upTo(random, columns), upTo(random, rows)}; };
    for (int patch = 0; patch < columns * rows / 6; ++patch) {
        const auto cover = static_cast<Cover>(upTo(random, kCovers));
        const int level = upTo(random, 4) == 0 ? upTo(random, 3) : 0;
        Place place = anywhere();
        for (int step = 0; step < 5; ++step) {
            board.at(place).cover = cover;
            board.at(place).level = static_cast<std::uint8_t>(level);
            if (const Place next = beside(place, upTo(random, 6)); board.has(next))
                place = next;
        }
    }
    for (int line = 0; line < columns * rows / 12; ++line) {
        const auto kind = static_cast<Way>(upTo(random, kWays));
        Place place = anywhere();
        int direction = upTo(random, 6);
        for (int step = 0; step < 6 && board.has(place); ++step) {
            lay(board, place, direction, kind, true);
            place = beside(place, direction);
            direction = (direction + upTo(random, 3) + 5) % 6;
        }
    }
    for (int side = 0; side < columns * rows / 4; ++side)
        set(board, anywhere(), upTo(random, 6), static_cast<Side>(upTo(random, kSides)), true);
    return board;
}

std::vector<Place> paintAtRandom(GroundBoard &board, std::mt19937 &random)
{
    const Place place{upTo(random, board.columns), upTo(random, board.rows)};
    const int direction = upTo(random, 6);
    std::vector<Place> changed = {place};
    if (const Place other = beside(place, direction); board.has(other))
        changed.push_back(other);
    switch (upTo(random, 4)) {
    case 0:
        board.at(place).level = static_cast<std::uint8_t>(upTo(random, 3));
        break;
    case 1:
        lay(board, place, direction, static_cast<Way>(upTo(random, kWays)), upTo(random, 2) == 0);
        break;
    case 2:
        set(board, place, direction, static_cast<Side>(upTo(random, kSides)), upTo(random, 2) == 0);
        break;
    default:
        board.at(place).cover = static_cast<Cover>(upTo(random, kCovers));
    }
    return changed;
}

GroundBoard evenGround(Cover cover, int columns, int rows)
{
    GroundCell cell;
    cell.cover = cover;
    return {columns, rows, std::vector<GroundCell>(static_cast<std::size_t>(columns * rows), cell)};
}

} // namespace hexwerk::testing
