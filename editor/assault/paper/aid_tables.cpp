#include "editor/assault/paper/aid_tables.h"

#include <QRegularExpression>

#include "core/assault/dice/dice.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/paper/aid_rules.h"
#include "editor/assault/paper/sheet_pictures.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;
using editor::toQString;
using Qt::Literals::StringLiterals::operator""_s;

// Pixels of 96 to an inch.
static constexpr int kAidDie = 11;
static constexpr int kAidFace = 15;
static constexpr int kAidMarker = 11;
static constexpr int kAidHex = 18;
static constexpr int kAidUnit = 20;

AidTables::AidTables(const ScenarioDocument &document, const Corrections &corrections)
    : m_scenario(document.scenario())
    , m_library(document.library())
    , m_corrections(corrections)
{
}

std::string AidTables::diceSet() const
{
    const auto found = m_scenario.options.find("dice");
    const auto *const set =
        found == m_scenario.options.end() ? nullptr : std::get_if<std::string>(&found->second);
    return set ? *set : "A";
}

AidTables::Cell AidTables::cellAt(const ValuePath &path) const
{
    ValuePath ofEdition = {"profile", m_scenario.profile};
    ofEdition.insert(ofEdition.end(), path.begin(), path.end());
    if (const TomlValue *const value = valueAt(m_corrections.corrected(), ofEdition))
        return {value, std::move(ofEdition)};
    return {valueAt(m_corrections.corrected(), path), path};
}

std::vector<ValuePath> AidTables::rowsInForce(const SystemTable &table) const
{
    std::vector<ValuePath> rows = rowsOf(table, m_corrections.corrected());
    if (std::string_view(table.id) == "dice")
        std::erase_if(rows, [&](const ValuePath &row) { return row[1] != diceSet(); });
    return rows;
}

QString AidTables::shown(const TableColumn &column, const TomlValue *value,
                         const ValuePath &row) const
{
    const auto *const text = value ? value->as<std::string>() : nullptr;
    if (column.kind == FieldKind::Dice) {
        const auto pool = text ? poolFromString(*text) : std::nullopt;
        return pool && !pool->isEmpty() ? diceHtml(*pool, kAidDie) : u"–"_s;
    }
    if (column.kind == FieldKind::Face && text) {
        const auto symbols = symbolsFromString(*text);
        const auto pool =
            row.front() == "dice"
                ? poolFromString(std::string(1, static_cast<char>(std::toupper(row[2][0]))))
                : std::nullopt;
        if (symbols && pool && !pool->isEmpty())
            return faceHtml(*pool->strongest(), *symbols, kAidFace);
    }
    if (column.kind == FieldKind::NumberOrWord && text)
        return toQString(*text).toHtmlEscaped();
    if (!value && column.mayMiss)
        return u"–"_s;
    return TableText::value(column, value, m_library).toHtmlEscaped();
}

// With the letter of its source, or as corrected by the owner.
QString AidTables::marked(const TableColumn &column, const Cell &cell, const ValuePath &row)
{
    const QString words = shown(column, cell.value, row);
    if (m_corrections.isActive() && m_corrections.isCorrected(cell.path)) {
        m_hasCorrections = true;
        return u"<b>%1</b><span class=\"own\">&nbsp;*</span>"_s.arg(words);
    }
    const char mark = cell.value ? m_corrections.mark(cell.path) : 0;
    if (mark == 0)
        return words;
    m_marks.insert(mark);
    return u"%1&#8288;<span class=\"mark\">%2</span>"_s.arg(words).arg(QLatin1Char(mark));
}

// What a cell of its own would be empty for in most rows.
static bool isAidNote(const TableColumn &column)
{
    return column.kind == FieldKind::Flag || column.kind == FieldKind::Checks ||
           column.choices == Choices::Terrains ||
           (column.mayMiss && column.kind == FieldKind::Number);
}

QString AidTables::notes(const SystemTable &table, const ValuePath &row)
{
    QStringList notes;
    for (const TableColumn &column : table.columns) {
        if (!isAidNote(column))
            continue;
        const Cell cell = cellAt(pathOf(row, column));
        if (!cell.value)
            continue;
        const QString words = TableText::column(column).toHtmlEscaped();
        if (const bool *const flag = cell.value->as<bool>()) {
            if (*flag)
                notes << words;
            continue;
        }
        notes << u"%1: %2"_s.arg(words, marked(column, cell, row));
    }
    return notes.join(u"; "_s);
}

QString AidTables::rowHead(const SystemTable &table, const ValuePath &row, bool hasPictures) const
{
    const QString name = TableText::row(table, row, m_corrections.corrected()).toHtmlEscaped();
    if (row.front() == "dice") {
        const auto pool =
            poolFromString(std::string(1, static_cast<char>(std::toupper(row[2][0]))));
        return pool && !pool->isEmpty() ? diceHtml(*pool, kAidFace) + u"&nbsp;"_s +
                                              DicePainter::word(*pool->strongest()).toHtmlEscaped()
                                        : name;
    }
    if (row.front() == "marker")
        if (const auto marker = markerFromString(row.back()))
            return markerHtml(*marker, kAidMarker) + u"&nbsp;"_s + name;
    constexpr qsizetype kShort = 22;   // stands in one line
    constexpr std::size_t kNarrow = 5; // columns that leave it the room
    if (!hasPictures)
        return name.size() > kShort || table.columns.size() > kNarrow
                   ? name
                   : QString(name).replace(u' ', u"&nbsp;"_s);
    return groundHtml(row.front() == "fortification" ? "work" : row.front(), row.back(), kAidHex) +
           u"</td><td>"_s + name;
}

QString AidTables::rulesText(const SystemTable &table) const
{
    QStringList rules;
    for (const ValuePath &row : rowsInForce(table))
        for (const TableColumn &column : table.columns)
            for (const std::string &rule :
                 rulesOf(m_corrections.corrected(), table, pathOf(row, column)))
                if (!rules.contains(toQString(rule)))
                    rules << toQString(rule);
    constexpr qsizetype kMostRules = 6;
    return rules.size() > kMostRules ? rules.mid(0, kMostRules).join(u", "_s) + u" …"_s
                                     : rules.join(u", "_s);
}

// Groups of columns above those that have one.
static QString aidHead(const std::vector<const TableColumn *> &columns, bool hasPictures,
                       const QString &notes)
{
    const QString corner = hasPictures ? u"<th></th><th></th>"_s : u"<th></th>"_s;
    QString groups;
    QString names;
    bool hasGroups = false;
    for (std::size_t i = 0; i < columns.size();) {
        std::size_t last = i;
        while (*columns[i]->group && last + 1 < columns.size() &&
               std::string_view(columns[last + 1]->group) == columns[i]->group)
            ++last;
        const QString group = TableText::header(*columns[i]).section(QLatin1Char('\n'), 0, -2);
        hasGroups = hasGroups || !group.isEmpty();
        groups += u"<th colspan=\"%1\">%2</th>"_s.arg(last - i + 1).arg(group.toHtmlEscaped());
        for (; i <= last; ++i)
            names += u"<th>%1</th>"_s.arg(
                TableText::header(*columns[i]).section(QLatin1Char('\n'), -1).toHtmlEscaped());
    }
    if (!notes.isEmpty()) {
        groups += u"<th></th>"_s;
        names += u"<th>%1</th>"_s.arg(notes.toHtmlEscaped());
    }
    const QString last = u"<tr>%1%2</tr>"_s.arg(corner, names);
    return hasGroups ? u"<tr>%1%2</tr>"_s.arg(corner, groups) + last : last;
}

static QString gridHtml(const QString &head, const QString &body)
{
    const QString top = head.isEmpty() ? head : u"<thead>%1</thead>"_s.arg(head);
    return u"<table border=\"1\" cellspacing=\"0\" cellpadding=\"1\" width=\"100%\">%1%2</table>"_s
        .arg(top, body);
}

// Long notes need a row of their own in a narrow table.
static bool areLong(const std::vector<QString> &notes)
{
    static const QRegularExpression kTags(u"<[^>]*>|&[^;]*;"_s);
    constexpr qsizetype kLong = 20;
    return std::any_of(notes.begin(), notes.end(), [](const QString &one) {
        return QString(one).remove(kTags).size() > kLong;
    });
}

// Two values beside each other, each behind its name.
QString AidTables::listHtml(const SystemTable &table)
{
    const std::vector<ValuePath> rows = rowsInForce(table);
    if (rows.empty())
        return {};
    QString html;
    QString group;
    int inRow = 0;
    for (const TableColumn &column : table.columns) {
        const QString ofGroup = TableText::header(column).section(QLatin1Char('\n'), 0, -2);
        if (ofGroup != group) {
            html += u"<tr><th colspan=\"4\">%1</th></tr>"_s.arg(ofGroup.toHtmlEscaped());
            inRow = 0;
        }
        group = ofGroup;
        html += inRow == 0 ? u"<tr>"_s : QString();
        html += u"<td>%1</td><td align=\"center\">%2</td>"_s.arg(
            TableText::header(column).section(QLatin1Char('\n'), -1).toHtmlEscaped(),
            marked(column, cellAt(pathOf(rows.front(), column)), rows.front()));
        inRow = (inRow + 1) % 2;
    }
    return gridHtml({}, html);
}

QString AidTables::html(const std::string &id, bool hasPictures)
{
    const auto &tables = systemTables();
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [&](const SystemTable &one) { return id == one.id; });
    if (found == tables.end())
        return {};
    const SystemTable &table = *found;
    const QString title = aidHeading(TableText::table(table), rulesText(table));
    if (table.shape == SystemTable::Shape::List)
        return title + listHtml(table);
    const std::vector<ValuePath> rows = rowsInForce(table);
    std::vector<const TableColumn *> columns;
    for (const TableColumn &column : table.columns)
        if (column.kind != FieldKind::LocalLine && !isAidNote(column) &&
            std::any_of(rows.begin(), rows.end(), [&](const ValuePath &row) {
                return cellAt(pathOf(row, column)).value != nullptr;
            }))
            columns.push_back(&column);
    std::vector<QString> said;
    for (const ValuePath &row : rows)
        said.push_back(notes(table, row));
    const bool hasNotes =
        std::any_of(said.begin(), said.end(), [](const QString &one) { return !one.isEmpty(); });
    const bool isNarrow = !hasPictures || table.columns.size() < 10;
    const bool hasOwnRows = hasNotes && isNarrow && areLong(said);
    const bool hasColumn = hasNotes && !hasOwnRows;
    const QString head = aidHead(columns, hasPictures, hasColumn ? tr("Notes") : QString());
    QString body;
    const int notesWidth = columns.size() > 4 ? 20 : 40; // per cent
    for (std::size_t i = 0; i < rows.size(); ++i) {
        body += u"<tr><td>%1</td>"_s.arg(rowHead(table, rows[i], hasPictures));
        for (const TableColumn *column : columns)
            body += u"<td align=\"center\">%1</td>"_s.arg(
                marked(*column, cellAt(pathOf(rows[i], *column)), rows[i]));
        body += hasColumn ? u"<td width=\"%1%\">%2</td></tr>"_s.arg(notesWidth).arg(said[i])
                          : u"</tr>"_s;
        if (hasOwnRows && !said[i].isEmpty())
            body +=
                u"<tr><td colspan=\"%1\">%2</td></tr>"_s.arg(columns.size() + (hasPictures ? 2 : 1))
                    .arg(said[i]);
    }
    return title + gridHtml(head, body);
}

static QString bandsHtml(const std::vector<RangeBand> &bands)
{
    QStringList parts;
    for (const RangeBand &band : bands) {
        const QString range = band.from == band.to
                                  ? QString::number(band.from)
                                  : u"%1&#8288;–&#8288;%2"_s.arg(band.from).arg(band.to);
        parts << u"%1&#8288;&nbsp;&#8288;%2"_s.arg(
            range, band.dice.isEmpty() ? u"–"_s : diceHtml(band.dice, kAidDie));
    }
    return parts.isEmpty() ? u"–"_s : parts.join(u" &nbsp; "_s);
}

static QString defenceHtml(const UnitCard &card)
{
    QStringList parts;
    for (const AreaOfImpact area :
         {AreaOfImpact::Front, AreaOfImpact::Flank, AreaOfImpact::Rear, AreaOfImpact::Above}) {
        const Pool &pool = card.defenceOf(area);
        parts << (pool.isEmpty() ? u"–"_s : diceHtml(pool, kAidDie));
        if (card.type != UnitType::Vehicle)
            break; // one for all
    }
    return parts.join(u" | "_s);
}

QString AidTables::units() const
{
    std::vector<std::string> shown;
    QString rows;
    for (const UnitSpec &unit : m_scenario.units) {
        const UnitCard *const card = m_library.cards.unit(unit.card);
        if (!card || std::find(shown.begin(), shown.end(), unit.card) != shown.end())
            continue;
        shown.push_back(unit.card);
        rows += u"<tr><td>%1</td><td><b>%2</b> &nbsp; %3 · %4&nbsp;/&nbsp;%5 · %6<br>%7 %8<br>%9 "_s
                    .arg(counterHtml(unit.card, unit.side, kAidUnit),
                         inWindowLanguage(card->name).toHtmlEscaped())
                    .arg(card->movement)
                    .arg(card->strength)
                    .arg(card->halfStrength)
                    .arg(defenceHtml(*card), tr("Soft:").toHtmlEscaped(), bandsHtml(card->bands[1]),
                         tr("Armour:").toHtmlEscaped()) +
                bandsHtml(card->bands[0]) + u"</td></tr>"_s;
    }
    if (rows.isEmpty())
        return {};
    const QString head = u"<tr><th></th><th>%1</th></tr>"_s.arg(
        tr("Unit: moves · strength / half · defence (front | flank | rear | above); fire by range")
            .toHtmlEscaped());
    return aidHeading(tr("Units of the scenario"), u"R4.2b, R10.1a"_s) + gridHtml(head, rows);
}

QString AidTables::legend() const
{
    QStringList parts;
    if (m_hasCorrections)
        parts << tr("* your correction");
    for (const char mark : m_marks)
        parts << u"%1"_s.arg(ChoiceText::sourceMark(std::string(1, mark)));
    return u"<p class=\"legend\">%1</p>"_s.arg(parts.join(u"  ·  "_s).toHtmlEscaped());
}

} // namespace hexwerk::assault::ui
