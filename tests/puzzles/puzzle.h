// Tactical puzzles as data: a position, whom it asks, and which answers are right. README.md has
// the format.
#pragma once

#include "core/assault/engine/assault.h"
#include "core/files/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault::puzzles {

// What a player did in answer to a question: its first order, and those that followed until the
// next announcement.
struct Deed
{
    Order first = {};
    std::vector<Order> orders = {}; // all of its side's, the first one too
    std::vector<Hex> way = {};      // hexes it wanted to enter, be placed in, or lay a mine in
    UnitId target = {};             // the first one named, or stormed; none: nobody
    int facing = -1;                // the last one chosen
};

// Of a deed; what is left out may be anything.
struct Pattern
{
    std::string order = {};           // "announce", "pass", "react", ...
    std::string unit = {};            // who acts
    std::vector<Action> actions = {}; // one of these
    std::string target = {};
    std::vector<Hex> to = {};      // one of these is the end of its way
    std::vector<Hex> through = {}; // one of these is on its way
    std::vector<int> facings = {}; // one of these
    std::string card = {};         // of support, of a command, or the kind of a mine
    bool stays = false;            // it leads nobody anywhere
    bool operator==(const Pattern &) const = default;
};

struct Puzzle
{
    std::string name;
    std::string theme;               // name of its file
    std::string why;                 // the answer is right: one sentence
    Position start;                  // the question is open
    std::vector<Pattern> right = {}; // empty: all that is not wrong
    std::vector<Pattern> wrong = {};
    std::vector<Order> then = {}; // the line that follows, of both sides: what matters of it
    bool isProven = false;        // the chances of all deeds are to be compared
};

// Of all themes, by their names. A file that cannot be read ends the program, with a word.
std::vector<Puzzle> allPuzzles();
std::string nameOf(const Puzzle &puzzle); // with its theme
// All of a file; its problems name what is not there or cannot be.
LoadResult<std::vector<Puzzle>> loadPuzzles(const std::string &path);

// What fits nothing that was asked for is wrong, as is all that fits `wrong`.
bool isRight(const Puzzle &puzzle, const Deed &deed);
bool fits(const Position &p, const Pattern &pattern, const Deed &deed);

} // namespace hexwerk::assault::puzzles
