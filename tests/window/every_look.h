// The window in both languages, light and dark, with fonts of 100 and 150 %, at 1280x800:
// everything can be read, seen and named. HEXWERK_PICTURES=FOLDER keeps a picture of each.
#pragma once

#include <QFont>
#include <QTemporaryDir>

#include "app/assault/page/play_page.h"
#include "editor/text/languages.h"
#include "tests/window/main_window.h"

#include <functional>
#include <map>
#include <memory>

namespace hexwerk::assault::ui::window {

inline const QString kTraining = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");
inline const QString kFullTraining =
    QStringLiteral(HW_SOURCE_DIR "/scenarios/training-command.toml");

class EveryLook : public QObject
{
protected:
    void begin();
    void end();
    // Rows for a test.
    static void everyLook();
    // A window as the row wants it.
    void takeLook();
    void makeWindow();
    void check(const QString &where, QWidget *page = nullptr);
    // The dialog that `open` opens; it is closed again.
    void checkDialog(const QString &where, const std::function<void()> &open);
    void verifyNoFaults();
    void showLibrary();
    // The start page draws its pictures in the background.
    void waitForPreview();

    QFont m_font;
    editor::Languages m_languages;
    SharedData m_library;
    Scenario m_training;
    Scenario m_everyKey; // one of everything
    QTemporaryDir m_folder;
    std::map<Question, QString> m_games; // saved where the question is open
    std::unique_ptr<MainWindow> m_window;
    QStringList m_faults;

private:
    void collectQuestions();
    void keep(const PlayGame &game, const Scenario &scenario);
};

} // namespace hexwerk::assault::ui::window
