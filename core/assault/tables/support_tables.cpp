#include "core/assault/tables/support_tables.h"

#include <algorithm>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

std::string_view toString(RangeFactor factor)
{
    static constexpr std::array kFactorNames = {"close"sv, "medium"sv, "long"sv};
    static_assert(kFactorNames.size() == kRangeFactors);
    return kFactorNames[static_cast<std::size_t>(factor)];
}

std::string_view toString(AirDefence result)
{
    static constexpr std::array kAirDefenceNames = {"crash"sv, "damaged"sv, "slightly_damaged"sv,
                                                    "turns_away"sv};
    static_assert(kAirDefenceNames.size() == kAirDefences);
    return kAirDefenceNames[static_cast<std::size_t>(result)];
}

std::string_view toString(TargetStatus status)
{
    static constexpr std::array kStatusNames = {"fast_action"sv, "fallback"sv,       "immobile"sv,
                                                "suppressed"sv,  "delayed_action"sv, "other"sv};
    static_assert(kStatusNames.size() == kTargetStatuses);
    return kStatusNames[static_cast<std::size_t>(status)];
}

std::string_view toString(BlastResult result)
{
    static constexpr std::array kBlastNames = {"eliminated"sv, "half_strength"sv, "damage"sv,
                                               "fallback"sv, "suppressed"sv};
    static_assert(kBlastNames.size() == kBlastResults);
    return kBlastNames[static_cast<std::size_t>(result)];
}

std::optional<RangeFactor> rangeFactor(const UnitCard &card, int range)
{
    int factor = 0;
    for (const RangeBand &band : card.bands[static_cast<std::size_t>(TargetRow::Soft)]) {
        if (band.to == 0) // close combat
            continue;
        if (range <= band.to)
            return static_cast<RangeFactor>(factor);
        factor = std::min(factor + 1, kRangeFactors - 1);
    }
    return std::nullopt;
}

const Pool &antiAircraftDice(const SupportTables &tables, Die blast, RangeFactor factor)
{
    return tables.antiAircraft[static_cast<std::size_t>(blast)][static_cast<std::size_t>(factor)];
}

// Whether all symbols of a row are left; a row without symbols never comes up.
static bool isLeft(Symbols row, Symbols left)
{
    return row.total() > 0 && left.c >= row.c && left.d >= row.d && left.x >= row.x;
}

std::optional<AirDefence> airDefenceResult(const SupportTables &tables, Symbols left)
{
    for (std::size_t i = 0; i < tables.airDefence.size(); ++i)
        if (isLeft(tables.airDefence[i], left))
            return static_cast<AirDefence>(i);
    return std::nullopt;
}

static std::size_t rowOfRoll(int roll)
{
    return static_cast<std::size_t>(std::clamp(roll, 1, kRollRows) - 1);
}

int airSpotting(const SupportTables &tables, int roll, bool hasTerrainBonus)
{
    return tables.airSpotting[rowOfRoll(roll)][hasTerrainBonus ? 1 : 0];
}

static std::size_t artilleryColumn(TargetStatus status)
{
    switch (status) {
    case TargetStatus::FastAction:
    case TargetStatus::Fallback:
        return 0;
    case TargetStatus::Immobile:
    case TargetStatus::Suppressed:
    case TargetStatus::DelayedAction:
        return 1;
    case TargetStatus::Other:
        break;
    }
    return 2;
}

std::optional<Die> accuracyDie(const SupportTables &tables, SupportKind kind, int roll,
                               TargetStatus status)
{
    const std::size_t row = rowOfRoll(roll);
    return kind == SupportKind::Air ? tables.airAccuracy[row][static_cast<std::size_t>(status)]
                                    : tables.artilleryAccuracy[row][artilleryColumn(status)];
}

std::optional<BlastResult> blastResult(const SupportTables &tables, Symbols left)
{
    for (std::size_t i = 0; i < tables.blast.size(); ++i)
        if (isLeft(tables.blast[i].symbols, left))
            return static_cast<BlastResult>(i);
    return std::nullopt;
}

int driftOf(const DriftTable &drift, Symbols face)
{
    if (face.c > 0)
        return drift.critical;
    if (face.d > 0)
        return drift.damage;
    return face.x > 0 ? drift.suppression : drift.blank;
}

} // namespace hexwerk::assault
