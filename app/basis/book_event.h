// Asks for the rulebook from anywhere in a window.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QString>
#include <QWidget>

#include "app/basis/rule_case.h"

#include <utility>

namespace hexwerk {

class BookEvent final : public QEvent
{
public:
    // `rule`: what is to be read; empty: where the reader was last.
    // `why`: the numbers of the case that asks for it; may be empty.
    explicit BookEvent(QString rule, CaseMaker why = {})
        : QEvent(kind())
        , m_rule(std::move(rule))
        , m_case(std::move(why))
    {
    }
    static Type kind()
    {
        static const auto type = static_cast<Type>(registerEventType());
        return type;
    }
    const QString &rule() const { return m_rule; }
    const CaseMaker &why() const { return m_case; }

private:
    QString m_rule;
    CaseMaker m_case;
};

// The main window above `from` opens the book.
inline void wantBook(QWidget &from, const QString &rule, const CaseMaker &why = {})
{
    QWidget *top = &from;
    while (top->parentWidget())
        top = top->parentWidget();
    BookEvent event(rule, why);
    QApplication::sendEvent(top, &event);
}

} // namespace hexwerk
