// The opponent without a search: it weighs plans and answers by exact odds and by what the scenario
// wants.
#pragma once

#include "core/assault/engine/assault.h"
#include "core/assault/mind/planner.h"
#include "core/mind/player.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwerk::assault {

class Regular final : public mind::Player<Assault>
{
public:
    // The same seed gives the same answers to the same questions.
    Regular(const Frozen<Setting> &setting, std::uint64_t seed, Style style = {});
    Regular(const Regular &) = delete;
    Regular &operator=(const Regular &) = delete;

    Order answer(const play::View<Position> &view) override;

private:
    using Asked = play::View<Position>;

    // At set-up and in planning.
    std::optional<Order> prepare(const Position &p, const std::vector<Order> &offered);
    Order chooseCard(const Position &p, const std::vector<Order> &offered);
    Order layMine(const Position &p, const std::vector<Order> &offered);
    Order allot(const Position &p, const std::vector<Order> &offered);
    Order place(const Position &p, const std::vector<Order> &offered);

    // In the course of an action.
    Order announce(const Position &p);
    std::optional<Order> goOn(const Position &p);
    Order step(const Position &p, const std::vector<Order> &offered);
    Order target(const Position &p, const std::vector<Order> &offered);
    Order react(const Position &p, const std::vector<Order> &offered);
    Order joinFire(const Position &p, const std::vector<Order> &offered);

    // One of the offered orders by its place, each as likely.
    const Order &any(const std::vector<Order> &offered);

    Frozen<Setting> m_setting;
    Style m_style;
    std::optional<Appraisal> m_appraisal;
    play::Randomness m_random;
    Plan m_plan = {};         // under way
    std::size_t m_onWay = 0; // orders of its way that were given
};

} // namespace hexwerk::assault
