#include "editor/assault/paper/sheet_pictures.h"

#include <QImage>

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/canvas/sample_map.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/text/local_text.h"

#include <array>
#include <optional>

namespace hexwerk::assault::ui {

using editor::toQString;

static constexpr double kSheetDots = 4; // 384 dots to an inch

static QString sheetPicture(const QString &name, int size, const QString &words)
{
    return QStringLiteral("<img src=\"%1/%2\" alt=\"%3\">")
        .arg(name)
        .arg(size)
        .arg(words.toHtmlEscaped());
}

QString counterHtml(const std::string &card, const std::string &side, int size)
{
    return sheetPicture(QStringLiteral("counter:%1/%2").arg(toQString(card), toQString(side)), size,
                        {});
}

QString diceHtml(const Pool &dice, int size)
{
    QStringList html;
    for (const Die die : dice.dice())
        html << sheetPicture(QStringLiteral("die:%1").arg(QLatin1Char(letterOf(die))), size,
                             DicePainter::word(die));
    return html.join(QStringLiteral("&#8288;")); // no line breaks between them
}

QString faceHtml(Die die, Symbols face, int size)
{
    return sheetPicture(
        QStringLiteral("face:%1/%2").arg(QLatin1Char(letterOf(die))).arg(toQString(toString(face))),
        size, DicePainter::faceText(face));
}

QString markerHtml(Marker marker, int size)
{
    return sheetPicture(QStringLiteral("marker:%1").arg(toQString(toString(marker))), size, {});
}

QString groundHtml(const std::string &kind, const std::string &id, int size)
{
    return sheetPicture(QStringLiteral("%1:%2").arg(toQString(kind), toQString(id)), size, {});
}

QImage SheetPictures::counter(const std::string &card, const std::string &side, int size)
{
    UnitSpec unit;
    unit.card = card;
    unit.side = side;
    return counterPicture(sceneUnit(unit, m_scenario, m_library), size, m_art);
}

QImage SheetPictures::ground(const std::string &kind, const std::string &id, int size) const
{
    MapScene sample = sampleMap(m_terrain);
    sample.language = editor::windowLanguage();
    if (kind == "terrain") {
        const auto terrain = m_terrain.find(id);
        if (!terrain)
            return {};
        coverSample(sample, *terrain);
    } else if (kind == "hexside") {
        const auto hexside = m_terrain.find(HexsideId(id));
        if (!hexside)
            return {};
        layOnSides(sample, *hexside);
    } else if (kind == "road") {
        const auto road = m_terrain.find(RoadId(id));
        if (!road)
            return {};
        layAcross(sample, *road);
    } else if (const auto work = overlayKindFromString(id); kind == "work" && work) {
        layWork(sample, *work);
    } else {
        return {};
    }
    return middleOfSample(sample, size);
}

QVariant SheetPictures::operator()(const QUrl &name)
{
    const QStringList parts = name.path().split(QLatin1Char('/'));
    const std::string kind = name.scheme().toStdString();
    const std::string what = parts.front().toStdString();
    const int size = qRound(parts.back().toInt() * kSheetDots);
    QImage picture;
    if (kind == "counter" && parts.size() == 3)
        picture = counter(what, parts[1].toStdString(), size);
    else if (const auto die = poolFromString(what); kind == "die" && die && !die->isEmpty())
        picture = DicePainter::pixmap(*die->strongest(), std::nullopt, size).toImage();
    else if (kind == "face" && die && !die->isEmpty() && parts.size() == 3)
        picture =
            DicePainter::pixmap(*die->strongest(), symbolsFromString(parts[1].toStdString()), size)
                .toImage();
    else if (const auto marker = markerFromString(what); kind == "marker" && marker)
        picture = markerPicture(*marker, size, m_art);
    else
        picture = ground(kind, what, size);
    if (picture.isNull())
        return {};
    picture.setDevicePixelRatio(kSheetDots);
    return picture;
}

} // namespace hexwerk::assault::ui
