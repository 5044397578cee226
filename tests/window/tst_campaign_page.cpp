// A campaign from its file to its end, as two players at one computer meet it.
#include <QComboBox>
#include <QSettings>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign/plan_dialog.h"
#include "app/assault/campaign/report_dialog.h"
#include "core/assault/campaign/battle_forces.h"
#include "core/play/randomness.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_campaign_page {

static const QString kTwoRoads =
    QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml");

class tst_CampaignPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void bothSidesPlanAndABattleIsPlayed();
    void aResultIsEnteredByHand();
    void aForeignGameIsNotTaken();
    void aCampaignGoesOnFromItsFile();
    void aBrokenCampaignIsNotPlayed();
    void whatCannotBeReplayedIsTold();
    void aFolderThatCannotBeWrittenIsTold();
    void itSpeaksGerman();

private:
    CampaignPage &page() { return *m_window->findChild<CampaignPage *>(); }
    const CampaignPosition &position() { return page().session().position(); }
    QPushButton &button(const char *name)
    {
        return *page().findChild<QPushButton *>(QString::fromLatin1(name));
    }
    void press(const char *name)
    {
        QVERIFY2(button(name).isVisible() && button(name).isEnabled(), name);
        QTest::mouseClick(&button(name), Qt::LeftButton);
    }
    // Presses the button, and then what agrees in the dialog that `fill` has seen.
    template<typename Dialog, typename Fill>
    void inDialog(const char *name, const Fill &fill)
    {
        bool seen = false;
        QTimer hands;
        connect(&hands, &QTimer::timeout, this, [&] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            if (!dialog || std::exchange(seen, true))
                return;
            fill(*dialog);
            dialog->accept();
        });
        hands.start(5);
        press(name);
        QVERIFY(seen);
        m_window->activateWindow(); // there is nobody else to do it
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void planNothing()
    {
        while (position().question == CampaignQuestion::Plan)
            inDialog<PlanDialog>("decide", [](PlanDialog &) {});
    }
    QString told() { return page().findChild<QLabel *>(QStringLiteral("said"))->text(); }
    QTableWidget &roster() { return *page().findChild<QTableWidget *>(); }

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_CampaignPage::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
}

void tst_CampaignPage::init()
{
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(kTwoRoads);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    m_window->play();
    QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
}

void tst_CampaignPage::bothSidesPlanAndABattleIsPlayed()
{
    QCOMPARE(roster().rowCount(), 4);
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("1st platoon"));
    QCOMPARE(roster().item(0, 3)->text(), QStringLiteral("Hardened"));
    QVERIFY(!button("play-battle").isVisible());
    inDialog<PlanDialog>("decide", [](PlanDialog &dialog) {
        const auto boxes = dialog.findChildren<QComboBox *>();
        QCOMPARE(boxes.size(), 3); // us1, us2, us3
        boxes[0]->setCurrentIndex(boxes[0]->findData(QStringLiteral("us-3")));
        boxes[1]->setCurrentIndex(boxes[1]->findData(QStringLiteral("us-3")));
        // Nobody is in two places.
        auto *decide = dialog.findChild<QPushButton *>(QStringLiteral("agree"));
        QVERIFY(!decide->isEnabled());
        boxes[1]->setCurrentIndex(0);
        QVERIFY(decide->isEnabled());
        QCOMPARE(dialog.lines(), (PlanLines{"assign us1 us-3"}));
    });
    QVERIFY(position().question == CampaignQuestion::Battle);

    press("play-battle");
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    PlayGame &game = m_window->playPage().game();
    const Position &battle = game.position();
    QCOMPARE(battle.card(battle.setting->unitId("us1")).id, std::string("us.cal50_hmg"));
    QVERIFY(battle.experience(battle.setting->unitId("us2")) == Experience::Hardened);
    // The battle is not over: its result cannot be taken.
    QTest::keyClick(m_window.get(), Qt::Key_C,
                    Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
    QVERIFY(!button("take-result").isVisible());
    press("play-battle");
    play::Randomness randomness(7);
    while (!Assault::isOver(game.position()))
        QVERIFY(game.say(Assault::sample(game.position(), randomness), Origin::Mouse));
    const BattleReport expected = reportOf(position().nextBattle(), game.game());
    QTest::keyClick(m_window.get(), Qt::Key_C,
                    Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    press("take-result");
    QCOMPARE(position().fought.size(), std::size_t(1));
    QCOMPARE(position().fought[0].margin, expected.margin);
    QCOMPARE(roster().item(2, 5)->text(), QStringLiteral("1"));
    QCOMPARE(roster().item(2, 4)->text().toInt(), expected.fates[0].kills);
}

void tst_CampaignPage::aResultIsEnteredByHand()
{
    planNothing();
    inDialog<ReportDialog>("tell-result", [](ReportDialog &dialog) {
        auto &table = *dialog.findChild<QTableWidget *>();
        QCOMPARE(table.rowCount(), 5);
        const auto set = [&](int row, int column, int value) {
            static_cast<QSpinBox *>(table.cellWidget(row, column))->setValue(value);
        };
        set(0, 1, 1); // us-1 has one strength point left
        set(1, 1, 0); // us-2 is lost
        set(0, 2, 2); // two kills
        dialog.findChildren<QComboBox *>().first()->setCurrentIndex(1); // the Axis wins
    });
    QCOMPARE(position().fought.size(), std::size_t(1));
    QCOMPARE(position().fought[0].winner, SideIndex(1));
    // Half of three comes back, and two kills earn a step.
    QCOMPARE(roster().item(0, 2)->text(), QStringLiteral("3 of 4"));
    QCOMPARE(roster().item(0, 3)->text(), QStringLiteral("Veteran"));
    QCOMPARE(roster().item(1, 7)->text(), QStringLiteral("lost in battle 1"));
    // The next plan replaces the lost unit: 30 points are too few for 52.
    QVERIFY(position().question == CampaignQuestion::Plan);
    inDialog<PlanDialog>("decide", [](PlanDialog &dialog) {
        auto &tree = *dialog.findChild<QTreeWidget *>();
        for (int g = 0; g < tree.topLevelItemCount(); ++g)
            if (tree.topLevelItem(g)->text(0) == QLatin1String("Replace the lost"))
                tree.topLevelItem(g)->child(0)->setCheckState(0, Qt::Checked);
        QCOMPARE(dialog.lines(), (PlanLines{"replace us-2"}));
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("agree"))->isEnabled());
        tree.topLevelItem(1)->child(0)->setCheckState(0, Qt::Unchecked);
    });
    // What is decided can be taken back until the battle begins.
    QVERIFY(page().canTakeBack());
    QTest::mouseClick(&button("take-back"), Qt::LeftButton);
    QCOMPARE(int(position().asked), 0);
}

void tst_CampaignPage::aForeignGameIsNotTaken()
{
    planNothing();
    press("play-battle");
    const QString path = page().battlePath();
    // The same file as another battle's.
    const auto handed = [&](const QString &file) { return page().session().handedIn(file).fault; };
    QVERIFY(handed(path) == HandInFault::NotOver);
    QVERIFY(handed(QStringLiteral(HW_SOURCE_DIR "/tests/data/games/evening_en.toml")) ==
            HandInFault::OtherScenario);
    QVERIFY(handed(kTwoRoads) == HandInFault::Unreadable);
    QVERIFY(handed(m_folder.filePath(QStringLiteral("gone.toml"))) == HandInFault::Unreadable);
    Scenario other = battleScenario(position());
    other.units.front().card = "us.rangers43";
    const QString forces = m_folder.filePath(QStringLiteral("forces.toml"));
    QVERIFY(writeGame(forces.toStdString(), newGame(headOf(other), *window::shippedLibrary())));
    QVERIFY(handed(forces) == HandInFault::OtherForces);
    // An order that the rules refuse: it is no whole game.
    GameFile cut = newGame(headOf(battleScenario(position())), *window::shippedLibrary());
    cut.orders = {{R"({"order":"pass","side":"axis"})"}};
    const QString broken = m_folder.filePath(QStringLiteral("cut.toml"));
    QVERIFY(writeGame(broken.toStdString(), cut));
    QVERIFY(handed(broken) == HandInFault::Cut);
}

void tst_CampaignPage::aCampaignGoesOnFromItsFile()
{
    planNothing();
    const QString path = page().session().path();
    const std::uint64_t hash = CampaignPlay::hash(position());
    cleanup();
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->show();
    m_window->open(path);
    QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
    QCOMPARE(CampaignPlay::hash(position()), hash);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Two roads"));
}

void tst_CampaignPage::aBrokenCampaignIsNotPlayed()
{
    const QString path = m_folder.filePath(QStringLiteral("alone.toml"));
    QVERIFY(QFile::copy(kTwoRoads, path)); // without its scenarios
    bool seen = false;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [&] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            seen = true;
            QVERIFY(box->informativeText().contains(QLatin1String("outpost.toml")));
            box->accept();
        }
    });
    hands.start(5);
    const std::uint64_t hash = CampaignPlay::hash(position());
    m_window->open(path); // to be mended
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit && !seen);
    m_window->play();
    QVERIFY(seen);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    QCOMPARE(CampaignPlay::hash(position()), hash); // what ran goes on
}

void tst_CampaignPage::whatCannotBeReplayedIsTold()
{
    planNothing();
    const QString path = page().session().path();
    const std::size_t orders = page().session().match().records().size();
    cleanup();
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(QByteArray::number(int(orders) + 1) +
               " = '{\"order\":\"choose\",\"battle\":\"hill\"}'\n");
    file.close();
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->show();
    m_window->open(path);
    QCOMPARE(page().session().match().records().size(), orders);
    QVERIFY(told().contains(QString::number(orders)) && told().contains(QLatin1String(".old")));
    QVERIFY(QFile::exists(path + QLatin1String(".old")));
}

void tst_CampaignPage::aFolderThatCannotBeWrittenIsTold()
{
    QFile file(m_folder.filePath(QStringLiteral("no-folder")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    CampaignPage alone(window::shippedLibrary(), file.fileName());
    alone.show();
    QVERIFY(!hasErrors(alone.open(kTwoRoads)));
    auto *said = alone.findChild<QLabel *>(QStringLiteral("said"));
    QVERIFY(said->isVisible() && said->text().contains(QLatin1String("cannot be saved")));
    QVERIFY(alone.battlePath().isEmpty());
}

void tst_CampaignPage::itSpeaksGerman()
{
    m_languages.speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("1. Zug"));
    QCOMPARE(roster().horizontalHeaderItem(0)->text(), QStringLiteral("Name"));
    QCOMPARE(roster().horizontalHeaderItem(2)->text(), QStringLiteral("Stärke"));
    QVERIFY(button("decide").text().contains(QStringLiteral("Alliierte")));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Zwei Straßen"));
}

HW_WINDOW_TEST(tst_CampaignPage)

} // namespace hexwerk::assault::ui::tst_campaign_page

#include "tst_campaign_page.moc"
