// A battle of a campaign that is played beside a real table, from its first order to its result.
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTextBrowser>

#include "app/assault/answer/refusal_panel.h"
#include "app/assault/beside/notice_view.h"
#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/plan_dialog.h"
#include "app/basis/file_path.h"
#include "app/basis/large_type.h"
#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "tests/test_program.h"
#include "tests/window/game_player.h"
#include "tests/window/play_test.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_campaign_table {

using window::By;

class tst_CampaignTable final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aBattleIsPlayedAtTheTable_data() { byMouseAndByKey(); }
    void aBattleIsPlayedAtTheTable();
    void onTheScreenTheRulesAreEnforcedAgain();
    void aGameWithoutMapIsEnteredByHand();
    void aChangedGameIsNotTaken();
    void everyButtonHasALetterOfItsOwn();

private:
    CampaignPage &page() { return *m_window->findChild<CampaignPage *>(); }
    const CampaignPosition &position() { return page().session().position(); }
    PlayGame &game() { return m_window->playPage().game(); }
    QTableWidget &roster() { return *page().findChild<QTableWidget *>(QStringLiteral("roster")); }
    QString told() { return page().findChild<QLabel *>(QStringLiteral("said"))->text(); }
    QPushButton &button(const char *name)
    {
        return *page().findChild<QPushButton *>(QString::fromLatin1(name));
    }
    // By its letter or by a click.
    void press(const char *name, By by)
    {
        window::Hands::settle();
        QPushButton &one = button(name);
        QVERIFY2(one.isVisible() && one.isEnabled(), name);
        if (by == By::Mouse)
            return QTest::mouseClick(&one, Qt::LeftButton);
        const QKeySequence letter = QKeySequence::mnemonic(one.text());
        QVERIFY2(!letter.isEmpty(), name);
        QSignalSpy clicked(&one, &QPushButton::clicked); // the letter presses it a moment later
        QTest::keyClick(m_window.get(), letter[0].key(), Qt::AltModifier);
        QVERIFY(clicked.count() > 0 || clicked.wait());
    }
    void openCampaign(const QString &path)
    {
        openWindow();
        m_window->open(path);
        if (m_window->mode() == MainWindow::Mode::Edit)
            m_window->play();
        QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
    }
    void planNothing(By by)
    {
        while (position().question == CampaignQuestion::Plan) {
            m_hands->onNext<PlanDialog>([by](PlanDialog &dialog) {
                auto *agree = dialog.findChild<QPushButton *>(QStringLiteral("agree"));
                by == By::Mouse ? QTest::mouseClick(agree, Qt::LeftButton)
                                : QTest::keyClick(agree, Qt::Key_Space);
                return true;
            });
            press("decide", by);
            m_window->activateWindow();
        }
    }
    void goToTable(By by)
    {
        press("play-at-table", by);
        QVERIFY(m_window->mode() == MainWindow::Mode::Play);
        QCOMPARE(m_window->playPage().path(), page().battlePath());
        QVERIFY(!m_hands->action(QStringLiteral("Enforce the rules"))->isChecked());
        QVERIFY(isLargeType());
        if (by == By::Mouse) // in large writing the first click only points
            m_hands->press(Qt::Key_F9);
    }
    void goBack()
    {
        m_hands->press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
        QVERIFY(!isLargeType());
    }
    // A unit goes further than it may.
    void moveTooFar(By by);
    std::size_t forced()
    {
        const auto &records = game().records();
        return static_cast<std::size_t>(
            std::count_if(records.begin(), records.end(),
                          [](const play::Record &one) { return !one.refusal.empty(); }));
    }

    QTemporaryDir m_folder;
    QString m_campaign; // two roads, but its first battle is short and at close quarters
};

void tst_CampaignTable::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    forgetSettings();
    const QDir shipped(QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads"));
    for (const QString &file : shipped.entryList({QStringLiteral("*.toml")}, QDir::Files)) {
        std::string text = textOfFile(shipped.filePath(file));
        if (file == QLatin1String("outpost.toml")) {
            const auto put = [&text](std::string_view from, std::string_view to) {
                QVERIFY(text.find(from) != std::string::npos);
                text.replace(text.find(from), from.size(), to);
            };
            put("turns = 4", "turns = 2");
            put(R"("I3", "I4", "I5", "I6", "I7", "I8", "I9", "J3", "J4", "J5", "J6", "J7", "J8", "J9")",
                R"("D3", "D4", "D5", "D6", "D7", "D8", "D9")");
        }
        QVERIFY(writeFile(toPath(m_folder.filePath(file)), text));
    }
    m_campaign = m_folder.filePath(QStringLiteral("two_roads.toml"));
}

void tst_CampaignTable::init()
{
    chooseType(TypeSize::Normal);
    m_languages.speak(QStringLiteral("en"));
    openCampaign(m_campaign);
}

void tst_CampaignTable::cleanup()
{
    closeWindow();
    chooseType(TypeSize::Normal);
}

void tst_CampaignTable::moveTooFar(By by)
{
    const Position &p = m_hands->position();
    const SideIndex side = p.pending.side;
    const auto mover = std::find_if(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return unit.side == side && Assault::query(p, Announce{unit.id, Action::NormalMove});
    });
    QVERIFY(mover != p.units.end());
    const std::string column = toString(mover->at).substr(0, 1);
    const Hex far = hexFromString(column + (mover->at.row() < 6 ? "11" : "1")).value();
    m_hands->chooseUnit(mover->id, by);
    m_hands->hex(far, by);
    auto &panel = *m_window->playPage().findChild<RefusalPanel *>();
    QVERIFY(panel.isVisible());
    if (by == By::Key)
        return m_hands->press(Qt::Key_Y);
    for (auto *one : panel.findChildren<QPushButton *>())
        if (one->text().startsWith(QLatin1String("Play it anyway")))
            return QTest::mouseClick(one, Qt::LeftButton);
}

void tst_CampaignTable::aBattleIsPlayedAtTheTable()
{
    QFETCH(int, by);
    const By hand = static_cast<By>(by);
    planNothing(hand);
    goToTable(hand);
    // The core units are there.
    {
        const Position &p = m_hands->position();
        const UnitId us1 = p.setting->unitId("us1");
        QVERIFY(p.experience(us1) == Experience::Hardened);
        for (const SlotTaken &taken : position().taken)
            if (taken.core) {
                const UnitId unit = p.setting->unitId(taken.unit);
                QCOMPARE(p.card(unit).id, position().cores[*taken.core].card);
                QCOMPARE(p.unit(unit).strength, position().cores[*taken.core].strength);
            }
    }
    // A unit goes too far, up to the step that the rules refuse and the dice that follow.
    window::GamePlayer player(*m_hands, {.seed = 5, .by = hand, .ownDice = true});
    while (forced() == 0 || game().records().back().dice != "hand") {
        const bool isAction = m_hands->position().pending.question == Question::Announce;
        if (isAction && forced() == 0)
            moveTooFar(hand);
        else
            QVERIFY2(player.answer(), Assault::pendingToJson(m_hands->position()).c_str());
    }
    const std::size_t orders = game().records().size();
    const std::uint64_t hash = hashOf(m_hands->position());
    goBack();
    QVERIFY(!button("take-result").isVisible());
    QVERIFY(!button("take-back").isEnabled());

    // On another evening it goes on from there.
    const QString path = page().path();
    closeWindow();
    openCampaign(path);
    goToTable(hand);
    QCOMPARE(game().records().size(), orders);
    QCOMPARE(hashOf(m_hands->position()), hash);
    window::GamePlayer again(*m_hands, {.seed = 6, .by = hand, .ownDice = true});
    while (!m_hands->position().pending.isOver())
        QVERIFY2(again.answer(), Assault::pendingToJson(m_hands->position()).c_str());
    QCOMPARE(std::count_if(game().records().begin(), game().records().end(),
                           [](const play::Record &record) { return record.dice == "program"; }),
             0);
    const std::string end = hashText(hashOf(m_hands->position()));
    const BattleReport expected = reportOf(position().nextBattle(), game().game());
    const auto deeds = deedsIn(game().game());
    const std::size_t wereForced = forced();
    // The end of the game leads back.
    window::Hands::settle();
    for (auto *one : m_window->playPage().findChild<NoticeView *>()->findChildren<QPushButton *>())
        if (one->text() == QLatin1String("Campaign"))
            hand == By::Mouse ? QTest::mouseClick(one, Qt::LeftButton)
                              : QTest::keyClick(one, Qt::Key_Space);
    QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
    const CampaignPosition before = position();
    press("take-result", hand);
    QCOMPARE(position().fought.size(), std::size_t(1));
    QVERIFY(told().contains(QStringLiteral("%1 order%2 of this game broke")
                                .arg(wereForced)
                                .arg(wereForced == 1 ? QString() : QStringLiteral("s"))));
    const auto &log = page().session().match().game().log();
    const auto reported = std::find_if(log.rbegin(), log.rend(), [](const auto &entry) {
        return std::holds_alternative<ReportBattle>(entry.order);
    });
    const BattleReport &report = std::get<ReportBattle>(reported->order).report;
    QVERIFY(report == expected);
    QCOMPARE(report.game, end);
    QVERIFY(!page().session().gameOf(1).empty());

    // Each unit knows what it did.
    QVERIFY(page().session().deedsOf(1) == deeds);
    QVERIFY(!deeds.empty());
    page().findChild<QTabBar *>(QStringLiteral("roster-sides"))->setCurrentIndex(2);
    const auto &story = *page().findChild<QTextBrowser *>();
    int known = 0;
    for (int row = 0; row < roster().rowCount(); ++row) {
        roster().selectRow(row);
        const std::string core = roster().item(row, 0)->data(Qt::UserRole).toString().toStdString();
        for (const SlotTaken &taken : before.taken)
            for (const DeedDone &deed : deeds)
                if (taken.core && before.cores[*taken.core].id == core && deed.unit == taken.unit) {
                    QVERIFY(story.toHtml().contains(QStringLiteral("moment:1:%1").arg(deed.order)));
                    ++known;
                }
    }
    QVERIFY(known > 0);
}

void tst_CampaignTable::onTheScreenTheRulesAreEnforcedAgain()
{
    planNothing(By::Mouse);
    goToTable(By::Mouse);
    window::GamePlayer player(*m_hands, {.seed = 5, .by = By::Mouse, .ownDice = true});
    QVERIFY(player.answer());
    const std::size_t orders = game().records().size();
    goBack();
    press("play-battle", By::Mouse);
    QCOMPARE(game().records().size(), orders);
    QVERIFY(m_hands->action(QStringLiteral("Enforce the rules"))->isChecked());
    QVERIFY(!isLargeType());
    goBack();
    goToTable(By::Mouse);
}

void tst_CampaignTable::aGameWithoutMapIsEnteredByHand()
{
    planNothing(By::Mouse);
    const QString path = m_folder.filePath(QStringLiteral("without-map.toml"));
    QVERIFY(writeGame(toPath(path),
                      newGame(std::make_shared<const TableHead>(battleScenario(position())),
                              *window::shippedLibrary())));
    const HandedIn handed = page().session().take(path);
    QVERIFY(!handed.report);
    QVERIFY(position().question == CampaignQuestion::Battle);
    QVERIFY(CampaignWords::fault(position(), handed).contains(QLatin1String("by hand")));
}

void tst_CampaignTable::aChangedGameIsNotTaken()
{
    planNothing(By::Mouse);
    goToTable(By::Mouse);
    play::Randomness randomness(3);
    while (!Assault::isOver(game().position()))
        QVERIFY(game().say(Assault::sample(game().position(), randomness), Origin::Mouse));
    goBack();
    GameFile file = readGame(textOfFile(page().battlePath()), {}).value.value().game;
    for (play::Record &record : file.orders)
        record.hash.clear();
    QVERIFY(writeGame(toPath(page().battlePath()), file));
    page().look();
    press("take-result", By::Mouse);
    QVERIFY(position().question == CampaignQuestion::Battle);
    QVERIFY2(told().contains(QLatin1String("cannot be confirmed beyond order")),
             qPrintable(told()));
}

void tst_CampaignTable::everyButtonHasALetterOfItsOwn()
{
    planNothing(By::Mouse);
    for (const char *language : {"en", "de"}) {
        m_languages.speak(QString::fromLatin1(language));
        window::Hands::settle();
        QStringList letters;
        for (const QAction *menu : m_window->menuBar()->actions())
            letters << QKeySequence::mnemonic(menu->text()).toString();
        for (const auto *one : page().findChildren<QPushButton *>()) {
            const QKeySequence letter = QKeySequence::mnemonic(one->text());
            QVERIFY2(!letter.isEmpty(), qPrintable(one->text()));
            QVERIFY2(!letters.contains(letter.toString()), qPrintable(one->text()));
            letters << letter.toString();
        }
    }
}

HW_WINDOW_TEST(tst_CampaignTable)

} // namespace hexwerk::assault::ui::tst_campaign_table

#include "tst_campaign_table.moc"
