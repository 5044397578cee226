// A scenario or a tile under edit in a window of its own, opened anew for every test.
#pragma once

#include <QDialog>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/editing/editor_page.h"
#include "app/assault/files/scenario_files.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/window/dialogs.h"
#include "tests/window/main_window.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui::window {

inline constexpr auto kControlShift = Qt::ControlModifier | Qt::ShiftModifier;
inline constexpr auto kControlAlt = Qt::ControlModifier | Qt::AltModifier;

class SheetTest : public QObject
{
protected:
    void beginAll()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
        m_languages.speak(QStringLiteral("en"));
        auto data = loadData({{HW_SOURCE_DIR "/resources"}});
        m_library = std::make_shared<const DataStore>(std::move(data.value.value()));
    }

    void begin()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
        qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
        m_window = std::make_unique<MainWindow>(m_library, Rulebook{}, m_languages);
        DataPaths paths;
        paths.folders = {m_folder->filePath(QStringLiteral("hexwerk")).toStdString(),
                         HW_SOURCE_DIR "/resources"};
        m_window->setDataPaths(paths);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->newScenario();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QCoreApplication::processEvents();
    }

    void end()
    {
        document().undoStack().setClean(); // nothing to ask about
        m_window.reset();
    }

    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&canvas(), static_cast<Qt::Key>(key), modifiers);
    }

    // What a hand does in the dialogs that `open` opens, one after the other.
    void answer(const std::vector<std::function<void(QDialog &)>> &hows,
                const std::function<void()> &open)
    {
        answerInTurn(hows, open);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    QString savedScenario(const QString &name)
    {
        const QString path = m_folder->filePath(name);
        [&] { QVERIFY(saveScenario(document(), path).isEmpty()); }();
        return path;
    }

    template<typename T>
    static T *named(const QWidget *root, const char *name)
    {
        for (T *widget : root->findChildren<T *>())
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        return nullptr;
    }
    EditorPage &page() const { return m_window->editorPage(); }
    MapCanvas &canvas() const { return page().canvas(); }
    ScenarioDocument &document() const { return m_window->document(); }

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    editor::Languages m_languages;
    SharedData m_library;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace hexwerk::assault::ui::window
