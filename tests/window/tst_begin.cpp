#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QMessageBox>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/assault/editing/editor_page.h"
#include "app/assault/files/new_scenario_dialog.h"
#include "core/assault/files/checks/validation.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <functional>
#include <memory>

namespace hexwerk::assault::ui::tst_begin {

using namespace editor;

// A new scenario: by Enter alone, from a template, and as a template for others.
class tst_Begin final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void enterThreeTimesBeginsAnEmptyScenario();
    void aTemplateIsChosenByKeys();
    void fieldsMakeTheScenario();
    void whatIsTypedStaysInItsLanguage();
    void backLeadsBackAndEscapeAway();
    void tilesTakeWholeTiles();
    void aScenarioBecomesATemplate();
    void anOwnTemplateGoesToTheTrash();

private:
    using Do = std::function<void(NewScenarioDialog &)>;
    // Ctrl+N, then what is done with the dialog.
    void begin(const Do &act);
    static void enter(NewScenarioDialog &dialog);
    template<typename Field>
    static Field *field(const NewScenarioDialog &dialog, const char *name);
    const Scenario &scenario() const { return m_window->document().scenario(); }

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Begin::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
}

void tst_Begin::init()
{
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->setDataPaths(window::shippedPaths());
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_Begin::cleanup()
{
    m_window->document().undoStack().setClean();
    m_window.reset();
}

void tst_Begin::begin(const Do &act)
{
    bool seen = false;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<NewScenarioDialog *>(QApplication::activeModalWidget());
        if (!dialog || seen)
            return;
        seen = true;
        act(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
    hands.start(5);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(seen);
}

void tst_Begin::enter(NewScenarioDialog &dialog)
{
    QCoreApplication::processEvents();
    QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, Qt::Key_Return);
}

template<typename Field>
Field *tst_Begin::field(const NewScenarioDialog &dialog, const char *name)
{
    for (Field *one : dialog.findChildren<Field *>())
        if (one->accessibleName() == QLatin1String(name))
            return one;
    qFatal("no field %s", name);
}

void tst_Begin::enterThreeTimesBeginsAnEmptyScenario()
{
    begin([](NewScenarioDialog &dialog) {
        for (int i = 0; i < 3; ++i)
            enter(dialog);
        QVERIFY(!dialog.isVisible());
    });
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    QVERIFY(scenario().board.patches.empty());
    QCOMPARE(scenario().board.columns, std::optional(20));
    QVERIFY(validateScenario(scenario(), *window::shippedLibrary()).empty());
    QVERIFY(m_window->document().isModified()); // nobody loses it unasked
    m_window->play();
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
}

void tst_Begin::aTemplateIsChosenByKeys()
{
    begin([](NewScenarioDialog &dialog) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        for (int i = 0; i < 3; ++i)
            enter(dialog);
    });
    QVERIFY(!scenario().board.patches.empty());
    QVERIFY(!scenario().units.empty());
    QVERIFY(validateScenario(scenario(), *window::shippedLibrary()).empty());
    QCOMPARE(m_window->document().undoStack().count(), 1);
    m_window->document().undoStack().undo();
    QVERIFY(scenario() == emptyScenario());
}

void tst_Begin::fieldsMakeTheScenario()
{
    begin([](NewScenarioDialog &dialog) {
        enter(dialog);
        field<QSpinBox>(dialog, "Columns")->setValue(30);
        field<QSpinBox>(dialog, "Rows")->setValue(22);
        auto *nation = field<QComboBox>(dialog, "Nation, First side");
        nation->setCurrentIndex(nation->findData(QStringLiteral("ita")));
        auto *edition = field<QComboBox>(dialog, "Edition of the rules");
        edition->setCurrentIndex(edition->findData(QStringLiteral("gela-de")));
        enter(dialog);
        field<QSpinBox>(dialog, "Turns")->setValue(9);
        auto *wins = field<QComboBox>(dialog, "Who wins");
        wins->setCurrentIndex(wins->count() - 1);
        enter(dialog);
    });
    QCOMPARE(scenario().board.columns, std::optional(30));
    QCOMPARE(scenario().board.rows, std::optional(22));
    QCOMPARE(scenario().profile, std::string("gela-de"));
    QCOMPARE(scenario().turns, 9);
    QCOMPARE(scenario().victories.size(), std::size_t{4});
    QCOMPARE(scenario().units.front().card.substr(0, 3), std::string("ita"));
}

void tst_Begin::whatIsTypedStaysInItsLanguage()
{
    m_languages.speak(QStringLiteral("de"));
    begin([](NewScenarioDialog &dialog) {
        enter(dialog);
        auto *title = qobject_cast<QLineEdit *>(dialog.focusWidget());
        QVERIFY(title);
        title->clear();
        QTest::keyClicks(title, QStringLiteral("Die Furt"));
        enter(dialog);
        enter(dialog);
    });
    QCOMPARE(scenario().title, (LocalText{{"de", "Die Furt"}}));
    QCOMPARE(scenario().id, std::string("die-furt"));
    QCOMPARE(scenario().sides[0].name.size(), std::size_t{2}); // not touched
}

void tst_Begin::backLeadsBackAndEscapeAway()
{
    begin([](NewScenarioDialog &dialog) {
        enter(dialog);
        enter(dialog);
        for (auto *button : dialog.findChildren<QPushButton *>())
            if (button->text() == QLatin1String("&Back"))
                button->click();
        QVERIFY(field<QSpinBox>(dialog, "Columns")->isVisible());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QVERIFY(m_window->mode() == MainWindow::Mode::Start);
}

void tst_Begin::tilesTakeWholeTiles()
{
    begin([](NewScenarioDialog &dialog) {
        enter(dialog);
        field<QComboBox>(dialog, "Terrain")->setCurrentIndex(1);
        QCOMPARE(field<QSpinBox>(dialog, "Rows")->value(), 24);
        enter(dialog);
        enter(dialog);
    });
    QCOMPARE(scenario().board.tiles.size(), std::size_t{4});
}

void tst_Begin::aScenarioBecomesATemplate()
{
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    const Scenario training = scenario();
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [] {
        if (auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget())) {
            dialog->setTextValue(QStringLiteral("My farm"));
            dialog->accept();
        }
    });
    hands.start(5);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    hands.stop();
    begin([](NewScenarioDialog &dialog) {
        auto *list = dialog.findChild<QListWidget *>();
        QCOMPARE(list->item(1)->text(), QStringLiteral("My farm"));
        list->setCurrentRow(1);
        for (int i = 0; i < 3; ++i)
            enter(dialog);
    });
    QVERIFY(scenario().board == training.board);
    QVERIFY(scenario().units == training.units);
    QCOMPARE(scenario().id, std::string("my-farm"));
}

void tst_Begin::anOwnTemplateGoesToTheTrash()
{
    const QDir own(m_folder.filePath(QStringLiteral("hexwerk/assault/templates")));
    const DataPaths paths = window::shippedPaths();
    QVERIFY(TemplateLibrary(paths).keep(emptyScenario(), QStringLiteral("To go"), "en").isEmpty());
    const auto files = own.entryList({QStringLiteral("*.toml")}).size();
    const auto answerWith = [](QMessageBox::StandardButton answer) {
        QTimer::singleShot(50, qApp, [answer] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box && box->objectName() == QLatin1String("remove-template"));
            QVERIFY(window::isEnterHarmless(*box));
            box->button(answer)->click();
        });
    };
    begin([&](NewScenarioDialog &dialog) {
        QVERIFY(QTest::qWaitForWindowActive(&dialog)); // or its keys are nobody's
        auto *list = dialog.findChild<QListWidget *>();
        const auto *button = dialog.findChild<QToolButton *>();
        QVERIFY(!button->isEnabled()); // an empty board is no file
        list->setCurrentRow(list->count() - 1);
        QVERIFY(!button->isEnabled()); // it is ours
        QTest::keyClick(list, Qt::Key_Delete);
        const auto found = list->findItems(QStringLiteral("To go"), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.front());
        const int before = list->count();
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        answerWith(QMessageBox::Cancel);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(list->count(), before);
        answerWith(QMessageBox::Yes);
        QTest::mouseClick(dialog.findChild<QToolButton *>(), Qt::LeftButton);
        QCOMPARE(list->count(), before - 1);
        QVERIFY(list->findItems(QStringLiteral("To go"), Qt::MatchExactly).isEmpty());
        list->setCurrentRow(list->count() - 1); // the others are where they were
        for (int i = 0; i < 3; ++i)
            enter(dialog);
    });
    QCOMPARE(own.entryList({QStringLiteral("*.toml")}).size(), files - 1);
    QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("Trash/files/to-go.toml"))));
    QVERIFY(!scenario().units.empty());
}

HW_WINDOW_TEST(tst_Begin)

} // namespace hexwerk::assault::ui::tst_begin

#include "tst_begin.moc"
