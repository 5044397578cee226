#include <QSettings>
#include <QTest>

#include "app/editor_page.h"
#include "app/main_window.h"
#include "app/scenario_files.h"
#include "app/theme.h"
#include "editor/canvas/map_canvas.h"
#include "editor/panels/scenario_page.h"
#include "editor/text/languages.h"
#include "tests/editor/sample.h"
#include "tests/window/window_checks.h"

#include <memory>

using namespace hexwerk;
using namespace hexwerk::editor;

// All panels of start page and editor, in both languages, light and dark, with fonts of 100 and
// 150 %, at 1280x800.
class tst_EditorWindow final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void everyPageCanBeReadAndNamed_data();
    void everyPageCanBeReadAndNamed();
    void everyActionHasTextKeyAndTip();

private:
    void makeWindow();
    void check(const QString &where);

    QFont m_font;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_faults;
};

void tst_EditorWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    QSettings().clear();
    m_font = QApplication::font();
}

void tst_EditorWindow::cleanup()
{
    m_window.reset();
    QApplication::setFont(m_font);
}

static SharedLibrary shippedLibrary()
{
    DataPaths paths;
    paths.folders = {HW_SOURCE_DIR "/resources"};
    auto data = loadData(paths);
    return std::make_shared<const DataStore>(std::move(data.value.value()));
}

void tst_EditorWindow::makeWindow()
{
    m_window = std::make_unique<MainWindow>(shippedLibrary(), Rulebook{}, m_languages,
                                            QStringLiteral("/training.toml"));
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void tst_EditorWindow::check(const QString &where)
{
    QTest::qWait(20); // layouts settle
    for (const QStringList &faults :
         {window::clippedTexts(m_window.get()), window::faintWidgets(m_window.get()),
          window::namelessInputs(m_window.get())})
        for (const QString &fault : faults)
            m_faults << where + QStringLiteral(": ") + fault;
    if (m_window->size() != QSize(1280, 800))
        m_faults << where + QStringLiteral(": the window grew");
}

void tst_EditorWindow::everyPageCanBeReadAndNamed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("percent");
    for (const char *language : {"en", "de"})
        for (const Theme theme : {Theme::Light, Theme::Dark})
            for (const int percent : {100, 150})
                QTest::addRow("%s, %s, %d %%", language, theme == Theme::Dark ? "dark" : "light",
                              percent)
                    << QString::fromLatin1(language) << static_cast<int>(theme) << percent;
}

void tst_EditorWindow::everyPageCanBeReadAndNamed()
{
    QFETCH(QString, language);
    QFETCH(int, theme);
    QFETCH(int, percent);
    QFont font = m_font;
    font.setPointSizeF(m_font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    applyTheme(static_cast<Theme>(theme));
    m_languages.speak(language);
    m_faults.clear();
    makeWindow();

    check(QStringLiteral("start"));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/every_key.toml"));
    m_window->document().reset(sampleScenario());
    m_window->showMode(MainWindow::Mode::Edit);
    EditorPage &editor = m_window->editorPage();
    for (int i = 0; i < kTools; ++i) {
        editor.tools().take(static_cast<ToolId>(i));
        check(ToolBox::info(static_cast<ToolId>(i)).text);
    }
    for (const Table table :
         {Table::Unit, Table::Overlay, Table::Objective, Table::Label, Table::Minefield,
          Table::Smoke, Table::Hexside, Table::Tile, Table::Road, Table::Zone}) {
        editor.selection().set({{table, 0, 0}});
        check(QStringLiteral("properties %1").arg(static_cast<int>(table)));
    }
    editor.showScenario();
    auto *titles = editor.scenarioPage().findChild<QListWidget *>();
    for (int page = 0; page < titles->count(); ++page) {
        titles->setCurrentRow(page);
        check(titles->item(page)->text());
    }

    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
}

void tst_EditorWindow::everyActionHasTextKeyAndTip()
{
    m_languages.speak(QStringLiteral("de"));
    makeWindow();
    const QStringList faults = window::faultyActions(m_window.get());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

QTEST_MAIN(tst_EditorWindow)
#include "tst_editor_window.moc"
