// What the program answers by itself: by a standing answer, or because there is only one.
#include "app/assault/game/play_game.h"
#include "core/assault/aside/only_answer.h"
#include "core/base/contract.h"

namespace hexwerk::assault::ui {

void PlayGame::answerItself()
{
    while (const auto answer = ownAnswer()) {
        const auto added = add(answer->order, {.json = {}, .origin = nameOf(answer->origin)});
        HW_EXPECTS(added); // both kinds of answers are legal orders
    }
    std::erase_if(m_policies, [this](const ReactionPolicy &policy) {
        const bool goesOn = policy.mover != UnitId{} && policy.mover == m_forcedOn() &&
                            policy.turn == position().turn;
        return isOver(policy, position()) && !goesOn;
    });
}

std::optional<PlayGame::OwnAnswer> PlayGame::ownAnswer() const
{
    if (auto order = Assault::formalAnswer(position()))
        return OwnAnswer{*order, Origin::Only};
    for (const ReactionPolicy &policy : m_policies)
        if (auto order = answerOf(policy, position()))
            return OwnAnswer{*order, Origin::Policy};
    const bool isUnwatched = m_isOnePlayer || (m_isAgainstComputer && !isComputers());
    if (auto order = m_skipsOnly ? onlyAnswer(position(), isUnwatched) : std::nullopt)
        return OwnAnswer{*order, Origin::Only};
    if (auto roll = m_skipsOnly ? decidedRoll(position()) : std::nullopt)
        return OwnAnswer{*roll, Origin::Only};
    return std::nullopt;
}

bool PlayGame::isUnrolled(std::size_t order) const
{
    return records()[order].origin == nameOf(Origin::Only) &&
           std::holds_alternative<Dice>(game().log()[order].order);
}

void PlayGame::setPolicy(const ReactionPolicy &policy)
{
    const auto isLater = [](const ReactionPolicy &other) {
        return other.ask == ReactionPolicy::Ask::Later;
    };
    std::erase_if(m_policies, [&](const auto &other) {
        return other.side == policy.side && isLater(other) == isLater(policy);
    });
    m_policies.insert(isLater(policy) ? m_policies.begin() : m_policies.end(), policy);
    answerItself();
    emit changed();
}

void PlayGame::endPolicy(SideIndex side)
{
    std::erase_if(m_policies, [side](const auto &policy) { return policy.side == side; });
    emit changed();
}

} // namespace hexwerk::assault::ui
