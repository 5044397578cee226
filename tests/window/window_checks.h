// What every page of the window has to keep, whatever the language, colours and size of the font.
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>
#include <QTextDocument>
#include <QTextEdit>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace hexwerk::window {

// WCAG 2: 1 to 21.
inline double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &colour) {
        const auto linear = [](double c) {
            return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

inline QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 \"%2\" %3")
        .arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName(),
             widget->objectName());
}

// Text and ground of the widget as its palette has them.
inline QStringList faintWidgets(const QWidget *root)
{
    QStringList faults;
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QPalette palette = widget->palette();
        for (const auto &[text, ground] :
             {std::pair(QPalette::WindowText, QPalette::Window),
              std::pair(QPalette::Text, QPalette::Base),
              std::pair(QPalette::ButtonText, QPalette::Button),
              std::pair(QPalette::HighlightedText, QPalette::Highlight),
              std::pair(QPalette::PlaceholderText, QPalette::Base),
              std::pair(QPalette::ToolTipText, QPalette::ToolTipBase),
              std::pair(QPalette::Link, QPalette::Base)})
            if (contrast(palette.color(text), palette.color(ground)) < 4.5)
                faults << nameOf(widget) + QStringLiteral(": contrast");
    }
    return faults;
}

inline bool isPartOfAnother(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    return qobject_cast<const QAbstractSpinBox *>(parent) ||
           qobject_cast<const QComboBox *>(parent) ||
           widget->objectName().startsWith(QLatin1String("qt_"));
}

// Inputs that a reader of the screen could not name.
inline QStringList namelessInputs(const QWidget *root)
{
    QStringList faults;
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isInput =
            qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget) ||
            qobject_cast<const QAbstractSpinBox *>(widget) ||
            qobject_cast<const QAbstractItemView *>(widget) || widget->inherits("QPlainTextEdit") ||
            widget->inherits("QTextEdit") || (button && button->text().isEmpty());
        if (isInput && widget->isVisible() && !isPartOfAnother(widget) &&
            widget->accessibleName().isEmpty())
            faults << nameOf(widget) + QStringLiteral(": no accessible name");
    }
    return faults;
}

inline bool fits(const QLabel &label)
{
    if (label.text().isEmpty())
        return true;
    const QRect room = label.contentsRect();
    if (label.wordWrap())
        return label.heightForWidth(label.width()) <= label.height() + 1;
    return label.sizeHint().width() <= label.width() + 1 && room.height() > 0 &&
           label.sizeHint().height() <= label.height() + 1;
}

inline bool fits(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) <= room.width();
}

inline bool fits(const QAbstractButton &button)
{
    return button.text().isEmpty() || (button.minimumSizeHint().width() <= button.width() + 1 &&
                                       button.fontMetrics().height() <= button.height());
}

// Visible texts that have less room than they need. What can be scrolled to has room.
inline QStringList clippedTexts(const QWidget *root)
{
    QStringList faults;
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        if (!widget->isVisible() || isPartOfAnother(widget))
            continue;
        bool ok = true;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            ok = label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored || fits(*label);
        else if (const auto *box = qobject_cast<const QComboBox *>(widget))
            ok = fits(*box);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            ok = fits(*button);
        if (!ok)
            faults << nameOf(widget) + QStringLiteral(": clipped: ") +
                          widget->property("text").toString().left(40) +
                          widget->property("currentText").toString() +
                          QStringLiteral(" (%1 wide)").arg(widget->width());
    }
    // A form that is wider than the view around it would need scrolling sideways.
    for (const QScrollArea *area : root->findChildren<QScrollArea *>())
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
            faults << nameOf(area) + QStringLiteral(": too wide for its view");
    return faults;
}

// Text, tip and a key of its own.
inline QStringList faultyActions(const QWidget *root)
{
    QStringList faults;
    QStringList keys;
    for (const QAction *action : root->findChildren<QAction *>()) {
        const bool isOfAWidget = qobject_cast<const QLineEdit *>(action->parent()) ||
                                 action->parent()->inherits("QWidgetLineControl");
        if (!action->isVisible() || action->isSeparator() || action->menu() || isOfAWidget ||
            action->text().isEmpty())
            continue;
        if (action->property("listed").toBool()) // an entry of a list that is made as it opens
            continue;
        const QString plain = QString(action->text()).remove(QLatin1Char('&'));
        const QString key = action->shortcut().toString();
        if (key.isEmpty())
            faults << plain + QStringLiteral(": no key");
        else if (keys.contains(key))
            faults << plain + QStringLiteral(": the key is taken: ") + key;
        if (action->toolTip().isEmpty() || action->toolTip() == plain)
            faults << plain + QStringLiteral(": no tip");
        keys << key;
    }
    return faults;
}

} // namespace hexwerk::window
