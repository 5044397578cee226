#include "editor/assault/campaign/campaign_fixes.h"

#include "core/assault/files/checks/content_problem.h"
#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_items.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/text/choice_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

namespace {

class FixesOf
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CampaignFixes)

public:
    FixesOf(const Problem &problem, CampaignDocument &document,
            const std::function<void(std::size_t)> &find)
        : m_problem(problem)
        , m_document(document)
        , m_find(find)
        , m_place(placeIn(document.campaign(), problem.key))
    {
    }

    std::vector<ProblemList::Mend> all()
    {
        if (!isThere(campaign(), m_place.item))
            return {};
        if (m_problem.code == FileProblem::DuplicateId)
            giveOtherId();
        else if (m_problem.code == FileProblem::UnknownId)
            forgetName();
        else if (m_problem.code == ContentProblem::ScenarioMissing)
            findScenario();
        else if (m_problem.code == ContentProblem::BattleNotReached)
            reachBattle();
        else if (m_problem.code == ContentProblem::NeverHolds)
            letItHold();
        else if (m_problem.code == ContentProblem::NoResultLeft)
            catchTheRest();
        else if (m_problem.code == ContentProblem::NobodyForSlot)
            fillSlot();
        else if (m_problem.code == ContentProblem::UnfitForPlace)
            limitSlot();
        else if (m_problem.code == ContentProblem::NobodyMovesTrack)
            offerRemoval(tr("Remove track"));
        else if (m_problem.code == ContentProblem::NeverReached)
            offerRemoval(tr("Remove threshold"));
        else if (m_problem.code == ContentProblem::UnitInTwoSlots ||
                 m_problem.code == ContentProblem::OtherSide)
            takeOutOfSlot();
        else if (m_problem.code == ContentProblem::NoWayOut)
            setLength();
        return std::move(m_mends);
    }

private:
    const Campaign &campaign() const { return m_document.campaign(); }

    void offer(const QString &text, CampaignDocument::Edit edit)
    {
        m_mends.push_back({text, [&document = m_document, text, edit = std::move(edit)] {
                               document.edit([text] { return text; }, edit);
                           }});
    }

    void offerRemoval(const QString &text)
    {
        offer(text, [item = m_place.item](Campaign &c) { removeItem(c, item); });
    }

    void giveOtherId()
    {
        offer(tr("Give another id"), [item = m_place.item](Campaign &c) {
            const auto number = [](auto &items, std::size_t place) {
                const std::string stem = items[place].id;
                std::string id;
                for (int n = 2; id.empty(); ++n) {
                    id = stem + "-" + std::to_string(n);
                    for (const auto &one : items)
                        if (one.id == id)
                            id.clear();
                }
                items[place].id = id;
            };
            if (item.table == CampaignTable::Battle)
                number(c.battles, item.index);
            else if (item.table == CampaignTable::Core)
                number(c.cores, item.index);
            else if (item.table == CampaignTable::Track)
                number(c.tracks, item.index);
            else if (item.table == CampaignTable::Medal)
                number(c.medals, item.index);
            else if (item.table == CampaignTable::Side)
                number(c.sides, item.index);
        });
    }

    void forgetName()
    {
        if (m_place.key == "start" && !campaign().battles.empty()) {
            const std::string first = campaign().battles.front().id;
            offer(tr("Begin with %1")
                      .arg(CampaignText(campaign(), *m_document.grounds()).battle(first)),
                  [first](Campaign &c) { c.start = first; });
        }
        if (m_place.item.table == CampaignTable::Result && m_place.key == "next")
            offer(tr("Remove this way"), [item = m_place.item, id = m_problem.found](Campaign &c) {
                unlinkBattles(c, item.index, item.nested, id);
            });
        if (m_place.item.table == CampaignTable::Slot && m_place.key == "units")
            takeOutOfSlot();
        if (m_place.item.table == CampaignTable::Effect)
            offerRemoval(tr("Remove effect"));
    }

    void findScenario()
    {
        m_mends.push_back({tr("Choose scenario..."),
                           [find = m_find, battle = m_place.item.index] { find(battle); }});
    }

    void reachBattle()
    {
        const std::size_t to = m_place.item.index;
        // From the battle before it on the chart, which most likely leads here.
        std::optional<std::size_t> from;
        for (std::size_t i = 0; i < campaign().battles.size(); ++i)
            if (i != to && i + 1 == to)
                from = i;
        if (from)
            offer(tr("Link it from %1")
                      .arg(CampaignText(campaign(), *m_document.grounds())
                               .battle(campaign().battles[*from])),
                  [from = *from, to](Campaign &c) { linkBattles(c, from, to); });
        offerRemoval(tr("Remove battle"));
    }

    void letItHold()
    {
        const auto item = m_place.item;
        const auto &results = campaign().battles[item.index].results;
        const auto open = std::find_if(results.begin(), results.end(),
                                       [](const BattleResult &one) { return !one.when; });
        const auto before = static_cast<std::size_t>(open - results.begin());
        if (before < item.nested && results[item.nested].when)
            offer(tr("Move it up"), [item, before](Campaign &c) {
                auto &all = c.battles[item.index].results;
                std::rotate(all.begin() + static_cast<std::ptrdiff_t>(before),
                            all.begin() + static_cast<std::ptrdiff_t>(item.nested),
                            all.begin() + static_cast<std::ptrdiff_t>(item.nested) + 1);
            });
        offerRemoval(tr("Remove result"));
    }

    void catchTheRest()
    {
        offer(tr("Add a result for all other cases"), [battle = m_place.item.index](Campaign &c) {
            c.battles[battle].results.emplace_back();
        });
    }

    // With the card that the scenario has there.
    void fillSlot()
    {
        const CampaignBattle &battle = campaign().battles[m_place.item.index];
        const BattleSlot &slot = battle.unitSlots[m_place.item.nested];
        const Scenario *scenario = m_document.scenarioOf(battle);
        if (!scenario || slot.units.empty())
            return;
        for (const UnitSpec &unit : scenario->units)
            if (unit.id == slot.units.front())
                //: %1 is a card
                offer(
                    tr("Add %1 as a core unit")
                        .arg(ChoiceText::of(Choices::Cards, unit.card, {}, m_document.library())),
                    [side = slot.side, card = unit.card](Campaign &c) { addCore(c, side, card); });
    }

    // To the types of the units that the scenario has there.
    void limitSlot()
    {
        const CampaignBattle &battle = campaign().battles[m_place.item.index];
        const BattleSlot &slot = battle.unitSlots[m_place.item.nested];
        const Scenario *scenario = m_document.scenarioOf(battle);
        if (!scenario)
            return;
        std::vector<UnitType> types;
        for (const UnitSpec &unit : scenario->units)
            if (std::find(slot.units.begin(), slot.units.end(), unit.id) != slot.units.end())
                if (const UnitCard *card = m_document.library().cards.unit(unit.card);
                    card && std::find(types.begin(), types.end(), card->type) == types.end())
                    types.push_back(card->type);
        if (!types.empty() && types != slot.types)
            offer(tr("Only for units of the same type"), [item = m_place.item, types](Campaign &c) {
                c.battles[item.index].unitSlots[item.nested].types = types;
            });
    }

    void takeOutOfSlot()
    {
        offer(tr("Take it out of this slot"),
              [item = m_place.item, unit = m_problem.found](Campaign &c) {
                  auto &units = c.battles[item.index].unitSlots[item.nested].units;
                  if (const auto found = std::find(units.rbegin(), units.rend(), unit);
                      found != units.rend())
                      units.erase(std::next(found).base());
              });
    }

    void setLength()
    {
        const auto most = static_cast<int>(2 * campaign().battles.size());
        offer(tr("End after %n battle(s)", nullptr, most),
              [most](Campaign &c) { c.length = most; });
    }

    const Problem &m_problem;
    CampaignDocument &m_document;
    const std::function<void(std::size_t)> &m_find;
    const CampaignPlace m_place;
    std::vector<ProblemList::Mend> m_mends;
};

} // namespace

std::vector<ProblemList::Mend> CampaignFixes::of(const Problem &problem, CampaignDocument &document,
                                                 const std::function<void(std::size_t)> &find)
{
    return FixesOf(problem, document, find).all();
}

} // namespace hexwerk::assault::ui
