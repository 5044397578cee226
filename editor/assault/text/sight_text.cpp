#include "editor/assault/text/sight_text.h"

#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

QString SightText::status(SightStatus status)
{
    switch (status) {
    case SightStatus::Clear:
        return tr("clear");
    case SightStatus::Hindered:
        return tr("hindered");
    case SightStatus::Blocked:
        return tr("blocked");
    }
    return {};
}

static QString causeOf(const SightReason &reason, const Board &board, const TerrainChart &chart)
{
    switch (reason.cause) {
    case SightReason::Terrain:
        return editor::inWindowLanguage(chart.row(board.at(reason.hex).terrain).name);
    case SightReason::Ground:
        return SightText::tr("level %1").arg(board.at(reason.hex).level);
    case SightReason::SmokeMarkers:
        return SightText::tr("smoke");
    case SightReason::TooFar:
        return SightText::tr("too far");
    }
    return {};
}

QString SightText::answer(SightStatus status, Hex from, Hex to)
{
    //: %1 and %2 are hexes, %3 is a number of hexes, %4 the answer: clear, hindered or blocked
    return tr("%1 to %2, range %3: %4")
        .arg(editor::toQString(toString(from)), editor::toQString(toString(to)))
        .arg(distance(from, to))
        .arg(SightText::status(status));
}

QString SightText::reason(const SightReason &reason, const Board &board, const TerrainChart &chart)
{
    const bool blocks = reason.effect == SightReason::Blocks;
    //: %1 is a hex, %2 what stands there, %3 the id of a rule
    const QString words = blocks ? tr("%1: %2 blocks (%3)") : tr("%1: %2 hinders (%3)");
    return words.arg(editor::toQString(toString(reason.hex)), causeOf(reason, board, chart),
                     editor::toQString(reason.rule));
}

QString SightText::of(const SightLine &line, Hex from, Hex to, const Board &board,
                      const TerrainChart &chart)
{
    QStringList lines{answer(line.status, from, to)};
    for (const SightReason &each : line.reasons)
        lines << reason(each, board, chart);
    return lines.join(QLatin1Char('\n'));
}

} // namespace hexwerk::assault::ui
