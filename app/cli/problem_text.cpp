#include "app/cli/problem_text.h"

#include "core/base/contract.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hexwerk::cli {

static std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

// "an id of a card", with what comes near.
static std::string idOf(const char *kind, const std::vector<std::string> &near)
{
    return near.empty() ? fmt::format("the id of {}", kind)
                        : fmt::format("the id of {}, perhaps {}", kind, joined(near));
}

static std::string wholeNumber(const std::vector<std::string> &values)
{
    return values.size() == 2 ? fmt::format("a whole number from {} to {}", values[0], values[1])
                              : std::string("a whole number");
}

static std::string expected(const Problem &problem)
{
    const std::vector<std::string> &values = problem.values;
    switch (problem.expected) {
    case Expectation::Nothing:
        return {};
    case Expectation::WholeNumber:
        return wholeNumber(values);
    case Expectation::TrueOrFalse:
        return "true or false";
    case Expectation::Text:
        return "a text";
    case Expectation::Table:
        return "a table";
    case Expectation::Array:
        return "an array";
    case Expectation::LocalTexts:
        return "a table of texts by language, like { en = \"...\", de = \"...\" }";
    case Expectation::NumberOrText:
        return fmt::format("a whole number or {}", joined(values));
    case Expectation::AnyValue:
        return "true, false, a whole number or a text";
    case Expectation::OneOf:
        return joined(values);
    case Expectation::OneKeyOf:
        return fmt::format("one of the keys {}", joined(values));
    case Expectation::HexName:
        return "a hex like \"C4\"";
    case Expectation::Dice:
        return "dice as letters R, Y, G, B, like \"RYG\"";
    case Expectation::OneDie:
        return "one die: \"R\", \"Y\", \"G\" or \"B\"";
    case Expectation::Face:
        return "\"-\", \"X\", \"D\", \"DD\", \"C\" or \"CD\"";
    case Expectation::SixFaces:
        return "six faces";
    case Expectation::PictureName:
        return "a PNG or JPEG file in the folder of this file or below, like \"maps/south.png\"";
    case Expectation::ThreePoints:
        return "three points, like { hex = \"C4\", x = 120, y = 96 }";
    case Expectation::Id:
        return "a name of letters, digits, '.', '_' and '-' that means nothing else";
    case Expectation::Card:
        return idOf("a card", values);
    case Expectation::FormationCard:
        return idOf("a formation card of this type", values);
    case Expectation::Side:
        return idOf("a side", values);
    case Expectation::Terrain:
        return idOf("a terrain", values);
    case Expectation::Tile:
        return idOf("a tile", values);
    case Expectation::Zone:
        return idOf("a zone", values);
    case Expectation::Objective:
        return idOf("an objective", values);
    case Expectation::Track:
        return idOf("a track", values);
    case Expectation::Unit:
        return idOf("a unit", values);
    case Expectation::Marker:
        return idOf("a marker", values);
    case Expectation::Ability:
        return idOf("an ability", values);
    case Expectation::Effect:
        return idOf("an effect", values);
    case Expectation::System:
        return idOf("a rule system", values);
    case Expectation::Profile:
        return idOf("a profile", values);
    case Expectation::DiceProfile:
        return idOf("a set of dice faces", values);
    case Expectation::Nation:
        return idOf("a nation", values);
    case Expectation::Switch:
        return idOf("an option", values);
    case Expectation::GameOrder:
        return "an order as a JSON object";
    case Expectation::Seed:
        return "64 hexadecimal digits";
    }
    HW_UNREACHABLE();
}

static std::string value(const Problem &problem, std::size_t place)
{
    return place < problem.values.size() ? problem.values[place] : std::string();
}

static std::string whatIsWrong(const Problem &problem)
{
    const std::string &key = problem.key;
    const std::string &found = problem.found;
    switch (problem.code) {
    case ProblemCode::CannotRead:
        return fmt::format("cannot be read: {}", found.empty() ? "no such file" : found);
    case ProblemCode::TooLarge:
        return fmt::format("is larger than {} MiB: split it", value(problem, 0));
    case ProblemCode::NotUtf8:
        return fmt::format("the byte {} is not UTF-8: save the file as UTF-8", found);
    case ProblemCode::Syntax:
        return fmt::format("not TOML: {}", found);
    case ProblemCode::WrongFormat:
        return fmt::format("the format is {}", found);
    case ProblemCode::NewerVersion:
        return fmt::format("the file has version {}, this program reads up to version {}: a newer "
                           "program is needed",
                           found, value(problem, 1));
    case ProblemCode::NewerSystem:
        return fmt::format("the corrections were made for version {} of the tables, which are of "
                           "version {} here: take a newer program, or look through the values and "
                           "set {} to {}",
                           found, value(problem, 0), key, value(problem, 0));
    case ProblemCode::TooDeep:
        return fmt::format("tables and arrays are nested more than {} levels deep",
                           value(problem, 0));
    case ProblemCode::MoreErrors:
    case ProblemCode::MoreWarnings:
        return fmt::format("and {} more, which are not listed", found);
    case ProblemCode::TooLong:
        return key.empty() ? fmt::format("a key is longer than {} bytes", value(problem, 0))
                           : fmt::format("{} is longer than {} characters", key, value(problem, 0));
    case ProblemCode::TooMany:
        return key.empty()
                   ? fmt::format("the file has more than {} values: split it", value(problem, 0))
                   : fmt::format("{} has more than {} elements", key, value(problem, 0));
    case ProblemCode::MissingKey:
        return fmt::format("the key {} is missing", key);
    case ProblemCode::UnknownKey:
        return fmt::format("the key {} is not known; it is kept and means nothing", key);
    case ProblemCode::WrongType:
    case ProblemCode::BadName:
        return fmt::format("{} cannot be {}", key, found.empty() ? "of this type" : found);
    case ProblemCode::OutOfRange:
        return fmt::format("{} is out of range{}", key, found.empty() ? "" : ": " + found);
    case ProblemCode::Conflict:
        return fmt::format("{} has keys that exclude each other", key);
    case ProblemCode::UnknownId:
        return fmt::format("{} names {}, which is not there", key, found);
    case ProblemCode::DuplicateId:
        return fmt::format("{} is there twice: {}", key, found);
    case ProblemCode::UnknownOption:
        return fmt::format("the option {} is not known; it is kept and means nothing", found);
    case ProblemCode::NoSize:
        return "the board has no size: give columns and rows, or lay a tile";
    case ProblemCode::BadSize:
        return "the board must have 2 to 200 columns and rows";
    case ProblemCode::OddWidth:
        return fmt::format("{} must be even, not {}", key, found);
    case ProblemCode::OddTileColumn:
        return fmt::format("{}: a tile lies at an even offset (column A, C, E, ...), not at {}",
                           key, found);
    case ProblemCode::BadCrop:
        return fmt::format("{} must lie inside the tile, from column A, C, E, ... and of even "
                           "width",
                           key);
    case ProblemCode::OffBoard:
        return fmt::format("{}: {} does not lie on the board", key, found);
    case ProblemCode::OverlappingTiles:
        return fmt::format("{}: tile {} overlaps tile {} at {}", key, found, value(problem, 0),
                           value(problem, 1));
    case ProblemCode::BadTile:
        return fmt::format("{}: tile {} has errors of its own: validate its file", key, found);
    case ProblemCode::RoadNotAdjacent:
        return fmt::format("{}: {} does not adjoin the hex before it", key, found);
    case ProblemCode::PictureMissing:
        return fmt::format("{}: {} cannot be read ({}): put it there, or name another one", key,
                           found, value(problem, 0));
    case ProblemCode::NotAPicture:
        return fmt::format("{}: {} is no PNG or JPEG picture: save it as one", key, found);
    case ProblemCode::PictureTooLarge:
        return fmt::format("{}: {} has {}, at most {} are read: make it smaller", key, found,
                           value(problem, 0), value(problem, 1));
    case ProblemCode::PointsInLine:
        return fmt::format("{} lie in one line: choose one beside it; until then the picture "
                           "covers the board",
                           key);
    case ProblemCode::OutsideStamp:
        return fmt::format("{}: {} is not in any patch of the stamp", key, found);
    case ProblemCode::HexTaken:
        return problem.values.empty()
                   ? fmt::format("{}: {} is taken already", key, found)
                   : fmt::format("{}: unit {} stands in {} already", key, value(problem, 0), found);
    case ProblemCode::FacingOnInfantry:
        return fmt::format("{}: infantry has no facing", key);
    case ProblemCode::ProhibitedTerrain:
        return fmt::format("{}: the unit may not stand in {}: {}", key, found, value(problem, 0));
    case ProblemCode::TooMuchDamage:
        return fmt::format("{}: {} points of damage would eliminate the unit", key, found);
    case ProblemCode::MarkersClash:
        return fmt::format("{}: these markers do not lie together on one unit", key);
    case ProblemCode::CarriedInCircle:
        return fmt::format("{}: the units carry each other", key);
    case ProblemCode::OtherSide:
        return fmt::format("{}: {} belongs to the side {}", key, found, value(problem, 0));
    case ProblemCode::ZoneTooSmall:
        return fmt::format("{}: {} units are set up here, for {} free hexes: some have to wait",
                           key, value(problem, 0), value(problem, 1));
    case ProblemCode::NoRoomForMines:
        return fmt::format("{}: {} markers are laid here, for {} hexes where they may lie: give it "
                           "larger zones or fewer mines",
                           key, value(problem, 0), value(problem, 1));
    case ProblemCode::CannotCarry:
        return fmt::format("{}: {} does not carry this unit", key, found);
    case ProblemCode::Overloaded:
        return fmt::format("{}: {} carries {} strength points, and has room for {}", key, found,
                           value(problem, 0), value(problem, 1));
    case ProblemCode::MinesNotHere:
        return fmt::format("{}: no such mines may lie in {}", key, found);
    case ProblemCode::ImpossibleCard:
        return fmt::format("{}: the card {} cannot have this ({})", key, found,
                           problem.values.at(0));
    case ProblemCode::NoSetupZone:
        return fmt::format("{}: {} takes cards, but has no zone to set their units up", key, found);
    case ProblemCode::NothingToChoose:
        return fmt::format("{}: there are no such cards to choose from", key);
    case ProblemCode::SideWithoutUnits:
        return fmt::format("{}: the side {} has no units", key, found);
    case ProblemCode::ForeignUnits:
        return fmt::format("{}: {} of the side's units are of the nation {}, which is not one of "
                           "its nations",
                           key, value(problem, 1), found);
    case ProblemCode::NothingArrives:
        return fmt::format("{}: no units arrive with this reinforcement", key);
    case ProblemCode::TooManySides:
        return fmt::format("{}: ASSAULT has two sides", key);
    case ProblemCode::TooFewSides:
        return "to be played the scenario needs two sides";
    case ProblemCode::NoUnits:
        return "the scenario has no units yet";
    case ProblemCode::NoVictory:
        return "the scenario has no victory conditions yet";
    case ProblemCode::NoZones:
        return "the scenario has no zones yet";
    case ProblemCode::UnitNotPlaced:
        return fmt::format("{} has no place: give it a hex, a zone or a carrier", key);
    case ProblemCode::EmptyZone:
        return fmt::format("{}: the zone has no hexes", key);
    case ProblemCode::NeverReached:
        return fmt::format("{}: the marker starts on {}: this threshold is never reached", key,
                           found);
    case ProblemCode::NeverHolds:
        return fmt::format("{}: this condition can never hold", key);
    case ProblemCode::AlwaysHolds:
        return fmt::format("{}: this condition always holds", key);
    case ProblemCode::NothingSaid:
        return fmt::format("{}: this threshold only shows a text, and has none", key);
    case ProblemCode::BothCanWin:
        return fmt::format("{}: both sides can hold enough objectives at once; the game would then "
                           "be a draw",
                           key);
    case ProblemCode::WonFromStart:
        return fmt::format("{}: the condition holds from the start; the game would be over after "
                           "the first turn",
                           key);
    }
    HW_UNREACHABLE();
}

// Sentences that name the expectation themselves, or have nothing to add.
static bool namesExpectation(ProblemCode code)
{
    return code == ProblemCode::NewerVersion || code == ProblemCode::UnknownKey;
}

std::string sentence(const Problem &problem)
{
    std::string text = whatIsWrong(problem);
    if (problem.code == ProblemCode::UnknownKey && !problem.values.empty())
        return text + fmt::format("; did you mean {}?", joined(problem.values));
    const std::string wanted = expected(problem);
    if (!wanted.empty() && !namesExpectation(problem.code))
        text += fmt::format("; expected {}", wanted);
    return text;
}

std::string line(const Problem &problem)
{
    std::string place = problem.file;
    if (problem.line > 0)
        place += fmt::format(":{}:{}", problem.line, problem.column);
    return fmt::format("{}: {}: {} [{}]", place, toString(problem.severity()), sentence(problem),
                       toString(problem.code));
}

std::string toJson(const std::vector<Problem> &problems)
{
    auto list = nlohmann::ordered_json::array();
    for (const Problem &problem : problems)
        list.push_back({{"file", problem.file},
                        {"line", problem.line},
                        {"column", problem.column},
                        {"severity", toString(problem.severity())},
                        {"code", toString(problem.code)},
                        {"message", sentence(problem)}});
    return list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
}

void print(const std::vector<Problem> &problems)
{
    for (const Problem &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
}

} // namespace hexwerk::cli
