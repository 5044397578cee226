#include "core/assault/campaign/campaign_play.h"
#include "core/base/content_hash.h"

namespace hexwerk::assault {

// What a unit is called is no value of the game.
static void hashInto(ContentHash &hash, const CoreNow &core)
{
    const auto &[id, side, card, name, experience, earned, strength, joined, lostIn, battlesLeft,
                 kills, battles, objectives, medals, isReplaced] = core;
    hash.add(id, side, card, experience, earned, strength, joined, lostIn, battlesLeft, kills,
             battles, objectives, medals, isReplaced);
}

static void hashInto(ContentHash &hash, const SlotTaken &taken)
{
    const auto &[unit, core] = taken;
    hash.add(unit, core);
}

static void hashInto(ContentHash &hash, const Fought &fought)
{
    const auto &[battle, winner, margin, turns, result] = fought;
    hash.add(battle, winner, margin, turns, result);
}

static void hashInto(ContentHash &hash, const Abandoned &left)
{
    const auto &[card, name] = left;
    hash.add(card);
}

// By its seal, which both sides know.
static void hashInto(ContentHash &hash, const SidePlan &plan)
{
    const auto &[isMade, isShown, lines, box] = plan;
    hash.add(isMade, isShown, lines.commitment(), box);
}

std::uint64_t CampaignPlay::hash(const Position &p)
{
    const auto &[setting, seeds, cores, tracks, points, drawn, joined, fought, abandoned,
                 fieldHolder, battle, plans, plansMade, taken, question, asked, ways, winner] = p;
    ContentHash hash;
    hash.add(setting->hash, cores, tracks, points, drawn, joined, fought, abandoned, fieldHolder,
             battle, plans, plansMade, taken, question, asked, ways, winner);
    return hash.value();
}

} // namespace hexwerk::assault
