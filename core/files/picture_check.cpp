#include "core/files/picture_check.h"

#include "core/board/board_spec.h"
#include "core/files/card_reader.h"
#include "core/files/formation_reader.h"
#include "core/files/key_path.h"
#include "core/files/picture.h"
#include "core/files/scenario_reader.h"
#include "core/files/toml_reader.h"

namespace hexwerk {

namespace fs = std::filesystem;

std::vector<Problem> checkPicture(const BoardSpec &board, const fs::path &folder,
                                  const KeyPath &root)
{
    if (!board.underlay)
        return {};
    std::optional<Problem> problem = faultOfPicture(folder / fs::path(board.underlay->picture));
    if (!problem)
        return {};
    problem->key = root.key("underlay").key("picture").shown;
    return {std::move(*problem)};
}

template<typename Card>
static std::vector<Problem> checkPictures(const std::vector<Card> &cards, std::string_view table,
                                          const fs::path &folder)
{
    std::vector<Problem> problems;
    for (std::size_t place = 0; place < cards.size(); ++place) {
        const Card &card = cards[place];
        std::optional<Problem> problem =
            card.picture.empty() ? std::nullopt : faultOfPicture(folder / fs::path(card.picture));
        if (!problem)
            continue;
        problem->key = KeyPath().key(table).element(place, card.id).key("picture").shown;
        problems.push_back(std::move(*problem));
    }
    return problems;
}

static std::vector<Problem> withPlaces(std::vector<Problem> problems, const SourceMap &places,
                                       const std::string &file)
{
    for (Problem &problem : problems) {
        const SourcePlace place = places.find(problem.key);
        problem.file = file;
        problem.line = place.line;
        problem.column = place.column;
    }
    return problems;
}

std::vector<Problem> checkPictures(std::string_view text, const std::string &file)
{
    const fs::path folder = fs::path(file).parent_path();
    const std::string format = rootText(text, "format");
    std::vector<Problem> problems;
    const auto add = [&](std::vector<Problem> more, const SourceMap &places) {
        more = withPlaces(std::move(more), places, file);
        problems.insert(problems.end(), more.begin(), more.end());
    };
    if (format == "hexwerk.scenario") {
        if (const auto read = readScenario(text, file))
            add(checkPicture(read.value->scenario.board, folder, KeyPath().key("board")),
                read.value->places);
    } else if (format == "hexwerk.formations") {
        if (const auto read = readFormations(text, file))
            add(checkPictures(read.value->formations, "formation", folder), read.value->places);
    } else if (format == "hexwerk.cards") {
        const auto read = readCards(text, file);
        if (!read)
            return {};
        add(checkPictures(read.value->units, "unit", folder), read.value->places);
        add(checkPictures(read.value->commands, "command", folder), read.value->places);
        add(checkPictures(read.value->supports, "support", folder), read.value->places);
    }
    return problems;
}

} // namespace hexwerk
