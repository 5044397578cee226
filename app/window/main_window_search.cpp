// Everything that can be found by its name, and how to get there.
#include <QFileInfo>
#include <QMenuBar>

#include "app/assault/map/map_seen.h"
#include "app/basis/reading_dialog.h"
#include "app/basis/recent_files.h"
#include "app/editing/editor_page.h"
#include "app/window/main_window.h"
#include "app/window/search_dialog.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk {

void MainWindow::find()
{
    commitField();
    SearchDialog dialog(
        searchEntries(), [this](const QString &typed) { return placeCalled(typed); }, this);
    if (dialog.exec() == QDialog::Accepted)
        dialog.go();
}

static QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

static void addMenu(std::vector<editor::SearchEntry> &entries, const QMenu &menu)
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

std::vector<editor::SearchEntry> MainWindow::searchEntries()
{
    std::vector<editor::SearchEntry> entries;
    for (QAction *action : menuBar()->actions())
        if (action->menu())
            addMenu(entries, *action->menu());
    for (editor::SearchEntry &entry : entries)
        entry.icon = QStringLiteral("play");
    if (m_mode == Mode::Edit) {
        addPlaces(entries);
        addCards(entries);
        addTables(entries);
    }
    if (m_mode == Mode::Play)
        for (editor::SearchEntry &entry : m_play->found())
            entries.push_back(std::move(entry));
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
static bool hasName(assault::ui::Table table)
{
    return table != assault::ui::Table::Patch && table != assault::ui::Table::Road &&
           table != assault::ui::Table::Hexside && table != assault::ui::Table::Smoke &&
           table != assault::ui::Table::Transform;
}

static QString iconOf(assault::ui::Table table)
{
    switch (table) {
    case assault::ui::Table::Tile:
        return QStringLiteral("tile");
    case assault::ui::Table::Overlay:
        return QStringLiteral("overlay");
    case assault::ui::Table::Minefield:
    case assault::ui::Table::Mines:
        return QStringLiteral("mine");
    case assault::ui::Table::Label:
        return QStringLiteral("label");
    case assault::ui::Table::Zone:
        return QStringLiteral("zone");
    case assault::ui::Table::Objective:
        return QStringLiteral("objective");
    case assault::ui::Table::Side:
        return QStringLiteral("side");
    case assault::ui::Table::Unit:
        return QStringLiteral("unit");
    case assault::ui::Table::Reinforcement:
        return QStringLiteral("reinforce");
    case assault::ui::Table::Track:
        return QStringLiteral("track");
    case assault::ui::Table::Victory:
        return QStringLiteral("victory");
    default:
        return QStringLiteral("event");
    }
}

void MainWindow::addPlaces(std::vector<editor::SearchEntry> &entries)
{
    const assault::Scenario &scenario = m_document.scenario();
    for (int t = 1; t < assault::ui::kOuterTables; ++t) {
        const auto table = static_cast<assault::ui::Table>(t);
        if (!hasName(table))
            continue;
        entries.push_back(
            {assault::ui::ItemText::table(table), tr("Scenario"), iconOf(table), {}, [this, table] {
                 m_editor->showPlace({}, {}, {}, table);
             }});
        for (std::size_t i = 0; i < itemCount(scenario, table); ++i) {
            const assault::ui::ItemRef item{table, i, 0};
            entries.push_back({assault::ui::ItemText::of(item, scenario, m_document.library()),
                               assault::ui::ItemText::kind(table),
                               iconOf(table),
                               {},
                               [this, item] { m_editor->showPlace(item, {}, {}, item.table); }});
            if (table == assault::ui::Table::Unit)
                entries.back().also = editor::toQString(scenario.units[i].id);
        }
    }
}

static QString htmlOf(const assault::FormationCard &card, const assault::Scenario &scenario,
                      const assault::ui::Library &library)
{
    QString lines;
    for (const assault::FormationUnits &units : card.units)
        lines += QStringLiteral("<li>%1 × %2</li>")
                     .arg(units.count)
                     .arg(assault::ui::ChoiceText::of(assault::ui::Choices::Cards, units.card,
                                                      scenario, library)
                              .toHtmlEscaped());
    return QStringLiteral("<h3>%1</h3><p>%2</p><p>%3</p><ul>%4</ul>")
        .arg(editor::inWindowLanguage(card.name).toHtmlEscaped(),
             assault::ui::ChoiceText::of(assault::ui::Choices::Nations, card.nation, scenario,
                                         library)
                 .toHtmlEscaped(),
             editor::inWindowLanguage(card.command).toHtmlEscaped(), lines);
}

// A unit card goes into the hand; a formation card is shown.
void MainWindow::addCards(std::vector<editor::SearchEntry> &entries)
{
    const assault::ui::Library &library = m_document.library();
    const assault::Scenario &scenario = m_document.scenario();
    const auto name = [&](const LocalText &card, const std::string &nation) {
        //: %1 is a card, %2 a nation
        return tr("%1, %2").arg(
            editor::inWindowLanguage(card),
            assault::ui::ChoiceText::of(assault::ui::Choices::Nations, nation, scenario, library));
    };
    for (const auto &[id, card] : library.cards.units)
        entries.push_back(
            {name(card.name, card.nation),
             tr("Card"),
             QStringLiteral("cards"),
             {},
             [this, id = id] {
                 m_editor->palette().choose(&assault::ui::PaletteChoices::card, id);
                 m_editor->toolActions()[static_cast<std::size_t>(assault::ui::ToolId::Unit)]
                     ->trigger();
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
                                   htmlOf(card, m_document.scenario(), m_document.library()), this);
                               dialog->setAttribute(Qt::WA_DeleteOnClose);
                               dialog->show();
                           },
                           editor::toQString(id)});
}

void MainWindow::addTables(std::vector<editor::SearchEntry> &entries)
{
    for (const assault::ui::SystemTable &table : assault::ui::systemTables())
        entries.push_back({assault::ui::TableText::table(table),
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

void MainWindow::addRules(std::vector<editor::SearchEntry> &entries)
{
    for (const RuleEntry &rule : m_rules->entries()) {
        const RuleText text = textIn(rule, editor::windowLanguage());
        const QString id = editor::toQString(rule.id);
        const QString title = QStringLiteral("%1 %2").arg(id, editor::toQString(text.title));
        entries.push_back({title,
                           tr("Rule"),
                           QStringLiteral("rulebook"),
                           {},
                           [this, id, title, words = editor::toQString(text.text)] {
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

std::optional<editor::SearchEntry> MainWindow::placeCalled(const QString &name)
{
    if (m_mode == Mode::Play)
        return m_play->placeCalled(name);
    auto entry = m_mode == Mode::Edit ? assault::ui::MapSeen::hexCalled(name, m_editor->canvas())
                                      : std::nullopt;
    if (entry)
        entry->go = [this, go = entry->go] {
            m_editor->showMap();
            go();
        };
    return entry;
}

} // namespace hexwerk
