#include "app/basis/reading_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "editor/canvas/icons.h"
#include "editor/panels/text_browser.h"

namespace hexwerk {

ReadingDialog::ReadingDialog(const QString &title, const QString &html, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("reading"));
    setWindowTitle(title);
    auto *text = new editor::TextBrowser(this);
    text->setAccessibleName(title);
    text->setHtml(html);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setIcon(editor::icon(QStringLiteral("remove")));
    close->setToolTip(tr("Close this text"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(text, 1);
    rows->addWidget(buttons);
    resizeToText(*this, 64, 18);
}

} // namespace hexwerk
