// What a designer does to a campaign, as plain functions on its values.
#pragma once

#include "core/assault/campaign/campaign.h"

#include <cstddef>
#include <string>

namespace hexwerk::assault::ui {

// An empty one with two sides.
Campaign emptyCampaign();

// A battle with an id that no other has, made from the title. The first one begins the campaign.
std::size_t addBattle(Campaign &campaign, const LocalText &title, ChartPlace place);
// With all that leads to it.
void removeBattle(Campaign &campaign, std::size_t battle);
// The way of an arrow from one battle to another: the last result that leads nowhere and ends
// nothing, else a new one for the next winner, before the result for all other cases; else one way
// more of that.
void linkBattles(Campaign &campaign, std::size_t from, std::size_t to);
void unlinkBattles(Campaign &campaign, std::size_t from, std::size_t result, std::string_view to);
// The id, and everything that names it. One that another has already is not taken.
void renameBattle(Campaign &campaign, std::size_t battle, const std::string &id);
void renameCore(Campaign &campaign, std::size_t core, const std::string &id);
void renameTrack(Campaign &campaign, std::size_t track, const std::string &id);
void renameSide(Campaign &campaign, std::size_t side, const std::string &id);
// A core unit of the card, with an id of its own.
std::size_t addCore(Campaign &campaign, const std::string &side, const std::string &card);

// Of all results of the campaign, with the conditions in them.
template<typename Visit>
void visitTerms(ResultTerm &term, Visit visit)
{
    visit(term);
    for (ResultTerm &inner : term.terms)
        visitTerms(inner, visit);
}

} // namespace hexwerk::assault::ui
