#include "tests/core/system/toy_rules.h"

#include "core/base/hash.h"
#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/system/game_reader.h"
#include "tests/core/play/toy_campaign.h"
#include "tests/core/play/toy_line.h"
#include "tests/core/play/toy_table.h"

#include <algorithm>
#include <array>

namespace hexwerk::toy {

namespace {

using Numbers = std::map<std::string, int>;

// Ids of the rules of a toy: its letter, a chapter, a number; ours stand in the chapter "house".
template<char Letter>
struct ToyIds
{
    // The chapter in an id with that sign between its parts; empty: it is none.
    static std::string_view chapterIn(std::string_view text, char letter, char between)
    {
        if (text.size() < 2 || text[0] != letter || text[1] != between)
            return {};
        text.remove_prefix(2);
        const std::string_view chapter = text.substr(0, text.find(between));
        const std::string_view number = text.substr(std::min(chapter.size() + 1, text.size()));
        const auto all = [](std::string_view part, char first, char last) {
            return !part.empty() && std::all_of(part.begin(), part.end(),
                                                [=](char c) { return c >= first && c <= last; });
        };
        return all(chapter, 'a', 'z') && all(number, '0', '9') ? chapter : std::string_view();
    }

    static bool isId(std::string_view text) { return !chapterIn(text, Letter, '-').empty(); }
    static bool isHouse(std::string_view text) { return chapterIn(text, Letter, '-') == "house"; }
    // "t_mor_4_aName" names "T-mor-4".
    static std::string ofTestName(std::string_view name)
    {
        const std::size_t chapter = name.find('_');
        const std::size_t number = name.find('_', std::min(chapter, name.size() - 1) + 1);
        const std::size_t end = number == name.npos ? number : name.find('_', number + 1);
        std::string id(name.substr(0, end));
        if (chapterIn(id, Letter - 'A' + 'a', '_').empty())
            return {};
        id.front() = Letter;
        std::replace(id.begin(), id.end(), '_', '-');
        return id;
    }
    static constexpr char kExample[] = {Letter, '-', 'm', 'o', 'r', '-', '4', '\0'};
    static constexpr RuleGrammar kGrammar = {kExample, isId, isHouse, ofTestName};
};

// A format that games of a toy begin from, and what it asks for.
struct ToyFormat
{
    Beginning begins;
    std::vector<std::string> keys; // whole numbers from 1 to 99
    std::vector<std::string> seats;
    std::unique_ptr<play::Match> (*begin)(const Numbers &numbers, const Secrets &secrets);
};

class ToyLibrary final : public Library
{
public:
    ToyLibrary(std::string_view id, std::string text)
        : m_id(id)
        , m_text(std::move(text))
    {
    }
    std::string_view systemId() const override { return m_id; }
    const std::string &text() const { return m_text; }

private:
    std::string_view m_id;
    std::string m_text;
};

class ToyHead final : public Head
{
public:
    ToyHead(const Rules &rules, const ToyFormat &format)
        : m_rules(rules)
        , m_format(format)
    {
    }

    const Rules &rules() const override { return m_rules; }
    Beginning begins() const override { return m_format.begins; }
    std::vector<std::string> seats() const override { return m_format.seats; }
    bool mayBeShownTo(std::string_view) const override { return true; }
    TomlTable tree() const override
    {
        TomlTable table;
        table.set("format", m_format.begins.format).set("version", 1);
        table.set("system", m_rules.id()).set("id", id);
        for (const auto &[key, number] : numbers)
            table.set(key, number);
        return table;
    }

    void read(TableReader &table)
    {
        std::string system;
        table.require({"system", "id"});
        table.readId("system", system);
        table.readId("id", id);
        for (const std::string &key : m_format.keys) {
            table.require({key});
            table.read(key, numbers[key], IntRange{1, 99});
        }
    }

    std::unique_ptr<play::Match> begin(const Secrets &secrets) const
    {
        return m_format.begin(numbers, secrets);
    }

    std::string id;
    Numbers numbers;

private:
    const Rules &m_rules;
    const ToyFormat &m_format;
};

class ToyRules final : public Rules
{
public:
    ToyRules(std::string_view id, const RuleGrammar &grammar, std::vector<ToyFormat> formats)
        : m_id(id)
        , m_grammar(grammar)
        , m_formats(std::move(formats))
    {
        for (const ToyFormat &format : m_formats)
            m_beginnings.push_back(format.begins);
    }

    std::string_view id() const override { return m_id; }
    int version() const override { return 1; }
    std::string_view messageName(MessageId) const override { return "Refused"; }
    const RuleGrammar &grammar() const override { return m_grammar; }
    std::span<const Beginning> beginnings() const override { return m_beginnings; }
    std::span<const FormatSpec> partFormats() const override
    {
        static constexpr std::array kFormats = {FormatSpec{"hexwerk.pieces", "pieces"},
                                                FormatSpec{"hexwerk.ground", "ground"},
                                                FormatSpec{"hexwerk.armies", "pieces"}};
        return kFormats;
    }
    PinKinds pinKinds() const override
    {
        static constexpr std::array<std::string_view, 1> kWhole = {"toy"};
        return {kWhole, {}};
    }
    std::span<const KeyRow> keyRows(std::string_view) const override
    {
        static const std::array kRows = {
            KeyRow{"", "format version system id *scenario *campaign *range *data *secrets"}};
        return kRows;
    }

    SystemLibrary load(const DataPaths &paths) const override
    {
        for (const auto &folder : paths.folders)
            if (const auto text = readTextFile(folder / systemFolder(m_id, "toy.toml")))
                return {std::make_shared<const ToyLibrary>(m_id, *text.value), {}};
        return {std::make_shared<const ToyLibrary>(m_id, std::string()), {}};
    }
    SystemLibrary load(const std::vector<TextSource> &files) const override
    {
        return {std::make_shared<const ToyLibrary>(m_id, files.front().text), {}};
    }

    std::vector<Problem> validate(const TextSource &file, const Library &) const override
    {
        const std::array<const Rules *, 1> alone = {this};
        if (beginningOf(rootText(file.text, "format"), alone))
            return readGame(file.text, file.file, alone).problems;
        return readHead(file).problems;
    }

    LoadResult<SharedHead> readHead(const TextSource &file) const override
    {
        const std::string name = rootText(file.text, "format");
        const ToyFormat &format = formatOf(name);
        ReadContext context{file.file, {}, {}};
        auto head = std::make_shared<ToyHead>(*this, format);
        readDocument(context, file.text, format.begins.format,
                     [&](TableReader &table) { head->read(table); });
        return loaded(SharedHead(std::move(head)), std::move(context.problems));
    }

    SharedHead readHead(std::string_view format, TableReader &table) const override
    {
        auto head = std::make_shared<ToyHead>(*this, formatOf(format));
        head->read(table);
        return head;
    }

    LoadResult<std::unique_ptr<play::Match>> begin(const Head &head, const Library &library,
                                                   const Secrets &secrets) const override
    {
        HW_EXPECTS(library.systemId() == m_id && &head.rules() == this);
        return {static_cast<const ToyHead &>(head).begin(secrets), {}};
    }

    Pins pins(const Head &, const Library &library) const override
    {
        const std::string &text = static_cast<const ToyLibrary &>(library).text();
        return {
            .rules = version(),
            .whole = {{"toy", {std::string(m_id), 0, Hash().add(std::string_view(text)).text()}}}};
    }

    std::vector<TextSource> playedWith(const Head &, const Library &library) const override
    {
        return {{"toy.toml", static_cast<const ToyLibrary &>(library).text()}};
    }

private:
    // The first one for a name that is none of them.
    const ToyFormat &formatOf(std::string_view name) const
    {
        const auto found =
            std::find_if(m_formats.begin(), m_formats.end(),
                         [name](const ToyFormat &format) { return format.begins.format == name; });
        return found == m_formats.end() ? m_formats.front() : *found;
    }

    std::string_view m_id;
    const RuleGrammar &m_grammar;
    std::vector<ToyFormat> m_formats;
    std::vector<Beginning> m_beginnings;
};

} // namespace

static std::optional<Salt> seedOf(const Secrets &secrets, const std::string &seat)
{
    const auto found = secrets.find(seat);
    return found == secrets.end() ? std::nullopt : std::optional(found->second);
}

static std::unique_ptr<play::Match> lineMatch(const Numbers &numbers, const Secrets &secrets)
{
    return std::make_unique<play::MatchOf<ToyLine>>(
        ToyLine::start(numbers.at("turns"), seedOf(secrets, "right")));
}

static std::unique_ptr<play::Match> battle(const Numbers &numbers, const Secrets &secrets)
{
    return std::make_unique<play::MatchOf<toy_squares::Squares>>(
        toy_squares::Squares::start(numbers.at("turns"), {numbers.at("north"), numbers.at("south")},
                                    {seedOf(secrets, "north"), seedOf(secrets, "south")}));
}

static std::unique_ptr<play::Match> campaign(const Numbers &numbers, const Secrets &)
{
    return std::make_unique<play::MatchOf<toy_campaign::Campaign>>(
        toy_campaign::Campaign::start(numbers.at("battles"), numbers.at("points")));
}

static std::unique_ptr<play::Match> table(const Numbers &numbers, const Secrets &)
{
    return std::make_unique<play::MatchOf<toy_table::Table>>(
        toy_table::Table::start(numbers.at("shots")));
}

std::span<const Rules *const> toys()
{
    static const ToyRules kLine(
        "toy_line", ToyIds<'L'>::kGrammar,
        {{{"hexwerk.scenario", "hexwerk.game"}, {"turns"}, {"left", "right"}, lineMatch}});
    static const ToyRules kSquares("toy_squares", ToyIds<'S'>::kGrammar,
                                   {{{"hexwerk.scenario", "hexwerk.game"},
                                     {"turns", "north", "south"},
                                     {"north", "south"},
                                     battle},
                                    {{"hexwerk.campaign", "hexwerk.campaign_game"},
                                     {"battles", "points"},
                                     {"north", "south"},
                                     campaign}});
    static const ToyRules kTable(
        "toy_table", ToyIds<'T'>::kGrammar,
        {{{"hexwerk.range", "hexwerk.range_game"}, {"shots"}, {"1", "2"}, table}});
    static const Rules *const kAll[] = {&kLine, &kSquares, &kTable};
    return kAll;
}

} // namespace hexwerk::toy
