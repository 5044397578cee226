#include "tests/fuzz/targets.h"

#include "core/assault/files/bundles/bundle.h"
#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/library/card_csv.h"
#include "core/assault/files/library/filed_cards.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/stamp_file.h"
#include "core/assault/files/readers/system_overlay.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/base/contract.h"
#include "core/files/toml_text.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/promises.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

namespace hexwerk::fuzz {

using namespace assault;

static const DataStore &data()
{
    static const DataStore kData = [] {
        LoadResult<DataStore> loaded = loadData({{HW_SOURCE_DIR "/resources"}});
        HW_EXPECTS(loaded);
        return std::move(*loaded.value);
    }();
    return kData;
}

// Whatever is wrong with it is said, with places in the text.
static void validate(std::string_view input)
{
    const auto lines = std::count(input.begin(), input.end(), '\n') + 1;
    for (const Problem &problem : validateText(input, "f", data()))
        HW_EXPECTS(problem.line >= 0 && problem.line <= lines);
}

// Read strictly and salvaged; a good one is written and read as the same.
static void scenario(std::string_view input)
{
    validate(input);
    static_cast<void>(salvagedScenario(input));
    const LoadResult<ScenarioFile> file = readScenario(input, "f");
    if (!file)
        return;
    Scenario changed = file.value->scenario;
    changed.turns = changed.turns % 99 + 1;
    const auto text = changedScenarioText(std::string(input), file.value->scenario, changed);
    if (!text)
        return;
    const LoadResult<ScenarioFile> again = readScenario(*text, "f");
    HW_EXPECTS(again && again.value->scenario == changed);
}

static void stamp(std::string_view input)
{
    const LoadResult<Stamp> read = readStamp(input, "f");
    if (!read)
        return;
    const LoadResult<Stamp> again = readStamp(stampText(*read.value), "f");
    HW_EXPECTS(again && again.value == read.value);
}

static void cards(std::string_view input)
{
    validate(input);
    const LoadResult<FiledCards> read = readFiledCards(std::string(input), "f");
    if (!read)
        return;
    for (const auto &[ref, card] : *read.value)
        HW_EXPECTS(readFiledCards(fileWith(card), "f"));
}

// As a system, and as corrections of ours.
static void systemTables(std::string_view input)
{
    validate(input);
    const auto tree = readToml(input);
    if (!tree)
        return;
    for (const ValuePath &path : valuesOf(*tree))
        static_cast<void>(markAt(*tree, path));
    static_cast<void>(hashOfChanges(input, data().systemSources.front().text));
}

static void game(std::string_view input)
{
    validate(input);
    const LoadResult<LoadedGame> salvaged = salvageGame(input, "f");
    if (!salvaged)
        return;
    const GameFile &read = salvaged.value->game;
    const LoadResult<LoadedGame> again = readGame(gameText(read), "f");
    HW_EXPECTS(again && again.value->game == read);
}

static void bundle(std::string_view input)
{
    const auto read = readBundle(input, data());
    if (read)
        HW_EXPECTS(readBundle(bundleBytes(filesOf(*read)), data()));
}

static void csv(std::string_view input)
{
    const auto check = [](const AnyCard &card) {
        return checkCard(card, data().system, data().cards, data().cards.effects);
    };
    const auto read = readCardCsv(input, check);
    if (!read || read->empty())
        return;
    const auto again = readCardCsv(toCsv(kindOf(read->front().card), *read), check);
    HW_EXPECTS(again && again->size() == read->size());
}

static const Position &crowded()
{
    static const Position kStart = CrowdedBoard(1).table.begin();
    return kStart;
}

// Orders as lines of JSON: what cannot be said is refused, and changes nothing.
static void orders(std::string_view input)
{
    Position p = crowded();
    while (!input.empty()) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        const Ruling<Order> order = Assault::orderFromJson(p, input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
        if (!order)
            continue;
        HW_EXPECTS(brokenWords(p, *order).empty() || !Assault::query(p, *order));
        const Position before = p;
        if (!Assault::apply(p, *order))
            HW_EXPECTS(p == before);
    }
}

static void expectKept(const std::string &broken)
{
    if (broken.empty())
        return;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}

// A whole game: the first byte is the board, each other one the place of what is said next.
static void wholeGame(std::string_view input)
{
    if (input.empty())
        return;
    Position p = CrowdedBoard(static_cast<unsigned char>(input.front())).table.begin();
    play::Randomness random(input.size());
    for (const char next : input.substr(1)) {
        if (Assault::isOver(p))
            return;
        std::vector<Order> said = Assault::legalOrders(p);
        for (const auto &outcome : Assault::outcomes(p))
            said.push_back(outcome.order);
        expectKept(brokenOffers(p));
        expectKept(brokenRefusals(p, random, 1));
        const Order &order = said[static_cast<unsigned char>(next) % said.size()];
        expectKept(brokenWords(p, order));
        HW_EXPECTS(Assault::apply(p, order));
        expectKept(brokenUnits(p));
        expectKept(brokenQuestion(p));
    }
    expectKept(brokenStillness(p));
}

Target targetCalled(std::string_view name)
{
    static constexpr std::pair<std::string_view, Target> kTargets[] = {
        {"scenario", scenario}, {"tile", validate},        {"cards", cards},
        {"formations", cards},  {"system", systemTables},  {"rulebook", validate},
        {"guide", validate},    {"rules-index", validate}, {"stamp", stamp},
        {"game", game},         {"orders", orders},        {"bundle", bundle},
        {"csv", csv},           {"play", wholeGame},
#ifdef HW_FUZZ_TMX
        {"tmx", readTmxMap},
#endif
    };
    const auto found = std::find_if(std::begin(kTargets), std::end(kTargets),
                                    [name](const auto &one) { return one.first == name; });
    return found == std::end(kTargets) ? nullptr : found->second;
}

} // namespace hexwerk::fuzz
