#include "tests/window/every_look.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QListWidget>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include "app/basis/theme.h"
#include "app/manual/manual.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "core/play/answerer.h"
#include "editor/text/local_text.h"
#include "tests/window/lively.h"
#include "tests/window/window_checks.h"

namespace hexwerk::assault::ui::window {

using namespace editor;

void EveryLook::begin()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    QLocale::setDefault(QLocale::c());
    m_font = QApplication::font();
    m_library = livelyLibrary();
    m_training = loadScenario(kTraining.toStdString()).value.value().scenario;
    m_everyKey =
        loadScenario(HW_SOURCE_DIR "/tests/data/editor/every_key.toml").value.value().scenario;
    m_everyKey.units.front().card = "ger.rifles43";
    collectQuestions();
}

// Plays at random and keeps the game where each kind of question is asked first.
void EveryLook::collectQuestions()
{
    Scenario scenario = m_training;
    scenario.firstSetup = scenario.firstPlayer = "roll"; // these questions too
    std::vector<LivelyGame> games = livelyGames();
    games.insert(games.begin(), {scenario, 1});
    for (const auto &[played, seed] : games) {
        PlayGame game(m_library);
        game.begin(played);
        play::RandomPlayer<Assault> player(seed);
        while (true) {
            const Question question = game.position().pending.question;
            if (!m_games.contains(question))
                keep(game, played);
            if (question == Question::Over)
                break;
            game.say(player.answer(game.position()), Origin::Mouse);
        }
    }
    QCOMPARE(m_games.size(), kQuestions);
}

void EveryLook::keep(const PlayGame &game, const Scenario &scenario)
{
    const Question question = game.position().pending.question;
    const QString path =
        m_folder.filePath(QStringLiteral("question%1.toml").arg(static_cast<int>(question)));
    PlayGame copy(m_library);
    copy.begin(scenario);
    for (const auto &entry : game.game().log())
        copy.say(entry.order, Origin::Mouse);
    QVERIFY(copy.saveAs(path));
    m_games[question] = path;
}

void EveryLook::end()
{
    m_window.reset();
    QApplication::setFont(m_font);
}

void EveryLook::everyLook()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("percent");
    for (const char *language : {"en", "de"})
        for (const Theme theme : {Theme::Light, Theme::Dark})
            for (const int percent : {100, 150}) {
                // Under the sanitizers the one with the least room.
                if (HW_SHARE > 1 && (*language != 'd' || theme == Theme::Light || percent == 100))
                    continue;
                QTest::addRow("%s, %s, %d %%", language, theme == Theme::Dark ? "dark" : "light",
                              percent)
                    << QString::fromLatin1(language) << static_cast<int>(theme) << percent;
            }
}

void EveryLook::takeLook()
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
}

void EveryLook::makeWindow()
{
    DataPaths paths;
    paths.folders = {HW_SOURCE_DIR "/resources"};
    m_window =
        std::make_unique<MainWindow>(m_library, *loadRulebook(paths, kSystemId, kRuleGrammar).value,
                                     m_languages, QStringList{kTraining, kFullTraining});
    paths.folders.insert(paths.folders.begin(), m_folder.path().toStdString() + "/hexwerk");
    m_window->setDataPaths(paths);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->editing(); // made a moment later by itself
}

void EveryLook::check(const QString &where, QWidget *page)
{
    QWidget *root = page ? page : m_window.get();
    QStringList faults;
    for (const int pause : {10, 50, 200, 1000}) { // layouts settle
        QTest::qWait(pause);
        faults = faultsOfLayout(root);
        if (faults.isEmpty())
            break;
    }
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        const bool holdsOthers =
            widget->findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        if (!holdsOthers && widget->isVisible() && widget->window() == root->window() &&
            m_window->manual().sectionFor(widget) == hexwerk::Manual::kStart)
            faults << QStringLiteral("Shift+F1 finds nothing about %1 \"%2\"")
                          .arg(QLatin1String(widget->metaObject()->className()),
                               widget->objectName());
    }
    for (const QString &fault : faults)
        m_faults << where + QStringLiteral(": ") + fault;
    if (!page && m_window->size() != QSize(1280, 800))
        m_faults << where + QStringLiteral(": the window grew to %1 x %2")
                                .arg(m_window->width())
                                .arg(m_window->height());
    if (const QString folder = qEnvironmentVariable("HEXWERK_PICTURES"); !folder.isEmpty())
        root->grab().save(QStringLiteral("%1/%2 %3 %4.png")
                              .arg(folder, QLatin1String(QTest::currentTestFunction()),
                                   QString::fromLatin1(QTest::currentDataTag()), where));
}

void EveryLook::checkDialog(const QString &where, const std::function<void()> &open)
{
    bool seen = false;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || seen)
            return;
        seen = true;
        check(where, dialog);
        dialog->reject();
    });
    look.start(10);
    open();
    QVERIFY2(seen, qPrintable(where));
}

void EveryLook::verifyNoFaults()
{
    m_window->document().undoStack().setClean(); // nothing to ask about at the end
    m_faults.removeDuplicates();
    for (const QString &fault : m_faults)
        qWarning("%s", qPrintable(fault));
    QVERIFY2(m_faults.isEmpty(), qPrintable(QString::number(m_faults.size())));
}

void EveryLook::showLibrary()
{
    m_window->open(kTraining);
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_3))
            action->trigger();
}

void EveryLook::waitForPreview()
{
    const auto last = loadScenario(kFullTraining.toStdString());
    const QString title = inWindowLanguage(last.value->scenario.title);
    auto *files = m_window->findChild<QListWidget *>(QStringLiteral("files"));
    QTRY_VERIFY(files->item(files->count() - 1)->text().startsWith(title));
}

} // namespace hexwerk::assault::ui::window
