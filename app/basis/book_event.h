// Asks for the rulebook from anywhere in a window.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QString>
#include <QWidget>

#include <utility>

namespace hexwerk {

class BookEvent final : public QEvent
{
public:
    // `rule`: what is to be read; empty: where the reader was last.
    explicit BookEvent(QString rule)
        : QEvent(kind())
        , m_rule(std::move(rule))
    {
    }
    static Type kind()
    {
        static const auto type = static_cast<Type>(registerEventType());
        return type;
    }
    const QString &rule() const { return m_rule; }

private:
    QString m_rule;
};

// The main window above `from` opens the book.
inline void wantBook(QWidget &from, const QString &rule)
{
    QWidget *top = &from;
    while (top->parentWidget())
        top = top->parentWidget();
    BookEvent event(rule);
    QApplication::sendEvent(top, &event);
}

} // namespace hexwerk
