// [R7.2] Smoke, hex by hex. What lies counts for every line of sight at once.
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow end(Turn turn, const SmokeFrame &smoke)
{
    mark(turn, turn.p.unit(smoke.firer), Marker::Firing); // [R7.2g] [R7.0b]
    return Done{};
}

// After the hexes that are nominated: another one, or the first roll. [R7.2e] In the English
// edition each further hex is named when dice are left for it, in the German one all before the
// first roll.
static Flow nominated(Turn turn, SmokeFrame &smoke)
{
    const bool more = turn.p.setting->switches.smokeHexesNominatedFirst && !smoke.isNominated &&
                      smoke.hexes.size() < kMostSmokeHexes;
    return next(smoke, more ? SmokeFrame::Choose : SmokeFrame::Roll);
}

static Flow choose(Turn turn, SmokeFrame &smoke)
{
    const Unit &firer = turn.p.unit(smoke.firer);
    const bool isOver = smoke.rolled > 0; // nothing is left to be rolled for
    if (!hasSmokeHex(turn.p, smoke)) {
        if (smoke.hexes.empty())
            return Done{};
        smoke.isNominated = true;
        return isOver ? end(turn, smoke) : nominated(turn, smoke);
    }
    if (!turn.answer)
        return Ask{{.question = Question::SmokeHex, .side = firer.side, .unit = firer.id}};
    const auto *target = std::get_if<Target>(turn.answer);
    if (!target) { // no further hex
        smoke.isNominated = true;
        return isOver ? end(turn, smoke) : nominated(turn, smoke);
    }
    smoke.hexes.push_back(target->hex);
    // [R7.2b] Seen by the firer, or by the spotter it has.
    const bool isSeen =
        seesHex(turn.p, firer, target->hex) ||
        (smoke.spotter != UnitId{} && seesHex(turn.p, turn.p.unit(smoke.spotter), target->hex));
    return isSeen ? nominated(turn, smoke) : Flow(next(smoke, SmokeFrame::Spotter));
}

static Flow spotter(Turn turn, SmokeFrame &smoke)
{
    const auto &units = turn.p.units;
    if (std::none_of(units.begin(), units.end(), [&](const Unit &unit) {
            return spotterRuling(turn.p, smoke, unit.id).has_value();
        }))
        return end(turn, smoke); // a referee may have taken them off
    if (!turn.answer)
        return Ask{{.question = Question::Spotter,
                    .side = turn.p.unit(smoke.firer).side,
                    .unit = smoke.firer}};
    smoke.spotter = std::get<Support>(*turn.answer).unit;
    nameSpotter(turn, smoke.spotter, smoke.firer);
    return nominated(turn, smoke);
}

static Flow roll(Turn turn, SmokeFrame &smoke)
{
    // [R7.2d] The dice of the card; [R7.2c] nobody defends, nobody is hurt.
    const DiceCount count = smokeDice(fighter(turn.p, turn.p.unit(smoke.firer)));
    const Pool pool = smoke.rolled == 0 ? count.attack : smoke.dice;
    if (pool.isEmpty())
        return end(turn, smoke);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::Smoke,
                    .unit = smoke.firer,
                    .dice = pool}};
    const std::vector<Symbols> rolled = battleDice(turn, pool, RollUse::Smoke, smoke.firer);
    const std::vector<Die> dice = pool.dice();
    Pool left;
    int markers = 0;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const Symbols shown = count.single ? rolled[i].single() : rolled[i];
        markers += shown.c + shown.d;
        if (shown.c + shown.d == 0) // [R7.2e] set aside for the next hex
            left.add(dice[i]);
    }
    laySmoke(turn, smoke.hexes[smoke.rolled], markers);
    ++smoke.rolled;
    smoke.dice = left;

    // [R7.2e] [R7.2f] As long as there are dice, to the third hex.
    if (left.isEmpty() || smoke.rolled == kMostSmokeHexes)
        return end(turn, smoke);
    if (smoke.rolled < smoke.hexes.size())
        return Next{};
    return smoke.isNominated ? end(turn, smoke) : Flow(next(smoke, SmokeFrame::Choose));
}

Flow run(Turn turn, SmokeFrame &smoke)
{
    // A referee may have taken one of them off.
    const bool isPossible = turn.p.unit(smoke.firer).inPlay() &&
                            (smoke.spotter == UnitId{} || turn.p.unit(smoke.spotter).inPlay());
    if (!isPossible)
        return Done{};
    switch (smoke.stage) {
    case SmokeFrame::Choose:
        return choose(turn, smoke);
    case SmokeFrame::Spotter:
        return spotter(turn, smoke);
    case SmokeFrame::Roll:
        return roll(turn, smoke);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
