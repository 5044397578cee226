// A window with the editor in it, opened anew for every test, and what hands do there: to widgets
// that are found by name.
#pragma once

#include <QDockWidget>
#include <QFileDialog>
#include <QLineEdit>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

#include "app/assault/editing/editor_page.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui::window {

inline Scenario trainingInfantry()
{
    return loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value.value().scenario;
}

class EditorTest : public QObject
{
protected:
    // Settings and the user's library lie in a folder of the test's own.
    void prepare()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        m_languages.speak(QStringLiteral("en"));
    }

    void openEditor(const Scenario &scenario)
    {
        QSettings().clear();
        m_window = std::make_unique<MainWindow>(shippedLibrary(), Rulebook{}, m_languages);
        m_window->resize(1280, 800);
        m_window->show();
        document().reset(scenario);
        m_window->showMode(MainWindow::Mode::Edit);
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QCoreApplication::processEvents();
    }

    // The answer to a question for a file.
    static std::function<void(QDialog &)> into(const QString &path)
    {
        return [path](QDialog &dialog) {
            QVERIFY(qobject_cast<QFileDialog *>(&dialog));
            dialog.findChild<QLineEdit *>()->setText(path);
            QMetaObject::invokeMethod(&dialog, "accept");
        };
    }

    // Without a window: the exit code, and what is said.
    static std::pair<int, QString> program(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(HW_BINARY_DIR "/app/hexwerk"),
                      arguments + QStringList{QStringLiteral("--data"),
                                              QStringLiteral(HW_SOURCE_DIR "/resources"),
                                              QStringLiteral("--lang"), QStringLiteral("en")});
        process.waitForFinished();
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
    }

    void closeEditor()
    {
        document().undoStack().setClean(); // nothing to ask about
        m_window.reset();
    }

    EditorPage &page() const { return m_window->editorPage(); }
    MapCanvas &canvas() const { return page().canvas(); }
    ScenarioDocument &document() const { return m_window->document(); }
    QPoint at(const char *hex) const { return canvas().viewRect(hexNamed(hex)).center(); }

    void drag(const char *from, const char *to) const
    {
        QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(canvas().viewport(), at(to));
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(to));
    }

    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&canvas(), static_cast<Qt::Key>(key), modifiers);
    }

    // Null if there is none.
    template<typename T>
    T *named(const char *name, const QWidget *root = nullptr) const
    {
        for (T *widget : (root ? root : m_window.get())->template findChildren<T *>())
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        return nullptr;
    }

    // In front of those that share its place: what lies behind has no hands.
    void bringForward(const char *panel) const
    {
        auto *dock = page().findChild<QDockWidget *>(QLatin1String(panel));
        QVERIFY(dock);
        dock->show();
        dock->raise();
        QTRY_VERIFY(dock->widget()->isEnabled());
    }

    // What a hand does in the dialogs that `open` opens, one after the other.
    void answer(const std::vector<std::function<void(QDialog &)>> &hows,
                const std::function<void()> &open)
    {
        answerInTurn(hows, open);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace hexwerk::assault::ui::window
