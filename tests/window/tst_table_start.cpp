// The first page of the table assistant: three depths, the set-up sheet, and what is set.
#include <QTemporaryDir>

#include "app/assault/page/play_page.h"
#include "app/basis/large_type.h"
#include "tests/test_program.h"
#include "tests/window/table_test.h"

namespace hexwerk::assault::ui::tst_table_start {

class tst_TableStart final : public window::TableTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { m_window.reset(); }
    void aGameOnItsBoardTakesTwoKeys();
    void atATableThePlayersDecide();
    void anotherGameIsEnforcedAgain();
    void bothPlayersChooseTheirLanguage();

private:
    QAction *enforcing() const
    {
        for (auto *action : m_window->findChildren<QAction *>())
            if (action->text().remove(QLatin1Char('&')) == QStringLiteral("Enforce the rules"))
                return action;
        return nullptr;
    }
};

void tst_TableStart::init()
{
    chooseType(TypeSize::Normal);
    openWindow();
    openAssistant();
    assistant().offer({QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml")});
}

void tst_TableStart::aGameOnItsBoardTakesTwoKeys()
{
    press("31");
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    PlayPage &play = m_window->playPage();
    QVERIFY(play.isRunning());
    QVERIFY(play.game().position().pending.question == Question::Place);
    QVERIFY(play.game().records().empty());
}

void tst_TableStart::atATableThePlayersDecide()
{
    press("31");
    QVERIFY(enforcing() && !enforcing()->isChecked());
    QVERIFY(isLargeType());
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    QVERIFY(!isLargeType());
    m_window->play();
    QVERIFY(enforcing()->isChecked());
    QVERIFY(!isLargeType());
    m_window->assist();
    press("31");
    QVERIFY(isLargeType());
    // Not if the program is killed, either.
    QVERIFY(QSettings().value(QStringLiteral("window/type")).toString() != QStringLiteral("large"));
    m_window->close();
    QVERIFY(!isLargeType());
}

void tst_TableStart::anotherGameIsEnforcedAgain()
{
    press("31");
    QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("game.toml"));
    QVERIFY(m_window->playPage().game().saveAs(saved));
    const QString other = folder.filePath(QStringLiteral("other.toml"));
    QVERIFY(QFile::copy(saved, other));
    QVERIFY(!enforcing()->isChecked());
    m_window->open(other);
    QCOMPARE(m_window->playPage().path(), other);
    QVERIFY(enforcing()->isChecked());
    QVERIFY(!isLargeType());
}

void tst_TableStart::bothPlayersChooseTheirLanguage()
{
    const auto row = [&](const QString &question) {
        QCoreApplication::processEvents();
        for (auto *one : assistant().findChildren<ChoiceRow *>())
            if (one->isVisible() && one->findChild<QLabel *>()->text().startsWith(question))
                return one;
        return static_cast<ChoiceRow *>(nullptr);
    };
    QVERIFY(row(QStringLiteral("You read")));
    click(row(QStringLiteral("You read"))->button(1));
    QCOMPARE(m_languages.current(), QStringLiteral("de"));
    QVERIFY(row(QStringLiteral("Sie lesen")));
    click(row(QStringLiteral("Sie lesen"))->button(0));
    QCOMPARE(m_languages.current(), QStringLiteral("en"));
}

HW_WINDOW_TEST(tst_TableStart)

} // namespace hexwerk::assault::ui::tst_table_start

#include "tst_table_start.moc"
