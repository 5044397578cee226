// How a text of the program is seen: in the menu, on the button or the label that shows it now.
#pragma once

#include <QAction>
#include <QPixmap>
#include <QPointer>
#include <QRegularExpression>
#include <QString>
#include <QWidget>

#include "texts/translation/text_unit.h"

#include <cstdint>

namespace hexwerk {

enum class ControlKind : std::uint8_t {
    Unknown, // no window shows it now
    MenuEntry,
    Menu,
    Button,
    Label,
    Group,
    Choice,
    Tab,
    Hint,
};

// What shows a text of the program now.
class Control
{
public:
    // Looks through all windows but `without`, for the text as the window has it now.
    static Control showing(const translation::TextUnit &unit, const QWidget *without);

    ControlKind kind() const { return m_widget ? m_kind : ControlKind::Unknown; }
    // With another text in place of the one that is there, and what is around it; null where
    // nothing shows it. What the program put in for %1 stays.
    QPixmap drawn(const QString &text) const;
    // In pixels: what the text needs, and what there is; 0: it was never laid out, or grows.
    struct Room
    {
        int needed = 0;
        int given = 0;
    };
    Room room(const QString &text) const;

private:
    void consider(QWidget *widget, ControlKind kind, const QString &shown, int part = -1,
                  QAction *action = nullptr);
    QString filled(QString text) const;
    QPixmap drawnMenu(const QString &text) const;
    QWidget *likeness(const QString &text, QWidget *parent) const;

    QRegularExpression m_pattern; // of the text as it is shown
    std::string m_context;
    int m_score = -1;
    ControlKind m_kind = ControlKind::Unknown;
    QPointer<QWidget> m_widget;
    QPointer<QAction> m_action;
    int m_part = -1; // of a list of choices, of tabs
    QStringList m_values;
};

} // namespace hexwerk
