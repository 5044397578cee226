#include "core/assault/aside/luck.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace hexwerk::assault {

static constexpr int kMostOnFace = 2;

LuckKind luckKindOf(RollUse use)
{
    switch (use) {
    case RollUse::Attack:
    case RollUse::CriticalAttack:
    case RollUse::AssaultAttack:
    case RollUse::DefenceAttack:
    case RollUse::MineAttack:
    case RollUse::TerrainDamage:
    case RollUse::LastShot:
    case RollUse::PassengerAttack:
    case RollUse::WheelsAttack:
    case RollUse::BlastAttack:
    case RollUse::AntiAir:
    case RollUse::SupportAttack:
        return LuckKind::Attack;
    case RollUse::Defence:
    case RollUse::CriticalDefence:
    case RollUse::DefenceDefence:
    case RollUse::AssaultDefence:
    case RollUse::MineDefence:
    case RollUse::TerrainDefence:
    case RollUse::LastShotDefence:
    case RollUse::PassengerDefence:
    case RollUse::WheelsDefence:
    case RollUse::BlastDefence:
    case RollUse::AirDefence:
    case RollUse::SupportDefence:
        return LuckKind::Defence;
    case RollUse::Setup:
    case RollUse::Initiative:
    case RollUse::Spotting:
    case RollUse::Reroll:
    case RollUse::Players:
    case RollUse::Preliminary:
    case RollUse::Smoke:
    case RollUse::MineDetection:
    case RollUse::WheelsApproach:
    case RollUse::AirSpotting:
    case RollUse::Accuracy:
    case RollUse::Ranging:
    case RollUse::Impact:
    case RollUse::Drift:
        return LuckKind::Other;
    }
    HW_UNREACHABLE();
}

LuckCount::LuckCount(const Position &p)
    : m_setting(p.setting)
{
}

// [R10.7a] The chance of each number of symbols of a sum with one die more.
static std::vector<double> withDie(const std::vector<double> &chances, const DiceFaces &faces,
                                   Die die)
{
    std::vector<double> sums(chances.size() + kMostOnFace, 0.0);
    for (int face = 1; face <= 6; ++face) {
        const auto symbols = static_cast<std::size_t>(faces.face(die, face).total());
        for (std::size_t sum = 0; sum < chances.size(); ++sum)
            sums[sum + symbols] += chances[sum] / 6;
    }
    return sums;
}

static double expectedOf(const DiceFaces &faces, Die die)
{
    double sum = 0;
    for (int face = 1; face <= 6; ++face)
        sum += faces.face(die, face).total();
    return sum / 6;
}

void LuckCount::add(const Event &event)
{
    const auto *rolled = std::get_if<DiceRolled>(&event.what);
    if (!rolled || rolled->dice.isEmpty())
        return;
    const SideIndex side =
        rolled->unit == UnitId{} ? kNobody : m_setting->roster[rolled->unit.index()].side;
    add(side, UnitId{}, *rolled);
    if (rolled->unit != UnitId{})
        add(side, rolled->unit, *rolled);
}

void LuckCount::add(SideIndex side, UnitId unit, const DiceRolled &rolled)
{
    const LuckKind kind = luckKindOf(rolled.use);
    auto row = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &other) {
        return other.luck.side == side && other.luck.unit == unit && other.luck.kind == kind;
    });
    if (row == m_rows.end()) {
        m_rows.push_back({{.side = side, .unit = unit, .kind = kind}, {1.0}});
        row = m_rows.end() - 1;
    }
    Luck &luck = row->luck;
    luck.rolled += rolled.dice.size();
    for (const Symbols &face : rolled.symbols)
        luck.got += face.total();
    for (const Die die : rolled.dice.dice()) {
        luck.expected += expectedOf(m_setting->faces, die);
        row->chances = withDie(row->chances, m_setting->faces, die);
    }
}

std::vector<Luck> LuckCount::rows() const
{
    std::vector<Luck> rows;
    for (const Row &row : m_rows) {
        Luck luck = row.luck;
        // Symbols that were told by hand may be more than the dice have.
        const auto got = std::min(static_cast<std::size_t>(luck.got), row.chances.size());
        const auto at = row.chances.begin() + static_cast<std::ptrdiff_t>(got);
        luck.atLeast = std::accumulate(at, row.chances.end(), 0.0);
        luck.atMost =
            std::accumulate(row.chances.begin(), at == row.chances.end() ? at : std::next(at), 0.0);
        rows.push_back(luck);
    }
    std::sort(rows.begin(), rows.end(), [](const Luck &a, const Luck &b) {
        return std::tuple(a.side, a.unit, a.kind) < std::tuple(b.side, b.unit, b.kind);
    });
    return rows;
}

} // namespace hexwerk::assault
