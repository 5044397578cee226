#include "app/assault/page/hint_show.h"

#include "app/assault/game/guessed_view.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr QColor kHintColour(0, 84, 166);

HintShow::HintShow(HintPanel &panel, MapShow &map, PlayGame &game, const GameLook &look,
                   WayOrders &way, const PlayInput &input, OwnActions &actions, QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_map(map)
    , m_game(game)
    , m_look(look)
    , m_way(way)
    , m_input(input)
    , m_actions(actions)
    , m_thought(this)
{
    connect(m_actions[OwnAct::Hint], &QAction::triggered, this, [this] {
        if (isOn() && (m_advice || m_thought.isThinking()))
            hush();
        else
            ask();
    });
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &HintShow::goOn);
    connect(&m_panel, &HintPanel::closed, this, &HintShow::close);
    connect(&m_panel, &HintPanel::wanted, this, &HintShow::doIt);
    connect(&m_game, &PlayGame::changed, this, &HintShow::drop);
    connect(&m_thought, &HintThought::thought, this, [this](const Advice &advice) {
        m_advice = advice;
        m_panel.advise(m_look.position(), advice);
        emit switched();
    });
}

// Why nobody can be advised now; empty: somebody can.
QString HintShow::whyNot() const
{
    if (m_look.moment())
        return tr("You are viewing another moment. Esc goes back to the game");
    if (m_look.isCovered())
        return tr("Only when the side that is asked is at the computer");
    const Pending &asked = m_look.position().pending;
    if (asked.isOver() || asked.isChance() || asked.side == kNobody || m_game.isComputers())
        return tr("Only while you are asked something");
    if (m_game.isLookingOn() && !m_game.isBranch())
        return tr("This game is being played in another window");
    return {};
}

void HintShow::updateActions(bool plays)
{
    const bool runs = plays && m_game.isRunning();
    const QString why = runs ? whyNot() : QString();
    m_actions[OwnAct::Hint]->setEnabled(runs && why.isEmpty());
    m_actions.explain(OwnAct::Hint, why);
}

// Of what is hidden no more than those who look at the screen see anyway.
play::View<Position> HintShow::view() const
{
    const SideIndex side = m_game.position().pending.side;
    if (m_look.viewer() == side || m_look.handOver().isOnePlayer())
        return Assault::viewFor(m_game.position(), side);
    return guessedView(m_look.position());
}

void HintShow::ask()
{
    if (!m_game.isRunning() || !whyNot().isEmpty())
        return;
    m_advice.reset();
    m_isHushed = false;
    std::size_t given = this->given();
    if (const auto next = nextStep(given)) { // no other than that of the plan under way
        m_panel.propose(m_look.position(), *next);
        emit switched();
        return;
    }
    m_panel.wait();
    m_thought.begin(view());
    emit switched();
}

void HintShow::close()
{
    m_begun.reset();
    drop();
    m_panel.hide();
    emit switched();
}

// The plan under way is not forgotten: asked once more, it goes on.
void HintShow::hush()
{
    m_isHushed = true;
    drop();
    m_panel.hide();
    emit switched();
}

void HintShow::drop()
{
    m_thought.cancel();
    m_advice.reset();
}

// What was ordered may have been given up in between: how the unit stands now tells.
std::size_t HintShow::given() const
{
    const auto isMove = [](const Order &order) {
        return std::holds_alternative<Step>(order) || std::holds_alternative<TurnTo>(order);
    };
    if (!m_begun || !m_look.position().has(m_begun->unit) ||
        !std::all_of(m_begun->way.begin(), m_begun->way.end(), isMove))
        return m_given;
    const Unit &unit = m_look.position().unit(m_begun->unit);
    Hex at = m_from;
    int facing = m_facing;
    std::size_t given = 0;
    for (std::size_t i = 0; i < m_begun->way.size(); ++i) {
        if (const auto *step = std::get_if<Step>(&m_begun->way[i]))
            at = step->to;
        else
            facing = std::get<TurnTo>(m_begun->way[i]).facing;
        if (unit.at == at && unit.facing == facing)
            given = i + 1;
    }
    return given;
}

bool HintShow::hasLeftWay() const
{
    const Hex at = m_look.position().unit(m_begun->unit).at;
    return at != m_from &&
           std::none_of(m_begun->way.begin(), m_begun->way.end(), [at](const Order &order) {
               const auto *step = std::get_if<Step>(&order);
               return step && step->to == at;
           });
}

std::optional<Order> HintShow::nextStep(std::size_t &given) const
{
    if (!m_begun || !m_look.position().has(m_begun->unit) || !m_way.isEmpty() || hasLeftWay())
        return std::nullopt;
    // Whoever was hurt on the way to close combat thinks again.
    if (m_begun->kind == PlanKind::Storm &&
        m_look.position().unit(m_begun->unit).strength < m_strength)
        return std::nullopt;
    return nextOf(*m_begun, m_look.position(), given);
}

void HintShow::refresh()
{
    const bool isPossible = m_game.isRunning() && whyNot().isEmpty();
    std::size_t given = this->given();
    const bool isOver = m_begun && m_look.position().pending.question == Question::Announce;
    if (!m_game.isRunning() || m_look.moment() || isOver)
        m_begun.reset();
    m_isHushed = m_isHushed && m_begun;
    if (isPossible && m_advice)
        m_panel.advise(m_look.position(), *m_advice);
    else if (const auto next = isPossible && !m_isHushed ? nextStep(given) : std::nullopt) {
        if (m_goesOn)
            m_next.start();
        else
            m_panel.propose(m_look.position(), *next);
    } else if (!isPossible || !m_thought.isThinking()) {
        drop();
        m_panel.hide();
    }
    m_goesOn = m_goesOn && isAskedForIt() && (m_next.isActive() || !m_way.isEmpty());
    draw();
}

// No dice are to be rolled, and nobody else is to answer, before the plan goes on.
bool HintShow::isAskedForIt() const
{
    const Position &p = m_look.position();
    return m_begun && p.has(m_begun->unit) && p.pending.unit == m_begun->unit &&
           !p.pending.isChance() && p.pending.side == p.unit(m_begun->unit).side;
}

void HintShow::goOn()
{
    std::size_t given = this->given();
    if (m_goesOn && nextStep(given))
        doIt();
}

// Whether the way of the plan can be ordered with its announcement, as by a click on its end.
static bool goesAtOnce(const Position &p, const Plan &plan)
{
    return p.phase != Phase::Support && !plan.way.empty() && plan.kind != PlanKind::FireAndMove;
}

void HintShow::doIt()
{
    const Position &p = m_look.position();
    std::size_t given = this->given();
    std::deque<Order> orders;
    if (m_advice && p.pending.question != Question::Announce) {
        orders.push_back(m_advice->best.plan.first); // the plan goes on after it
    } else if (m_advice) {
        m_begun = m_advice->best.plan;
        m_isHushed = false;
        m_given = 0;
        if (p.has(m_begun->unit)) {
            m_strength = p.unit(m_begun->unit).strength;
            m_from = p.unit(m_begun->unit).at;
            m_facing = p.unit(m_begun->unit).facing;
        }
        orders.push_back(m_begun->first);
        if (goesAtOnce(p, *m_begun)) {
            orders.insert(orders.end(), m_begun->way.begin(), m_begun->way.end());
            m_given = m_begun->way.size();
        }
    } else if (const auto next = nextStep(given)) {
        orders.push_back(*next);
        // The rest of a movement at once; hexes of smoke are ordered one by one.
        if (given > this->given() && m_begun->kind != PlanKind::Smoke &&
            *next == m_begun->way[given - 1])
            for (; given < m_begun->way.size(); ++given)
                orders.push_back(m_begun->way[given]);
        m_given = given;
    }
    if (orders.empty())
        return;
    m_panel.hide();
    m_goesOn = m_begun.has_value();
    if (orders.size() > 1)
        m_way.begin(KeptWay(m_begun->unit, std::move(orders), m_input.origin()));
    else
        m_game.say(orders.front(), m_input.origin());
}

// The way, then the shot. Who does something where it is, is marked.
static HintMarks marksOf(const Position &p, const Plan &plan)
{
    HintMarks marks;
    const auto add = [&](std::vector<Hex> hexes) {
        if (hexes.size() > 1 && !hexes.front().isNowhere() && !hexes.back().isNowhere())
            marks.arrows.push_back({std::move(hexes), kHintColour});
    };
    if (const auto *react = std::get_if<React>(&plan.first); react && p.has(p.pending.unit))
        add({p.unit(react->unit).at, p.unit(p.pending.unit).at});
    if (const auto *place = std::get_if<Place>(&plan.first))
        marks.hexes.push_back(place->hex);
    if (const auto *smoke = std::get_if<Target>(&plan.first); smoke && !smoke->hex.isNowhere())
        marks.hexes.push_back(smoke->hex);
    if (plan.unit == UnitId{})
        return marks;
    std::vector<Hex> way = {p.unit(plan.unit).at};
    for (const Order &order : plan.way)
        if (const auto *step = std::get_if<Step>(&order); step && !step->to.isNowhere())
            way.push_back(step->to);
    const Hex from = plan.kind == PlanKind::FireAndMove ? way.front() : way.back();
    add(way);
    for (const Order &order : plan.way)
        if (const auto *smoke = std::get_if<Target>(&order))
            marks.hexes.push_back(smoke->hex);
    if (plan.target != UnitId{} && plan.kind != PlanKind::Storm)
        add({from, p.unit(plan.target).at});
    if (marks.arrows.empty() && !way.front().isNowhere())
        marks.hexes.push_back(way.front());
    return marks;
}

void HintShow::draw()
{
    m_map.setHint(isOn() && m_advice ? marksOf(m_look.position(), m_advice->best.plan)
                                     : HintMarks());
}

} // namespace hexwerk::assault::ui
