#include "core/assault/campaign/campaign_play.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/campaign_course.h"
#include "core/assault/campaign/campaign_plan.h"
#include "core/assault/game/message.h"
#include "core/base/locked_box.h"

#include <algorithm>

namespace hexwerk::assault {

static std::optional<Salt> planKey(const CampaignPosition &p, SideIndex side)
{
    if (!p.seeds[side])
        return std::nullopt;
    return saltOf(*p.seeds[side], 2 * static_cast<std::uint64_t>(p.plansMade[side]));
}

// Another one for the box, which shows its key to nobody.
static Salt boxKey(const CampaignPosition &p, SideIndex side)
{
    return saltOf(*p.seeds[side], 2 * static_cast<std::uint64_t>(p.plansMade[side]) + 1);
}

MakePlan planOf(const CampaignPosition &p, SideIndex side, const PlanLines &lines)
{
    const Sealed<PlanLines> sealed(lines, planKey(p, side).value());
    return {sealed,
            lockedBox(textOf(lines), planSize(p, side), boxKey(p, side), sealed.commitment())};
}

// What is known of it to who holds the seed.
static Sealed<PlanLines> opened(const CampaignPosition &p, const MakePlan &order)
{
    if (order.lines.isKnown() || !p.seeds[p.asked])
        return order.lines;
    const auto text = textInBox(order.box, boxKey(p, p.asked), order.lines.commitment());
    const Salt salt = *planKey(p, p.asked);
    if (!text || !order.lines.isOpenedBy(linesOf(*text), salt))
        return order.lines;
    return {linesOf(*text), salt};
}

CampaignPosition CampaignPlay::start(CampaignSetting setting, const SideSeeds &seeds)
{
    CampaignPosition p{.setting = Frozen(std::move(setting)), .seeds = seeds};
    const Campaign &campaign = p.campaign();
    for (const CoreUnit &core : campaign.cores)
        p.cores.push_back({.id = core.id,
                           .side = p.setting->sideIndex(core.side),
                           .card = core.card,
                           .name = core.name,
                           .experience = core.experience,
                           .strength = p.setting->card(core.card).strength});
    for (const Track &track : campaign.tracks)
        p.tracks.push_back(track.start);
    p.drawn.assign(campaign.reserves.size(), 0);
    std::vector<CampaignEvent> events;
    // [H14.1a]
    beginBetween(p, *battleIndex(campaign, campaign.start), events);
    return p;
}

static std::optional<std::size_t> coreIn(const CampaignPosition &p, const std::string &id)
{
    for (std::size_t i = 0; i < p.cores.size(); ++i)
        if (p.cores[i].id == id)
            return i;
    return std::nullopt;
}

static Ruling<> rulingOf(const CampaignPosition &p, const MakePlan &order)
{
    if (p.question != CampaignQuestion::Plan)
        return refuse(Message::NotAsked, "H14.5c");
    if (order.box.size() != boxDigits(planSize(p, p.asked)))
        return refuse(Message::WrongSeal, "H14.5c");
    const Sealed<PlanLines> lines = opened(p, order);
    if (p.seeds[p.asked] && (!lines.isKnown() || lines.salt() != *planKey(p, p.asked)))
        return refuse(Message::WrongSeal, "H14.5c");
    return lines.isKnown() ? planRuling(p, p.asked, lines.value()) : Ruling<>();
}

static Ruling<> rulingOf(const CampaignPosition &p, const ShowPlan &order)
{
    if (p.question != CampaignQuestion::Show)
        return refuse(Message::NotAsked, "H14.5c");
    if (!p.plans[p.asked].lines.isOpenedBy(order.lines, order.salt))
        return refuse(Message::WrongSeal, "H14.5c");
    return planRuling(p, p.asked, order.lines);
}

static Ruling<> rulingOf(const CampaignPosition &p, const ReportBattle &order)
{
    if (p.question != CampaignQuestion::Battle)
        return refuse(Message::NotAsked, "H14.12a");
    return reportRuling(p, order.report);
}

static Ruling<> rulingOf(const CampaignPosition &p, const ChooseBattle &order)
{
    if (p.question != CampaignQuestion::Choose && p.question != CampaignQuestion::Roll)
        return refuse(Message::NotAsked, "H14.2b");
    const auto battle = battleIndex(p.campaign(), order.battle);
    if (!battle || std::find(p.ways.begin(), p.ways.end(), *battle) == p.ways.end())
        return refuse(Message::NotThatChoice, "H14.2b");
    return {};
}

// [H14.3e] Never while something is shown or rolled, so that it can be taken back by itself.
static Ruling<> rulingOf(const CampaignPosition &p, const RenameCore &order)
{
    if (!CampaignPlay::isAnnouncement(p))
        return refuse(Message::NotAsked, "H14.3e");
    if (!coreIn(p, order.core))
        return refuse(Message::UnknownUnit, "H14.3e");
    for (const auto &[language, name] : order.name)
        if (language.empty() || name.empty() || name.size() > kLongestCoreName ||
            std::any_of(name.begin(), name.end(), [](char c) { return c >= 0 && c < ' '; }))
            return refuse(Message::NotAnOrder, "H14.3e");
    return {};
}

Ruling<> reportRuling(const CampaignPosition &p, const BattleReport &report)
{
    const CampaignBattle &battle = p.nextBattle();
    if (!report.winner.empty() && p.setting->sideIndex(report.winner) == kNobody)
        return refuse(Message::NotThisBattle, "H14.12b");
    if (report.margin < 0 || report.turns < 1 || (report.winner.empty() && report.margin != 0) ||
        report.terms.size() != battleTerms(battle).size())
        return refuse(Message::NotThisBattle, "H14.12b");
    const Scenario fought = battleScenario(p);
    const auto unit = [&](const std::string &id) -> const UnitSpec * {
        for (const UnitSpec &spec : fought.units)
            if (spec.id == id)
                return &spec;
        return nullptr;
    };
    // [H14.12b] Each unit of a slot once, in their order.
    std::size_t next = 0;
    for (const SlotTaken &taken : p.taken) {
        const UnitSpec *spec = unit(taken.unit);
        if (!spec)
            continue;
        if (next == report.fates.size() || report.fates[next].unit != taken.unit)
            return refuse(Message::NotThisBattle, "H14.12b");
        const UnitFate &fate = report.fates[next++];
        if (fate.strength < 0 || fate.strength > p.setting->card(spec->card).strength ||
            fate.kills < 0 || fate.objectives < 0 || fate.lastOrder < 0)
            return refuse(Message::NotThisBattle, "H14.12b");
    }
    if (next != report.fates.size())
        return refuse(Message::NotThisBattle, "H14.12b");
    for (const std::string &id : report.abandoned)
        if (report.winner.empty() || !unit(id) || unit(id)->side == report.winner)
            return refuse(Message::NotThisBattle, "H14.9a");
    return {};
}

Ruling<> CampaignPlay::query(const Position &p, const Order &order)
{
    if (p.question == CampaignQuestion::Over)
        return refuse(Message::GameOver, "H14.11a");
    return std::visit([&](const auto &one) { return rulingOf(p, one); }, order);
}

namespace {

class CampaignCourse
{
public:
    CampaignCourse(CampaignPosition &p, std::vector<CampaignEvent> &events)
        : m_p(p)
        , m_events(events)
    {
    }

    void operator()(const MakePlan &order)
    {
        SidePlan &plan = m_p.plans[m_p.asked];
        plan = {.isMade = true, .lines = opened(m_p, order), .box = order.box};
        m_events.push_back({CampaignEventKind::PlanMade, m_p.asked, {}, {}, 0, 0, "H14.5c"});
        goOn(m_p, m_events);
    }

    void operator()(const ShowPlan &order)
    {
        const SideIndex side = m_p.asked;
        const std::size_t from = m_events.size();
        HW_EXPECTS(carryOutPlan(m_p, side, order.lines, m_events)); // it was asked before
        for (std::size_t i = from; i < m_events.size(); ++i)
            m_events[i].reveals = m_p.plans[enemyOf(side)].isMade;
        m_p.plans[side] = {.isMade = true, .isShown = true};
        ++m_p.plansMade[side];
        goOn(m_p, m_events);
    }

    void operator()(const ReportBattle &order) { endBattle(m_p, order.report, m_events); }

    void operator()(const ChooseBattle &order)
    {
        m_events.push_back({CampaignEventKind::BattleChosen,
                            m_p.asked,
                            order.battle,
                            {},
                            0,
                            0,
                            "H14.2b",
                            m_p.question == CampaignQuestion::Roll});
        beginBetween(m_p, *battleIndex(m_p.campaign(), order.battle), m_events);
    }

    void operator()(const RenameCore &order)
    {
        CoreNow &core = m_p.cores[coreIn(m_p, order.core).value()];
        core.name = order.name;
        m_events.push_back(
            {CampaignEventKind::CoreRenamed, core.side, core.id, core.card, 0, 0, "H14.3e"});
    }

private:
    CampaignPosition &m_p;
    std::vector<CampaignEvent> &m_events;
};

} // namespace

Ruling<std::vector<CampaignEvent>> CampaignPlay::apply(Position &p, const Order &order)
{
    HW_TRY(query(p, order));
    std::vector<CampaignEvent> events;
    std::visit(CampaignCourse(p, events), order);
    return events;
}

CampaignOrder CampaignPlay::closed(const Position &p, const Order &order)
{
    const auto *plan = std::get_if<MakePlan>(&order);
    if (!plan || p.question != CampaignQuestion::Plan)
        return order;
    return MakePlan{plan->lines.closed(), plan->box};
}

play::Speaker CampaignPlay::speaker(const Position &p)
{
    switch (p.question) {
    case CampaignQuestion::Over:
        return {};
    case CampaignQuestion::Plan:
    case CampaignQuestion::Show:
    case CampaignQuestion::Choose:
        return {play::Asked::Player, p.asked};
    case CampaignQuestion::Battle:
        return {play::Asked::Table};
    case CampaignQuestion::Roll:
        return {play::Asked::Chance};
    }
    HW_UNREACHABLE();
}

play::Offers<CampaignOrder> CampaignPlay::offers(const Position &p)
{
    if (p.question == CampaignQuestion::Plan || p.question == CampaignQuestion::Battle)
        return {{}, false};
    play::Offers<CampaignOrder> offered;
    if (p.question == CampaignQuestion::Choose)
        for (const std::size_t way : p.ways)
            offered.orders.push_back(ChooseBattle{p.campaign().battles[way].id});
    if (const auto answer = formalAnswer(p))
        offered.orders.push_back(*answer);
    return offered;
}

std::vector<play::Outcome<CampaignOrder>> CampaignPlay::outcomes(const Position &p)
{
    std::vector<play::Outcome<CampaignOrder>> outcomes;
    if (p.question == CampaignQuestion::Roll)
        for (const std::size_t way : p.ways)
            outcomes.push_back({ChooseBattle{p.campaign().battles[way].id}});
    return outcomes;
}

CampaignOrder CampaignPlay::roll(const Position &p, play::Randomness &randomness)
{
    return randomness.drawn(outcomes(p));
}

std::optional<CampaignOrder> CampaignPlay::formalAnswer(const Position &p)
{
    if (p.question != CampaignQuestion::Show || !p.plans[p.asked].lines.isKnown())
        return std::nullopt;
    const Sealed<PlanLines> &lines = p.plans[p.asked].lines;
    return ShowPlan{lines.value(), lines.salt()};
}

play::View<CampaignPosition> CampaignPlay::viewFor(const Position &p, play::Seat side)
{
    Position seen = p;
    for (SideIndex other = 0; other < 2; ++other)
        if (other != side) {
            seen.seeds[other].reset();
            seen.plans[other].lines = seen.plans[other].lines.closed();
        }
    return {std::move(seen), side};
}

bool CampaignPlay::isLandmark(const Event &event)
{
    return event.kind == CampaignEventKind::BattleBegan ||
           event.kind == CampaignEventKind::BattleEnded;
}

bool CampaignPlay::isAnnouncement(const Position &p)
{
    return p.question == CampaignQuestion::Plan || p.question == CampaignQuestion::Battle ||
           p.question == CampaignQuestion::Choose;
}

} // namespace hexwerk::assault
