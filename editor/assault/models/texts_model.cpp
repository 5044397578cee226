#include "editor/assault/models/texts_model.h"

#include <QFont>
#include <QLocale>

#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::ui {

static bool isText(const Property &property)
{
    return property.kind == FieldKind::LocalLine || property.kind == FieldKind::LocalPage;
}

// A unit or a zone that has no name of its own needs none.
static bool isUnnamed(const Scenario &scenario, Table table, std::size_t place)
{
    return (table == Table::Unit && scenario.units[place].name.empty()) ||
           (table == Table::Zone && scenario.zones[place].name.empty());
}

TextsModel::TextsModel(ScenarioDocument &document, const Properties &properties, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_properties(properties)
{
    connect(&document, &ScenarioDocument::replaced, this, &TextsModel::follow);
    connect(&document, &ScenarioDocument::changed, this, &TextsModel::follow);
    follow();
}

void TextsModel::follow()
{
    std::vector<Row> rows = rowsNow();
    std::vector<std::string> languages = languagesNow();
    if (rows != m_rows || languages != m_languages) {
        beginResetModel();
        m_rows = std::move(rows);
        m_languages = std::move(languages);
        endResetModel();
    } else {
        retranslate();
    }
}

void TextsModel::addRows(std::vector<Row> &rows, Table table) const
{
    const Scenario &scenario = m_document.scenario();
    for (const Property &property : m_properties.of(table)) {
        if (!isText(property))
            continue;
        if (table == Table::Scenario) {
            rows.push_back({{}, &property});
            continue;
        }
        const std::size_t outers =
            outerTable(table) == table ? 1 : itemCount(scenario, outerTable(table));
        for (std::size_t outer = 0; outer < outers; ++outer)
            for (std::size_t i = 0; i < itemCount(scenario, table, outer); ++i) {
                const ItemRef item =
                    outerTable(table) == table ? ItemRef{table, i, 0} : ItemRef{table, outer, i};
                if (isUnnamed(scenario, table, i))
                    continue;
                if (!property.applies || property.applies(scenario, m_document.library(), item))
                    rows.push_back({item, &property});
            }
    }
}

std::vector<TextsModel::Row> TextsModel::rowsNow() const
{
    std::vector<Row> rows;
    for (int i = 0; i < kTables; ++i)
        addRows(rows, static_cast<Table>(i));
    return rows;
}

// English and German, then what else is written or was added.
std::vector<std::string> TextsModel::languagesNow() const
{
    std::vector<std::string> languages = {"en", "de"};
    const auto add = [&languages](const std::string &tag) {
        if (std::find(languages.begin(), languages.end(), tag) == languages.end())
            languages.push_back(tag);
    };
    for (const Row &row : rowsNow())
        for (const auto &[tag, text] : textOf(row))
            add(tag);
    for (const std::string &tag : m_added)
        add(tag);
    return languages;
}

void TextsModel::addLanguage(const std::string &tag)
{
    m_added.push_back(tag);
    follow();
}

LocalText TextsModel::textOf(const Row &row) const
{
    const PropertyValue value = row.property->get(m_document.scenario(), row.item);
    const auto *text = std::get_if<LocalText>(&value);
    return text ? *text : LocalText();
}

bool TextsModel::isMissing(const QModelIndex &index) const
{
    const LocalText text = textOf(m_rows[static_cast<std::size_t>(index.row())]);
    if (index.column() > 0)
        return !text.empty() &&
               !text.contains(m_languages[static_cast<std::size_t>(index.column()) - 1]);
    return !text.empty() &&
           std::any_of(m_languages.begin(), m_languages.end(),
                       [&](const std::string &tag) { return !text.contains(tag); });
}

int TextsModel::missing() const
{
    int missing = 0;
    for (const Row &row : m_rows) {
        const LocalText text = textOf(row);
        if (!text.empty())
            missing += static_cast<int>(m_languages.size() - text.size());
    }
    return missing;
}

void TextsModel::retranslate()
{
    if (m_rows.empty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int TextsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TextsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_languages.size()) + 1;
}

QVariant TextsModel::name(const Row &row) const
{
    if (!contains(m_document.scenario(), row.item))
        return {};
    return ItemText::withKey(row.item, labelOf(*row.property), m_document.scenario(),
                             m_document.library());
}

QVariant TextsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == MissingRole)
        return isMissing(index);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignTop);
    if (role == PageRole)
        return row.property->kind == FieldKind::LocalPage;
    if (index.column() == 0)
        return role == Qt::DisplayRole ? name(row) : QVariant();
    if (role == Qt::FontRole && isMissing(index)) {
        QFont italic;
        italic.setItalic(true);
        return italic;
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (role == Qt::DisplayRole && isMissing(index))
        return tr("(missing)");
    const LocalText text = textOf(row);
    const auto found = text.find(m_languages[static_cast<std::size_t>(index.column()) - 1]);
    return found == text.end() ? QString() : editor::toQString(found->second);
}

QVariant TextsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("Text");
    const QString tag = editor::toQString(m_languages[static_cast<std::size_t>(section) - 1]);
    const QString native = QLocale(tag).nativeLanguageName();
    return native.isEmpty() ? tag : native;
}

Qt::ItemFlags TextsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() > 0 ? flags | Qt::ItemIsEditable : flags;
}

bool TextsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() == 0)
        return false;
    const Row row = m_rows[static_cast<std::size_t>(index.row())];
    const std::string tag = m_languages[static_cast<std::size_t>(index.column()) - 1];
    LocalText text = textOf(row);
    if (const QString written = value.toString(); written.isEmpty())
        text.erase(tag);
    else
        text[tag] = written.toStdString();
    if (text == textOf(row))
        return false;
    m_document.push(std::make_unique<ChangePropertyCommand>(m_document, *row.property,
                                                            std::vector{row.item}, text,
                                                            ChangePropertyCommand::Merge::Never));
    return true;
}

} // namespace hexwerk::assault::ui
