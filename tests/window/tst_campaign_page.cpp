// A campaign from its file to its end, as two players at one computer meet it.
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBrowser>

#include "app/assault/campaign/core_picture.h"
#include "app/assault/campaign/report_dialog.h"
#include "core/assault/campaign/battle_forces.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"
#include "tests/window/campaign_hands.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_campaign_page {

class tst_CampaignPage final : public CampaignHands
{
    Q_OBJECT

private slots:
    void initTestCase() { setUp(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void bothSidesPlanAndABattleIsPlayed();
    void aResultIsEnteredByHand();
    void theBattleIsInTheFileOfTheCampaign();
    void theGameWithMoreOrdersCounts();
    void aUnitHasItsHistory();
    void aUnitIsRenamed();
    void theBattleIsTakenBackUntilItsFirstOrder();
    void theRosterIsSearched();
    void aForeignGameIsNotTaken();
    void aCampaignGoesOnFromItsFile();
    void aBrokenCampaignIsNotPlayed();
    void whatCannotBeReplayedIsTold();
    void aFolderThatCannotBeWrittenIsTold();
    void itSpeaksGerman();
};

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

void tst_CampaignPage::theBattleIsInTheFileOfTheCampaign()
{
    planNothing();
    playOrders(9);
    const std::string begun = textOfFile(page().battlePath());
    const QString moved = movedTo(QStringLiteral("under way"));
    // The campaign was looked at, and so its own file has the game too.
    QCOMPARE(textOfFile(page().path()), page().session().text());
    m_window->open(moved);
    QCOMPARE(page().path(), moved);
    QVERIFY(page().battlePath().contains(QLatin1String("under way/moved.battle-1")));
    QCOMPARE(textOfFile(page().battlePath()), begun);
    playOrders(100'000);
    const std::string over = textOfFile(page().battlePath());
    QVERIFY(over.size() > begun.size());
    press("take-result");
    QCOMPARE(page().session().gameOf(1), over);
    m_window->open(movedTo(QStringLiteral("after it")));
    QCOMPARE(position().fought.size(), std::size_t(1));
    QCOMPARE(page().session().gameOf(1), over);
    QVERIFY(page().session().gameOf(2).empty());
}

void tst_CampaignPage::theGameWithMoreOrdersCounts()
{
    planNothing();
    playOrders(9);
    const QString moved = movedTo(QStringLiteral("more"));
    const std::string nine = textOfFile(page().battlePath());
    const QString beside = m_folder.filePath(QStringLiteral("more/moved.battle-1.game.toml"));
    const auto withOrders = [&](std::size_t orders) {
        GameFile game = readGame(nine, "nine").value.value().game;
        game.orders.resize(orders);
        return gameText(game);
    };
    // Fewer orders than in the campaign, and then a file that nobody can read.
    for (const std::string &other : {withOrders(4), std::string("format = ")}) {
        QVERIFY(writeFile(beside.toStdString(), other));
        m_window->open(moved);
        QCOMPARE(textOfFile(beside), nine);
        const QString copy = told().section(QStringLiteral(" as "), -1).chopped(1);
        QCOMPARE(textOfFile(copy), other);
    }
    // The campaign was left with four orders in it, the battle went on.
    QVERIFY(writeFile(beside.toStdString(), withOrders(4)));
    page().look();
    m_window->open(kTwoRoads);
    m_window->play();
    QVERIFY(writeFile(beside.toStdString(), nine));
    m_window->open(moved);
    QCOMPARE(textOfFile(beside), nine);
    QVERIFY(told().isEmpty());
    // Damage in it is told, and the campaign goes on.
    m_window->open(kTwoRoads);
    m_window->play();
    std::string text = textOfFile(moved);
    text[text.find("profile = ", text.find("[[games]]")) + 3] = 'x';
    QVERIFY(writeFile(moved.toStdString(), text));
    m_window->open(moved);
    QVERIFY2(told().contains(QLatin1String("battle 1 is damaged")), qPrintable(told()));
    QVERIFY(position().question == CampaignQuestion::Battle);
}

void tst_CampaignPage::aUnitHasItsHistory()
{
    planNothing();
    playOrders(100'000, 2); // in which core units do something
    press("take-result");
    auto &story = *page().findChild<QTextBrowser *>();
    const auto deeds = page().session().deedsOf(1);
    QVERIFY(!deeds.empty());
    // Each core unit of either side tells its own deeds, with the order that led to them.
    auto *sides = page().findChild<QTabBar *>(QStringLiteral("roster-sides"));
    sides->setCurrentIndex(2); // everyone
    QCOMPARE(roster().rowCount(), 7);
    int told = 0;
    const CampaignPosition before =
        page().session().match().positionAt(page().session().match().records().size() - 1);
    for (int row = 0; row < roster().rowCount(); ++row) {
        roster().selectRow(row);
        const std::string core = roster().item(row, 0)->data(Qt::UserRole).toString().toStdString();
        std::string unit;
        for (const SlotTaken &taken : before.taken)
            if (taken.core && before.cores[*taken.core].id == core)
                unit = taken.unit;
        for (const DeedDone &deed : deeds) {
            if (deed.unit != unit)
                continue;
            QVERIFY2(story.toHtml().contains(QStringLiteral("moment:1:%1\"").arg(deed.order)),
                     qPrintable(story.toHtml()));
            QVERIFY(story.toPlainText().contains(QStringLiteral("order %1").arg(deed.order)));
            ++told;
        }
        QCOMPARE(story.toPlainText().contains(QLatin1String("Battle 1, ")), !unit.empty());
    }
    QVERIFY(told > 0);
    // The link opens the game as it stood then, and changes nothing in it.
    const std::string game = page().session().gameOf(1);
    const int order = deeds.front().order;
    emit story.anchorClicked(QUrl(QStringLiteral("moment:1:%1").arg(order)));
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QCOMPARE(m_window->playPage().moment(), std::optional<std::size_t>(order));
    m_window->playPage().cancel();
    QCOMPARE(page().session().gameOf(1), game);
    QVERIFY(textOfFile(page().session().fileOfGame(1)) == game);
}

void tst_CampaignPage::aUnitIsRenamed()
{
    QVERIFY(!button("rename").isEnabled()); // nobody is chosen
    roster().selectRow(0);
    inDialog<QInputDialog>("rename", [](QInputDialog &dialog) {
        QCOMPARE(dialog.textValue(), QStringLiteral("1st platoon"));
        dialog.setTextValue(QStringLiteral(" Old hands "));
    });
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("Old hands"));
    const QString path = page().path();
    m_window->open(kTwoRoads);
    m_window->play();
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("1st platoon"));
    m_window->open(path);
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("Old hands"));
    QTest::mouseClick(&button("take-back"), Qt::LeftButton);
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("1st platoon"));
    QVERIFY(!page().canTakeBack());

    // In its battle it has its name, and a new one does not make its game that of another.
    planNothing();
    playOrders(1);
    const QString battle = page().battlePath();
    QVERIFY(textOfFile(battle).find("1st platoon") != std::string::npos);
    roster().selectRow(0);
    inDialog<QInputDialog>(
        "rename", [](QInputDialog &dialog) { dialog.setTextValue(QStringLiteral("Old hands")); });
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("Old hands"));
    QVERIFY(handedFault(battle) == HandInFault::NotOver);
}

void tst_CampaignPage::theBattleIsTakenBackUntilItsFirstOrder()
{
    planNothing();
    playOrders(0);
    const QString path = page().battlePath();
    QVERIFY(QFile::exists(path));
    const auto cardOfUs1 = [&] {
        const auto game = readGame(textOfFile(path), "game");
        const auto &units = scenarioOf(game.value->game).units;
        return std::find_if(units.begin(), units.end(),
                            [](const UnitSpec &unit) { return unit.id == "us1"; })
            ->card;
    };
    QVERIFY(cardOfUs1() != "us.cal50_hmg");
    press("take-back");
    QVERIFY(position().question == CampaignQuestion::Plan);
    inDialog<PlanDialog>("decide", [](PlanDialog &dialog) {
        auto &box = *dialog.findChildren<QComboBox *>().front();
        box.setCurrentIndex(box.findData(QStringLiteral("us-3")));
    });
    // The battle begins with the forces of the new plan, and what lay there is kept.
    playOrders(1);
    QVERIFY(handedFault(path) == HandInFault::NotOver);
    QVERIFY(QFile::exists(path + QLatin1String(".old")));
    QVERIFY(!button("take-back").isEnabled());
    QCOMPARE(cardOfUs1(), std::string("us.cal50_hmg"));
}

void tst_CampaignPage::theRosterIsSearched()
{
    auto &sides = *page().findChild<QTabBar *>(QStringLiteral("roster-sides"));
    auto &search = *page().findChild<QLineEdit *>(QStringLiteral("search-roster"));
    QCOMPARE(sides.tabText(0), QStringLiteral("Allies (4)"));
    QCOMPARE(sides.tabText(1), QStringLiteral("Axis (3)"));
    sides.setCurrentIndex(2);
    QCOMPARE(roster().rowCount(), 7);
    QTest::keyClicks(&search, QStringLiteral("BETTY")); // a name
    QCOMPARE(roster().rowCount(), 1);
    search.setText(QStringLiteral("m4a1")); // her card
    QCOMPARE(roster().rowCount(), 1);
    QCOMPARE(roster().item(0, 0)->text(), QStringLiteral("Betty"));
    sides.setCurrentIndex(1);
    QCOMPARE(roster().rowCount(), 0);
    search.clear();
    QCOMPARE(roster().rowCount(), 3);
    // Each strength has a picture of its own; what is lost is pale.
    CoreNow core = position().cores.front();
    QSet<QByteArray> pictures;
    for (const int strength : {4, 2, 1, 0}) {
        core.strength = strength;
        const QImage picture = corePicture(position(), core, 40).toImage();
        QCOMPARE(picture.size(), QSize(40, 40));
        pictures.insert(QByteArray(reinterpret_cast<const char *>(picture.constBits()),
                                   static_cast<qsizetype>(picture.sizeInBytes())));
        int strongest = 0;
        for (int x = 0; x < 40; ++x)
            strongest = std::max(strongest, qAlpha(picture.pixel(x, 20)));
        QCOMPARE(strongest < 128, strength == 0);
    }
    QCOMPARE(pictures.size(), 4);
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
