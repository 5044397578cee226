#include "editor/text/sight_text.h"

#include "editor/text/local_text.h"

namespace hexwerk::editor {

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

static QString causeOf(const SightReason &reason, const ScenarioDocument &document)
{
    switch (reason.cause) {
    case SightReason::Terrain:
        return inWindowLanguage(
            document.terrain().row(document.board().at(reason.hex).terrain).name);
    case SightReason::Ground:
        return SightText::tr("level %1").arg(document.board().at(reason.hex).level);
    case SightReason::SmokeMarkers:
        return SightText::tr("smoke");
    case SightReason::TooFar:
        return SightText::tr("too far");
    }
    return {};
}

QString SightText::of(const SightLine &line, Hex from, Hex to, const ScenarioDocument &document)
{
    //: %1 and %2 are hexes, %3 is a number of hexes, %4 the answer: clear, hindered or blocked
    QStringList lines{tr("%1 to %2, range %3: %4")
                          .arg(toQString(toString(from)), toQString(toString(to)))
                          .arg(distance(from, to))
                          .arg(status(line.status))};
    for (const SightReason &reason : line.reasons) {
        const bool blocks = reason.effect == SightReason::Blocks;
        //: %1 is a hex, %2 what stands there, %3 the id of a rule
        const QString words = blocks ? tr("%1: %2 blocks (%3)") : tr("%1: %2 hinders (%3)");
        lines << words.arg(toQString(toString(reason.hex)), causeOf(reason, document),
                           toQString(reason.rule));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace hexwerk::editor
