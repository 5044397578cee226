#include "app/workshop/menu_texts.h"

#include <QApplication>
#include <QHash>
#include <QMenu>
#include <QMenuBar>

#include "app/workshop/drawn_texts.h"

namespace hexwerk {

using translation::TextUnit;
using translation::UnitKind;

// By the text with its accelerator.
using MenusByText = QMultiHash<QString, QString>;

static void addActions(const QList<QAction *> &actions, const QString &menu, MenusByText &menus)
{
    for (const QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        menus.insert(action->text(), menu);
        if (action->menu())
            addActions(action->menu()->actions(), menu + u'/' + action->text(), menus);
    }
}

std::multimap<std::string, std::string> textsInMenus(std::span<const TextUnit> units)
{
    MenusByText menus;
    for (const QWidget *widget : QApplication::allWidgets())
        if (const auto *bar = qobject_cast<const QMenuBar *>(widget))
            addActions(bar->actions(),
                       QString::fromLatin1(bar->window()->metaObject()->className()), menus);
    std::multimap<std::string, std::string> found;
    for (const TextUnit &unit : units) {
        if (unit.kind != UnitKind::Program || menus.isEmpty())
            continue;
        const QString shown = shownInWindow(unit);
        for (const QString &menu : menus.values(shown))
            found.emplace(unit.key, menu.toStdString());
        menus.remove(shown);
    }
    return found;
}

} // namespace hexwerk
