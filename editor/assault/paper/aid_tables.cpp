#include "editor/assault/paper/aid_tables.h"

#include "core/assault/dice/dice.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/paper/sheet_pictures.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <optional>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;
using editor::toQString;
using Qt::Literals::StringLiterals::operator""_s;

// Pixels of 96 to an inch.
static constexpr int kAidDie = 14;
static constexpr int kAidFace = 21;
static constexpr int kAidMarker = 18;
static constexpr int kAidHex = 27;
static constexpr int kAidUnit = 21;

AidTables::AidTables(const ScenarioDocument &document, const Corrections &corrections)
    : m_scenario(document.scenario())
    , m_library(document.library())
    , m_corrections(corrections)
{
}

bool AidTables::isOn(const std::string &option) const
{
    const auto isTrue = [&](const std::map<std::string, OptionValue> &options) {
        const auto found = options.find(option);
        if (found == options.end())
            return std::optional<bool>();
        const bool *const flag = std::get_if<bool>(&found->second);
        return std::optional(flag && *flag);
    };
    if (const auto own = isTrue(m_scenario.options))
        return *own;
    const auto profile = m_library.system.profiles.find(m_scenario.profile);
    return profile != m_library.system.profiles.end() &&
           isTrue(profile->second.switches).value_or(false);
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
    if (!hasPictures)
        return name;
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

static QString aidTitle(const QString &title, const QString &rules)
{
    return u"<h2>%1 <span class=\"rules\">%2</span></h2>"_s.arg(title.toHtmlEscaped(),
                                                                rules.toHtmlEscaped());
}

QString AidTables::listHtml(const SystemTable &table)
{
    const std::vector<ValuePath> rows = rowsInForce(table);
    if (rows.empty())
        return {};
    QString html;
    QString group;
    for (const TableColumn &column : table.columns) {
        const Cell cell = cellAt(pathOf(rows.front(), column));
        const QString ofGroup = TableText::header(column).section(QLatin1Char('\n'), 0, -2);
        if (ofGroup != group && !ofGroup.isEmpty())
            html += u"<tr><th colspan=\"2\">%1</th></tr>"_s.arg(ofGroup.toHtmlEscaped());
        group = ofGroup;
        html += u"<tr><td>%1</td><td align=\"center\">%2</td></tr>"_s.arg(
            TableText::header(column).section(QLatin1Char('\n'), -1).toHtmlEscaped(),
            marked(column, cell, rows.front()));
    }
    return u"<table class=\"grid\" border=\"1\" cellspacing=\"0\" cellpadding=\"2\" width=\"100%\">"
           "%1</table>"_s.arg(html);
}

QString AidTables::html(const std::string &id, bool hasPictures)
{
    const auto &tables = systemTables();
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [&](const SystemTable &one) { return id == one.id; });
    if (found == tables.end())
        return {};
    const SystemTable &table = *found;
    const QString title = aidTitle(TableText::table(table), rulesText(table));
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
    const QString head = aidHead(columns, hasPictures, hasNotes ? tr("Notes") : QString());
    QString body;
    const int notesWidth = columns.size() > 4 ? 20 : 40; // per cent
    for (std::size_t i = 0; i < rows.size(); ++i) {
        body += u"<tr><td>%1</td>"_s.arg(rowHead(table, rows[i], hasPictures));
        for (const TableColumn *column : columns)
            body += u"<td align=\"center\">%1</td>"_s.arg(
                marked(*column, cellAt(pathOf(rows[i], *column)), rows[i]));
        body += hasNotes ? u"<td width=\"%1%\">%2</td></tr>"_s.arg(notesWidth).arg(said[i])
                         : u"</tr>"_s;
    }
    return title +
           u"<table class=\"grid\" border=\"1\" cellspacing=\"0\" cellpadding=\"2\" width=\"100%\">"
           "<thead>%1</thead>%2</table>"_s.arg(head, body);
}

QString AidTables::actions() const
{
    QString rows;
    for (int i = 0; i < kActions; ++i) {
        const auto action = static_cast<Action>(i);
        rows += u"<tr><td><b>%1</b></td><td>%2</td><td class=\"rules\">%3</td></tr>"_s.arg(
            PlayText::action(action).toHtmlEscaped(), PlayText::actionHelp(action).toHtmlEscaped(),
            PlayText::ruleOf(action));
    }
    return aidTitle(tr("Actions"), u"R6.4c"_s) +
           u"<table class=\"grid\" border=\"1\" cellspacing=\"0\" cellpadding=\"2\" width=\"100%\">"
           "%1</table>"_s.arg(rows);
}

QString AidTables::phases() const
{
    QString items;
    for (const Phase phase : kPhasesOfTurn)
        if (phase != Phase::Planning || isOn("command_points"))
            items += u"<li>%1</li>"_s.arg(PlayText::phase(phase).toHtmlEscaped());
    return aidTitle(tr("A turn"), u"R6.0a"_s) + u"<ol>%1</ol>"_s.arg(items);
}

QString AidTables::abilities() const
{
    std::set<std::string> used;
    for (const UnitSpec &unit : m_scenario.units)
        if (const UnitCard *const card = m_library.cards.unit(unit.card))
            used.insert(card->abilities.begin(), card->abilities.end());
    QString rows;
    for (const auto &[id, row] : m_library.system.abilities)
        if (used.contains(id))
            rows += u"<tr><td><b>%1</b></td><td>%2</td></tr>"_s.arg(
                inWindowLanguage(row.name).toHtmlEscaped(),
                inWindowLanguage(row.text).toHtmlEscaped());
    return rows.isEmpty() ? QString()
                          : aidTitle(tr("Abilities of the units here"), u"R4.2d"_s) +
                                u"<table class=\"grid\" border=\"1\" cellspacing=\"0\" "
                                "cellpadding=\"2\" width=\"100%\">%1</table>"_s.arg(rows);
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

QString AidTables::units() const
{
    std::vector<std::string> shown;
    QString rows;
    for (const UnitSpec &unit : m_scenario.units) {
        const UnitCard *const card = m_library.cards.unit(unit.card);
        if (!card || std::find(shown.begin(), shown.end(), unit.card) != shown.end())
            continue;
        shown.push_back(unit.card);
        QStringList defence;
        for (const AreaOfImpact area :
             {AreaOfImpact::Front, AreaOfImpact::Flank, AreaOfImpact::Rear, AreaOfImpact::Above}) {
            const Pool &pool = card->defenceOf(area);
            defence << (pool.isEmpty() ? u"–"_s : diceHtml(pool, kAidDie));
            if (card->type != UnitType::Vehicle)
                break; // one for all
        }
        rows +=
            u"<tr><td>%1</td><td><b>%2</b></td><td align=\"center\">%3</td><td "
            "align=\"center\">%4 / %5</td><td>%6</td><td>%7</td><td>%8</td></tr>"_s
                .arg(counterHtml(unit.card, unit.side, kAidUnit),
                     inWindowLanguage(card->name).toHtmlEscaped())
                .arg(card->movement)
                .arg(card->strength)
                .arg(card->halfStrength)
                .arg(defence.join(u" | "_s), bandsHtml(card->bands[1]), bandsHtml(card->bands[0]));
    }
    if (rows.isEmpty())
        return {};
    const QStringList heads = {QString(),
                               tr("Unit"),
                               tr("Moves"),
                               tr("Strength / half"),
                               tr("Defence: front | flank | rear | above"),
                               tr("Fire at soft targets, by range"),
                               tr("Fire at armour, by range")};
    QString head;
    for (const QString &one : heads)
        head += u"<th>%1</th>"_s.arg(one.toHtmlEscaped());
    return aidTitle(tr("Units of the scenario"), u"R4.2b, R10.1a"_s) +
           u"<table class=\"grid\" border=\"1\" cellspacing=\"0\" cellpadding=\"2\" width=\"100%\">"
           "<thead><tr>%1</tr></thead>%2</table>"_s.arg(head, rows);
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
