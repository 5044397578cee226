// Everything that can be found by its name, and how to get there.
#include <QFileInfo>
#include <QMenuBar>

#include "app/editor_page.h"
#include "app/main_window.h"
#include "app/play/play_page.h"
#include "app/reading_dialog.h"
#include "app/recent_files.h"
#include "app/search_dialog.h"
#include "editor/panels/library_page.h"
#include "editor/text/choice_text.h"
#include "editor/text/item_text.h"
#include "editor/text/local_text.h"
#include "editor/text/play_text.h"
#include "editor/text/table_text.h"

#include <utility>

namespace hexwerk {

using namespace editor;

void MainWindow::find()
{
    commitField();
    SearchDialog dialog(
        searchEntries(), [this](const QString &typed) { return hexCalled(typed); }, this);
    if (dialog.exec() == QDialog::Accepted)
        dialog.go();
}

static QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

static void addMenu(std::vector<SearchEntry> &entries, const QMenu &menu)
{
    for (QAction *action : menu.actions()) {
        if (!action->isVisible() || !action->isEnabled() || action->isSeparator())
            continue;
        if (action->menu())
            addMenu(entries, *action->menu());
        else
            entries.push_back({plain(action->text()),
                               plain(menu.title()),
                               {},
                               action->shortcut().toString(QKeySequence::NativeText),
                               [action] { action->trigger(); },
                               plain(action->statusTip())});
    }
}

std::vector<SearchEntry> MainWindow::searchEntries()
{
    std::vector<SearchEntry> entries;
    for (QAction *action : menuBar()->actions())
        if (action->menu())
            addMenu(entries, *action->menu());
    for (SearchEntry &entry : entries)
        entry.icon = QStringLiteral("play");
    if (m_mode == Mode::Edit) {
        addPlaces(entries);
        addCards(entries);
        addTables(entries);
    }
    if (m_mode == Mode::Play)
        addUnitsInPlay(entries);
    for (const QString &path : RecentFiles::all()) {
        const QFileInfo file(path);
        //: %1 is a file
        entries.push_back({tr("Open %1").arg(file.fileName()),
                           tr("File"),
                           QStringLiteral("open"),
                           {},
                           [this, path] { open(path); },
                           path});
    }
    addRules(entries);
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
    case Table::Track:
        return QStringLiteral("track");
    case Table::Victory:
        return QStringLiteral("victory");
    default:
        return QStringLiteral("event");
    }
}

void MainWindow::addPlaces(std::vector<SearchEntry> &entries)
{
    const Scenario &scenario = m_document.scenario();
    for (int t = 1; t < kOuterTables; ++t) {
        const auto table = static_cast<Table>(t);
        if (!hasName(table))
            continue;
        entries.push_back(
            {ItemText::table(table), tr("Scenario"), iconOf(table), {}, [this, table] {
                 m_editor->showPlace({}, {}, {}, table);
             }});
        for (std::size_t i = 0; i < itemCount(scenario, table); ++i) {
            const ItemRef item{table, i, 0};
            entries.push_back({ItemText::of(item, scenario, m_document.library()),
                               ItemText::kind(table),
                               iconOf(table),
                               {},
                               [this, item] { m_editor->showPlace(item, {}, {}, item.table); }});
            if (table == Table::Unit)
                entries.back().also = toQString(scenario.units[i].id);
        }
    }
}

static QString htmlOf(const FormationCard &card, const Scenario &scenario, const Library &library)
{
    QString lines;
    for (const FormationUnits &units : card.units)
        lines += QStringLiteral("<li>%1 × %2</li>")
                     .arg(units.count)
                     .arg(ChoiceText::of(editor::Choices::Cards, units.card, scenario, library)
                              .toHtmlEscaped());
    return QStringLiteral("<h3>%1</h3><p>%2</p><p>%3</p><ul>%4</ul>")
        .arg(inWindowLanguage(card.name).toHtmlEscaped(),
             ChoiceText::of(editor::Choices::Nations, card.nation, scenario, library)
                 .toHtmlEscaped(),
             inWindowLanguage(card.command).toHtmlEscaped(), lines);
}

// A unit card goes into the hand; a formation card is shown.
void MainWindow::addCards(std::vector<SearchEntry> &entries)
{
    const Library &library = m_document.library();
    const Scenario &scenario = m_document.scenario();
    const auto name = [&](const LocalText &card, const std::string &nation) {
        //: %1 is a card, %2 a nation
        return tr("%1, %2").arg(inWindowLanguage(card), ChoiceText::of(editor::Choices::Nations,
                                                                       nation, scenario, library));
    };
    for (const auto &[id, card] : library.cards.units)
        entries.push_back(
            {name(card.name, card.nation),
             tr("Card"),
             QStringLiteral("cards"),
             {},
             [this, id = id] {
                 m_editor->palette().choose(&PaletteChoices::card, id);
                 m_editor->toolActions()[static_cast<std::size_t>(ToolId::Unit)]->trigger();
             },
             toQString(id)});
    for (const auto &[id, card] : library.cards.formations)
        entries.push_back({name(card.name, card.nation),
                           tr("Formation"),
                           QStringLiteral("cards"),
                           {},
                           [this, &card = card] {
                               auto *dialog = new ReadingDialog(
                                   inWindowLanguage(card.name),
                                   htmlOf(card, m_document.scenario(), m_document.library()), this);
                               dialog->setAttribute(Qt::WA_DeleteOnClose);
                               dialog->show();
                           },
                           toQString(id)});
}

void MainWindow::addTables(std::vector<SearchEntry> &entries)
{
    for (const SystemTable &table : systemTables())
        entries.push_back({TableText::table(table),
                           tr("Table"),
                           QStringLiteral("rulebook"),
                           {},
                           [this, &table] {
                               showLibrary();
                               m_editor->libraryPage()->showTables();
                               m_editor->libraryPage()->tables().showTable(table);
                           },
                           {}});
}

void MainWindow::addUnitsInPlay(std::vector<SearchEntry> &entries)
{
    const assault::Position &position = m_play->game().position();
    for (const assault::Unit &unit : position.units)
        if (!unit.at.isNowhere())
            entries.push_back({PlayText::unitAndHex(position, unit.id),
                               PlayText::side(position, unit.side),
                               QStringLiteral("unit"),
                               {},
                               [this, id = unit.id] { m_play->goToUnit(id); }});
    for (const Objective &objective : position.setting->scenario.objectives)
        entries.push_back({PlayText::objective(objective),
                           ItemText::kind(Table::Objective),
                           QStringLiteral("objective"),
                           {},
                           [this, hex = objective.hex] {
                               m_play->canvas().centreOn(hex);
                               m_play->canvas().setCursor(hex);
                               m_play->canvas().setFocus();
                           }});
}

void MainWindow::addRules(std::vector<SearchEntry> &entries)
{
    for (const RuleEntry &rule : m_play->rules()->entries()) {
        const RuleText text = textIn(rule, windowLanguage());
        const QString id = toQString(rule.id);
        const QString title = QStringLiteral("%1 %2").arg(id, toQString(text.title));
        entries.push_back({title,
                           tr("Rule"),
                           QStringLiteral("rulebook"),
                           {},
                           [this, id, title, words = toQString(text.text)] {
                               if (m_mode == Mode::Play)
                                   return m_play->showRule(id);
                               auto *dialog = new ReadingDialog(
                                   title,
                                   QStringLiteral("<h3>%1</h3><p>%2</p>")
                                       .arg(title.toHtmlEscaped(), words.toHtmlEscaped()),
                                   this);
                               dialog->setAttribute(Qt::WA_DeleteOnClose);
                               dialog->show();
                           },
                           id});
    }
}

std::optional<SearchEntry> MainWindow::hexCalled(const QString &name)
{
    const std::optional<Hex> hex = hexFromString(name.toUpper().toStdString());
    if (!hex || m_mode == Mode::Start)
        return std::nullopt;
    MapCanvas &canvas = m_mode == Mode::Play ? m_play->canvas() : m_editor->canvas();
    if (!canvas.scene().board.contains(*hex))
        return std::nullopt;
    return SearchEntry{
        canvas.describe(*hex), tr("Hex"), QStringLiteral("area"), {}, [this, hex = *hex, &canvas] {
            if (m_mode == Mode::Edit)
                m_editor->showMap();
            canvas.centreOn(hex);
            canvas.setCursor(hex);
            canvas.setFocus();
        }};
}

} // namespace hexwerk
