#include "core/assault/files/library/card_csv.h"

#include "core/assault/files/library/card_columns.h"
#include "core/files/csv_table.h"
#include "core/files/key_path.h"
#include "core/files/limits.h"
#include "core/files/words.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace hexwerk::assault {

using Kind = CsvFault::Kind;
static constexpr std::string_view kSource = "source"; // of the whole card
static constexpr std::string_view kSources = "source.";
static constexpr std::string_view kInAttack = "attack.source";

static bool isWithin(std::string_view inner, std::string_view outer)
{
    return inner.starts_with(outer) && (inner.size() == outer.size() || inner[outer.size()] == '.');
}

// The mark that stands in the column; nothing for a column of another kind.
static std::optional<std::string> markOf(CardKind kind, std::string_view column)
{
    if (column == kSource)
        return std::string();
    if (!column.starts_with(kSources))
        return std::nullopt;
    const std::string_view key = column.substr(kSources.size());
    for (const CardColumn &known : columnsOf(kind))
        if (key == known.key.substr(0, known.key.find('.')) ||
            (key == known.key && key.starts_with("attack.")))
            return std::string(key);
    return std::nullopt;
}

// Every language that any of the cards has, English and German in any case.
static std::vector<std::string> languagesOf(const CardColumn &column,
                                            const std::vector<TomlTable> &cards)
{
    std::vector<std::string> all = {"en", "de"};
    for (const TomlTable &card : cards)
        if (const TomlValue *texts = card.find(column.key))
            for (const TomlEntry &entry : texts->as<TomlTable>()->entries)
                if (std::find(all.begin(), all.end(), entry.key) == all.end())
                    all.push_back(entry.key);
    return all;
}

static std::vector<std::string> headerOf(CardKind kind, const std::vector<TomlTable> &cards,
                                         const std::vector<SourceMarks> &marks)
{
    std::vector<std::string> header;
    for (const CardColumn &column : columnsOf(kind)) {
        if (column.kind != CellKind::Texts) {
            header.emplace_back(column.key);
            continue;
        }
        for (const std::string &language : languagesOf(column, cards))
            header.push_back(std::string(column.key) + "." + language);
    }
    header.emplace_back(kSource);
    std::set<std::string> keys;
    for (const SourceMarks &ofCard : marks)
        for (const auto &[key, mark] : ofCard)
            keys.insert(key);
    for (const std::string &key : keys)
        if (!key.empty())
            header.push_back(std::string(kSources) + key);
    return header;
}

static std::optional<std::string> cellOf(CardKind kind, const std::string &column,
                                         const TomlTable &card, const SourceMarks &marks)
{
    if (const auto key = markOf(kind, column)) {
        const auto mark = marks.find(*key);
        return mark == marks.end() ? std::nullopt : std::optional(mark->second);
    }
    const TomlValue *value = valueUnder(card, column);
    const CellKind cells = findColumn(kind, column)->kind;
    const bool isOther = value && value->as<TomlTable>() && cells != CellKind::Band;
    return value && !isOther ? toCell(*value, cells) : std::nullopt;
}

std::string toCsv(CardKind kind, const std::vector<FiledCard> &cards, char separator)
{
    std::vector<TomlTable> trees;
    std::vector<SourceMarks> marks;
    for (const FiledCard &filed : cards) {
        trees.push_back(toTree(filed));
        marks.push_back(marksThatMean(trees.back(), filed.marks));
    }
    const std::vector<std::string> header = headerOf(kind, trees, marks);
    std::string text = csvRow({header.begin(), header.end()}, separator);
    for (std::size_t i = 0; i < trees.size(); ++i) {
        std::vector<std::optional<std::string>> row;
        for (const std::string &column : header)
            row.push_back(cellOf(kind, column, trees[i], marks[i]));
        text += csvRow(row, separator);
    }
    return text;
}

// The cards of one table, row by row.
class CardRows
{
public:
    CardRows(const CsvRow &header, const CardCheck &check);

    void read(const CsvRow &row);
    bool knowsColumns() const { return m_faults.empty(); }
    std::vector<FiledCard> takeCards() { return std::move(m_cards); }
    std::vector<CsvFault> takeFaults();

private:
    struct Draft
    {
        TomlTable card;
        SourceMarks marks;
    };
    bool findKind();
    void checkHeader(const CsvRow &header);
    const std::string *excludedBy(const CsvRow &row, std::size_t column) const;
    bool takeCell(Draft &draft, std::size_t column, const CsvRow &row);
    void fillDefence(TomlTable &card) const;
    bool isNewId(const CsvRow &row);
    void readCard(const CsvRow &row, Draft draft);
    void addProblems(const std::vector<Problem> &problems, const std::string &id,
                     const CsvRow &row);
    std::size_t columnOf(std::string_view key) const;
    CsvFault &add(Kind kind, SourcePlace place, std::string column = {});

    const CardCheck &m_check;
    CardKind m_kind = CardKind::Unit;
    std::vector<std::string> m_names; // of the columns
    SourcePlace m_head;
    std::map<std::string, int> m_lines; // of ids
    std::vector<FiledCard> m_cards;
    std::vector<CsvFault> m_faults;
    CsvFault m_beyond; // those that are kept
    std::size_t m_more = 0;
};

CsvFault &CardRows::add(Kind kind, SourcePlace place, std::string column)
{
    CsvFault fault{.kind = kind, .place = place, .column = shortened(column, limits::kLongestId)};
    if (m_faults.size() < kMostProblems)
        return m_faults.emplace_back(std::move(fault));
    ++m_more;
    return m_beyond = std::move(fault);
}

CardRows::CardRows(const CsvRow &header, const CardCheck &check)
    : m_check(check)
    , m_head(header.front().place)
{
    for (const CsvCell &cell : header)
        m_names.push_back(cell.text.value_or(std::string()));
    while (!m_names.empty() && m_names.back().empty())
        m_names.pop_back();
    if (findKind())
        checkHeader(header);
    else
        add(Kind::NoHeader, m_head);
}

// The one that has most of the columns; false if none has any.
bool CardRows::findKind()
{
    std::ptrdiff_t most = 0;
    for (int i = 0; i < kCardKinds; ++i) {
        const auto kind = static_cast<CardKind>(i);
        const auto known =
            std::count_if(m_names.begin(), m_names.end(),
                          [kind](const std::string &name) { return findColumn(kind, name); });
        if (known > most) {
            most = known;
            m_kind = kind;
        }
    }
    return most > 0;
}

void CardRows::checkHeader(const CsvRow &header)
{
    std::vector<std::string> known;
    for (const CardColumn &column : columnsOf(m_kind)) {
        known.push_back(std::string(column.key) + (column.kind == CellKind::Texts ? ".en" : ""));
        const bool isThere =
            std::any_of(m_names.begin(), m_names.end(), [&](const std::string &name) {
                return findColumn(m_kind, name) == &column;
            });
        if (column.isNeeded && !isThere)
            add(Kind::MissingColumn, m_head, known.back());
    }
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const std::string &name = m_names[i];
        const auto first = std::find(m_names.begin(), m_names.end(), name);
        if (!findColumn(m_kind, name) && !markOf(m_kind, name))
            add(Kind::UnknownColumn, header[i].place, name).values = likest(name, known);
        else if (first - m_names.begin() < static_cast<std::ptrdiff_t>(i))
            add(Kind::ColumnTwice, header[i].place, name);
    }
}

// A column that excludes this one, and has a value in the row too.
const std::string *CardRows::excludedBy(const CsvRow &row, std::size_t column) const
{
    const std::string &name = m_names[column];
    const bool isMark = markOf(m_kind, name).has_value();
    for (std::size_t i = 0; i < column; ++i) {
        const std::string &other = m_names[i];
        const std::string_view inner = isWithin(name, other) ? name : other;
        const bool isOfAttack = isMark && isWithin(inner, "source.attack");
        if (row[i].text && !isOfAttack && (isWithin(name, other) || isWithin(other, name)))
            return &other;
    }
    return nullptr;
}

bool CardRows::takeCell(Draft &draft, std::size_t column, const CsvRow &row)
{
    const std::string &name = m_names[column];
    const CsvCell &cell = row[column];
    if (!cell.text)
        return true;
    if (const std::string *other = excludedBy(row, column)) {
        add(Kind::BothFilled, cell.place, name).found = shortened(*other, limits::kLongestId);
        return false;
    }
    if (const auto key = markOf(m_kind, name)) {
        draft.marks[*key] = *cell.text;
        return true;
    }
    const CellKind kind = findColumn(m_kind, name)->kind;
    const auto value = fromCell(*cell.text, kind);
    if (value) {
        putUnder(draft.card, name, *value);
        return true;
    }
    CsvFault &fault = add(Kind::NotInList, cell.place, name);
    fault.found = shortened(value.error(), limits::kLongestId);
    fault.values = {std::string(exampleOf(kind))};
    return false;
}

// An empty cell is no dice: those of a unit are the only ones that its file has to name.
void CardRows::fillDefence(TomlTable &card) const
{
    if (m_kind != CardKind::Unit)
        return;
    if (!card.find("defence"))
        card.set("defence", "");
    if (TomlTable *areas = card.find("defence")->as<TomlTable>())
        for (const char *area : {"front", "flank", "rear", "above"})
            if (!areas->find(area))
                areas->set(area, "");
}

bool CardRows::isNewId(const CsvRow &row)
{
    const auto place = std::find(m_names.begin(), m_names.end(), "id") - m_names.begin();
    const CsvCell &cell = row[static_cast<std::size_t>(place)];
    if (!cell.text)
        return true; // the reader says so
    const auto [first, isNew] = m_lines.try_emplace(*cell.text, cell.place.line);
    if (!isNew) {
        CsvFault &fault = add(Kind::IdTwice, cell.place, "id");
        fault.found = shortened(*cell.text, limits::kLongestId);
        fault.values = {std::to_string(first->second)};
    }
    return isNew;
}

void CardRows::read(const CsvRow &row)
{
    const bool isLong =
        std::any_of(row.begin() + static_cast<std::ptrdiff_t>(std::min(row.size(), m_names.size())),
                    row.end(), [](const CsvCell &cell) { return cell.text.has_value(); });
    if (row.size() < m_names.size() || isLong) {
        CsvFault &fault = add(isLong ? Kind::TooManyCells : Kind::TooFewCells,
                              isLong ? row[m_names.size()].place : row.back().place);
        fault.found = std::to_string(row.size());
        fault.values = {std::to_string(m_names.size())};
        return;
    }
    Draft draft;
    for (const CardColumn &column : columnsOf(m_kind))
        if (column.kind == CellKind::Texts && column.isNeeded)
            draft.card.set(column.key, TomlTable());
    bool isGood = isNewId(row);
    for (std::size_t i = 0; i < m_names.size(); ++i)
        isGood &= takeCell(draft, i, row);
    fillDefence(draft.card);
    if (isGood)
        readCard(row, std::move(draft));
}

void CardRows::readCard(const CsvRow &row, Draft draft)
{
    const TomlValue *id = draft.card.find("id");
    const std::string name = id ? *id->as<std::string>() : std::string();
    const std::string text = fileWith(m_kind, withMarks(std::move(draft.card), draft.marks));
    LoadResult<FiledCards> read = readFiledCards(text, {});
    if (!read)
        return addProblems(read.problems, name, row);
    FiledCard card = read.value->begin()->second;
    card.place = 0;
    if (m_check)
        addProblems(m_check(card.card), name, row);
    m_cards.push_back(std::move(card));
}

// The column that holds the key, or a part of it; the first one if there is none.
std::size_t CardRows::columnOf(std::string_view key) const
{
    std::size_t best = m_names.size();
    for (std::size_t i = 0; i < m_names.size(); ++i)
        if (isWithin(key, m_names[i]) &&
            (best == m_names.size() || m_names[i].size() > m_names[best].size()))
            best = i;
    for (std::size_t i = 0; i < m_names.size() && best == m_names.size(); ++i)
        if (isWithin(m_names[i], key))
            best = i;
    return best == m_names.size() ? 0 : best;
}

void CardRows::addProblems(const std::vector<Problem> &problems, const std::string &id,
                           const CsvRow &row)
{
    const std::size_t head = KeyPath().key(tableOf(m_kind)).element(0, id).shown.size() + 1;
    for (const Problem &problem : problems) {
        if (problem.severity() != Severity::Error)
            continue;
        std::string key = problem.key.size() > head ? problem.key.substr(head) : std::string();
        if (key.starts_with(kInAttack))
            key = "source.attack" + key.substr(kInAttack.size());
        const std::size_t column = columnOf(key);
        const bool isInColumn = isWithin(key, m_names[column]);
        CsvFault &fault = add(Kind::Value, row[column].place, isInColumn ? m_names[column] : key);
        fault.problem = problem;
        fault.problem.file.clear();
        fault.problem.line = fault.place.line;
        fault.problem.column = fault.place.column;
        fault.problem.key = fault.column;
    }
}

std::vector<CsvFault> CardRows::takeFaults()
{
    std::stable_sort(m_faults.begin(), m_faults.end(), [](const CsvFault &a, const CsvFault &b) {
        return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
    });
    if (m_more > 0)
        m_faults.push_back({.kind = Kind::More, .found = std::to_string(m_more)});
    return std::move(m_faults);
}

tl::expected<std::vector<FiledCard>, std::vector<CsvFault>> readCardCsv(std::string_view text,
                                                                        const CardCheck &check)
{
    const auto table = readCsv(text);
    if (!table)
        return tl::unexpected(std::vector{table.error()});
    if (table->empty())
        return tl::unexpected(std::vector{CsvFault{.kind = Kind::NoHeader, .place = {1, 1}}});
    CardRows rows(table->front(), check);
    if (rows.knowsColumns())
        std::for_each(table->begin() + 1, table->end(),
                      [&rows](const CsvRow &row) { rows.read(row); });
    if (std::vector<CsvFault> faults = rows.takeFaults(); !faults.empty())
        return tl::unexpected(std::move(faults));
    return rows.takeCards();
}

} // namespace hexwerk::assault
