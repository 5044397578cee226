// record_game FOLDER: opens the window, changes the training scenario in the editor, saves a copy,
// presses F5 and plays to the end, all by mouse and keys on the real widgets: once in English with
// the program's dice, once in German with symbols that a hand sees and enters. Then the road to
// Gela as it is shipped, from the middle on in German, the first 300 orders of it once in each
// language, and the port of Gela with everything that the box has. The games, what is expected of
// them and their logs are written to the folder; the same program writes the same. Names behind the
// folder choose some of the games. record_game --approve FOLDER: reads the games there and writes
// expectations and logs anew.
#include <QFileInfo>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

#include "app/assault/editing/editor_page.h"
#include "core/assault/files/readers/game_file.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/text/languages.h"
#include "tests/window/game_player.h"
#include "tests/window/record.h"

#include <cstdio>
#include <cstdlib>

using namespace hexwerk;
using namespace hexwerk::assault;
using namespace hexwerk::assault::ui;
using namespace hexwerk::editor;
using window::Hands;

namespace {

void need(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "record_game: %s\n", what);
    std::exit(EXIT_FAILURE);
}

// What is changed in the editor.
struct Edit
{
    const char *unit;  // that is moved
    const char *from;  // by mouse,
    const char *to;    //
    Qt::Key nudge;     // and then one hex by key
    const char *turns; // typed
};

struct Recording
{
    const char *name;
    const char *language; // at first,
    const char *later;    // and in the second half
    bool ownDice;         // the hand's
    std::uint64_t seed;
    std::optional<Edit> edit = {}; // of the training scenario; without, `scenario` is played
    std::size_t orders = 0;        // after which it ends; 0: when it is over
    const char *scenario = "gela-road";
};

constexpr Recording kRecordings[] = {
    {"english", "en", "en", false, 29, Edit{"us1", "G5", "G6", Qt::Key_Left, "5"}},
    {"german", "de", "de", true, 3, Edit{"ger2", "N8", "M8", Qt::Key_Up, "4"}},
    {"gela_road", "en", "de", false, 1},
    {"evening_en", "en", "en", false, 5, {}, 300},
    {"evening_de", "de", "de", true, 7, {}, 300},
    {"port_of_gela", "de", "en", false, 2, {}, 0, "port-of-gela"},
};

class Recorder
{
public:
    Recorder(const Recording &recording, const QString &folder)
        : m_recording(recording)
        , m_folder(folder)
        , m_window(window::shippedLibrary(), window::shippedRulebook(), m_languages,
                   {QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml")})
        , m_hands(m_window)
        , m_player(m_hands, {.seed = recording.seed, .by = {}, .ownDice = recording.ownDice})
    {
        m_languages.speak(QString::fromLatin1(recording.language));
        m_window.resize(1280, 800);
        m_window.show();
        need(QTest::qWaitForWindowActive(&m_window), "no window");
    }

    void record()
    {
        if (m_recording.edit)
            edit(*m_recording.edit);
        else
            m_window.open(QStringLiteral(HW_SOURCE_DIR "/scenarios/%1.toml")
                              .arg(QLatin1String(m_recording.scenario)));
        m_hands.press(Qt::Key_F5);
        need(m_window.mode() == assault::ui::MainWindow::Mode::Play, "F5 does not play");
        m_window.playPage().game().seedDice(m_recording.seed);
        QFile::remove(path("toml"));
        m_hands.saveAs(path("toml"));
        while (!isDone()) {
            if (2 * m_hands.position().turn > m_window.document().scenario().turns)
                m_languages.speak(QString::fromLatin1(m_recording.later));
            if (!m_player.answer()) {
                std::fprintf(stderr, "nothing came of %s\n",
                             Assault::pendingToJson(m_hands.position()).c_str());
                std::exit(EXIT_FAILURE);
            }
        }
    }

    bool isDone()
    {
        const std::size_t orders = m_window.playPage().game().game().log().size();
        return m_hands.position().pending.isOver() ||
               (m_recording.orders > 0 && orders >= m_recording.orders);
    }

    // Of the game that stands in the folder.
    void approve()
    {
        m_languages.speak(QString::fromLatin1(m_recording.language));
        m_window.open(path("toml"));
        need(isDone(), "the game is not whole");
        const auto game = loadGame(path("toml").toStdString());
        need(game.value.has_value(), "the game cannot be read");
        write("expect.json", window::expectationOf(m_window, game.value->game));
        write("log", window::logOf(m_window).toUtf8());
    }

private:
    QString path(const char *ending) const
    {
        return m_folder +
               QStringLiteral("/%1.%2").arg(QLatin1String(m_recording.name), QLatin1String(ending));
    }

    void write(const char *ending, const QByteArray &text) const
    {
        QFile file(path(ending));
        need(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), "cannot write");
    }

    void edit(const Edit &edit)
    {
        openTraining();
        moveUnit(edit);
        setTurns(QByteArray(edit.turns).toInt());
        const QString copy = m_copies.filePath(QStringLiteral("copy.toml"));
        m_hands.saveAs(copy, Qt::ControlModifier | Qt::ShiftModifier);
        need(QFile::exists(copy), "no copy");
    }

    void openTraining()
    {
        for (auto *button : m_window.findChildren<QPushButton *>())
            if (button->isVisible() && m_window.mode() == assault::ui::MainWindow::Mode::Start) {
                QTest::mouseClick(button, Qt::LeftButton); // the first one
                break;
            }
        need(m_window.mode() == assault::ui::MainWindow::Mode::Edit,
             "the training scenario was not opened");
        Hands::settle();
    }

    std::optional<Hex> inEditor(const char *name) const
    {
        for (const UnitSpec &unit : m_window.document().scenario().units)
            if (unit.id == name)
                return unit.at;
        return std::nullopt;
    }

    void moveUnit(const Edit &edit)
    {
        MapCanvas &canvas = m_window.editorPage().canvas();
        const auto at = [&](const char *hex) {
            return canvas.viewRect(hexFromString(hex).value()).center();
        };
        QTest::mousePress(canvas.viewport(), Qt::LeftButton, {}, at(edit.from));
        QTest::mouseMove(canvas.viewport(), at(edit.to));
        QTest::mouseRelease(canvas.viewport(), Qt::LeftButton, {}, at(edit.to));
        need(inEditor(edit.unit) == hexFromString(edit.to), "the mouse did not move the unit");
        m_hands.press(edit.nudge, Qt::AltModifier);
        need(inEditor(edit.unit) != hexFromString(edit.to), "the key did not move the unit");
    }

    void setTurns(int wanted)
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        const auto &page = m_window.editorPage().scenarioPage();
        bool isOnItsPage = false; // the second one of the list
        for (int i = 0; i < 400 && m_window.document().scenario().turns != wanted; ++i) {
            const QWidget *focus = QApplication::focusWidget();
            const auto *field = qobject_cast<const QSpinBox *>(focus);
            if (focus == page.focusProxy() && !isOnItsPage) {
                m_hands.press(Qt::Key_Down);
                isOnItsPage = true;
            } else if (field && page.isAncestorOf(field) && field->value() == 6) { // as shipped
                m_hands.press(Qt::Key_A, Qt::ControlModifier);
                m_hands.press(static_cast<Qt::Key>(Qt::Key_0 + wanted));
            }
            m_hands.press(Qt::Key_Tab);
        }
        need(m_window.document().scenario().turns == wanted, "the turns were not typed");
    }

    const Recording &m_recording;
    QString m_folder;
    QTemporaryDir m_copies;
    editor::Languages m_languages;
    mutable assault::ui::MainWindow m_window;
    Hands m_hands;
    window::GamePlayer m_player;
};

} // namespace

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    const QTemporaryDir settings; // nothing of the user's own is read or written
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    QSettings().setValue(QStringLiteral("play/skip-only-answers"), false); // hands say all
    const QStringList arguments = QApplication::arguments();
    const bool approves = arguments.value(1) == QLatin1String("--approve");
    const QString named = arguments.value(approves ? 2 : 1);
    need(!named.isEmpty(), "record_game [--approve] FOLDER [NAME...]");
    const QStringList names = arguments.mid(approves ? 3 : 2);
    const QString folder = QFileInfo(named).absoluteFilePath();
    for (const Recording &recording : kRecordings) {
        if (!names.isEmpty() && !names.contains(QLatin1String(recording.name)))
            continue;
        if (!approves)
            Recorder(recording, folder).record();
        Recorder(recording, folder).approve();
    }
    return EXIT_SUCCESS;
}
