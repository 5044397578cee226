// Files opened in a window, and what its dialogs say.
#pragma once

#include <QFile>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/window/dialogs.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::window {

class FileTest : public QObject
{
protected:
    void beginAll()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
        m_languages.speak(QStringLiteral("en"));
    }

    void begin()
    {
        m_said.clear();
        m_window = std::make_unique<MainWindow>(sampleLibrary(), Rulebook{}, m_languages);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    QString copyOf(const char *name)
    {
        const QString copy = m_folder.filePath(QString::fromLatin1(name));
        QFile::remove(copy);
        QFile::copy(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/") + QString::fromLatin1(name),
                    copy);
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        return copy;
    }

    // Answers the dialog of that name, and keeps what it said.
    void answer(const char *name, QMessageBox::StandardButton button)
    {
        onNextDialog(*m_window, [this, name, button](QDialog *dialog) {
            auto *box = qobject_cast<QMessageBox *>(dialog);
            if (!box || box->objectName() != QLatin1String(name))
                return false;
            m_said = box->text() + box->informativeText();
            [box] { QVERIFY(isEnterHarmless(*box)); }();
            box->button(button)->click();
            return true;
        });
    }

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    QString m_said;
};

} // namespace hexwerk::assault::ui::window
