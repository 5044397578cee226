#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

#include "tests/window/window_checks.h"

namespace hexwerk::assault::ui::window {

QString nameOf(const QWidget *widget)
{
    QString text = widget->property("text").toString();
    if (text.isEmpty())
        text = widget->property("currentText").toString();
    return QStringLiteral("%1 \"%2\" %3 %4")
        .arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName(),
             widget->objectName(), text.left(60));
}

bool isSeen(const QWidget *widget)
{
    for (const QWidget *outer = widget; outer; outer = outer->parentWidget())
        if (qobject_cast<const QDockWidget *>(outer) && outer->visibleRegion().isEmpty())
            return false; // behind the tab of another
    return widget->isVisible();
}

bool isPartOfAnother(const QWidget *widget)
{
    for (const QWidget *outer = widget->parentWidget(); outer; outer = outer->parentWidget())
        if (qobject_cast<const QAbstractSpinBox *>(outer) || qobject_cast<const QComboBox *>(outer))
            return true;
    return widget->objectName().startsWith(QLatin1String("qt_"));
}

static bool isInput(const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget) ||
           qobject_cast<const QAbstractItemView *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget) ||
           qobject_cast<const QTextEdit *>(widget) ||
           ((widget->focusPolicy() & Qt::TabFocus) != 0 &&
            !qobject_cast<const QTabBar *>(widget)) ||
           (button && button->text().isEmpty());
}

QStringList namelessInputs(const QWidget *root)
{
    QStringList faults;
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool saysIt = button && !button->text().isEmpty();
        if (isInput(widget) && isSeen(widget) && !isPartOfAnother(widget) && !saysIt &&
            !widget->focusProxy() && widget->accessibleName().isEmpty())
            faults << nameOf(widget) + QStringLiteral(": no accessible name");
    }
    return faults;
}

QStringList faultyActions(const QWidget *root)
{
    QStringList faults;
    QStringList keys;
    for (const QAction *action : root->findChildren<QAction *>()) {
        const bool isOfAWidget = qobject_cast<const QLineEdit *>(action->parent()) ||
                                 action->parent()->inherits("QWidgetLineControl");
        if (!action->isVisible() || action->isSeparator() || action->menu() || isOfAWidget)
            continue;
        if (action->property("listed").toBool()) // an entry of a list that is made as it opens
            continue;
        const QString plain = QString(action->text()).remove(QLatin1Char('&'));
        const QString key = action->shortcut().toString();
        if (plain.isEmpty())
            faults << QStringLiteral("an action without text: ") + action->objectName() + key;
        if (key.isEmpty())
            faults << plain + QStringLiteral(": no key");
        else if (action->isEnabled() && keys.contains(key))
            faults << plain + QStringLiteral(": the key is taken: ") + key;
        if (action->toolTip().isEmpty() || action->toolTip() == plain)
            faults << plain + QStringLiteral(": no tip");
        if (action->isEnabled()) // tools of the editor lend their keys to the game
            keys << key;
    }
    for (const QAbstractButton *button : root->findChildren<QAbstractButton *>()) {
        const QString key = button->shortcut().toString();
        if (isSeen(button) && !key.isEmpty() && keys.contains(key))
            faults << nameOf(button) + QStringLiteral(": the key is taken: ") + key;
        if (isSeen(button) && !key.isEmpty())
            keys << key;
    }
    return faults;
}

QStringList doubledMnemonics(const QWidget *root)
{
    QMap<QString, QString> taken;
    QStringList faults;
    const auto take = [&](const QString &text, const QString &name) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (!key.isEmpty() && taken.contains(key))
            faults << QStringLiteral("%1 twice: %2 and %3").arg(key, taken[key], name);
        else if (!key.isEmpty())
            taken[key] = name;
    };
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        if (!isSeen(widget))
            continue;
        if (const auto *menus = qobject_cast<const QMenuBar *>(widget))
            for (const QAction *menu : menus->actions())
                take(menu->isVisible() ? menu->text() : QString(), menu->text());
        else if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                take(tabs->tabText(tab), tabs->tabText(tab));
        else if (const auto *label = qobject_cast<const QLabel *>(widget))
            take(label->buddy() ? label->text() : QString(), nameOf(label));
        else if (const auto *group = qobject_cast<const QGroupBox *>(widget))
            take(group->title(), group->title());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            take(button->text(), nameOf(button));
    }
    return faults;
}

QStringList faultsOfLayout(QWidget *root)
{
    return clippedTexts(root) + overlappingTexts(root) + faintWidgets(root) + faintPixels(root) +
           namelessInputs(root) + doubledMnemonics(root);
}

} // namespace hexwerk::assault::ui::window
