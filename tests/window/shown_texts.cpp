#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QTabBar>

#include "tests/window/window_checks.h"

namespace hexwerk::assault::ui::window {

QStringList shownTexts(const QWidget *root)
{
    QStringList texts;
    for (const QObject *object : root->findChildren<QObject *>()) {
        const auto *widget = qobject_cast<const QWidget *>(object);
        if (widget ? !isSeen(widget) : !qobject_cast<const QAction *>(object))
            continue;
        for (const char *name : {"text", "title", "windowTitle", "toolTip", "statusTip",
                                 "accessibleName", "placeholderText", "specialValueText", "html"})
            if (const QVariant value = object->property(name); value.isValid())
                texts << value.toString();
        if (const auto *combo = qobject_cast<const QComboBox *>(object))
            for (int i = 0; i < combo->count(); ++i)
                texts << combo->itemText(i);
        if (const auto *list = qobject_cast<const QAbstractItemView *>(object);
            list && list->model())
            for (int row = 0; row < list->model()->rowCount(list->rootIndex()); ++row)
                texts << list->model()->index(row, 0, list->rootIndex()).data().toString();
        if (const auto *tabs = qobject_cast<const QTabBar *>(object))
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
    }
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

} // namespace hexwerk::assault::ui::window
