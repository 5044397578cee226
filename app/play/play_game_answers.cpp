// What the program answers by itself: by a standing answer, or because there is only one.
#include "app/play/play_game.h"
#include "core/assault/only_answer.h"
#include "core/base/contract.h"

namespace hexwerk {

void PlayGame::answerItself()
{
    while (const auto answer = ownAnswer()) {
        const auto added = add(answer->order, {.json = {}, .origin = nameOf(answer->origin)});
        HW_EXPECTS(added); // both kinds of answers are legal orders
    }
    std::erase_if(m_policies, [this](const auto &policy) { return isOver(policy, position()); });
}

std::optional<PlayGame::OwnAnswer> PlayGame::ownAnswer() const
{
    if (auto order = formalAnswer(position()))
        return OwnAnswer{*order, Origin::Only};
    for (const assault::ReactionPolicy &policy : m_policies)
        if (auto order = answerOf(policy, position()))
            return OwnAnswer{*order, Origin::Policy};
    if (auto order = m_skipsOnly ? onlyAnswer(position()) : std::nullopt)
        return OwnAnswer{*order, Origin::Only};
    if (auto roll = m_skipsOnly ? decidedRoll(position()) : std::nullopt)
        return OwnAnswer{*roll, Origin::Only};
    return std::nullopt;
}

bool PlayGame::isUnrolled(std::size_t order) const
{
    return m_records[order].origin == nameOf(Origin::Only) &&
           std::holds_alternative<assault::Dice>(m_game->log()[order].order);
}

void PlayGame::setPolicy(const assault::ReactionPolicy &policy)
{
    const auto isLater = [](const assault::ReactionPolicy &other) {
        return other.ask == assault::ReactionPolicy::Ask::Later;
    };
    std::erase_if(m_policies, [&](const auto &other) {
        return other.side == policy.side && isLater(other) == isLater(policy);
    });
    m_policies.insert(isLater(policy) ? m_policies.begin() : m_policies.end(), policy);
    answerItself();
    emit changed();
}

void PlayGame::endPolicy(assault::SideIndex side)
{
    std::erase_if(m_policies, [side](const auto &policy) { return policy.side == side; });
    emit changed();
}

} // namespace hexwerk
