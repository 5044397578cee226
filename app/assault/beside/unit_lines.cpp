#include "app/assault/beside/unit_lines.h"

#include "core/assault/engine/assault.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/readiness.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static bool isShown(const Unit &unit, SideIndex side, SideIndex viewer)
{
    if (side != kNobody && unit.side != side)
        return false;
    switch (unit.state) {
    case UnitState::InBox:
        return false; // of a card that nobody took
    case UnitState::Waiting:
        return unit.side == viewer;
    case UnitState::InPlay:
    case UnitState::Carried:
    case UnitState::Eliminated:
    case UnitState::LeftMap:
        return true;
    }
    return false;
}

// What it may be announced for, if its side is asked for that now.
static QStringList openActions(const Position &p, const Unit &unit)
{
    QStringList open;
    for (int i = 0; i < kActions; ++i)
        if (const auto action = static_cast<Action>(i);
            Assault::query(p, Announce{unit.id, action}))
            open << PlayText::action(action);
    return open;
}

void UnitLines::addMay(UnitLine &line, const Position &p, const Unit &unit)
{
    if (unit.state == UnitState::Waiting) {
        line.may = tr("Not on the map yet.");
        return;
    }
    if (unit.state == UnitState::Eliminated) {
        line.may = tr("Eliminated.");
        return;
    }
    if (unit.state == UnitState::LeftMap) {
        line.may = tr("Has left the map.");
        return;
    }
    if (p.pending.isOver())
        return; // nobody acts any more, and who has acted was forgotten after the turn
    const bool isAsked = p.pending.question == Question::Announce && p.pending.side == unit.side;
    const QStringList open = isAsked ? openActions(p, unit) : QStringList();
    const auto ruling = activationRuling(p, unit);
    line.isOpen = isAsked ? !open.isEmpty() : canBeActivated(p, unit);
    if (!open.isEmpty())
        //: %1 are actions, with commas between them
        line.may = tr("May: %1.").arg(open.join(QStringLiteral(", ")));
    else if (unit.state == UnitState::Carried)
        line.may = line.isOpen ? tr("Aboard; may still get off.") : tr("Aboard.");
    else if (unit.activated && p.pending.unit == unit.id)
        line.may = tr("Is acting now.");
    else if (!ruling)
        line.may = RefusalText::withRule(ruling.error());
    else if (isAsked)
        line.may = tr("No actions available now.");
    else
        line.may = tr("Has not acted this turn.");
}

std::vector<UnitLine> UnitLines::of(const Position &p, SideIndex side, SideIndex viewer)
{
    std::vector<UnitLine> lines;
    for (const Unit &unit : p.units) {
        if (!isShown(unit, side, viewer))
            continue;
        UnitLine line{.unit = unit.id, .name = PlayText::unitAndHex(p, unit.id)};
        if (unit.inPlay() || unit.state == UnitState::Carried)
            line.state = PlayText::condition(p, unit.id);
        addMay(line, p, unit);
        lines.push_back(std::move(line));
    }
    std::stable_sort(lines.begin(), lines.end(), [&p](const UnitLine &a, const UnitLine &b) {
        const auto rank = [&p](const UnitLine &line) {
            const Unit &unit = p.unit(line.unit);
            const bool isThere = !unit.at.isNowhere();
            return std::tuple(!line.isOpen, !isThere, unit.side);
        };
        return rank(a) < rank(b);
    });
    return lines;
}

} // namespace hexwerk::assault::ui
