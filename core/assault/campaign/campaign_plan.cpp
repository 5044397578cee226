#include "core/assault/campaign/campaign_plan.h"

#include "core/assault/game/message.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace hexwerk::assault {

// Rounded up.
static int share(int points, int part, int whole)
{
    return (points * part + whole - 1) / whole;
}

static bool isVehicle(const UnitCard &card)
{
    return card.type == UnitType::Vehicle;
}

int costToRestore(const CampaignPosition &p, const CoreNow &core)
{
    const UnitCard &card = p.setting->card(core.card);
    return share(card.points, card.strength - core.strength, card.strength);
}

int costToPromote(const CampaignPosition &p, const CoreNow &core, const std::string &card)
{
    return std::max(0, p.setting->card(card).points - p.setting->card(core.card).points);
}

bool canBeRestored(const CampaignPosition &p, const CoreNow &core)
{
    const CarryOver &rules = p.campaign().carryOver;
    const UnitCard &card = p.setting->card(core.card);
    const bool forPoints = isVehicle(card) ? rules.damage == DamageRule::RepairForPoints
                                           : rules.losses != LossRule::AllBack;
    return rules.replacements == ReplacementRule::Points && forPoints && core.lives() &&
           core.battlesLeft != 0 && core.strength < card.strength;
}

// The first reserve of the side that has the card, and a unit left by the next battle.
static std::optional<std::size_t> reserveWith(const CampaignPosition &p, SideIndex side,
                                              const std::string &card)
{
    const auto &all = p.campaign().reserves;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isLeft = !all[i].count || p.drawn[i] < *all[i].count;
        if (isLeft && p.setting->sideIndex(all[i].side) == side &&
            all[i].fromBattle <= p.battleNumber() &&
            std::find(all[i].cards.begin(), all[i].cards.end(), card) != all[i].cards.end())
            return i;
    }
    return std::nullopt;
}

std::vector<std::string> reserveCards(const CampaignPosition &p, SideIndex side)
{
    std::vector<std::string> cards;
    for (const Reserve &reserve : p.campaign().reserves)
        for (const std::string &card : reserve.cards)
            if (std::find(cards.begin(), cards.end(), card) == cards.end() &&
                reserveWith(p, side, card))
                cards.push_back(card);
    return cards;
}

std::string newCoreId(const CampaignPosition &p, SideIndex side, int number)
{
    return p.campaign().sides[side].id + "+" + std::to_string(p.joined[side] + number);
}

bool mayTake(const CampaignPosition &p, const BattleSlot &slot, const CoreNow &core)
{
    const UnitType type = p.setting->card(core.card).type;
    return core.lives() && core.joined <= p.battleNumber() && core.battlesLeft != 0 &&
           p.setting->sideIndex(slot.side) == core.side &&
           (slot.types.empty() ||
            std::find(slot.types.begin(), slot.types.end(), type) != slot.types.end());
}

bool hasToPlan(const CampaignPosition &p, SideIndex side)
{
    const auto &all = p.nextBattle().unitSlots;
    const bool chooses = std::any_of(all.begin(), all.end(), [&](const BattleSlot &slot) {
        return slot.choose && p.setting->sideIndex(slot.side) == side;
    });
    return chooses ||
           (p.campaign().carryOver.replacements == ReplacementRule::Points && p.points[side] > 0) ||
           (p.fieldHolder == side && !p.abandoned.empty());
}

std::size_t planSize(const CampaignPosition &p, SideIndex side)
{
    constexpr std::size_t kBlock = 1024;
    constexpr std::size_t kLine = 80;     // bytes, that ids of usual length need
    constexpr std::size_t kRecruits = 16; // that points are enough for
    std::size_t lines = kRecruits + p.abandoned.size();
    for (const CoreNow &core : p.cores)
        lines += core.side == side ? 2 : 0;
    for (const BattleSlot &slot : p.nextBattle().unitSlots)
        lines += p.setting->sideIndex(slot.side) == side ? slot.units.size() : 0;
    return (lines * kLine / kBlock + 1) * kBlock;
}

std::string textOf(const PlanLines &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + '\n';
    return text;
}

PlanLines linesOf(const std::string &text)
{
    PlanLines lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(std::move(line));
    return lines;
}

namespace {

class PlanWork
{
public:
    PlanWork(CampaignPosition &p, SideIndex side, std::vector<CampaignEvent> &events)
        : m_p(p)
        , m_side(side)
        , m_events(events)
    {
    }

    Ruling<> line(const std::string &text)
    {
        std::istringstream words(text);
        std::string verb, first, second, more;
        words >> verb >> first >> second >> more;
        if (first.empty() || !more.empty())
            return refuse(Message::NotAnOrder, "H14.5c");
        if (verb == "promote")
            return promote(first, second);
        if (verb == "assign")
            return assign(first, second);
        if (!second.empty())
            return refuse(Message::NotAnOrder, "H14.5c");
        if (verb == "salvage")
            return salvage(first);
        if (verb == "restore")
            return restore(first);
        if (verb == "replace")
            return replace(first);
        if (verb == "recruit")
            return recruit(first);
        return refuse(Message::NotAnOrder, "H14.5c");
    }

private:
    const CarryOver &rules() const { return m_p.campaign().carryOver; }

    CoreNow *own(const std::string &id)
    {
        const auto found =
            std::find_if(m_p.cores.begin(), m_p.cores.end(),
                         [&](const CoreNow &core) { return core.id == id && core.side == m_side; });
        return found == m_p.cores.end() ? nullptr : &*found;
    }

    Ruling<> pay(int points, std::string_view rule)
    {
        if (rules().replacements != ReplacementRule::Points || points > m_p.points[m_side])
            return refuse(Message::NotEnoughPoints, rule, {points, m_p.points[m_side]});
        m_p.points[m_side] -= points;
        return {};
    }

    CoreNow &join(const std::string &card, Experience experience)
    {
        CoreNow core{.id = newCoreId(m_p, m_side, 1),
                     .side = m_side,
                     .card = card,
                     .experience = experience,
                     .strength = m_p.setting->card(card).strength,
                     .joined = m_p.battleNumber()};
        ++m_p.joined[m_side];
        return m_p.cores.emplace_back(std::move(core));
    }

    void tell(CampaignEventKind kind, const CoreNow &core, std::string_view rule, int from = 0,
              int to = 0)
    {
        m_events.push_back({kind, m_side, core.id, core.card, from, to, rule});
    }

    // [H14.9]
    Ruling<> salvage(const std::string &word)
    {
        std::size_t place = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), place);
        if (read.ptr != word.data() + word.size() || m_p.fieldHolder != m_side ||
            place >= m_p.abandoned.size() || m_p.abandoned[place].card.empty())
            return refuse(Message::NothingToSalvage, "H14.9a");
        const Abandoned left = std::exchange(m_p.abandoned[place], {}); // others keep their places
        CoreNow &core = join(left.card, Experience::Regular);
        core.name = left.name;
        core.strength = m_p.setting->card(left.card).halfStrength;
        core.battlesLeft = rules().salvageBattles.value_or(-1);
        tell(CampaignEventKind::Salvaged, core, "H14.9b", 0, core.strength);
        return {};
    }

    Ruling<> restore(const std::string &id)
    {
        CoreNow *core = own(id);
        if (!core)
            return refuse(Message::UnknownUnit, "H14.5a");
        if (!canBeRestored(m_p, *core))
            return refuse(Message::NothingToRestore, "H14.5a");
        HW_TRY(pay(costToRestore(m_p, *core), "H14.5d"));
        const int before = core->strength;
        core->strength = m_p.setting->card(core->card).strength;
        tell(CampaignEventKind::Restored, *core, "H14.5a", before, core->strength);
        return {};
    }

    Ruling<> replace(const std::string &id)
    {
        CoreNow *lost = own(id);
        if (!lost)
            return refuse(Message::UnknownUnit, "H14.5a");
        if (lost->lives() || lost->isReplaced)
            return refuse(Message::NothingToRestore, "H14.5a");
        HW_TRY(pay(m_p.setting->card(lost->card).points, "H14.5d"));
        lost->isReplaced = true;
        const std::string card = lost->card;
        tell(CampaignEventKind::Replaced, join(card, Experience::Recruit), "H14.5a");
        return {};
    }

    Ruling<> recruit(const std::string &card)
    {
        const auto reserve = reserveWith(m_p, m_side, card);
        if (!reserve)
            return refuse(Message::NotInReserve, "H14.5b");
        HW_TRY(pay(m_p.setting->card(card).points, "H14.5d"));
        ++m_p.drawn[*reserve];
        tell(CampaignEventKind::Recruited, join(card, Experience::Recruit), "H14.5b");
        return {};
    }

    // [H14.13] Its strength is as far from the full one as before.
    Ruling<> promote(const std::string &id, const std::string &card)
    {
        CoreNow *core = own(id);
        if (!core)
            return refuse(Message::UnknownUnit, "H14.13a");
        const auto reserve = reserveWith(m_p, m_side, card);
        if (!reserve || !core->lives() || core->battlesLeft == 0 || core->card == card ||
            m_p.setting->card(card).type != m_p.setting->card(core->card).type)
            return refuse(Message::NotInReserve, "H14.13a");
        HW_TRY(pay(costToPromote(m_p, *core, card), "H14.13b"));
        ++m_p.drawn[*reserve];
        const int missing = m_p.setting->card(core->card).strength - core->strength;
        core->card = card;
        core->strength = std::max(1, m_p.setting->card(card).strength - missing);
        tell(CampaignEventKind::Promoted, *core, "H14.13a");
        return {};
    }

    // [H14.3c]
    Ruling<> assign(const std::string &unit, const std::string &id)
    {
        CoreNow *core = own(id);
        if (!core)
            return refuse(Message::UnknownUnit, "H14.3c");
        const auto place = static_cast<std::size_t>(core - m_p.cores.data());
        for (const SlotTaken &taken : m_p.taken)
            if (taken.core == place || (taken.unit == unit && taken.core))
                return refuse(Message::SlotTaken, "H14.3c");
        for (const BattleSlot &slot : m_p.nextBattle().unitSlots)
            if (slot.choose && mayTake(m_p, slot, *core) &&
                std::find(slot.units.begin(), slot.units.end(), unit) != slot.units.end()) {
                m_p.taken.push_back({unit, place});
                return {};
            }
        return refuse(Message::NotInThisSlot, "H14.3c");
    }

    CampaignPosition &m_p;
    SideIndex m_side;
    std::vector<CampaignEvent> &m_events;
};

} // namespace

Ruling<> carryOutPlan(CampaignPosition &p, SideIndex side, const PlanLines &lines,
                      std::vector<CampaignEvent> &events)
{
    if (textOf(lines).size() >= planSize(p, side))
        return refuse(Message::PlanTooLong, "H14.5c");
    PlanWork work(p, side, events);
    for (const std::string &line : lines)
        HW_TRY(work.line(line));
    return {};
}

Ruling<> planRuling(const CampaignPosition &p, SideIndex side, const PlanLines &lines)
{
    CampaignPosition after = p;
    std::vector<CampaignEvent> events;
    return carryOutPlan(after, side, lines, events);
}

} // namespace hexwerk::assault
