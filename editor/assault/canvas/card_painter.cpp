#include "editor/assault/canvas/card_painter.h"

#include "editor/assault/canvas/card_paper.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

void CardPainter::write(QPainter &painter, const QRectF &box, int flags, const QString &text,
                        double size, bool bold, QColor ink)
{
    const card_paper::Place place{box, flags, size, bold};
    if (m_texts)
        m_texts->push_back({text, place});
    card_paper::write(painter, place, text, ink);
}

void CardPainter::paintHead(QPainter &painter, const QString &title, const QString &below,
                            const std::string &nation)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(card_paper::colourOf(nation));
    painter.drawRoundedRect(QRectF(5, 5, card_paper::kWidth - 10, 33), 6, 6);
    card_paper::paintPattern(painter, nation);
    write(painter, QRectF(12, 8, card_paper::kWidth - 64, 18), Qt::AlignLeft | Qt::AlignVCenter,
          title, 15, true, Qt::white);
    write(painter, QRectF(12, 23, card_paper::kWidth - 64, 13), Qt::AlignLeft | Qt::AlignVCenter,
          below, 9, false, QColor(240, 236, 224));
}

// As large as covers the box.
void CardPainter::paintPicture(QPainter &painter, const QRectF &box) const
{
    const QTransform &world = painter.worldTransform();
    const double scale =
        std::hypot(world.m11(), world.m12()) * painter.device()->devicePixelRatioF();
    const QImage *image = &m_picture->front();
    for (const QImage &smaller : *m_picture) // the smallest that is not too coarse
        if (smaller.width() >= box.width() * scale && smaller.height() >= box.height() * scale)
            image = &smaller;
    const QSizeF whole = image->size();
    const double fit = std::max(box.width() / whole.width(), box.height() / whole.height());
    QRectF part(QPointF(), box.size() / fit);
    part.moveCenter(QPointF(whole.width(), whole.height()) / 2);
    painter.drawImage(box, *image, part);
}

void CardPainter::paintUnderText(QPainter &painter) const
{
    constexpr double kOpacity = 0.3; // dark text stands on it
    if (!m_picture)
        return;
    painter.setOpacity(kOpacity);
    paintPicture(painter, QRectF(10, 41, card_paper::kWidth - 20, card_paper::kHeight - 51));
    painter.setOpacity(1);
}

void CardPainter::paintSymbol(QPainter &painter, const QRectF &box, const UnitCard &card)
{
    painter.setPen(QPen(card_paper::kLine, 1));
    painter.setBrush(QColor(238, 231, 212));
    painter.drawRoundedRect(box, 4, 4);
    paintPicture(painter, box.adjusted(3, 3, -3, -3), faceOf(card));
}

void CardPainter::paintPicture(QPainter &painter, const QRectF &box, const UnitFace &face)
{
    m_art.paint(painter, facePicture(face), box);
}

// What the unit looks like.
void CardPainter::paintFace(QPainter &painter, const UnitCard &card)
{
    const QRectF box(12, 44, 60, 32);
    if (!m_picture)
        return paintSymbol(painter, box, card);
    paintPicture(painter, box);
    painter.setPen(QPen(card_paper::kLine, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

static void paintStrength(QPainter &painter, int strength, QPointF at)
{
    const int inRow = strength > 10 ? 7 : 5;
    const double step = strength > 10 ? 5.5 : 8.5;
    for (int pip = 0; pip < std::min(strength, 20); ++pip) {
        const QPointF corner = at + QPointF(pip % inRow, pip / inRow) * step;
        painter.setPen(QPen(card_paper::kInk, 0.8));
        painter.setBrush(QColor(214, 60, 40));
        painter.drawRoundedRect(QRectF(corner, QSizeF(step - 2, step - 2)), 1.4, 1.4);
    }
}

// [R4.2c] Of a vehicle by area, clockwise from the left; the word stands in the free corner.
void CardPainter::paintDefence(QPainter &painter, const QRectF &box, const UnitCard &card)
{
    const bool isVehicle = card.type == UnitType::Vehicle;
    const double h = box.height() / 3;
    const double w = box.width() / 3;
    const QRectF title = isVehicle ? QRectF(box.left() - 7, box.top(), w + 10, 8)
                                   : QRectF(box.left(), box.top(), box.width(), 11);
    constexpr int kCorner = Qt::AlignLeft | Qt::AlignVCenter;
    write(painter, title, isVehicle ? kCorner : int{Qt::AlignCenter}, tr("Defence"),
          isVehicle ? 8 : 8.5, false, card_paper::kFaint);
    if (!isVehicle)
        return card_paper::paintPool(painter, box.adjusted(0, 17, 0, -6), card.defence[0]);
    struct Area
    {
        QPointF at; // of the box
        QString word;
        AreaOfImpact area;
    };
    for (const Area &one : {Area{{0, h}, tr("rear"), AreaOfImpact::Rear},
                            Area{{w, 0}, tr("above"), AreaOfImpact::Above},
                            Area{{2 * w, h}, tr("front"), AreaOfImpact::Front},
                            Area{{w, 2 * h}, tr("flank"), AreaOfImpact::Flank}}) {
        const QRectF place(box.topLeft() + one.at, QSizeF(w, h));
        write(painter, QRectF(place.left(), place.top(), w, 8), Qt::AlignCenter, one.word, 8, false,
              card_paper::kFaint);
        card_paper::paintPool(painter, place.adjusted(0, 7.5, 0, 0), card.defenceOf(one.area));
    }
}

void CardPainter::paintMovement(QPainter &painter, const QRectF &box, const UnitCard &card)
{
    write(painter, QRectF(box.left(), box.top(), box.width(), 11), Qt::AlignCenter, tr("Movement"),
          8.5, false, card_paper::kFaint);
    write(painter, QRectF(box.left(), box.top() + 11, box.width(), 24), Qt::AlignCenter,
          QString::number(card.movement), 21, true);
    write(painter, QRectF(box.left() - 5, box.top() + 35, box.width() + 3, 24),
          Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
          ChoiceText::movementType(card.movementType), 8);
}

// Every range from 0 to 14 has its column; a band lies over those that it reaches.
void CardPainter::paintBands(QPainter &painter, const QRectF &box, const UnitCard &card)
{
    constexpr double kTitle = 20;
    const double step = (box.width() - kTitle) / 15;
    for (int range = 0; range <= 14; ++range)
        write(painter, QRectF(box.left() + kTitle + range * step, box.top(), step, 10),
              Qt::AlignCenter, QString::number(range), 7.5, range == 0, card_paper::kFaint);
    const double height = (box.height() - 10) / 2;
    for (const TargetRow row : {TargetRow::Armoured, TargetRow::Soft}) {
        const double y = box.top() + 10 + static_cast<int>(row) * height;
        paintPicture(painter, QRectF(box.left() - 2, y + 3, kTitle, height - 6),
                     {row == TargetRow::Armoured ? UnitSymbol::Tank : UnitSymbol::Rifle});
        for (const RangeBand &band : card.bands[static_cast<std::size_t>(row)]) {
            const QRectF place(box.left() + kTitle + band.from * step, y + 1.5,
                               std::max(1, band.to - band.from + 1) * step, height - 3);
            painter.setPen(QPen(card_paper::kLine, 0.8));
            painter.setBrush(QColor(238, 231, 212));
            painter.drawRoundedRect(place.adjusted(0.6, 0, -0.6, 0), 3, 3);
            // A narrow band has its dice below each other.
            const int across = std::max(1, static_cast<int>(place.width() / 13));
            const int rows = std::max(1, (band.dice.size() + across - 1) / across);
            const double side = std::min({13.0, (height - 4) / rows, place.width() - 2});
            std::vector<Die> dice = band.dice.dice();
            for (std::size_t i = 0; i < dice.size(); ++i) {
                const int line = static_cast<int>(i) / across;
                const int inLine = std::min(across, static_cast<int>(dice.size()) - line * across);
                const double x =
                    place.center().x() - side * inLine / 2 + side * (static_cast<int>(i) % across);
                const double top = place.center().y() - side * rows / 2 + side * line;
                DicePainter::paint(
                    painter, QRectF(x, top, side, side).adjusted(0.5, 0.5, -0.5, -0.5), dice[i]);
            }
        }
    }
}

// [R4.2e] [R4.2f]
QString CardPainter::blastText(const Blast &blast)
{
    const QString die = DicePainter::word(blast.die);
    if (blast.supportOnly)
        return tr("Blast %1 (S)").arg(die);
    //: %1 is the colour of a die, %2 a number of hexes
    return blast.upTo ? tr("Blast %1 up to %2").arg(die).arg(*blast.upTo) : tr("Blast %1").arg(die);
}

void CardPainter::paintPoints(QPainter &painter, int points)
{
    write(painter, QRectF(card_paper::kWidth - 56, 9, 44, 16), Qt::AlignRight | Qt::AlignVCenter,
          QString::number(points), 15, true, Qt::white);
    write(painter, QRectF(card_paper::kWidth - 56, 23, 44, 12), Qt::AlignRight | Qt::AlignVCenter,
          tr("points"), 8, false, QColor(240, 236, 224));
}

// Clear of what is printed along the rim.
void CardPainter::paintId(QPainter &painter, const std::string &id)
{
    write(painter, QRectF(12, card_paper::kHeight - 21, card_paper::kWidth - 28, 11),
          Qt::AlignRight | Qt::AlignVCenter, editor::toQString(id), 7.5, false, card_paper::kFaint);
}

void CardPainter::paintFront(QPainter &painter, const QRectF &rect, const UnitCard &card)
{
    card_paper::begin(painter, rect);
    const QString name = editor::inWindowLanguage(card.name);
    paintHead(painter, name.isEmpty() ? editor::toQString(card.id) : name,
              ChoiceText::unitType(card.type), card.nation);
    paintPoints(painter, card.points);
    paintFace(painter, card);
    write(painter, QRectF(12, 78, 18, 22), Qt::AlignLeft | Qt::AlignVCenter,
          QString::number(card.strength), 17, true);
    paintStrength(painter, card.strength, {31, 81});
    paintDefence(painter, QRectF(80, 42, 92, 58), card);
    paintMovement(painter, QRectF(card_paper::kWidth - 60, 42, 52, 48), card);
    card_paper::rule(painter, 105);
    paintBands(painter, QRectF(10, 107, card_paper::kWidth - 20, 64), card);
    card_paper::rule(painter, 174);
    QStringList traits;
    if (card.turret)
        traits << tr("Turret");
    if (card.blast)
        traits << blastText(*card.blast);
    if (card.transport > 0)
        traits << tr("Carries %1").arg(card.transport);
    if (!card.canSupport)
        traits << tr("No support in close combat");
    for (const std::string &ability : card.abilities)
        traits << ChoiceText::of(Choices::Abilities, ability, {}, m_library);
    write(painter, QRectF(18, 175, card_paper::kWidth - 36, 16),
          Qt::AlignVCenter | Qt::TextWordWrap, traits.join(QStringLiteral(" \u00b7 ")), 8.5);
    painter.restore();
}

void CardPainter::paintBack(QPainter &painter, const QRectF &rect, const UnitCard &card)
{
    card_paper::begin(painter, rect);
    const QString nation = ChoiceText::of(Choices::Nations, card.nation, {}, m_library);
    paintHead(
        painter, nation,
        //: %1 is the type of a unit, %2 its class
        tr("%1, %2").arg(ChoiceText::unitType(card.type), ChoiceText::unitClass(card.unitClass)),
        card.nation);
    paintPoints(painter, card.halfPoints);
    paintFace(painter, card);
    write(painter, QRectF(80, 44, 90, 12), Qt::AlignLeft | Qt::AlignVCenter, tr("Half strength"),
          8.5, false, card_paper::kFaint);
    write(painter, QRectF(80, 56, 18, 20), Qt::AlignLeft | Qt::AlignVCenter,
          QString::number(card.halfStrength), 17, true);
    paintStrength(painter, card.halfStrength, {99, 60});
    double y = 82;
    card_paper::rule(painter, y);
    if (card.indirect) {
        write(painter, QRectF(12, y + 3, 120, 14), Qt::AlignLeft | Qt::AlignVCenter,
              //: %1 and %2 are the nearest and farthest range of indirect fire, in hexes
              tr("Indirect fire %1\u2013%2").arg(card.indirect->from).arg(card.indirect->to), 10,
              true);
        card_paper::paintPool(painter, QRectF(134, y + 2, 92, 16), card.indirect->dice);
        y += 21;
        card_paper::rule(painter, y);
    }
    QStringList lines;
    for (const std::string &ability : card.abilities)
        lines << QStringLiteral("%1: %2").arg(
            ChoiceText::of(Choices::Abilities, ability, {}, m_library),
            ChoiceText::abilityHelp(ability, m_library));
    write(painter, QRectF(12, y + 3, card_paper::kWidth - 24, card_paper::kHeight - y - 24),
          Qt::AlignTop | Qt::TextWordWrap, lines.join(QLatin1Char('\n')), 9);
    paintId(painter, card.id);
    painter.restore();
}

void CardPainter::paintFormation(QPainter &painter, const QRectF &rect, const FormationCard &card)
{
    card_paper::begin(painter, rect);
    paintUnderText(painter);
    const QString name = editor::inWindowLanguage(card.name);
    paintHead(painter, name.isEmpty() ? editor::toQString(card.id) : name,
              editor::inWindowLanguage(card.command), card.nation);
    write(painter, QRectF(card_paper::kWidth - 56, 9, 44, 16), Qt::AlignRight | Qt::AlignVCenter,
          QString::number(card.commandPoints), 15, true, Qt::white);
    write(painter, QRectF(card_paper::kWidth - 56, 23, 44, 12), Qt::AlignRight | Qt::AlignVCenter,
          tr("CP", "command points"), 8, false, QColor(240, 236, 224));
    int points = 0;
    const double step =
        std::min(30.0, 128.0 / static_cast<double>(std::max<std::size_t>(card.units.size(), 1)));
    double y = 44;
    for (const FormationUnits &units : card.units) {
        const UnitCard *unit = m_library.cards.unit(units.card);
        write(painter, QRectF(12, y, 26, step), Qt::AlignRight | Qt::AlignVCenter,
              QStringLiteral("%1 \u00d7").arg(units.count), std::min(13.0, step * 0.6), true);
        if (unit) {
            paintSymbol(painter, QRectF(44, y + 1, (step - 2) * 1.8, step - 2), *unit);
            points += units.count * unit->points;
        }
        write(painter, QRectF(104, y, card_paper::kWidth - 152, step),
              Qt::AlignLeft | Qt::AlignVCenter,
              unit ? editor::inWindowLanguage(unit->name) : editor::toQString(units.card),
              std::min(11.0, step * 0.6));
        write(painter, QRectF(card_paper::kWidth - 50, y, 38, step),
              Qt::AlignRight | Qt::AlignVCenter,
              unit ? QString::number(unit->points) : QStringLiteral("?"),
              std::min(10.0, step * 0.6), false, card_paper::kFaint);
        y += step;
    }
    card_paper::rule(painter, 176);
    write(painter, QRectF(18, 176, card_paper::kWidth - 112, 15), Qt::AlignLeft | Qt::AlignVCenter,
          tr("%1, deck: %2")
              .arg(ChoiceText::of(Choices::Nations, card.nation, {}, m_library),
                   ChoiceText::unitType(card.type)),
          9, false, card_paper::kFaint);
    write(painter, QRectF(card_paper::kWidth - 92, 176, 74, 15), Qt::AlignRight | Qt::AlignVCenter,
          tr("%n point(s)", nullptr, points), 10, true);
    painter.restore();
}

} // namespace hexwerk::assault::ui
