#include "app/workshop/menu_texts.h"

#include <QApplication>
#include <QHash>
#include <QMenu>
#include <QMenuBar>

#include "app/workshop/drawn_texts.h"
#include "texts/translation/checked_text.h"

#include <set>
#include <vector>

namespace hexwerk {

using translation::TextUnit;

// The first menu that each text stands in.
static QHash<QString, QString> textsInMenus()
{
    QHash<QString, QString> menus;
    for (const QWidget *widget : QApplication::allWidgets())
        if (qobject_cast<const QMenu *>(widget) || qobject_cast<const QMenuBar *>(widget)) {
            const QString menu = QStringLiteral("menu %1").arg(reinterpret_cast<quintptr>(widget));
            for (const QAction *action : widget->actions())
                if (action->text().contains(QLatin1Char('&')) && !menus.contains(action->text()))
                    menus.insert(action->text(), menu);
        }
    return menus;
}

std::map<std::string, std::string> menusOf(std::span<const TextUnit> units)
{
    const QHash<QString, QString> menus = textsInMenus();
    QHash<QString, std::vector<const TextUnit *>> standing;
    for (const TextUnit &unit : units)
        if (unit.kind == translation::UnitKind::Program && translation::acceleratorIn(unit.source))
            if (const QString shown = shownInWindow(unit); menus.contains(shown))
                standing[shown].push_back(&unit);
    std::map<std::string, std::string> byKey;
    for (const auto &[shown, same] : standing.asKeyValueRange()) {
        std::set<std::string> targets;
        for (const TextUnit *unit : same)
            targets.insert(unit->target);
        if (targets.size() == 1)
            byKey.emplace(same.front()->key, menus[shown].toStdString());
    }
    return byKey;
}

} // namespace hexwerk
