// What two players at one computer do with a campaign, for tests of its page.
#pragma once

#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign/plan_dialog.h"
#include "app/basis/file_path.h"
#include "core/play/randomness.h"
#include "editor/text/languages.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <memory>
#include <utility>

namespace hexwerk::assault::ui {

inline const QString kTwoRoads =
    QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml");

// A window in which the campaign of two roads has just begun.
class CampaignHands : public QObject
{
protected:
    void setUp()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
        qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    }

    void begin()
    {
        QSettings().clear();
        m_languages.speak(QStringLiteral("en"));
        m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                                m_languages);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->open(kTwoRoads);
        QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
        m_window->play();
        QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
    }
    void end() { m_window.reset(); }

    CampaignPage &page() { return *m_window->findChild<CampaignPage *>(); }
    const CampaignPosition &position() { return page().session().position(); }
    QPushButton &button(const char *name)
    {
        return *page().findChild<QPushButton *>(QString::fromLatin1(name));
    }
    void press(const char *name)
    {
        QVERIFY2(button(name).isVisible() && button(name).isEnabled(), name);
        QTest::mouseClick(&button(name), Qt::LeftButton);
    }
    // Presses the button, and then what agrees in the dialog that `fill` has seen.
    template<typename Dialog, typename Fill>
    void inDialog(const char *name, const Fill &fill)
    {
        bool seen = false;
        QTimer hands;
        connect(&hands, &QTimer::timeout, this, [&] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            if (!dialog || std::exchange(seen, true))
                return;
            dialog->activateWindow();
            QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
            fill(*dialog);
            dialog->accept();
        });
        hands.start(5);
        press(name);
        QVERIFY(seen);
        m_window->activateWindow(); // there is nobody else to do it
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void planNothing()
    {
        while (position().question == CampaignQuestion::Plan)
            inDialog<PlanDialog>("decide", [](PlanDialog &) {});
    }
    // Plays so many orders of the battle's game, and goes back to the campaign.
    void playOrders(int orders, std::uint64_t seed = 7)
    {
        press("play-battle");
        PlayGame &game = m_window->playPage().game();
        play::Randomness randomness(seed);
        for (int i = 0; i < orders && !Assault::isOver(game.position()); ++i)
            QVERIFY(game.say(Assault::sample(game.position(), randomness), Origin::Mouse));
        QTest::keyClick(m_window.get(), Qt::Key_C,
                        Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(m_window->mode() == MainWindow::Mode::Campaign);
    }
    // As on another computer: only the file of the campaign is there.
    QString movedTo(const QString &folder)
    {
        QDir(m_folder.path()).mkdir(folder);
        const QString path = m_folder.filePath(folder + QStringLiteral("/moved.toml"));
        HW_EXPECTS(writeFile(path.toStdString(), page().session().text()));
        return path;
    }
    HandInFault handedFault(const QString &file) { return page().session().handedIn(file).fault; }
    QString told() { return page().findChild<QLabel *>(QStringLiteral("said"))->text(); }
    QTableWidget &roster() { return *page().findChild<QTableWidget *>(QStringLiteral("roster")); }

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace hexwerk::assault::ui
