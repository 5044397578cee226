// What of the editor can be found by its name.
#include "app/assault/editing/editor.h"
#include "app/basis/reading_dialog.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

std::vector<editor::SearchEntry> Editor::found()
{
    std::vector<editor::SearchEntry> entries;
    addPlaces(entries);
    addCards(entries);
    addTables(entries);
    return entries;
}

// What is drawn many times over is not found by a name.
static bool hasName(Table table)
{
    return table != Table::Patch && table != Table::Road && table != Table::Hexside &&
           table != Table::Smoke && table != Table::Transform;
}

static QString iconOf(Table table)
{
    switch (table) {
    case Table::Tile:
        return QStringLiteral("tile");
    case Table::Overlay:
        return QStringLiteral("overlay");
    case Table::Minefield:
    case Table::Mines:
        return QStringLiteral("mine");
    case Table::Label:
        return QStringLiteral("label");
    case Table::Zone:
        return QStringLiteral("zone");
    case Table::Objective:
        return QStringLiteral("objective");
    case Table::Side:
        return QStringLiteral("side");
    case Table::Unit:
        return QStringLiteral("unit");
    case Table::Reinforcement:
        return QStringLiteral("reinforce");
    case Table::Support:
        return QStringLiteral("support");
    case Table::Track:
        return QStringLiteral("track");
    case Table::Victory:
        return QStringLiteral("victory");
    default:
        return QStringLiteral("event");
    }
}

void Editor::addPlaces(std::vector<editor::SearchEntry> &entries)
{
    const Scenario &scenario = m_document.scenario();
    for (int t = 1; t < kOuterTables; ++t) {
        const auto table = static_cast<Table>(t);
        if (!hasName(table))
            continue;
        entries.push_back(
            {ItemText::table(table), tr("Scenario"), iconOf(table), {}, [this, table] {
                 m_page->showPlace({}, {}, {}, table);
             }});
        for (std::size_t i = 0; i < itemCount(scenario, table); ++i) {
            const ItemRef item{table, i, 0};
            entries.push_back({ItemText::of(item, scenario, m_document.library()),
                               ItemText::kind(table),
                               iconOf(table),
                               {},
                               [this, item] { m_page->showPlace(item, {}, {}, item.table); }});
            if (table == Table::Unit)
                entries.back().also = editor::toQString(scenario.units[i].id);
        }
    }
}

static QString htmlOf(const FormationCard &card, const Scenario &scenario, const DataStore &library)
{
    QString lines;
    for (const FormationUnits &units : card.units)
        lines +=
            QStringLiteral("<li>%1 × %2</li>")
                .arg(units.count)
                .arg(ChoiceText::of(Choices::Cards, units.card, scenario, library).toHtmlEscaped());
    return QStringLiteral("<h3>%1</h3><p>%2</p><p>%3</p><ul>%4</ul>")
        .arg(editor::inWindowLanguage(card.name).toHtmlEscaped(),
             ChoiceText::of(Choices::Nations, card.nation, scenario, library).toHtmlEscaped(),
             editor::inWindowLanguage(card.command).toHtmlEscaped(), lines);
}

// A unit card goes into the hand; a formation card is shown.
void Editor::addCards(std::vector<editor::SearchEntry> &entries)
{
    const DataStore &library = m_document.library();
    const Scenario &scenario = m_document.scenario();
    const auto name = [&](const LocalText &card, const std::string &nation) {
        //: %1 is a card, %2 a nation
        return tr("%1, %2").arg(editor::inWindowLanguage(card),
                                ChoiceText::of(Choices::Nations, nation, scenario, library));
    };
    for (const auto &[id, card] : library.cards.units)
        entries.push_back(
            {name(card.name, card.nation),
             tr("Card"),
             QStringLiteral("cards"),
             {},
             [this, id = id] {
                 m_page->palette().choose(&PaletteChoices::card, id);
                 m_page->toolActions()[static_cast<std::size_t>(ToolId::Unit)]->trigger();
             },
             editor::toQString(id)});
    for (const auto &[id, card] : library.cards.formations)
        entries.push_back({name(card.name, card.nation),
                           tr("Formation"),
                           QStringLiteral("cards"),
                           {},
                           [this, &card = card] {
                               auto *dialog = new ReadingDialog(
                                   editor::inWindowLanguage(card.name),
                                   htmlOf(card, m_document.scenario(), m_document.library()),
                                   window());
                               dialog->setAttribute(Qt::WA_DeleteOnClose);
                               dialog->show();
                           },
                           editor::toQString(id)});
}

void Editor::addTables(std::vector<editor::SearchEntry> &entries)
{
    for (const SystemTable &table : systemTables())
        entries.push_back({TableText::table(table),
                           tr("Table"),
                           QStringLiteral("rulebook"),
                           {},
                           [this, &table] {
                               showLibrary();
                               m_page->libraryPage()->showTables();
                               m_page->libraryPage()->tables().showTable(table);
                           },
                           {}});
}

} // namespace hexwerk::assault::ui
