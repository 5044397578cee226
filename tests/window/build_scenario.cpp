#include <QApplication>
#include <QListView>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/assault/editing/editor_page.h"
#include "app/assault/page/play_page.h"
#include "core/assault/aside/trial.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/differences.h"
#include "editor/assault/panels/forms/properties_panel.h"
#include "editor/assault/panels/forms/property_form.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/forms/table_page.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/difference_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/tools/tool_box.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/designer.h"
#include "tests/window/hands.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::ui::build_scenario {

using namespace editor;
using namespace window;

// The largest shipped scenario, built anew from nothing with mouse and keys, and what that costs.
class BuildScenario final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void fromNothing();

private:
    void begin();
    void setUpGame();
    void layOutMap();
    void placeForces();
    void plotCourse();
    void save(const QString &path);

    void showPage(const QString &title);
    void take(ToolId tool);
    void takeFromPalette(const QString &list, const std::string &id);
    void chooseSide(const std::string &side);
    TablePage &pageOf(Table table);
    void add(TablePage &page);
    void addAll(Table table);
    void addNested(TablePage &page, Table table, std::size_t outer);
    // The keys in which an item differs from the one that is wanted.
    void complete(const QWidget &form, ItemRef item, ItemRef wanted);
    void completeOnMap(Table table, std::size_t wanted);
    void placeUnit(std::size_t place);
    void paintZone(std::size_t place);
    void note(const char *what);

    const Scenario &built() { return m_window->document().scenario(); }

    QTemporaryDir m_folder;
    Languages m_languages;
    Scenario m_plan;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Properties> m_properties;
    std::unique_ptr<Designer> m_hands;
    Gestures m_before;
};

void BuildScenario::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    QApplication::setDoubleClickInterval(1); // two clicks in a row are two clicks
    m_languages.speak(QStringLiteral("en"));
    m_plan = loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml").value.value().scenario;
    m_properties = std::make_unique<Properties>(*shippedLibrary());
    m_window = std::make_unique<MainWindow>(shippedLibrary(), Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_hands = std::make_unique<Designer>(*m_window);
}

void BuildScenario::note(const char *what)
{
    const Gestures now = m_hands->gestures();
    qInfo("%-14s %5d clicks, %6d keys", what, now.clicks - m_before.clicks,
          now.keys - m_before.keys);
    m_before = now;
}

void BuildScenario::showPage(const QString &title)
{
    m_hands->press(Qt::Key_2, Qt::ControlModifier);
    auto &titles = m_hands->find<QListWidget>(*m_window, QStringLiteral("Pages of the scenario"));
    for (int row = 0; row < titles.count(); ++row)
        if (titles.item(row)->text() == title ||
            titles.item(row)->text().startsWith(title + QStringLiteral(" (")))
            return m_hands->click(titles, titles.model()->index(row, 0));
    throw NotFound("no page is called " + title.toStdString());
}

TablePage &BuildScenario::pageOf(Table table)
{
    showPage(ItemText::table(table));
    const auto &list = m_hands->find<QListView>(*m_window, ItemText::table(table));
    return *qobject_cast<TablePage *>(list.parentWidget());
}

void BuildScenario::add(TablePage &page)
{
    m_hands->click(m_hands->find<QToolButton>(page, QStringLiteral("Add an entry to this list")));
}

void BuildScenario::complete(const QWidget &form, ItemRef item, ItemRef wanted)
{
    for (const Property &property : m_properties->of(item.table)) {
        const PropertyValue value = property.get(m_plan, wanted);
        const bool isPainted = item.table == Table::Zone && property.key == "hexes";
        const bool applies =
            !property.applies || property.applies(built(), *shippedLibrary(), item);
        if (isPainted || !applies || property.get(built(), item) == value)
            continue;
        m_hands->fill(form, property, value);
        if (property.get(built(), item) != value)
            throw NotFound(property.key + " of " +
                           ItemText::of(wanted, m_plan, *shippedLibrary()).toStdString() +
                           " was not taken");
    }
}

void BuildScenario::addNested(TablePage &page, Table table, std::size_t outer)
{
    for (TablePage *nested : page.nested()) {
        if (nested->table() != table)
            continue;
        for (std::size_t i = 0; i < itemCount(m_plan, table, outer); ++i) {
            if (i >= itemCount(built(), table, outer))
                add(*nested);
            complete(*nested->form(), {table, outer, i}, {table, outer, i});
        }
    }
}

void BuildScenario::addAll(Table table)
{
    TablePage &page = pageOf(table);
    auto &list = m_hands->find<QListView>(page, ItemText::table(table));
    for (std::size_t i = 0; i < itemCount(m_plan, table); ++i) {
        if (i >= itemCount(built(), table))
            add(page);
        else
            m_hands->click(list, list.model()->index(static_cast<int>(i), 0));
        complete(*page.form(), {table, i}, {table, i});
        for (const Table inner : {Table::Formation, Table::Additional, Table::ReinforcementUnits,
                                  Table::Threshold, Table::Effect})
            if (outerTable(inner) == table)
                addNested(page, inner, i);
    }
}

// With the empty template, and without the few things that even that begins with.
void BuildScenario::begin()
{
    QTimer look; // the dialog takes the keyboard until it is done
    connect(&look, &QTimer::timeout, this, [&] {
        const QWidget *dialog = QApplication::activeModalWidget();
        if (!dialog || !dialog->isActiveWindow())
            return;
        look.stop();
        m_hands->press(Qt::Key_Return, {}, 3);
    });
    look.start(20);
    m_hands->press(Qt::Key_N, Qt::ControlModifier);
    m_window->activateWindow(); // there is nobody else to do it
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    for (const Table table : {Table::Victory, Table::Objective, Table::Unit, Table::Zone}) {
        const TablePage &page = pageOf(table);
        while (itemCount(built(), table) > 0)
            m_hands->click(
                m_hands->find<QToolButton>(page, QStringLiteral("Remove the selected entry")));
    }
}

void BuildScenario::setUpGame()
{
    begin();
    for (const int page : {0, 1, 2}) {
        auto &scenarioPage = m_window->editorPage().scenarioPage();
        showPage(scenarioPage.titleOf(page));
        for (const auto *form : scenarioPage.findChildren<PropertyForm *>()) {
            if (!form->isVisible())
                continue;
            for (const Property &property : m_properties->of(Table::Scenario))
                if (form->hasKey(property.key) &&
                    property.get(built(), {}) != property.get(m_plan, {}))
                    m_hands->fill(*form, property, property.get(m_plan, {}));
        }
    }
    addAll(Table::Side);
}

void BuildScenario::take(ToolId tool)
{
    m_hands->press(Qt::Key_1, Qt::ControlModifier);
    m_hands->click(m_hands->find<QToolButton>(*m_window, ToolBox::info(tool).text));
}

void BuildScenario::takeFromPalette(const QString &name, const std::string &id)
{
    auto &list = m_hands->find<QListWidget>(*m_window, name);
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->data(Qt::UserRole).toString() == toQString(id)) {
            if (row != list.currentRow())
                m_hands->click(list, list.model()->index(row, 0));
            return;
        }
    throw NotFound(id + " is not in the palette");
}

void BuildScenario::chooseSide(const std::string &side)
{
    auto &box = m_hands->find<QComboBox>(*m_window, QStringLiteral("Side"));
    m_hands->choose(box, box.findData(toQString(side)));
}

// What was placed last is chosen, and its keys stand beside the map.
void BuildScenario::completeOnMap(Table table, std::size_t wanted)
{
    const auto *panel = m_window->editorPage().findChild<PropertiesPanel *>();
    const std::vector<ItemRef> chosen = m_window->editorPage().selection().items();
    if (chosen.size() != 1 || chosen.front().table != table)
        throw NotFound("what was placed is not chosen");
    complete(*panel->form(), chosen.front(), {table, wanted});
}

void BuildScenario::layOutMap()
{
    const BoardSpec &board = m_plan.board;
    take(ToolId::Tile);
    for (const TilePlacement &tile : board.tiles) {
        takeFromPalette(QStringLiteral("Tile"), tile.tile);
        m_hands->clickHex(tile.at);
    }
    take(ToolId::Hexside);
    for (const Hexside &side : board.hexsides) {
        takeFromPalette(QStringLiteral("Hexside"), std::string(toString(side.kind)));
        m_hands->clickSide(side.hex, side.side);
    }
    take(ToolId::Road);
    for (const Road &road : board.roads) {
        takeFromPalette(QStringLiteral("Road"), std::string(toString(road.kind)));
        m_hands->drag(road.hexes);
        m_hands->press(Qt::Key_Escape);
    }
    take(ToolId::Overlay);
    for (std::size_t i = 0; i < board.overlays.size(); ++i) {
        takeFromPalette(QStringLiteral("Overlay"), std::string(toString(board.overlays[i].kind)));
        m_hands->clickVertex(board.overlays[i].hex, board.overlays[i].facing);
        completeOnMap(Table::Overlay, i);
    }
    take(ToolId::Smoke);
    for (const Smoke &smoke : board.smoke)
        for (int i = 0; i < smoke.count; ++i)
            m_hands->clickHex(smoke.hex);
    take(ToolId::Mines);
    for (const Minefield &mines : board.minefields) {
        chooseSide(mines.side);
        takeFromPalette(QStringLiteral("Mines"), std::string(toString(mines.kind)));
        m_hands->clickHex(mines.hex);
    }
    take(ToolId::Label);
    for (std::size_t i = 0; i < board.labels.size(); ++i) {
        m_hands->clickHex(board.labels[i].hex);
        completeOnMap(Table::Label, i);
    }
}

// Down the columns, one drag for all that hang together.
void BuildScenario::paintZone(std::size_t place)
{
    std::vector<Hex> hexes = m_plan.zones[place].hexes;
    std::sort(hexes.begin(), hexes.end(), [](Hex a, Hex b) {
        return std::pair(a.column(), a.row()) < std::pair(b.column(), b.row());
    });
    std::vector<Hex> run;
    for (const Hex hex : hexes) {
        if (!run.empty() && distance(run.back(), hex) != 1) {
            m_hands->drag(run);
            run.clear();
        }
        run.push_back(hex);
    }
    m_hands->drag(run);
}

void BuildScenario::placeUnit(std::size_t place)
{
    const UnitSpec &unit = m_plan.units[place];
    chooseSide(unit.side);
    takeFromPalette(QStringLiteral("Unit"), unit.card);
    if (unit.facing)
        m_hands->clickVertex(*unit.at, *unit.facing);
    else
        m_hands->clickHex(*unit.at);
    completeOnMap(Table::Unit, place);
}

void BuildScenario::placeForces()
{
    take(ToolId::Zone);
    for (std::size_t i = 0; i < m_plan.zones.size(); ++i) {
        m_hands->click(m_hands->find<QAbstractButton>(*m_window, QStringLiteral("New zone")));
        completeOnMap(Table::Zone, i);
        paintZone(i);
    }
    take(ToolId::Objective);
    for (std::size_t i = 0; i < m_plan.objectives.size(); ++i) {
        chooseSide(m_plan.objectives[i].holder);
        m_hands->clickHex(m_plan.objectives[i].hex);
        completeOnMap(Table::Objective, i);
    }
    take(ToolId::Unit);
    for (std::size_t i = 0; i < m_plan.units.size(); ++i)
        if (m_plan.units[i].at)
            placeUnit(i);
    TablePage &page = pageOf(Table::Unit);
    for (std::size_t i = 0; i < m_plan.units.size(); ++i)
        if (!m_plan.units[i].at) {
            add(page);
            complete(*page.form(), {Table::Unit, built().units.size() - 1}, {Table::Unit, i});
        }
}

void BuildScenario::plotCourse()
{
    for (const Table table :
         {Table::Mines, Table::Reinforcement, Table::Track, Table::Trigger, Table::Victory})
        addAll(table);
}

void BuildScenario::save(const QString &path)
{
    Hands hands(*m_window);
    hands.saveAs(path);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 10'000);
}

void BuildScenario::fromNothing()
{
    try {
        setUpGame();
        note("texts, sides");
        layOutMap();
        note("map");
        placeForces();
        note("forces");
        plotCourse();
        note("course");
    } catch (const NotFound &fault) {
        QFAIL(fault.what());
    }
    qInfo("%d clicks and %d keys in all", m_hands->gestures().clicks, m_hands->gestures().keys);

    const auto differences = differencesBetween(built(), m_plan, *m_properties, *shippedLibrary());
    for (const Difference &difference : differences)
        qWarning("%s: %s, not %s",
                 qPrintable(DifferenceText::subject(difference, built(), *shippedLibrary())),
                 qPrintable(DifferenceText::here(difference, built(), *shippedLibrary())),
                 qPrintable(DifferenceText::there(difference, m_plan, *shippedLibrary())));
    QVERIFY(differences.empty());

    const QString path = m_folder.filePath(QStringLiteral("built.toml"));
    save(path);
    const auto read = loadScenario(path.toStdString());
    QVERIFY(read.value && read.problems.empty());
    QVERIFY(validateScenario(read.value->scenario, *shippedLibrary()).empty());
    QVERIFY(
        differencesBetween(read.value->scenario, m_plan, *m_properties, *shippedLibrary()).empty());
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_hands->press(Qt::Key_F5);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    const auto game = trialGame(m_window->playPage().game().position(), 7);
    QVERIFY(game.turns > 1);
}

HW_WINDOW_TEST(BuildScenario)

} // namespace hexwerk::assault::ui::build_scenario

#include "build_scenario.moc"
