#include "editor/canvas/picture_tag.h"

#include <QBuffer>

namespace hexwerk::editor {

QString pictureTag(const QImage &picture, const QString &words, int width)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    QString tag = QStringLiteral("<img src=\"data:image/png;base64,%1\"")
                      .arg(QString::fromLatin1(bytes.toBase64()));
    if (!words.isEmpty())
        tag += QStringLiteral(" alt=\"%1\"").arg(words.toHtmlEscaped());
    if (width > 0)
        tag += QStringLiteral(" width=\"%1\"").arg(width);
    return tag + u'>';
}

} // namespace hexwerk::editor
