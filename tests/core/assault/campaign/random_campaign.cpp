#include "tests/core/assault/campaign/random_campaign.h"

#include <array>
#include <string>
#include <utility>

namespace hexwerk::assault {

namespace {

class Maker
{
public:
    explicit Maker(play::Randomness &randomness)
        : m_randomness(randomness)
    {
    }

    Campaign campaign()
    {
        m_campaign.id = "random-" + std::to_string(below(1000));
        if (maybe())
            m_campaign.title = texts();
        if (maybe())
            m_campaign.briefing = {{"en", "# One\n\nTwo \"quoted\" and 'so'.\n"}};
        if (maybe())
            m_campaign.background = "maps/chart.png";
        m_campaign.sides = {{"allied", "green", texts()}, {"axis", "", {}}};
        for (int i = below(9); i > 0; --i)
            addCore(i);
        for (int i = below(3); i > 0; --i)
            m_campaign.reserves.push_back(reserve());
        m_campaign.tracks = {{"momentum", "allied", texts(), -3, 4, 0, {}}};
        if (maybe())
            m_campaign.tracks[0].thresholds = {{number(1, 4), effect(), "", texts()}};
        m_battles = number(1, 5);
        for (int i = 0; i < m_battles; ++i)
            m_campaign.battles.push_back(battle(i));
        m_campaign.start = battleId(below(m_battles));
        m_campaign.length = number(1, 4); // so that it ends
        m_campaign.carryOver = carryOver();
        for (int i = below(3); i > 0; --i)
            m_campaign.medals.push_back({"medal-" + std::to_string(i), texts(), {}, deed()});
        return std::move(m_campaign);
    }

private:
    static constexpr std::array kOfSide = {
        std::array{"us.rifles43", "us.rangers43", "us.cal50_hmg", "us.m4a1"},
        std::array{"ger.rifles43", "ger.hmg42", "ger.pak40", "ger.panzer3j"}};
    static constexpr std::array kSides = {"allied", "axis"};

    int below(int range) { return static_cast<int>(m_randomness.below(std::uint64_t(range))); }
    int number(int least, int most) { return least + below(most - least + 1); }
    bool maybe() { return below(2) == 0; }
    std::string battleId(int place) { return "battle-" + std::to_string(place); }
    std::string side() { return kSides[std::size_t(below(2))]; }
    std::string cardOf(const std::string &side)
    {
        return kOfSide[side == kSides[0] ? 0 : 1][std::size_t(below(4))];
    }
    LocalText texts()
    {
        LocalText text;
        if (maybe())
            text["en"] = "One " + std::to_string(below(10));
        if (maybe())
            text["de"] = "Eins mit Ä und „“";
        return text;
    }
    ThresholdEffect effect() { return static_cast<ThresholdEffect>(below(3)); }

    void addCore(int number)
    {
        const std::string own = side();
        m_campaign.cores.push_back({"core-" + std::to_string(number), own, cardOf(own), texts(),
                                    static_cast<Experience>(below(5))});
    }

    Reserve reserve()
    {
        Reserve reserve{.side = side()};
        for (int i = number(1, 3); i > 0; --i)
            reserve.cards.push_back(cardOf(reserve.side));
        if (maybe())
            reserve.count = number(1, 3);
        reserve.fromBattle = number(1, 2);
        return reserve;
    }

    Deed deed()
    {
        Deed deed{.kills = below(3), .battles = below(2), .objectives = below(2)};
        if (deed == Deed())
            deed.kills = 1;
        deed.per = static_cast<DeedPer>(below(2));
        return deed;
    }

    CarryOver carryOver()
    {
        CarryOver rules{.losses = static_cast<LossRule>(below(3)),
                        .damage = static_cast<DamageRule>(below(3)),
                        .salvage = maybe(),
                        .replacements = static_cast<ReplacementRule>(below(2))};
        for (int i = below(3); i > 0; --i)
            rules.experience.push_back({deed(), number(1, 4)});
        if (maybe())
            rules.salvageBattles = number(1, 3);
        return rules;
    }

    // Infantry alone in places that a gun or a vehicle could not take.
    BattleSlot slot(const std::string &own, const std::string &prefix, int first, int last)
    {
        BattleSlot slot{.side = own, .types = {UnitType::Infantry}};
        for (int i = first; i <= last; ++i)
            slot.units.push_back(prefix + std::to_string(i));
        slot.choose = maybe();
        slot.fill = static_cast<SlotFill>(below(3));
        if (slot.fill == SlotFill::Empty)
            slot.fill = SlotFill::Scenario; // no side without units
        return slot;
    }

    CampaignBattle battle(int place)
    {
        constexpr std::array kScenarios = {"outpost.toml", "crossing.toml", "hill.toml"};
        CampaignBattle battle{
            .id = battleId(place), .title = texts(), .scenario = kScenarios[std::size_t(below(3))]};
        if (maybe())
            battle.date = "1943-07-1" + std::to_string(below(10));
        if (maybe())
            battle.place = ChartPlace{number(-50, 900), number(0, 600)};
        const int middle = number(1, 2);
        if (maybe())
            battle.unitSlots.push_back(slot("allied", "us", 1, middle));
        if (maybe())
            battle.unitSlots.push_back(slot("allied", "us", middle + 1, 3));
        if (maybe())
            battle.unitSlots.push_back(slot("axis", "ger", 1, 2));
        for (int i = below(4); i > 0; --i)
            battle.results.push_back(result(true));
        battle.results.push_back(result(false));
        return battle;
    }

    BattleResult result(bool withTerm)
    {
        BattleResult result;
        result.title = texts();
        result.text = texts();
        if (withTerm)
            result.when = term(0);
        for (int i = below(3); i > 0; --i)
            result.next.push_back(battleId(below(m_battles)));
        result.chooser = static_cast<Chooser>(below(4));
        if (result.chooser == Chooser::Side)
            result.side = side();
        for (int i = below(3); i > 0; --i)
            result.effects.push_back(resultEffect());
        return result;
    }

    ResultEffect resultEffect()
    {
        switch (below(5)) {
        case 0:
            return {.kind = ResultEffectKind::End, .side = maybe() ? side() : std::string()};
        case 1:
        case 2:
            return {.kind = ResultEffectKind::Track, .track = "momentum", .add = number(-2, 2)};
        default:
            return {.kind = ResultEffectKind::ReplacementPoints,
                    .side = side(),
                    .add = number(10, 200)};
        }
    }

    ResultTerm term(int depth)
    {
        using Kind = ResultTermKind;
        const auto kind = static_cast<Kind>(below(10));
        ResultTerm term{.kind = kind};
        switch (kind) {
        case Kind::All:
        case Kind::Any:
        case Kind::Not:
            if (depth == 2)
                return {.kind = Kind::Margin, .number = 1};
            for (int i = kind == Kind::Not ? 1 : number(1, 3); i > 0; --i)
                term.terms.push_back(this->term(depth + 1));
            break;
        case Kind::Winner:
            term.name = below(3) == 0 ? std::string(kDraw) : side();
            break;
        case Kind::Played:
            term.name = battleId(below(m_battles));
            break;
        case Kind::CoreLost:
            if (m_campaign.cores.empty())
                return {.kind = Kind::BattleCount, .number = 2};
            term.name = m_campaign.cores[std::size_t(below(int(m_campaign.cores.size())))].id;
            break;
        case Kind::Margin:
        case Kind::BattleCount:
            term.number = number(1, 3);
            break;
        case Kind::Track:
            term.name = "momentum";
            term.number = number(-2, 2);
            break;
        case Kind::OfBattle:
            term.term = ofBattle();
            break;
        }
        return term;
    }

    Term ofBattle()
    {
        switch (below(6)) {
        case 0:
            return {.kind = TermKind::Control, .name = "house", .side = side()};
        case 1:
            return {.kind = TermKind::ControlsAtLeast, .side = side(), .number = 1};
        case 2:
            return {.kind = TermKind::Losses, .name = side(), .number = number(1, 3)};
        case 3:
            return {.kind = TermKind::UnitsInZone,
                    .name = "axis-setup",
                    .side = side(),
                    .number = number(1, 2)};
        case 4:
            return {.kind = TermKind::Turn, .number = number(1, 4)};
        default:
            return {.kind = TermKind::SideHasNoUnits, .name = side()};
        }
    }

    play::Randomness &m_randomness;
    Campaign m_campaign;
    int m_battles = 1;
};

} // namespace

Campaign randomCampaign(play::Randomness &randomness)
{
    return Maker(randomness).campaign();
}

} // namespace hexwerk::assault
