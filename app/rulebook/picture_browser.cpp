#include "app/rulebook/picture_browser.h"

#include <QTextDocument>
#include <QUrl>

namespace hexwerk {

PictureBrowser::PictureBrowser(const SystemKit &kit, QWidget *parent)
    : TextBrowser(parent)
    , m_kit(kit)
{
}

void PictureBrowser::showHtml(const QString &html)
{
    document()->clear();
    setHtml(html);
}

QVariant PictureBrowser::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("picture"))
        return TextBrowser::loadResource(type, name);
    const qreal ratio = devicePixelRatioF();
    const int size = fontMetrics().height() * 3 / 2;
    QImage picture = m_kit.pictureOf(name.path(), static_cast<int>(size * ratio));
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace hexwerk
