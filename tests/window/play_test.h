// A window with the play view in it, opened anew for every test; any warning of Qt fails the test.
#pragma once

#include <QMessageBox>
#include <QRegularExpression>
#include <QSettings>
#include <QTextBrowser>

#include "app/assault/beside/play_log.h"
#include "editor/text/languages.h"
#include "tests/core/assault/told.h"
#include "tests/core/assault/training.h"
#include "tests/window/hands.h"
#include "tests/window/record.h"

#include <memory>
#include <string_view>

namespace hexwerk::assault::ui::window {

class PlayTest : public QObject
{
protected:
    void openWindow(SharedData library = shippedLibrary())
    {
        // But for what the platform without a screen says of itself.
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        closeWindow();
        m_window = std::make_unique<MainWindow>(std::move(library), shippedRulebook(), m_languages);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->editing();        // made a moment later by itself
        m_window->activateWindow(); // a screen without a window manager has nobody else to do it
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_hands = std::make_unique<Hands>(*m_window);
    }

    void closeWindow()
    {
        m_hands.reset();
        m_window.reset();
    }

    static void forgetSettings()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QSettings().clear();
        for (const char *key : {"skip-only-answers", "roll-together", "dice-twice"})
            QSettings().setValue(QStringLiteral("play/") + QLatin1String(key),
                                 false); // hands say all
    }

    // Under the sanitizers, one of the two runs, depending on the test, unless it needs both.
    static void byMouseAndByKey(bool needsBoth = HW_SHARE == 1)
    {
        const bool isKey = std::string_view(QTest::currentTestFunction()).size() % 2 == 0;
        QTest::addColumn<int>("by");
        if (needsBoth || !isKey)
            QTest::addRow("mouse") << static_cast<int>(By::Mouse);
        if (needsBoth || isKey)
            QTest::addRow("key") << static_cast<int>(By::Key);
    }

    void play(const Scenario &scenario)
    {
        m_window->playPage().start(scenario);
        QVERIFY(m_window->playPage().game().isRunning());
        m_window->showMode(MainWindow::Mode::Play);
        QCoreApplication::processEvents(); // the map is fitted into its place
    }

    // The training scenario up to its first turn.
    void setUp()
    {
        play(assault::trainingScenario());
        for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
            m_hands->hex(assault::at(hex), By::Mouse);
        QCOMPARE(asked(), QStringLiteral("announce allied"));
    }

    QString asked() const { return QString::fromStdString(asks(m_hands->position())); }

    QString place(const char *unit) const
    {
        return QString::fromStdString(where(m_hands->position(), unit));
    }

    QString log() const
    {
        QStringList lines;
        eachLine(m_window->playPage().findChild<PlayLog *>()->model(),
                 [&lines](const QModelIndex &line) { lines << line.data().toString(); });
        return lines.join(QLatin1Char('\n'));
    }

    // What the visible one of the three views beside the map says.
    QString shown() const
    {
        for (const auto *view : m_window->playPage().findChildren<QTextBrowser *>())
            if (view->isVisible())
                return view->toPlainText();
        return {};
    }

    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Hands> m_hands;
};

} // namespace hexwerk::assault::ui::window
