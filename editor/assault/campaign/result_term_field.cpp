#include "editor/assault/campaign/result_term_field.h"

#include "editor/assault/campaign/campaign_property.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::ui {

static constexpr int kOfCampaign = static_cast<int>(ResultTermKind::OfBattle);
// Tracks are those of the campaign: the one kind of its own.
static constexpr std::array kOfBattle = {TermKind::Control,          TermKind::ControlsAtLeast,
                                         TermKind::ControlsMajority, TermKind::Losses,
                                         TermKind::UnitsInZone,      TermKind::Turn,
                                         TermKind::SideHasNoUnits};

static std::optional<TermKind> ofBattle(int kind)
{
    return kind < kOfCampaign
               ? std::nullopt
               : std::optional(kOfBattle[static_cast<std::size_t>(kind - kOfCampaign)]);
}

Condition conditionOf(const ResultTerm &term)
{
    if (term.kind == ResultTermKind::OfBattle && term.term.kind == TermKind::Track)
        return {static_cast<int>(ResultTermKind::Track), term.term.name, {}, term.term.number, {}};
    if (term.kind == ResultTermKind::OfBattle) {
        const auto place = std::find(kOfBattle.begin(), kOfBattle.end(), term.term.kind);
        const auto at = place == kOfBattle.end() ? 0 : static_cast<int>(place - kOfBattle.begin());
        return {kOfCampaign + at, term.term.name, term.term.side, term.term.number, {}};
    }
    Condition condition{static_cast<int>(term.kind), term.name, {}, term.number, {}};
    for (const ResultTerm &inner : term.terms)
        condition.parts.push_back(conditionOf(inner));
    return condition;
}

ResultTerm resultTermOf(const Condition &condition)
{
    if (const auto kind = ofBattle(condition.kind))
        return {.kind = ResultTermKind::OfBattle,
                .term = {*kind, condition.name, condition.side, condition.number, {}}};
    ResultTerm term{.kind = static_cast<ResultTermKind>(condition.kind),
                    .name = condition.name,
                    .number = condition.number};
    for (const Condition &part : condition.parts)
        term.terms.push_back(resultTermOf(part));
    return term;
}

const CampaignBattle *ResultTermKinds::battle() const
{
    const auto &battles = m_document.campaign().battles;
    return m_battle < battles.size() ? &battles[m_battle] : nullptr;
}

Scenario ResultTermKinds::scenario() const
{
    const CampaignBattle *own = battle();
    return namesFor(m_document.campaign(), *m_document.grounds(), own ? *own : CampaignBattle());
}

int ResultTermKinds::count() const
{
    return kOfCampaign + static_cast<int>(kOfBattle.size());
}

QString ResultTermKinds::text(int kind) const
{
    const auto term = ofBattle(kind);
    return term ? TermText::kind(*term) : CampaignText::kind(static_cast<ResultTermKind>(kind));
}

QString ResultTermKinds::sentence(const Condition &condition) const
{
    if (condition.holdsParts())
        return text(condition.kind);
    const CampaignBattle *own = battle();
    return capitalized(CampaignText(m_document.campaign(), *m_document.grounds())
                           .term(own ? *own : CampaignBattle(), resultTermOf(condition)));
}

QString ResultTermKinds::nameLabel(int kind) const
{
    if (const auto term = ofBattle(kind))
        return TermText::nameLabel(*term);
    switch (static_cast<ResultTermKind>(kind)) {
    case ResultTermKind::Winner:
        return TermText::nameLabel(TermKind::Losses);
    case ResultTermKind::Played:
        return ResultTermField::tr("Battle");
    case ResultTermKind::CoreLost:
        return ResultTermField::tr("Core unit");
    case ResultTermKind::Track:
        return TermText::nameLabel(TermKind::Track);
    case ResultTermKind::All:
    case ResultTermKind::Any:
    case ResultTermKind::Not:
    case ResultTermKind::Margin:
    case ResultTermKind::BattleCount:
    case ResultTermKind::OfBattle:
        break;
    }
    return {};
}

QString ResultTermKinds::numberLabel(int kind) const
{
    if (const auto term = ofBattle(kind))
        return TermText::numberLabel(*term);
    switch (static_cast<ResultTermKind>(kind)) {
    case ResultTermKind::Margin:
        return ResultTermField::tr("Margin of at least");
    case ResultTermKind::BattleCount:
        return ResultTermField::tr("Battles, at least");
    case ResultTermKind::Track:
        return TermText::numberLabel(TermKind::Track);
    default:
        return {};
    }
}

std::optional<TermNumbers> ResultTermKinds::numbers(int kind) const
{
    if (const auto term = ofBattle(kind))
        return numberRange(*term);
    switch (static_cast<ResultTermKind>(kind)) {
    case ResultTermKind::Margin:
    case ResultTermKind::BattleCount:
        return TermNumbers{1, kMostBattles};
    case ResultTermKind::Track:
        return TermNumbers{-kMostOfTrack, kMostOfTrack};
    default:
        return std::nullopt;
    }
}

bool ResultTermKinds::takesSide(int kind) const
{
    const auto term = ofBattle(kind);
    return term && TermText::takesSide(*term);
}

std::vector<Offer> ResultTermKinds::names(int kind) const
{
    const Campaign &campaign = m_document.campaign();
    const CampaignText text(campaign, *m_document.grounds());
    std::vector<Offer> offers;
    const auto offer = [&](Choices choices) {
        const Scenario own = scenario();
        for (const std::string &id : choiceIds(choices, own, m_document.library()))
            offers.push_back({id, ChoiceText::of(choices, id, own, m_document.library())});
    };
    if (const auto term = ofBattle(kind)) {
        if (term == TermKind::Control)
            offer(Choices::Objectives);
        else if (term == TermKind::UnitsInZone)
            offer(Choices::Zones);
        else if (term == TermKind::Losses || term == TermKind::SideHasNoUnits)
            offer(Choices::Sides);
        return offers;
    }
    switch (static_cast<ResultTermKind>(kind)) {
    case ResultTermKind::Winner:
        offer(Choices::Sides);
        offers.push_back({std::string(kDraw), ResultTermField::tr("Nobody: a draw")});
        break;
    case ResultTermKind::Played:
        for (const CampaignBattle &battle : campaign.battles)
            offers.push_back({battle.id, text.battle(battle)});
        break;
    case ResultTermKind::CoreLost:
        for (const CoreUnit &core : campaign.cores)
            offers.push_back({core.id, text.core(core.id)});
        break;
    case ResultTermKind::Track:
        for (const Track &track : campaign.tracks)
            offers.push_back({track.id, text.track(track.id)});
        break;
    default:
        break;
    }
    return offers;
}

// Whose it is has to be said: a result belongs to nobody.
std::vector<Offer> ResultTermKinds::sides(int) const
{
    std::vector<Offer> offers;
    const CampaignText text(m_document.campaign(), *m_document.grounds());
    for (const CampaignSide &side : m_document.campaign().sides)
        offers.push_back({side.id, text.side(side.id)});
    return offers;
}

int ResultTermKinds::first() const
{
    return static_cast<int>(ResultTermKind::Winner);
}

ResultTermField::ResultTermField(const CampaignDocument &document, QWidget *parent)
    : ConditionField(m_kinds, true, Labels::Above, parent)
    , m_kinds(document)
{
    retranslate();
}

void ResultTermField::show(const std::optional<ResultTerm> &term)
{
    showCondition(term ? std::optional(conditionOf(*term)) : std::nullopt);
}

void ResultTermField::say(const std::optional<Condition> &condition)
{
    emit changed(condition ? std::optional(resultTermOf(*condition)) : std::nullopt);
}

} // namespace hexwerk::assault::ui
