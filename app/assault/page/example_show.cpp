#include "app/assault/page/example_show.h"

#include "editor/assault/text/refusal_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexwerk::assault::ui {

ExampleShow::ExampleShow(ExamplePanel &panel, PlayGame &game, GameLook &look, Moments &moments,
                         const OwnActions &actions, QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_game(game)
    , m_look(look)
    , m_moments(moments)
{
    m_panel.setSteps(*actions[OwnAct::LogBack], *actions[OwnAct::LogForth]);
    connect(&m_panel, &ExamplePanel::playWanted, this, &ExampleShow::playOn);
    connect(&m_panel, &ExamplePanel::backWanted, this, [this] { m_moments.setWhatIf(false); });
}

void ExampleShow::begin(const BoardExample &example, const std::optional<Refusal> &refused)
{
    m_left.reset();
    m_panel.show(example);
    if (refused)
        m_panel.tellRefusal(RefusalText::withRule(*refused));
    if (!m_game.exampleSteps().empty())
        m_moments.show(0);
    refresh();
}

// What lies face down stays what the example says.
void ExampleShow::playOn()
{
    const auto from = m_look.moment();
    if (!from)
        return;
    m_moments.forget();
    m_game.branchAt(*from, {true, true});
    m_left = from;
}

void ExampleShow::refresh()
{
    if (!m_panel.isShown())
        return;
    if (!m_game.isBranch() && m_left) {
        const auto step = std::exchange(m_left, std::nullopt);
        return m_moments.show(*step); // refreshes
    }
    const auto &steps = m_game.exampleSteps();
    const auto done = std::upper_bound(steps.begin(), steps.end(), m_look.orders());
    using Place = ExamplePanel::Place;
    m_panel.setPlace(m_game.isBranch() ? Place::Variation
                     : m_look.moment() ? Place::Step
                                       : Place::End,
                     static_cast<std::size_t>(std::distance(steps.begin(), done)), steps.size());
}

} // namespace hexwerk::assault::ui
