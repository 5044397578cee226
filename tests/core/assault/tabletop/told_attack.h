// Attacks told in a few words, and what came of them.
#pragma once

#include "core/assault/game/message.h"
#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/table_attack.h"
#include "tests/core/assault/told.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault {

inline TableRules rules(const std::string &profile = "sicily43-en")
{
    return {shippedData().system, shippedData().cards, profile, {}};
}

inline TableUnit unit(const std::string &id, const std::string &card)
{
    return {.id = id, .card = card, .strength = shippedData().cards.unit(card)->strength};
}

// Rifles at Rifles, two hexes away in the open.
inline AttackForm shot(const std::string &attacker = "us.rifles43",
                       const std::string &target = "ger.rifles43")
{
    return {.attacker = unit("u1", attacker), .target = unit("g1", target), .range = 2};
}

inline AttackForm assault(const std::string &attacker = "us.rifles43",
                          const std::string &target = "ger.rifles43")
{
    AttackForm form = shot(attacker, target);
    form.kind = AttackKind::Assault;
    return form;
}

// "attack YYG"; a plain roll with its dice: "spotting 1".
inline std::string words(const TableRoll &roll)
{
    return std::string(toString(roll.use)) + " " +
           (roll.plainDice > 0 ? std::to_string(roll.plainDice) : toString(roll.dice));
}

inline std::string rollsOf(const TableAttack &attack)
{
    std::string text;
    for (const TableRoll &roll : attack.rolls())
        text += (text.empty() ? "" : ", ") + words(roll);
    return text;
}

inline std::string poolOf(const TableAttack &attack, RollUse use)
{
    for (const TableRoll &roll : attack.rolls())
        if (roll.use == use)
            return toString(roll.dice);
    return {};
}

inline std::string plus(const std::string &pool, const std::string &more)
{
    return toString(Pool(*poolFromString(pool)).add(*poolFromString(more)));
}

// The first roll of this kind that is not whole: the faces named, then blanks.
inline void tell(TableAttack &attack, RollUse use, std::vector<const char *> faces = {})
{
    for (std::size_t i = 0; i < attack.rolls().size(); ++i)
        if (!attack.rolls()[i].isRolled && attack.rolls()[i].use == use) {
            const std::size_t dice = attack.rolls()[i].faces.size();
            for (std::size_t die = 0; die < dice; ++die)
                attack.tell(i, die, die < faces.size() ? seen(faces[die]) : Symbols{});
            return;
        }
    HW_UNREACHABLE(); // nothing of the kind is rolled
}

inline void tellSpotting(TableAttack &attack, int number)
{
    HW_EXPECTS(attack.rolls().front().plainDice == 1);
    attack.tell(0, 0, static_cast<std::uint8_t>(number));
}

// "g1 flip, g1 damage 1, u1 place firing".
inline std::string changes(const TableAttack &attack)
{
    static const char *const kKinds[] = {
        "off",     "flip", "damage", "remove", "place",  "dug-in off", "fall back",   "withdraw",
        "get off", "halt", "smoke",  "ruin",   "trench", "work off",   "obstacle off"};
    std::string text;
    for (const TableChange &change : attack.result().changes) {
        text += (text.empty() ? "" : ", ") + change.unit + " " + kKinds[change.kind];
        if (change.kind == TableChange::AddDamage)
            text += " " + std::to_string(change.points);
        if (change.kind == TableChange::Place || change.kind == TableChange::Remove)
            text += " " + std::string(toString(change.marker));
    }
    return text;
}

inline std::string markersOf(const TableAttack &attack, const std::string &id)
{
    for (const TableUnit &counter : attack.result().counters)
        if (counter.id == id) {
            std::string text;
            for (int i = 0; i < kMarkers; ++i)
                if (counter.markers.has(static_cast<Marker>(i)))
                    text += std::string(text.empty() ? "" : ",") +
                            std::string(toString(static_cast<Marker>(i)));
            return text;
        }
    return "gone";
}

inline std::string refusal(const AttackForm &form)
{
    const auto ruling = attackRuling(form, rules());
    return ruling ? "yes"
                  : std::string(toString(messageOf(ruling.error().message))) + " " +
                        std::string(ruling.error().rule);
}

} // namespace hexwerk::assault
