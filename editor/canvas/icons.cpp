#include "editor/canvas/icons.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace hexwerk::editor {

using Qt::Literals::StringLiterals::operator""_s;
using Qt::Literals::StringLiterals::operator""_ba;

static const QString kFolder = u":/art/icons"_s;
static const QByteArray kTextInk = "#2e3436"_ba; // the colour in the files that stands for "text"

namespace {

// Draws with the palette of the moment, so that a switch to a dark theme reaches every button.
class ThemedIconEngine final : public QIconEngine
{
public:
    explicit ThemedIconEngine(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override { return new ThemedIconEngine(m_name); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

private:
    QString m_name;
};

} // namespace

static QColor inkFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return palette.color(QPalette::Active, QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active:
        break;
    }
    return palette.color(QPalette::Active, QPalette::ButtonText);
}

void ThemedIconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    QFile file(kFolder + u'/' + m_name + u".svg"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    QSvgRenderer renderer(file.readAll().replace(kTextInk, inkFor(mode).name().toLatin1()));
    const qreal side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect).center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (mode == QIcon::Disabled)
        painter->setOpacity(0.45); // fades the second colour too
    renderer.render(painter, square);
    painter->restore();
}

QPixmap ThemedIconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    if (size.isEmpty()) // of a button that a narrow window leaves no room
        return {};
    const QString key = u"hexwerk-icon/%1/%2/%3/%4"_s.arg(m_name, inkFor(mode).name())
                            .arg(size.width())
                            .arg(size.height()) +
                        (mode == QIcon::Disabled ? u"/disabled"_s : QString());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon icon(const QString &name)
{
    return QFile::exists(kFolder + u'/' + name + u".svg"_s) ? QIcon(new ThemedIconEngine(name))
                                                            : QIcon();
}

QStringList iconNames()
{
    QStringList names = QDir(kFolder).entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(4);
    return names;
}

} // namespace hexwerk::editor
