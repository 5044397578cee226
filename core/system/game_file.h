// Game files: what a game began from and with, and the orders given so far, one line each.
#pragma once

#include "core/files/atomic_file.h"
#include "core/system/rules.h"

#include <filesystem>
#include <map>

namespace hexwerk {

// A game that another one wanted to be played (play::Wanting): the battle of a campaign.
struct InnerGame
{
    int number = 1;        // of the battle, from 1
    std::string text = {}; // of its file
    std::string hash = {}; // of the text when it was kept
    bool operator==(const InnerGame &) const = default;

    bool isWhole() const;
};
InnerGame innerGame(int number, std::string text);

struct GameFile
{
    SharedHead head;
    Pins data = {};
    // Older games have none: whoever reads such a file sees what lies face down.
    Secrets secrets = {};
    // The files of it, for Rules::load(). Older games have none.
    std::vector<TextSource> playedWith = {};
    std::vector<play::Record> orders = {};
    bool hasCourse = false; // it is explained as it is played
    std::vector<InnerGame> games = {};
    // Of a campaign, by seat: the computer players of its battles. People play the others; older
    // games have none.
    std::map<std::string, std::string> players = {};
    bool operator==(const GameFile &other) const;
};

// A game that begins now, with new secrets.
GameFile newGame(SharedHead head, const Library &library);

// What the seat may have of it: the game without the secrets of others. None where they cannot be
// left out: the game has no seeds, or its head tells them. Likewise each game in it; those whose
// secrets cannot be left out, and damaged ones, are not in the copy.
std::optional<GameFile> copyFor(const GameFile &game, const std::string &seat);

// Ids of what is not the same, or not there any more: "rules", a profile, card, tile...
// Corrections are not among them: they have no ids.
std::vector<std::string> changedSince(const PinKinds &kinds, const Pins &then, const Pins &now);

// Whose values of cards, tiles and tables: those that a game was begun with, or today's.
enum class Values : std::uint8_t { Own, Todays };
// The data that the game was begun with, if it has them whole and those of today are others for it.
SharedLibrary ownLibrary(const GameFile &game, const Library &today);

std::string gameText(const GameFile &game);
// After the first save and after a take-back.
[[nodiscard]] WriteResult writeGame(const std::filesystem::path &path, const GameFile &game);
// Adds one line to the file. `number` is that of the order, from 1.
[[nodiscard]] WriteResult appendOrder(const std::filesystem::path &path, std::size_t number,
                                      const play::Record &order);

} // namespace hexwerk
