// A window with the table assistant in it, opened anew for every test: every press is counted.
#pragma once

#include <QLabel>
#include <QPushButton>

#include "app/assault/assistant/table_assistant.h"
#include "app/basis/theme.h"
#include "tests/share.h"
#include "tests/window/editor_test.h"
#include "tests/window/window_checks.h"

#include <algorithm>

namespace hexwerk::assault::ui::window {

class TableTest : public EditorTest
{
protected:
    void openWindow()
    {
        QSettings().clear();
        applyTheme(Theme::Light);
        m_languages.speak(QStringLiteral("en"));
        m_window = std::make_unique<MainWindow>(shippedLibrary(), Rulebook{}, m_languages);
        m_window->show();
        m_presses = 0;
    }
    void openAssistant(QSize size = {1280, 800})
    {
        m_window->resize(size);
        m_window->assist();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QCoreApplication::processEvents();
    }

    TableAssistant &assistant() const { return *m_window->findChild<TableAssistant *>(); }

    // Letters and digits.
    void press(const QString &keys)
    {
        for (const QChar key : keys) {
            QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
            ++m_presses;
        }
    }
    void press(Qt::Key key)
    {
        QTest::keyClick(QApplication::focusWidget(), key);
        ++m_presses;
    }
    void click(QWidget *button)
    {
        QCoreApplication::processEvents(); // what was added is shown
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        ++m_presses;
        QCoreApplication::processEvents();
    }
    QAbstractButton *buttonThatSays(const QString &text) const
    {
        for (auto *button : assistant().findChildren<QAbstractButton *>())
            if (button->isVisible() && button->isEnabled() && button->text().contains(text))
                return button;
        return nullptr;
    }

    // Every language, theme and size; some of them under the sanitizers.
    static void addSizes()
    {
        std::size_t row = 0;
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "de"})
            for (const bool isDark : {false, true})
                for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(1024, 1366)})
                    if (testing::takesPart(row++, std::min(HW_SHARE, 4)))
                        QTest::addRow("%s %s %dx%d", language, isDark ? "dark" : "light",
                                      size.width(), size.height())
                            << QString::fromLatin1(language) << isDark << size;
    }
    void checkLayout(const char *where, QSize size)
    {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents(); // what was made is measured when it is shown
        QVERIFY2(m_window->size() == size, where);
        const QStringList faults = faultsOfLayout(&assistant());
        QVERIFY2(faults.isEmpty(), qPrintable(QString::fromLatin1(where) + QStringLiteral(": ") +
                                              faults.join(QStringLiteral("; ")).left(800)));
    }

    int m_presses = 0;
};

// The page of one attack.
class AttackTest : public TableTest
{
protected:
    AttackPage &page() const { return assistant().attackPage(); }
    AttackDesk &desk() const { return page().desk(); }
    void beginAttacks(QSize size = {1280, 800})
    {
        openAssistant(size);
        assistant().beginAttacks();
        QCoreApplication::processEvents();
    }
    // A choice of the form, by the question and its words.
    QAbstractButton *choice(const QString &words) const
    {
        QCoreApplication::processEvents(); // what was added is shown
        for (auto *button : page().findChildren<QAbstractButton *>())
            if (button->isVisible() && button->accessibleName() == words)
                return button;
        return nullptr;
    }
    // Rifles of both sides, which are known from now on.
    void meet()
    {
        AttackForm form;
        form.attacker = {.id = "us1", .card = "us.rifles43", .strength = 4};
        form.target = {.id = "ger1", .card = "ger.rifles43", .strength = 4};
        desk().setForm(form);
        for (std::size_t die = 0; die < 3; ++die)
            desk().tell(0, die, Symbols{}); // nothing happens
        desk().finish();
        desk().begin();
        QCOMPARE(desk().counters().size(), std::size_t{2});
        m_presses = 0;
    }
    ResultCard &card() const { return *page().findChild<ResultCard *>(QStringLiteral("result")); }
    QString result() const { return card().text(); }
};

// A game that is tracked, with its page.
class TrackedTest : public TableTest
{
protected:
    TrackedPage &page() const { return assistant().trackedPage(); }
    TableSession &session() const { return assistant().session(); }
    const TablePosition &table() const { return session().position(); }
    const Unit &unit(const char *id) const
    {
        return table().game.unit(table().game.setting->unitId(id));
    }
    static QString scenario(const char *name = "training-infantry")
    {
        return QStringLiteral(HW_SOURCE_DIR "/scenarios/%1.toml").arg(QLatin1String(name));
    }
    void track(QSize size = {1280, 800})
    {
        openAssistant(size);
        assistant().beginGame(scenario());
        QCoreApplication::processEvents();
        QVERIFY(page().isVisible());
        m_presses = 0;
    }
    bool isSaid(const QString &words) const
    {
        for (auto *label : assistant().findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    }
};

} // namespace hexwerk::assault::ui::window
