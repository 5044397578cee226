#include "core/assault/files/checks/picture_check.h"

#include "core/assault/board/board_spec.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/files/document.h"
#include "core/files/key_path.h"
#include "core/files/picture.h"

namespace hexwerk::assault {

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

namespace {

// Of one file that was read.
class PictureCheck
{
public:
    PictureCheck(const std::string &file, const SourceMap &places)
        : m_file(file)
        , m_folder(fs::path(file).parent_path())
        , m_places(places)
    {
    }

    void look(const std::string &picture, const KeyPath &key)
    {
        std::optional<Problem> problem =
            picture.empty() ? std::nullopt : faultOfPicture(m_folder / fs::path(picture));
        if (!problem)
            return;
        const SourcePlace place = m_places.find(key.positional);
        problem->file = m_file;
        problem->key = key.shown;
        problem->line = place.line;
        problem->column = place.column;
        m_problems.push_back(std::move(*problem));
    }

    template<typename Card>
    void look(const std::vector<Card> &cards, std::string_view table)
    {
        for (std::size_t place = 0; place < cards.size(); ++place)
            look(cards[place].picture,
                 KeyPath().key(table).element(place, cards[place].id).key("picture"));
    }

    std::vector<Problem> problems() { return std::move(m_problems); }

private:
    const std::string &m_file;
    const fs::path m_folder;
    const SourceMap &m_places;
    std::vector<Problem> m_problems;
};

} // namespace

std::vector<Problem> checkPictures(std::string_view text, const std::string &file)
{
    const std::string format = rootText(text, "format");
    if (format == "hexwerk.scenario") {
        const auto read = readScenario(text, file);
        if (!read || !read.value->scenario.board.underlay)
            return {};
        PictureCheck check(file, read.value->places);
        check.look(read.value->scenario.board.underlay->picture,
                   KeyPath().key("board").key("underlay").key("picture"));
        return check.problems();
    }
    if (format == "hexwerk.formations") {
        const auto read = readFormations(text, file);
        if (!read)
            return {};
        PictureCheck check(file, read.value->places);
        check.look(read.value->formations, "formation");
        return check.problems();
    }
    const auto read = format == "hexwerk.cards" ? readCards(text, file) : LoadResult<CardFile>();
    if (!read)
        return {};
    PictureCheck check(file, read.value->places);
    check.look(read.value->units, "unit");
    check.look(read.value->commands, "command");
    check.look(read.value->supports, "support");
    return check.problems();
}

} // namespace hexwerk::assault
