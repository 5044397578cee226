#include "core/assault/mind/weights.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace hexwerk::assault {

namespace {

struct NamedWeight
{
    std::string_view name;
    double Weights::*value;
};

constexpr std::array kNames = {
    NamedWeight{"damaged", &Weights::damaged},
    NamedWeight{"fallback", &Weights::fallback},
    NamedWeight{"suppressed", &Weights::suppressed},
    NamedWeight{"suppressed_late", &Weights::suppressedLate},
    NamedWeight{"immobilised", &Weights::immobilised},
    NamedWeight{"loaded", &Weights::loaded},
    NamedWeight{"ground", &Weights::ground},
    NamedWeight{"relief", &Weights::relief},
    NamedWeight{"riders", &Weights::riders},
    NamedWeight{"danger", &Weights::danger},
    NamedWeight{"acted_threat", &Weights::actedThreat},
    NamedWeight{"other_reactions", &Weights::otherReactions},
    NamedWeight{"beside", &Weights::beside},
    NamedWeight{"next_shot", &Weights::nextShot},
    NamedWeight{"cover_die", &Weights::coverDie},
    NamedWeight{"turns_to_goal", &Weights::turnsToGoal},
    NamedWeight{"is_there", &Weights::isThere},
    NamedWeight{"is_near", &Weights::isNear},
    NamedWeight{"mines", &Weights::mines},
    NamedWeight{"rough", &Weights::rough},
    NamedWeight{"mass", &Weights::mass},
    NamedWeight{"start_line", &Weights::startLine},
    NamedWeight{"patience", &Weights::patience},
    NamedWeight{"shot_kept", &Weights::shotKept},
    NamedWeight{"reaction_kept", &Weights::reactionKept},
    NamedWeight{"storm_gives", &Weights::stormGives},
    NamedWeight{"storm_takes", &Weights::stormTakes},
    NamedWeight{"haste", &Weights::haste},
    NamedWeight{"haste_shot", &Weights::hasteShot},
    NamedWeight{"retreat_cover", &Weights::retreatCover},
    NamedWeight{"no_good_shot", &Weights::noGoodShot},
    NamedWeight{"support", &Weights::support},
    NamedWeight{"card", &Weights::card},
    NamedWeight{"card_kept", &Weights::cardKept},
    NamedWeight{"smoke", &Weights::smoke},
    NamedWeight{"ride", &Weights::ride},
};
static_assert(sizeof(Weights) == kNames.size() * sizeof(double)); // each has a name

} // namespace

std::string changesOf(const Weights &weights)
{
    std::string text;
    for (const NamedWeight &known : kNames) {
        const double value = weights.*known.value;
        if (value == Weights{}.*known.value)
            continue;
        std::array<char, 32> digits = {};
        const auto end = std::to_chars(digits.begin(), digits.end(), value).ptr;
        text.append("+").append(known.name).append("=").append(digits.begin(), end);
    }
    return text;
}

std::optional<Weights> weightsChanged(std::string_view changes)
{
    Weights weights;
    while (!changes.empty()) {
        const std::size_t end = std::min(changes.find('+', 1), changes.size());
        const std::string_view change = changes.substr(0, end);
        changes.remove_prefix(end);
        const std::size_t is = change.find('=');
        if (change[0] != '+' || is == std::string_view::npos)
            return std::nullopt;
        const auto known = std::ranges::find(kNames, change.substr(1, is - 1), &NamedWeight::name);
        double value = 0;
        const char *const last = change.data() + change.size();
        const auto read = std::from_chars(change.data() + is + 1, last, value);
        if (known == kNames.end() || read.ec != std::errc() || read.ptr != last ||
            !(value >= 0 && value <= 100))
            return std::nullopt;
        weights.*known->value = value;
    }
    return weights;
}

} // namespace hexwerk::assault
