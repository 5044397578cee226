// A window with the workshop of translators in it, opened anew for every test.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "app/workshop/workshop_window.h"
#include "editor/text/languages.h"
#include "tests/window/every_look.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <memory>
#include <string>

namespace hexwerk::assault::ui::window {

class WorkshopTest : public QObject
{
protected:
    void begin()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    }
    void openWindow(const std::string &language)
    {
        QSettings().clear();
        m_languages.speak(QStringLiteral("en"));
        m_window = std::make_unique<MainWindow>(shippedLibrary(), shippedRulebook(), m_languages,
                                                QStringList{kTraining});
        m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_L,
                        Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        workshop().open(language);
        workshop().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &workshop());
    }
    void closeWindow()
    {
        m_window.reset();
        editor::Languages::setOwn(nullptr);
        m_languages.speak(QStringLiteral("en"));
        QDir(m_folder.filePath(QStringLiteral("hexwerk"))).removeRecursively();
    }

    std::filesystem::path library() const
    {
        return m_folder.filePath(QStringLiteral("hexwerk")).toStdString();
    }
    WorkshopWindow &workshop() { return *m_window->findChild<WorkshopWindow *>(); }
    template<typename Widget>
    Widget &part(const char *name)
    {
        return *workshop().findChild<Widget *>(QString::fromLatin1(name));
    }
    QPlainTextEdit &target() { return part<QPlainTextEdit>("target"); }
    QString source() { return part<QTextBrowser>("source").toPlainText(); }
    QComboBox &box(const char *name) { return part<QComboBox>(name); }
    void find(const QString &words)
    {
        part<QLineEdit>("find").setText(words);
        target().setFocus();
    }
    const translation::TextUnit &unit(const std::string &key)
    {
        return *workshop().workshop().catalogue().find(key);
    }
    std::size_t placeOf(const std::string &key)
    {
        return static_cast<std::size_t>(&unit(key) - workshop().workshop().units().data());
    }
    void type(const QString &text)
    {
        target().setPlainText(text);
        target().moveCursor(QTextCursor::End);
    }
    // Ctrl+Enter in a dialog.
    static void agree(QDialog &dialog)
    {
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(&dialog, Qt::Key_Return, Qt::ControlModifier);
    }
    // A file in the folder of the test.
    QString fileWith(const QString &name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return file.fileName();
    }

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace hexwerk::assault::ui::window
