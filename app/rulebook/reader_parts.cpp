#include "app/rulebook/reader_parts.h"

#include <QDir>
#include <QGuiApplication>
#include <QHeaderView>

#include "app/rulebook/rulebook_window.h"
#include "editor/canvas/icons.h"
#include "editor/panels/save_dialog.h"
#include "editor/panels/wrapping_delegate.h"
#include "editor/paper/sheet_output.h"

namespace hexwerk {

QAction *readerAction(QWidget &window, const char *id, const char *icon, const editor::Keys &keys)
{
    auto *action = new QAction(&window);
    action->setIcon(editor::icon(QString::fromLatin1(icon)));
    action->setShortcuts(keys);
    editor::ActionKeys::all().add(*action, QStringLiteral("rulebook.") + QLatin1String(id),
                                  editor::KeyPlace::Rulebook);
    return action;
}

void nameAction(QAction &action, const QString &text, const QString &tip)
{
    action.setText(text);
    action.setToolTip(editor::tipWithKey(tip, action));
    action.setStatusTip(tip);
}

QTreeWidget *readerTree(const char *name, QWidget *parent)
{
    auto *tree = new QTreeWidget(parent);
    tree->setObjectName(QString::fromLatin1(name));
    tree->setHeaderHidden(true);
    tree->setFrameShape(QFrame::NoFrame);
    tree->setWordWrap(true);
    tree->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // lines break at one width
    tree->setItemDelegate(new editor::WrappingDelegate(tree));
    QObject::connect(tree->header(), &QHeaderView::sectionResized, tree,
                     &QTreeWidget::doItemsLayout); // lines break elsewhere
    return tree;
}

QString saveAsPdf(QWidget &window, const QString &caption, const QString &file,
                  const std::function<editor::SheetBook()> &book)
{
    const QString chosen =
        editor::fileToSave(&window, caption, file, RulebookWindow::tr("PDF (*.pdf)"));
    if (chosen.isEmpty())
        return {};
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const auto failure = editor::writePdf(book(), chosen);
    QGuiApplication::restoreOverrideCursor();
    const QString name = QDir::toNativeSeparators(chosen);
    if (!failure)
        return RulebookWindow::tr("%1 was saved.").arg(name);
    //: %1 is a file, %2 what the system says
    return failure->reason.isEmpty()
               ? RulebookWindow::tr("%1 could not be saved.").arg(name)
               : RulebookWindow::tr("%1 could not be saved: %2.").arg(name, failure->reason);
}

} // namespace hexwerk
