// Versions of a scenario beside each other, asked in the window.
#include <QMessageBox>
#include <QPointer>

#include "app/assault/lab/balance_dialog.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/scenario/alternate_history.h"
#include "core/lab/runner.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/editor_test.h"

namespace hexwerk::assault::ui::tst_scenario_versions {

using namespace Qt::Literals::StringLiterals;

class tst_ScenarioVersions final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openEditor(window::trainingInfantry()); }
    void cleanup() { closeEditor(); }
    void eachVersionIsPlayedOnTheSameSeeds();
    void theNearestIsUsedInOneStep();
    void aChangedScenarioIsLeftAlone();
    void theSavedFileIsAVersion();
    void r5_3a_theSidesExchangedAreAVersion();
    void whatCannotBePlayedSaysWhy();
    void itIsCancelled();
    void theyAreExportedOrAskedFor();

private:
    VersionsPage &open(int pairs);
    template<typename T>
    T &named(const char *name) const;
    QPushButton &button(const QString &text) const;
    void choose(const QString &what, int from, int to) const;
    void play() const;
    QString shown() const { return named<QTextBrowser>("Result of the versions").toPlainText(); }
    // Mean score of the first side in pairs that are just played.
    static double shareOf(const Scenario &scenario, const DataStore &library, int pairs);

    BalanceDialog *m_dialog = nullptr;
};

VersionsPage &tst_ScenarioVersions::open(int pairs)
{
    key(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
    m_dialog = m_window->findChild<BalanceDialog *>();
    for (const char *name : {"Player 1", "Player 2"}) {
        auto &player = named<QComboBox>(name);
        player.setCurrentIndex(player.findData(static_cast<int>(Level::Random)));
    }
    named<QSpinBox>("Pairs of games").setValue(pairs);
    m_dialog->findChild<QTabWidget *>()->setCurrentIndex(4);
    return *m_dialog->findChild<VersionsPage *>();
}

template<typename T>
T &tst_ScenarioVersions::named(const char *name) const
{
    for (T *widget : m_dialog->findChildren<T *>())
        if (widget->accessibleName() == QLatin1String(name))
            return *widget;
    qFatal("%s", name);
}

QPushButton &tst_ScenarioVersions::button(const QString &text) const
{
    for (auto *each : m_dialog->findChildren<QPushButton *>())
        if (each->text().remove(u'&') == text)
            return *each;
    qFatal("%s", qPrintable(text));
}

void tst_ScenarioVersions::choose(const QString &what, int from, int to) const
{
    auto &choice = named<QComboBox>("What changes");
    const int place = choice.findText(what, Qt::MatchStartsWith);
    QVERIFY2(place >= 0, qPrintable(what));
    choice.setCurrentIndex(place);
    named<QSpinBox>("From").setValue(from);
    named<QSpinBox>("To").setValue(to);
}

void tst_ScenarioVersions::play() const
{
    QPushButton &begin = button(u"Play versions"_s);
    QTest::mouseClick(&begin, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(begin.text().remove(u'&') == u"Play versions"_s, 120000);
}

double tst_ScenarioVersions::shareOf(const Scenario &scenario, const DataStore &library, int pairs)
{
    const Position start = Assault::start(*setUpGame(scenario, library).value);
    const std::array<lab::Opponent, 2> opponents = {opponentOf({Level::Random}, 0),
                                                    opponentOf({Level::Random}, 0)};
    lab::StudyHead head = studyOf(ScenarioHead(scenario), library, start, opponents);
    head.pairs = pairs;
    const PairPlayer player(start, head);
    lab::Block all;
    for (int pair = 0; pair < pairs; ++pair)
        lab::append(
            all, lab::playPair(head, pair, [&](std::uint64_t seed) { return player.play(seed); }));
    return lab::meanOf(all.sideScore).mean;
}

static QString percent(double share)
{
    return QString::number(std::lround(100 * share)) + u" %"_s;
}

// One loss, two, and what there is now: each is beside what it comes to when it is just played.
void tst_ScenarioVersions::eachVersionIsPlayedOnTheSameSeeds()
{
    open(24);
    const ScenarioValue losses = valuesOf(document().scenario())[2];
    QCOMPARE(losses.name, std::string("victory.allied.losses"));
    named<QComboBox>("What changes").setCurrentIndex(2);
    named<QSpinBox>("From").setValue(1);
    named<QSpinBox>("To").setValue(2);
    play();
    const QString text = shown();
    for (const int number : {1, 2, losses.now}) {
        const double share =
            shareOf(withValue(document().scenario(), losses, number), document().library(), 24);
        QVERIFY2(text.contains(percent(share)), qPrintable(percent(share) + u'\n' + text));
    }
    QVERIFY2(text.contains(u"Nearest to even:"_s), qPrintable(text));
    QVERIFY(m_dialog->findChild<VersionChart *>()->isVisible());
}

void tst_ScenarioVersions::theNearestIsUsedInOneStep()
{
    open(24);
    const Scenario before = document().scenario();
    named<QComboBox>("What changes").setCurrentIndex(1);
    named<QSpinBox>("From").setValue(2);
    named<QSpinBox>("To").setValue(2);
    play(); // at random two of three objectives win about half of the games, three fewer
    QPushButton &use = button(u"Use the nearest"_s);
    QVERIFY(use.isEnabled());
    QTest::mouseClick(&use, Qt::LeftButton);
    QCOMPARE(valuesOf(document().scenario())[1].now, 2);
    document().undoStack().undo();
    QVERIFY(document().scenario() == before);
}

void tst_ScenarioVersions::aChangedScenarioIsLeftAlone()
{
    open(24);
    named<QComboBox>("What changes").setCurrentIndex(1);
    named<QSpinBox>("From").setValue(2);
    named<QSpinBox>("To").setValue(2);
    play();
    Scenario changed = document().scenario();
    changed.turns = 4;
    document().reset(changed);
    QTest::mouseClick(&button(u"Use the nearest"_s), Qt::LeftButton);
    QVERIFY(document().scenario() == changed);
}

// The scenario has a turn fewer than its file.
void tst_ScenarioVersions::theSavedFileIsAVersion()
{
    const Scenario saved = document().scenario();
    Scenario changed = saved;
    changed.turns -= 1;
    VersionsPage &page = open(20);
    page.setSaved(changed);
    choose(u"The saved file"_s, 0, 0);
    play();
    QVERIFY2(shown().contains(u"As it stands"_s) && shown().contains(u"The saved file"_s),
             qPrintable(shown()));
    QVERIFY2(shown().contains(percent(shareOf(changed, document().library(), 20))),
             qPrintable(shown()));
    QVERIFY(!button(u"Use the nearest"_s).isEnabled()); // it differs in more than a number
}

// Only where the scenario allows it.
void tst_ScenarioVersions::r5_3a_theSidesExchangedAreAVersion()
{
    const QString exchanged = u"Sides swapped (alternate history)"_s;
    open(20);
    QCOMPARE(named<QComboBox>("What changes").findText(exchanged), -1);
    QPointer<BalanceDialog> dialog = m_dialog;
    m_dialog->reject();
    QTRY_VERIFY(!dialog);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));

    Scenario scenario = document().scenario();
    scenario.options["alternate_history"] = true;
    document().reset(scenario);
    open(20);
    choose(exchanged, 0, 0);
    play();
    const Scenario other = alternateHistory(scenario, document().library().cards);
    const double share = shareOf(other, document().library(), 20);
    QVERIFY(share != shareOf(scenario, document().library(), 20));
    QVERIFY2(shown().contains(exchanged) && shown().contains(percent(share)), qPrintable(shown()));
    QVERIFY(!button(u"Use the nearest"_s).isEnabled());
}

void tst_ScenarioVersions::whatCannotBePlayedSaysWhy()
{
    VersionsPage &page = open(20);
    Scenario broken = document().scenario();
    broken.units.clear();
    broken.reinforcements.clear();
    page.setSaved(broken);
    choose(u"The saved file"_s, 0, 0);
    QTest::mouseClick(&button(u"Play versions"_s), Qt::LeftButton);
    QVERIFY(!page.isRunning());
    QVERIFY2(shown().startsWith(u"This version cannot be played: The saved file\n"_s),
             qPrintable(shown()));

    const QString path = m_folder.filePath(u"broken.toml"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("turns = ") > 0);
    file.close();
    choose(u"Another scenario"_s, 0, 0);
    window::answerInTurn({into(path)}, [&] { button(u"Play versions"_s).click(); });
    QVERIFY2(shown().startsWith(u"This file was not read: broken.toml"_s), qPrintable(shown()));
}

void tst_ScenarioVersions::itIsCancelled()
{
    VersionsPage &page = open(50'000);
    choose(u"Number of turns"_s, 5, 7);
    QPushButton &begin = button(u"Play versions"_s);
    QTest::mouseClick(&begin, Qt::LeftButton);
    QVERIFY(page.isRunning());
    QVERIFY(!button(u"Start"_s).isEnabled());
    QTest::mouseClick(&begin, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
    QVERIFY(button(u"Start"_s).isEnabled());
}

// Without any other game of a study.
void tst_ScenarioVersions::theyAreExportedOrAskedFor()
{
    open(5);
    m_dialog->setDear(0);
    QVERIFY(!button(u"Export..."_s).isEnabled());
    choose(u"Number of turns"_s, 5, 6);
    play();
    QPointer<BalanceDialog> dialog = m_dialog;
    window::answerInTurn({[](QDialog &box) {
                             dynamic_cast<QMessageBox &>(box).button(QMessageBox::Cancel)->click();
                         }},
                         [&] { QTest::keyClick(dialog.data(), Qt::Key_Escape); });
    QVERIFY(dialog && dialog->isVisible());

    const QString path = m_folder.filePath(u"versions.html"_s);
    window::answerInTurn({into(path)}, [&] { button(u"Export..."_s).click(); });
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray html = file.readAll();
    QVERIFY(html.contains("Nearest to even:") && html.startsWith("<!DOCTYPE html>"));
    QTest::keyClick(dialog.data(), Qt::Key_Escape); // without a question
    QTRY_VERIFY(!dialog);
}

HW_WINDOW_TEST(tst_ScenarioVersions)

} // namespace hexwerk::assault::ui::tst_scenario_versions

#include "tst_scenario_versions.moc"
