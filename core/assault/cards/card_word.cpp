#include "core/assault/cards/card_word.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kWordNames = {"by_players"sv,
                                          "movement"sv,
                                          "activation"sv,
                                          "reaction_fire"sv,
                                          "close_combat"sv,
                                          "act_suppressed"sv,
                                          "act_fallback"sv,
                                          "last_shot"sv,
                                          "no_last_shot"sv,
                                          "detection"sv,
                                          "spotting"sv,
                                          "attack_dice"sv,
                                          "defence_dice"sv,
                                          "gain_ability"sv,
                                          "lose_ability"sv,
                                          "opponent_discards"sv,
                                          "draw"sv,
                                          "cancel_card"sv,
                                          "rally"sv,
                                          "clear_minus"sv,
                                          "dig_in"sv,
                                          "hide"sv,
                                          "unhide"sv,
                                          "recover"sv,
                                          "ignore_suppression"sv,
                                          "no_reaction"sv,
                                          "fast_again"sv,
                                          "enemy_movement"sv,
                                          "fewer_attack_dice"sv,
                                          "fewer_defence_dice"sv,
                                          "reroll_attack"sv,
                                          "reroll_defence"sv,
                                          "smoke"sv,
                                          "clear_smoke"sv,
                                          "reveal_mines"sv,
                                          "accuracy"sv,
                                          "enemy_accuracy"sv,
                                          "initiative"sv,
                                          "points"sv,
                                          "enemy_points"sv,
                                          "free_activation"sv,
                                          "recall_card"sv};

std::string_view toString(CardWord word)
{
    return kWordNames[static_cast<std::size_t>(word)];
}

CardWord cardWordFromString(std::string_view id)
{
    const auto found = std::find(kWordNames.begin(), kWordNames.end(), id);
    return found == kWordNames.end() ? CardWord::ByPlayers
                                     : static_cast<CardWord>(found - kWordNames.begin());
}

} // namespace hexwerk::assault
