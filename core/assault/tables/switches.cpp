#include "core/assault/tables/switches.h"

#include <array>
#include <string_view>
#include <utility>

namespace hexwerk::assault {

static constexpr std::array<std::pair<std::string_view, bool Switches::*>, 37> kSwitchNames = {{
    {"support_reroll_every_round", &Switches::supportRerollEveryRound},
    {"objective_not_while_delayed", &Switches::objectiveNotWhileDelayed},
    {"road_bonus_by_sight", &Switches::roadBonusBySight},
    {"obstacles_do_not_protect_movers", &Switches::obstaclesDoNotProtectMovers},
    {"no_close_combat_in_mines", &Switches::noCloseCombatInMines},
    {"mines_attack_fallback", &Switches::minesAttackFallback},
    {"reinforces_positions", &Switches::reinforcesPositions},
    {"morale_ends_hiding", &Switches::moraleEndsHiding},
    {"ambush_takes_terrain_die", &Switches::ambushTakesTerrainDie},
    {"ambush_assault_die", &Switches::ambushAssaultDie},
    {"free_turn_in_each_hex", &Switches::freeTurnInEachHex},
    {"full_tracks_cross_wire", &Switches::fullTracksCrossWire},
    {"soft_vehicles_take_no_objective", &Switches::softVehiclesTakeNoObjective},
    {"one_supports_fire", &Switches::oneSupportsFire},
    {"covering_fire", &Switches::coveringFire},
    {"indirect_fire_hits_flank", &Switches::indirectFireHitsFlank},
    {"smoke_hexes_nominated_first", &Switches::smokeHexesNominatedFirst},
    {"smoke_hinders_spotting", &Switches::smokeHindersSpotting},
    {"fortification_adds_to_terrain", &Switches::fortificationAddsToTerrain},
    {"reinforcements_next_turn", &Switches::reinforcementsNextTurn},
    {"immobilised_transports_load", &Switches::immobilisedTransportsLoad},
    {"spotters_all_marked", &Switches::spottersAllMarked},
    {"walls_cover_own_hex", &Switches::wallsCoverOwnHex},
    {"found_mines_normal_action", &Switches::foundMinesNormalAction},
    {"owners_turn_works", &Switches::ownersTurnWorks},
    {"any_friend_blocks_alley", &Switches::anyFriendBlocksAlley},
    {"half_strength_on_wheels", &Switches::halfStrengthOnWheels},
    // [R3.2b] [R4.9a] Each optional rule on its own, or with the others.
    {"command_points", &Switches::commandPoints},
    {"focus_points_remain", &Switches::focusPointsRemain},
    {"command_cards", &Switches::commandCards},
    {"support", &Switches::support},
    {"blast_values", &Switches::blastValues},
    {"blast_for_each_critical", &Switches::blastForEachCritical},
    {"blast_spares_obstacles", &Switches::blastSparesObstacles},
    {"collapse_leaves_trenches", &Switches::collapseLeavesTrenches},
    {"support_hits_works", &Switches::supportHitsWorks},
    {"fire_strikes", &Switches::fireStrikes},
}};

Switches switchesFrom(const std::map<std::string, OptionValue> &profile,
                      const std::map<std::string, OptionValue> &options)
{
    Switches switches;
    for (const auto *values : {&profile, &options})
        for (const auto &[name, member] : kSwitchNames)
            if (const auto found = values->find(std::string(name)); found != values->end())
                if (const bool *on = std::get_if<bool>(&found->second))
                    switches.*member = *on;
    return switches;
}

} // namespace hexwerk::assault
