// A campaign for core/play to run: two sides plan, a battle is fought elsewhere, and its report
// leads to the next one. [H14]
#pragma once

#include "core/assault/campaign/campaign_order.h"
#include "core/play/system.h"

#include <optional>

namespace hexwerk::assault {

struct CampaignPlay
{
    using Position = CampaignPosition;
    using Order = CampaignOrder;
    using Event = CampaignEvent;

    // With its first question. Zeroes are seeds that anybody knows.
    static Position start(CampaignSetting setting, const SideSeeds &seeds = {Salt{}, Salt{}});

    [[nodiscard]] static Ruling<> query(const Position &p, const Order &order);
    [[nodiscard]] static Ruling<std::vector<Event>> apply(Position &p, const Order &order);
    static Order closed(const Position &p, const Order &order);
    static play::Speaker speaker(const Position &p);
    // A plan and a report are too much to list: query() decides.
    static play::Offers<Order> offers(const Position &p);
    static std::vector<play::Outcome<Order>> outcomes(const Position &p);
    // A random plan; of a battle the report of a random game.
    static Order sample(const Position &p, play::Randomness &randomness);
    static Order roll(const Position &p, play::Randomness &randomness);
    // A plan is shown by the program.
    static std::optional<Order> formalAnswer(const Position &p);
    static std::optional<Order> leftOut(const Position &, const Order *) { return std::nullopt; }

    static std::size_t seats(const Position &) { return 2; }
    static play::View<Position> viewFor(const Position &p, play::Seat side);
    static bool isSeenBy(const Event &, play::Seat) { return true; }

    static std::uint64_t hash(const Position &p);
    static int turn(const Position &p) { return p.battleNumber(); }
    static bool isLandmark(const Event &event);
    static bool isAnnouncement(const Position &p);

    static std::string orderToJson(const Position &p, const Order &order);
    static Ruling<Order> orderFromJson(const Position &p, std::string_view text);
    static std::string eventToJson(const Position &p, const Event &event);
    static std::string pendingToJson(const Position &p);
    static std::string reportToJson(const Position &p);
};
static_assert(play::System<CampaignPlay>);

// The plan as the side's seed makes it: sealed, and in its box.
MakePlan planOf(const CampaignPosition &p, SideIndex side, const PlanLines &lines);
// Bytes of a name in one language.
inline constexpr std::size_t kLongestCoreName = 200;
// Without errors, or what is wrong with the report of the battle that is fought.
Ruling<> reportRuling(const CampaignPosition &p, const BattleReport &report);

} // namespace hexwerk::assault
