#include "app/basis/action_table.h"

#include <QCoreApplication>
#include <QKeySequence>

#include "editor/canvas/icons.h"

namespace hexwerk {

QAction *makeAction(const char *icon, const char *keys, const char *text, bool isCheckable,
                    QObject *parent)
{
    auto *action = new QAction(editor::icon(QString::fromLatin1(icon)), {}, parent);
    action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(keys)));
    action->setCheckable(isCheckable);
    action->setObjectName(QString::fromLatin1(text).remove(QLatin1Char('&')));
    return action;
}

void setTip(QAction &action, const QString &tip)
{
    action.setStatusTip(tip);
    action.setToolTip(editor::tipWithKey(tip, action));
}

void setWords(QAction &action, const char *context, const char *text, const char *tip)
{
    action.setText(translated(context, text));
    setTip(action, translated(context, tip));
}

QString translated(const char *context, const char *text)
{
    return QCoreApplication::translate(context, text);
}

} // namespace hexwerk
