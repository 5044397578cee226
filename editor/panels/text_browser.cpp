#include "editor/panels/text_browser.h"

#include <QImage>
#include <QTextDocument>

namespace hexwerk::editor {

TextBrowser::TextBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
}

// Something empty: where it gets nothing at all, Qt looks for a file of that name itself.
QVariant TextBrowser::loadResource(int type, const QUrl &)
{
    if (type != QTextDocument::ImageResource)
        return QByteArray();
    QImage nothing(1, 1, QImage::Format_ARGB32);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace hexwerk::editor
