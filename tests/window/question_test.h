// Units that are asked something, in the window.
#pragma once

#include <QAbstractButton>
#include <QAction>

#include "tests/window/play_test.h"

#include <algorithm>
#include <vector>

namespace hexwerk::assault::ui::window {

// g1 and g2 look at the way of u1.
inline Scenario column()
{
    assault::Table table;
    table.rifles("g1", "E3").rifles("g2", "G3").rifles("u1", "E9").rifles("u2", "B9");
    return table.scenario;
}

// [R10.2] A unit that announced fire has one target.
inline Scenario oneTarget()
{
    assault::Table table;
    table.rifles("g1", "E4").rifles("u1", "E7");
    return table.scenario;
}

class QuestionTest : public PlayTest
{
protected:
    void begin()
    {
        forgetSettings();
        QSettings().clear();
        m_languages.speak(QStringLiteral("en"));
        openWindow();
    }

    void walk(const char *hex) { m_hands->hex(assault::at(hex), By::Mouse); }

    QAbstractButton *shownButton(const QString &text)
    {
        Hands::settle();
        for (QAbstractButton *button : m_window->playPage().findChildren<QAbstractButton *>())
            if (button->isVisible() && button->text().contains(text))
                return button;
        return nullptr;
    }

    const std::vector<play::Record> &records() { return m_window->playPage().game().records(); }

    long count(const char *origin)
    {
        return std::count_if(
            records().begin(), records().end(),
            [origin](const play::Record &order) { return order.origin == origin; });
    }

    std::size_t minesSeen()
    {
        const auto &mines = m_window->playPage().canvas().scene().mines;
        return static_cast<std::size_t>(std::count_if(
            mines.begin(), mines.end(), [](const auto &mine) { return mine.kind.has_value(); }));
    }

    QAction *action(Qt::Key key)
    {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::ALT | key))
                return action;
        return nullptr;
    }
};

} // namespace hexwerk::assault::ui::window
