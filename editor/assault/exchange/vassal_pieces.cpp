#include "editor/assault/exchange/vassal_pieces.h"

#include <QBuffer>
#include <QImage>

#include "core/assault/tables/system_data.h"
#include "core/hexes/plane.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static constexpr double kCounterShare = 0.56; // of a hex: leaves room for the arrow
static constexpr double kMarkerShare = 0.34;
static constexpr int kDiePixels = 32;

static const QString kUnitPrototype = u"Unit"_s;
static const QString kMarkerPrototype = u"Marker"_s;
static const QString kMoved = u"moved.png"_s;

static QString traitOf(const QString &kind, const QStringList &fields)
{
    return kind + QLatin1Char(';') + vassalSequence(fields, QLatin1Char(';'));
}

// A key with Ctrl, as Java numbers it.
static QString controlKey(char16_t key)
{
    return u"%1,130"_s.arg(int(key));
}

static VassalTrait usesPrototype(const QString &name)
{
    return {traitOf(u"prototype"_s, {name})};
}

// Pictures in layers; the state is which one is shown, from 1. `names`: what each adds to the
// piece's name.
static VassalTrait layerTrait(const QString &name, const QStringList &pictures,
                              const QStringList &names, const QString &next, const QString &key,
                              int shown)
{
    const QLatin1Char comma(',');
    return {traitOf(u"emb2"_s, {QString(),
                                u"128"_s,
                                u"A"_s,
                                next,
                                u"128"_s,
                                QString(),
                                QString(),
                                u"128"_s,
                                QString(),
                                QString(),
                                QString(),
                                u"1"_s,
                                u"false"_s,
                                u"0"_s,
                                u"0"_s,
                                vassalSequence(pictures, comma),
                                vassalSequence(names, comma),
                                u"true"_s,
                                name,
                                QString(),
                                QString(),
                                u"false"_s,
                                QString(),
                                u"1"_s,
                                u"1"_s,
                                u"true"_s,
                                QString(),
                                key,
                                QString(),
                                QString(),
                                u"1.0"_s,
                                QString(),
                                u"true"_s}),
            QString::number(shown)};
}

// From our ids to letters that every file system and VASSAL take.
static QString fileNameOf(const QString &key)
{
    QString name;
    for (const QChar letter : key)
        name += letter.unicode() < 128 && (letter.isLetterOrNumber() || letter == u'-')
                    ? letter
                    : QChar(u'_');
    return name.toLower() + u".png"_s;
}

static QString roleOf(const std::string &id)
{
    return u"Side "_s + vassalName(editor::toQString(id));
}

VassalPieces::VassalPieces(const ScenarioDocument &document, int hexWidth, bool isTurned)
    : m_document(document)
    , m_hexWidth(hexWidth)
    , m_isTurned(isTurned)
{
    drawn(u"moved"_s, [this] {
        const int size = std::max(6, m_hexWidth / 8);
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor(60, 10, 0), 1));
        painter.setBrush(QColor(230, 40, 20));
        const double s = size - 1;
        painter.drawPolygon(QPolygonF({{1, 1}, {s, s / 2}, {1, s}}));
        painter.end();
        return image;
    });
}

template<typename Draw>
const VassalPieces::Drawn &VassalPieces::drawn(const QString &key, const Draw &draw)
{
    const auto [at, isNew] = m_drawn.try_emplace(key);
    if (isNew) {
        const QImage image = draw();
        QByteArray bytes;
        QBuffer buffer(&bytes);
        image.save(&buffer, "PNG");
        const std::string file = freeName(fileNameOf(key).toStdString(), [this](const auto &name) {
            return std::none_of(m_pictures.begin(), m_pictures.end(), [&](const ZipEntry &entry) {
                return entry.name == "images/" + name;
            });
        });
        m_pictures.push_back({"images/" + file, bytes.toStdString()});
        at->second = {QString::fromStdString(file), image.size()};
    }
    return at->second;
}

const VassalPieces::Drawn &VassalPieces::counter(const UnitSpec &unit, bool half)
{
    UnitSpec bare;
    bare.card = unit.card;
    bare.side = unit.side;
    bare.experience = unit.experience;
    bare.half = half;
    const QString experience = editor::toQString(toString(unit.experience));
    const QString key = editor::toQString(unit.side) + u'-' + editor::toQString(unit.card) + u'-' +
                        (unit.experience == Experience::Regular ? QString() : experience + u'-') +
                        (half ? u"back"_s : u"front"_s);
    return drawn(key, [&] {
        const int size = static_cast<int>(std::lround(m_hexWidth * kCounterShare));
        return counterPicture(sceneUnit(bare, m_document.scenario(), m_document.library()), size,
                              m_art);
    });
}

// Points to vertex 0; VASSAL turns it by sixths of a circle.
const VassalPieces::Drawn &VassalPieces::arrow(const UnitSpec &unit)
{
    return drawn(u"facing-"_s + editor::toQString(unit.side), [&] {
        const editor::HexGeometry geometry = m_isTurned
                                                 ? editor::HexGeometry::turned(m_hexWidth, 2, 2)
                                                 : editor::HexGeometry(m_hexWidth);
        QImage image(m_hexWidth, m_hexWidth, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFacing(painter, QPointF(m_hexWidth / 2.0, m_hexWidth / 2.0), geometry.angleOfFacing(0),
                    m_hexWidth,
                    sceneUnit(unit, m_document.scenario(), m_document.library()).colour);
        painter.end();
        return image;
    });
}

VassalSlot VassalPieces::slot(const QString &name, QSize size, std::vector<VassalTrait> traits)
{
    const int id = m_id++;
    traits.push_back({traitOf(u"piece"_s, {QString(), QString(), QString(), name}),
                      traitOf(u"null"_s, {u"0"_s, u"0"_s, QString::number(id), u"0"_s})});
    return {name, id, size, vassalPiece(traits)};
}

VassalSlot VassalPieces::unit(const UnitSpec &unit, int count)
{
    const UnitCard *card = m_document.library().cards.unit(unit.card);
    QString name = vassalName(editor::inWindowLanguage(unit.name));
    if (name.isEmpty() && card)
        name = vassalName(editor::inWindowLanguage(card->name));
    if (name.isEmpty())
        name = vassalName(editor::toQString(unit.card));
    std::vector<VassalTrait> traits = {usesPrototype(kUnitPrototype)};
    const auto &sides = m_document.scenario().sides;
    if (std::any_of(sides.begin(), sides.end(),
                    [&](const SideSpec &side) { return side.id == unit.side; }))
        traits.push_back(usesPrototype(roleOf(unit.side)));
    const Drawn front = counter(unit, false);
    if (card && card->halfStrength < card->strength)
        //: what is added to the name of a counter that shows its back
        traits.push_back(layerTrait(u"Step"_s, {front.file, counter(unit, true).file},
                                    {QString(), u'+' + tr(" (half strength)")}, tr("Flip"),
                                    controlKey(u'F'), unit.half ? 2 : 1));
    else
        traits.push_back(layerTrait(u"Step"_s, {front.file}, {QString()}, {}, {}, 1));
    if (card && card->type != UnitType::Infantry) { // the arrow turns, the counter does not
        traits.push_back(
            {traitOf(u"rotate"_s, {u"6"_s, controlKey(u']'), controlKey(u'['), tr("Turn clockwise"),
                                   tr("Turn anticlockwise"), QString(), QString(), u"Facing"_s,
                                   QString(), QString(), QString(), QString(), u"true"_s}),
             QString::number(wrapped(unit.facing.value_or(0)))});
        traits.push_back(layerTrait(u"Arrow"_s, {arrow(unit).file}, {QString()}, {}, {}, 1));
    }
    const QLatin1Char comma(',');
    traits.push_back({u"mark;"_s + vassalSequence({u"Card"_s, u"Unit"_s}, comma),
                      vassalSequence({vassalName(editor::toQString(unit.card)),
                                      vassalName(editor::toQString(unit.id))},
                                     comma)});
    VassalSlot made = slot(name, front.size, std::move(traits));
    if (count > 1)
        made.name = u"%1 × %2"_s.arg(count).arg(name);
    return made;
}

const VassalPieces::Drawn &VassalPieces::markerDrawn(const QString &key,
                                                     const std::function<void(QPainter &)> &paint)
{
    return drawn(u"marker-"_s + key, [&] {
        const int size = static_cast<int>(std::lround(m_hexWidth * kMarkerShare));
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.scale(size / 100.0, size / 100.0);
        paint(painter);
        painter.end();
        return image;
    });
}

VassalSlot VassalPieces::markerSlot(const QString &name, const Drawn &picture)
{
    return slot(vassalName(name), picture.size,
                {usesPrototype(kMarkerPrototype),
                 layerTrait(u"Marker"_s, {picture.file}, {QString()}, {}, {}, 1)});
}

VassalSlot VassalPieces::marker(Marker marker)
{
    const MarkerRow &row = m_document.library().system.markers[static_cast<std::size_t>(marker)];
    const QString id = editor::toQString(toString(marker));
    const QString name = editor::inWindowLanguage(row.name);
    return markerSlot(name.isEmpty() ? id : name, markerDrawn(id, [&](QPainter &painter) {
                          const int pixels = static_cast<int>(m_hexWidth * kMarkerShare);
                          painter.drawImage(QRectF(0, 0, 100, 100),
                                            markerPicture(marker, pixels, m_art));
                      }));
}

VassalSlot VassalPieces::damage()
{
    return markerSlot(tr("Damage"), markerDrawn(u"damage"_s, [this](QPainter &painter) {
                          constexpr double kLarge = 2.3; // a badge on a counter is small
                          constexpr QPointF kBadge(93, 92);
                          painter.translate(50, 50);
                          painter.scale(kLarge, kLarge);
                          painter.translate(-kBadge);
                          paintDamage(painter, 1, m_hexWidth * kMarkerShare / 100 * kLarge);
                      }));
}

VassalSlot VassalPieces::smoke()
{
    return markerSlot(tr("Smoke"), markerDrawn(u"smoke"_s, [this](QPainter &painter) {
                          const QImage cloud = m_art.picture(u"overlay/smoke_1"_s, m_hexWidth / 2);
                          const double height = 100.0 * cloud.height() / std::max(1, cloud.width());
                          painter.drawImage(QRectF(0, 50 - height / 2, 100, height), cloud);
                      }));
}

VassalSlot VassalPieces::held(const SideSpec &side)
{
    //: a marker; %1 is a side
    const QString name = tr("Held by %1").arg(sideName(side));
    const QColor colour = sideColour(side.colour);
    const Drawn &picture =
        markerDrawn(u"held-"_s + editor::toQString(side.id), [&](QPainter &painter) {
            painter.setPen(QPen(QColor(30, 22, 14), 6));
            painter.setBrush(QColor(247, 239, 219));
            painter.drawEllipse(QRectF(4, 4, 92, 92));
            painter.drawLine(QPointF(34, 80), QPointF(34, 20));
            painter.setPen(QPen(QColor(30, 22, 14), 4));
            painter.setBrush(colour);
            painter.drawPolygon(QPolygonF({{34, 20}, {78, 34}, {34, 52}}));
        });
    return markerSlot(name, picture);
}

QString VassalPieces::sideName(const SideSpec &side) const
{
    const QString name = vassalName(editor::inWindowLanguage(side.name));
    const auto &sides = m_document.scenario().sides;
    const auto namesakes = std::count_if(sides.begin(), sides.end(), [&](const SideSpec &other) {
        return vassalName(editor::inWindowLanguage(other.name)) == name;
    });
    const QString id = vassalName(editor::toQString(side.id));
    if (name.isEmpty())
        return id;
    return namesakes > 1 ? u"%1 (%2)"_s.arg(name, id) : name;
}

VassalDie VassalPieces::die(Die die, const DiceFaces &faces)
{
    const QString letter = QString(QLatin1Char(letterOf(die)));
    const auto picture = [&](const QString &key, std::optional<Symbols> face) {
        return drawn(u"die-"_s + key,
                     [&] {
                         QImage image(kDiePixels, kDiePixels, QImage::Format_ARGB32_Premultiplied);
                         image.fill(Qt::transparent);
                         QPainter painter(&image);
                         painter.setRenderHint(QPainter::Antialiasing);
                         DicePainter::paint(painter, QRectF(image.rect()), die, face);
                         painter.end();
                         return image;
                     })
            .file;
    };
    VassalDie made{DicePainter::word(die), picture(letter, std::nullopt), {}};
    for (int number = 1; number <= 6; ++number) {
        const Symbols face = faces.face(die, number);
        const QString shown = QString::fromStdString(toString(face));
        made.faces.push_back(
            {DicePainter::faceText(face), face.total(),
             picture(u"%1-%2"_s.arg(letter, shown == u"-"_s ? u"0"_s : shown), face)});
    }
    return made;
}

std::vector<VassalPrototype> VassalPieces::prototypes() const
{
    const VassalTrait nothing{traitOf(u"piece"_s, {QString(), QString(), QString(), QString()}),
                              traitOf(u"null"_s, {u"0"_s, u"0"_s, QString(), u"0"_s})};
    const VassalTrait remove{traitOf(u"delete"_s, {tr("Delete"), controlKey(u'D'), QString()})};
    const VassalTrait clone{traitOf(u"clone"_s, {tr("Clone"), controlKey(u'C'), QString()})};
    const VassalTrait moved{
        traitOf(u"markmoved"_s,
                {kMoved, QString::number(m_hexWidth * 2 / 7), QString::number(-m_hexWidth * 2 / 7),
                 tr("Mark as moved"), controlKey(u'M'), QString(), u"false"_s, QString(), QString(),
                 QString(), QString()}),
        u"false"_s};
    const VassalTrait trail{
        traitOf(u"footprint"_s,
                {controlKey(u'T'), tr("Movement trail"), u"false"_s, u"false"_s, u"10"_s,
                 u"255,255,255"_s, u"0,0,0"_s, u"100"_s, u"50"_s, u"20"_s, u"30"_s, u"1.0"_s,
                 QString(), QString(), QString(), QString(), u"false"_s}),
        u"false;;0;false;0"_s};
    const VassalTrait label{traitOf(
        u"label"_s, {controlKey(u'L'), tr("Label..."), QString::number(std::max(9, m_hexWidth / 9)),
                     u"255,255,255"_s, u"0,0,0"_s, u"b"_s, QString::number(m_hexWidth / 12), u"c"_s,
                     u"0"_s, u"t"_s, u"c"_s, u"$pieceName$ ($label$)"_s, u"Dialog"_s, u"0"_s,
                     u"0"_s, u"TextLabel"_s, QString(), u"false"_s})};
    std::vector<VassalPrototype> all = {
        {kUnitPrototype, vassalPiece({remove, clone, moved, trail, label, nothing})},
        {kMarkerPrototype, vassalPiece({remove, clone, nothing})}};
    for (const SideSpec &side : m_document.scenario().sides)
        all.push_back(
            {roleOf(side.id),
             vassalPiece(
                 {{u"mark;Side"_s, vassalSequence({sideName(side)}, QLatin1Char(','))}, nothing})});
    return all;
}

} // namespace hexwerk::assault::ui
