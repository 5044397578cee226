#include "editor/assault/canvas/dice_painter.h"

#include <QPainterPath>
#include <QPixmap>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

QString DicePainter::word(Die die)
{
    switch (die) {
    case Die::Red:
        return tr("Red", "battle die");
    case Die::Yellow:
        return tr("Yellow", "battle die");
    case Die::Green:
        return tr("Green", "battle die");
    case Die::Blue:
        return tr("Blue", "battle die");
    }
    return {};
}

const std::array<Symbols, 6> &DicePainter::faces()
{
    static constexpr std::array<Symbols, 6> kFaces = {Symbols{},        Symbols{0, 0, 1},
                                                      Symbols{0, 1, 0}, Symbols{0, 2, 0},
                                                      Symbols{1, 0, 0}, Symbols{1, 1, 0}};
    return kFaces;
}

QString DicePainter::faceText(Symbols face)
{
    QStringList words;
    for (int n = 0; n < face.c; ++n)
        words << tr("critical hit");
    for (int n = 0; n < face.d; ++n)
        words << tr("damage");
    for (int n = 0; n < face.x; ++n)
        words << tr("suppression");
    return words.isEmpty() ? tr("nothing") : words.join(tr(", ", "between symbols of a die"));
}

namespace {

struct DieLook
{
    QColor body;
    QColor pattern;
    QColor rim;
};

} // namespace

static DieLook lookOf(Die die)
{
    switch (die) {
    case Die::Red:
        return {QColor(178, 38, 30), QColor(214, 92, 76), QColor(84, 10, 6)};
    case Die::Yellow:
        return {QColor(240, 196, 48), QColor(252, 228, 138), QColor(112, 80, 0)};
    case Die::Green:
        return {QColor(58, 124, 62), QColor(108, 166, 100), QColor(16, 56, 22)};
    case Die::Blue:
        return {QColor(38, 92, 164), QColor(96, 146, 208), QColor(8, 34, 76)};
    }
    return {};
}

// Strongest to weakest, fewer corners: octagon, square, shield, circle. On 100 x 100 units.
static QPainterPath outlineOf(Die die)
{
    QPainterPath path;
    switch (die) {
    case Die::Red:
        path.addPolygon(QPolygonF(
            {{30, 3}, {70, 3}, {97, 30}, {97, 70}, {70, 97}, {30, 97}, {3, 70}, {3, 30}, {30, 3}}));
        break;
    case Die::Yellow:
        path.addRoundedRect(QRectF(5, 5, 90, 90), 10, 10);
        break;
    case Die::Green:
        path.moveTo(6, 6);
        path.lineTo(94, 6);
        path.lineTo(94, 56);
        path.cubicTo(94, 78, 76, 92, 50, 98);
        path.cubicTo(24, 92, 6, 78, 6, 56);
        path.closeSubpath();
        break;
    case Die::Blue:
        path.addEllipse(QRectF(3, 3, 94, 94));
        break;
    }
    return path;
}

// Slanted stripes, dots, upright stripes, waves.
static void paintPattern(QPainter &painter, Die die, QColor colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 5));
    switch (die) {
    case Die::Red:
        for (int x = -100; x < 110; x += 19)
            painter.drawLine(QPointF(x, 104), QPointF(x + 108, -4));
        break;
    case Die::Yellow:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column)
                painter.drawEllipse(QPointF(14 + column * 18 - (row % 2) * 9, 6 + row * 18), 4, 4);
        break;
    case Die::Green:
        for (int x = 12; x < 100; x += 19)
            painter.drawLine(x, 0, x, 100);
        break;
    case Die::Blue:
        for (int y = 8; y < 110; y += 19) {
            QPainterPath wave(QPointF(-4, y));
            for (int x = -4; x < 100; x += 26)
                wave.cubicTo(x + 8, y - 9, x + 18, y + 9, x + 26, y);
            painter.drawPath(wave);
        }
        break;
    }
}

static QPolygonF starAt(QPointF centre, double far, double near, int rays)
{
    QPolygonF star;
    for (int i = 0; i < 2 * rays; ++i) {
        const double angle = i * 3.14159265 / rays;
        star << centre + (i % 2 == 0 ? far : near) * QPointF(std::sin(angle), -std::cos(angle));
    }
    return star;
}

static void paintLetter(QPainter &painter, QPointF centre, double height, QChar letter, QColor ink)
{
    QFont font;
    font.setPixelSize(static_cast<int>(height * 1.36));
    font.setBold(true);
    QPainterPath path;
    path.addText(0, 0, font, letter);
    path.translate(centre - path.boundingRect().center());
    painter.fillPath(path, ink);
}

// A critical hit is a star, damage a full disc, suppression a cross in a ring.
static void paintSymbol(QPainter &painter, QPointF centre, double size, QChar letter)
{
    const QColor ink(26, 20, 14);
    switch (letter.unicode()) {
    case 'C':
        painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(QColor(250, 178, 44));
        painter.drawPolygon(starAt(centre, size * 0.62, size * 0.4, 9));
        paintLetter(painter, centre, size * 0.46, letter, ink);
        break;
    case 'D':
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(centre, size * 0.5, size * 0.5);
        paintLetter(painter, centre, size * 0.5, letter, Qt::white);
        break;
    default:
        painter.setPen(QPen(ink, size * 0.1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, size * 0.46, size * 0.46);
        painter.setPen(QPen(ink, size * 0.15, Qt::SolidLine, Qt::RoundCap));
        const QPointF arm(size * 0.2, size * 0.2);
        painter.drawLine(centre - arm, centre + arm);
        painter.drawLine(centre + QPointF(arm.x(), -arm.y()), centre + QPointF(-arm.x(), arm.y()));
        break;
    }
}

static void paintFace(QPainter &painter, Symbols face, QColor rim)
{
    painter.setPen(QPen(rim, 3));
    painter.setBrush(QColor(252, 248, 236));
    painter.drawRoundedRect(QRectF(13, 26, 74, 48), 10, 10);
    const QString letters = QString::fromStdString(toString(face));
    if (letters == QLatin1String("-")) {
        painter.setPen(QPen(QColor(120, 112, 100), 6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(38, 50), QPointF(62, 50));
        return;
    }
    const bool single = letters.size() == 1;
    double x = single ? 50 : 32;
    for (const QChar letter : letters) {
        paintSymbol(painter, {x, 50}, single ? 40 : 33, letter);
        x += 36;
    }
}

void DicePainter::paint(QPainter &painter, const QRectF &square, Die die,
                        std::optional<Symbols> face)
{
    const DieLook look = lookOf(die);
    const QPainterPath outline = outlineOf(die);
    const double side = std::min(square.width(), square.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center() - QPointF(side / 2, side / 2));
    painter.scale(side / 100, side / 100);
    painter.fillPath(outline, look.body);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    paintPattern(painter, die, look.pattern);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.rim, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    if (face)
        paintFace(painter, *face, look.rim);
    painter.restore();
}

void DicePainter::paintSticker(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                               Die die, Symbols face)
{
    const DieLook look = lookOf(die);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(bleedBox, look.body);
    painter.save(); // the pattern is made for a square
    painter.setClipRect(bleedBox, Qt::IntersectClip);
    painter.translate(bleedBox.topLeft());
    painter.scale(bleedBox.width() / 100, bleedBox.height() / 100);
    paintPattern(painter, die, look.pattern);
    painter.restore();
    painter.translate(cutBox.topLeft());
    painter.scale(cutBox.width() / 100, cutBox.height() / 100);
    painter.translate(50, 50); // a little larger than on a die with an outline
    painter.scale(1.22, 1.22);
    painter.translate(-50, -50);
    paintFace(painter, face, look.rim);
    painter.restore();
}

QPixmap DicePainter::pixmap(Die die, std::optional<Symbols> face, int size)
{
    const QString key = QStringLiteral("die %1 %2 %3")
                            .arg(static_cast<int>(die))
                            .arg(size)
                            .arg(face ? QString::fromStdString(toString(*face)) : QString());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(painter, QRectF(0, 0, size, size), die, face);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QPixmap DicePainter::symbolPixmap(Symbols one, int size)
{
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 100.0, size / 100.0);
    painter.setPen(QPen(QColor(70, 60, 44), 5));
    painter.setBrush(QColor(252, 248, 236));
    painter.drawRoundedRect(QRectF(4, 4, 92, 92), 16, 16);
    paintSymbol(painter, {50, 50}, 70, QString::fromStdString(toString(one)).front());
    return pixmap;
}

} // namespace hexwerk::assault::ui
