#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDBusServer>
#include <QLineEdit>
#include <QTabBar>
#include <QTextBlock>
#include <QToolBar>

#include "app/basis/awake.h"
#include "app/basis/large_type.h"
#include "app/basis/theme.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"
#include "tests/window/window_checks.h"

namespace hexwerk::assault::ui::tst_large_type {

using Hand = window::By;

// Comfort at arm's length: large writing and targets, nothing that only pointing tells, the whole
// screen, and one that stays awake.
class tst_LargeType final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyTargetAndTextIsLarge_data();
    void everyTargetAndTextIsLarge();
    void theFirstClickShowsAndTheSecondSays();
    void theKeyboardSaysAtOnce();
    void aRefusalStandsOnTheButton();
    void itIsRememberedAndTakenBack();
    void theWholeScreenIsUsed();
    void theScreenStaysAwakeWhileAGameIsOpen();

private:
    void press(Act act) { action(act).trigger(); }
    void enlarge()
    {
        press(Act::LargeType);
        QTest::qWait(50); // the map is fitted into its new place
    }
    QAction &action(Act act) const;
    QStringList smallOnes() const;
};

void tst_LargeType::initTestCase()
{
    forgetSettings();
    applyTheme(Theme::Light);
}

void tst_LargeType::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

void tst_LargeType::cleanup()
{
    chooseType(TypeSize::Normal);
    closeWindow();
}

QAction &tst_LargeType::action(Act act) const
{
    return *(*m_window->findChild<Actions *>())[act];
}

// Line edits of spin boxes and the like are parts of a target.
static bool isTarget(const QWidget *widget)
{
    return !window::isPartOfAnother(widget) &&
           (qobject_cast<const QAbstractButton *>(widget) ||
            qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget) ||
            qobject_cast<const QAbstractSpinBox *>(widget));
}

static int smallestText(const QTextDocument &document)
{
    int smallest = kLargeText;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (!part.fragment().text().trimmed().isEmpty())
                smallest =
                    std::min(smallest, QFontInfo(part.fragment().charFormat().font()).pixelSize());
    return smallest;
}

QStringList tst_LargeType::smallOnes() const
{
    QStringList small;
    for (const auto *widget : m_window->findChildren<QWidget *>()) {
        if (!window::isSeen(widget) || widget->size().isEmpty())
            continue;
        const QString name = window::nameOf(widget);
        if (isTarget(widget) && widget->height() < kLargeTarget)
            small << QStringLiteral("%1 is %2 high").arg(name).arg(widget->height());
        if (widget->fontInfo().pixelSize() < kLargeText)
            small << QStringLiteral("%1 writes %2").arg(name).arg(widget->fontInfo().pixelSize());
        if (const auto *text = qobject_cast<const QTextBrowser *>(widget))
            if (smallestText(*text->document()) < kLargeText)
                small << QStringLiteral("%1 has small text").arg(name);
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->tabRect(i).height() < kLargeTarget)
                    small << QStringLiteral("tab %1").arg(tabs->tabText(i));
        if (const auto *list = qobject_cast<const QAbstractItemView *>(widget);
            list && list->model() && list->model()->rowCount() > 0)
            if (list->visualRect(list->model()->index(0, 0)).height() < kLargeTarget)
                small << QStringLiteral("row of %1 is %2 high")
                             .arg(name)
                             .arg(list->visualRect(list->model()->index(0, 0)).height());
    }
    small.removeDuplicates();
    return small;
}

void tst_LargeType::everyTargetAndTextIsLarge_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("stage");
    for (const char *language : {"en", "de"})
        for (const int stage : {0, 1, 2, 3})
            QTest::addRow("%s, %d", language, stage) << QString::fromLatin1(language) << stage;
}

// Setting up, announcing, an attack that is shown, dice.
void tst_LargeType::everyTargetAndTextIsLarge()
{
    QFETCH(QString, language);
    QFETCH(int, stage);
    m_languages.speak(language);
    if (stage == 0)
        play(trainingScenario());
    else
        setUp();
    enlarge();
    if (stage >= 2) {
        m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
        m_hands->hex(at("I6"), Hand::Mouse);
    }
    if (stage == 3)
        m_hands->hex(at("I6"), Hand::Mouse);
    QTest::qWait(100);
    m_hands->settle();
    if (const QString folder = qEnvironmentVariable("HEXWERK_PICTURES"); !folder.isEmpty())
        m_window->grab().save(
            QStringLiteral("%1/large %2 %3.png").arg(folder, language).arg(stage));
    const QStringList faults = smallOnes() + window::faultsOfLayout(m_window.get());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    QCOMPARE(m_window->size(), QSize(1280, 800));
}

void tst_LargeType::theFirstClickShowsAndTheSecondSays()
{
    setUp();
    enlarge();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    const Position before = m_hands->position();
    m_hands->hex(at("I6"), Hand::Mouse);
    QVERIFY(m_hands->position() == before);
    QVERIFY2(shown().contains(QStringLiteral("Chances")), qPrintable(shown()));
    m_hands->hex(at("I6"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("spotting 1d6"));
}

void tst_LargeType::theKeyboardSaysAtOnce()
{
    setUp();
    enlarge();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Key);
    m_hands->hex(at("I6"), Hand::Key);
    QCOMPARE(asked(), QStringLiteral("spotting 1d6"));
}

void tst_LargeType::aRefusalStandsOnTheButton()
{
    assault::Table table; // nobody in sight to fire at
    play(table.rifles("u1", "B2").rifles("g1", "L10").scenario);
    enlarge();
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    m_hands->settle();
    int refused = 0;
    for (const auto *button : m_window->playPage().findChildren<QToolButton *>())
        if (button->isVisible() && !button->isEnabled() &&
            button->text().contains(QLatin1Char('\n')))
            ++refused;
    QVERIFY(refused > 0);
}

void tst_LargeType::itIsRememberedAndTakenBack()
{
    press(Act::LargeType);
    QVERIFY(action(Act::LargeType).isChecked());
    QTRY_COMPARE(m_window->fontInfo().pixelSize(), kLargeText);
    openWindow();
    QVERIFY(action(Act::LargeType).isChecked());
    QCOMPARE(QSettings().value(QStringLiteral("window/type")).toString(), QStringLiteral("large"));
    press(Act::LargeType);
    QTRY_VERIFY(m_window->fontInfo().pixelSize() < kLargeText);
    QVERIFY(!isLargeType());
}

void tst_LargeType::theWholeScreenIsUsed()
{
    m_hands->press(Qt::Key_F11);
    QVERIFY(m_window->isFullScreen());
    QVERIFY(action(Act::FullScreen).isChecked());
    m_hands->press(Qt::Key_F11);
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(!action(Act::FullScreen).isChecked());
}

// What a desktop has for it.
class ScreenSaver final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public slots:
    uint Inhibit(const QString &program, const QString &reason)
    {
        told << program + QLatin1Char('|') + reason;
        return ++cookie;
    }
    void UnInhibit(uint ended) { told << QString::number(ended); }

public:
    QStringList told;
    uint cookie = 6;
};

void tst_LargeType::theScreenStaysAwakeWhileAGameIsOpen()
{
    ScreenSaver saver;
    QDBusServer server;
    connect(&server, &QDBusServer::newConnection, this, [&saver](const QDBusConnection &peer) {
        QDBusConnection(peer).registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &saver,
                                             QDBusConnection::ExportAllSlots);
    });
    const auto bus = QDBusConnection::connectToPeer(server.address(), QStringLiteral("desk"));
    QVERIFY(bus.isConnected());
    Awake awake(bus);
    awake.keep(true);
    awake.keep(true);
    QTRY_COMPARE(saver.told.size(), 1);
    QVERIFY(saver.told.front().endsWith(QStringLiteral("|A game is open")));
    QTest::qWait(50); // for the answer
    awake.keep(false);
    QTRY_COMPARE(saver.told.size(), 2);
    QCOMPARE(saver.told.back(), QStringLiteral("7"));
    awake.keep(true); // and it is over before the desktop has answered
    awake.keep(false);
    QTRY_COMPARE(saver.told.size(), 4);
    QCOMPARE(saver.told.back(), QStringLiteral("8"));
    QDBusConnection::disconnectFromPeer(QStringLiteral("desk"));
}

HW_WINDOW_TEST(tst_LargeType)

} // namespace hexwerk::assault::ui::tst_large_type

#include "tst_large_type.moc"
