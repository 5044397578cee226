#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QSettings>
#include <QTabBar>
#include <QTest>

#include "app/assault/editing/editor_page.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "tests/test_program.h"
#include "tests/window/every_look.h"
#include "tests/window/window_checks.h"

#include <map>

namespace hexwerk::assault::ui::tst_every_page_in_words {

using namespace editor;
using window::kTraining;

// What the actions and texts of all pages say, in both languages.
class tst_EveryPageInWords final : public window::EveryLook
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void cleanup() { end(); }
    void everyActionHasTextKeyAndTip();
    void aSwitchedWindowSaysTheSameAsAFreshOne_data();
    void aSwitchedWindowSaysTheSameAsAFreshOne();

private:
    QStringList texts() const;
    QStringList settledTexts() const;
    void goTo(const QString &state);
};

// All texts of the window that are seen or belong to an action.
QStringList tst_EveryPageInWords::texts() const
{
    QStringList texts;
    for (const QObject *object : m_window->findChildren<QObject *>()) {
        const auto *widget = qobject_cast<const QWidget *>(object);
        if (widget ? !window::isSeen(widget) : !qobject_cast<const QAction *>(object))
            continue;
        for (const char *name : {"text", "title", "windowTitle", "toolTip", "statusTip",
                                 "accessibleName", "placeholderText", "specialValueText", "html"})
            if (const QVariant value = object->property(name); value.isValid())
                texts << value.toString();
        if (const auto *combo = qobject_cast<const QComboBox *>(object))
            for (int i = 0; i < combo->count(); ++i)
                texts << combo->itemText(i);
        if (const auto *list = qobject_cast<const QAbstractItemView *>(object);
            list && list->model())
            for (int row = 0; row < list->model()->rowCount(list->rootIndex()); ++row)
                texts << list->model()->index(row, 0, list->rootIndex()).data().toString();
        if (const auto *tabs = qobject_cast<const QTabBar *>(object))
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
    }
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

// When nothing changes any more.
QStringList tst_EveryPageInWords::settledTexts() const
{
    QStringList now = texts();
    for (QStringList before; before != now; now = texts()) {
        before = now;
        QTest::qWait(50);
    }
    return now;
}

void tst_EveryPageInWords::goTo(const QString &state)
{
    const std::map<QString, Question> questions = {{QStringLiteral("place"), Question::Place},
                                                   {QStringLiteral("announce"), Question::Announce},
                                                   {QStringLiteral("react"), Question::React},
                                                   {QStringLiteral("dice"), Question::BattleDice}};
    if (state == QLatin1String("start"))
        return waitForPreview();
    if (const auto question = questions.find(state); question != questions.end()) {
        m_window->open(m_games.at(question->second));
        return m_window->playPage().game().seedDice(1); // every game has its own
    }
    m_window->open(kTraining);
    EditorPage &editor = m_window->editorPage();
    editor.problems().lookNow();
    if (state == QLatin1String("unit"))
        editor.selection().set({{Table::Unit, 0, 0}});
    if (state == QLatin1String("scenario"))
        editor.showScenario();
    if (state == QLatin1String("library"))
        showLibrary();
}

void tst_EveryPageInWords::everyActionHasTextKeyAndTip()
{
    for (const char *language : {"en", "de"}) {
        m_languages.speak(QString::fromLatin1(language));
        makeWindow();
        QStringList faults = window::faultyActions(m_window.get());
        m_window->open(kTraining);
        faults += window::faultyActions(m_window.get());
        showLibrary();
        faults += window::faultyActions(m_window.get());
        for (const auto &[question, path] : m_games) {
            m_window->open(path);
            faults += window::faultyActions(m_window.get());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
}

void tst_EveryPageInWords::aSwitchedWindowSaysTheSameAsAFreshOne_data()
{
    QTest::addColumn<QString>("state");
    for (const char *state :
         {"start", "map", "unit", "scenario", "library", "place", "announce", "react", "dice"})
        QTest::newRow(state) << QString::fromLatin1(state);
}

void tst_EveryPageInWords::aSwitchedWindowSaysTheSameAsAFreshOne()
{
    QFETCH(QString, state);
    QSettings().clear(); // the training scenario alone stands on the start page
    m_languages.speak(QStringLiteral("de"));
    makeWindow();
    goTo(state);
    const QStringList german = settledTexts();
    m_languages.speak(QStringLiteral("en"));
    makeWindow();
    goTo(state);
    const QStringList english = settledTexts();

    m_languages.speak(QStringLiteral("de"));
    if (state == QLatin1String("start"))
        waitForPreview();
    const QStringList switched = settledTexts();

    QVERIFY(english != german);
    for (const QString &text : switched)
        QVERIFY2(german.contains(text), qPrintable(text));
    for (const QString &text : german)
        QVERIFY2(switched.contains(text), qPrintable(text));
}

HW_WINDOW_TEST(tst_EveryPageInWords)

} // namespace hexwerk::assault::ui::tst_every_page_in_words

#include "tst_every_page_in_words.moc"
