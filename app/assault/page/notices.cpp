#include "app/assault/page/notices.h"

#include "app/assault/beside/notice_text.h"
#include "core/assault/scenario/alternate_history.h"
#include "core/assault/scenario/card_choice.h"
#include "core/assault/scenario/force_points.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace hexwerk::assault::ui {

Notices::Notices(NoticeView &view, const GameLook &look, const OwnActions &actions,
                 SharedData library, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_look(look)
    , m_actions(actions)
    , m_library(std::move(library))
{
}

static bool isDecided(const play::Record &record)
{
    return isOfPlayer(record) || record.origin == nameOf(Origin::Computer);
}

// Whether a player has ordered something since, or took it back.
bool Notices::isOver() const
{
    const auto &records = m_look.game().records();
    return records.size() < m_shownAfter ||
           std::any_of(records.begin() + static_cast<std::ptrdiff_t>(m_shownAfter), records.end(),
                       isDecided);
}

void Notices::forget()
{
    m_view.hide();
    m_turn = std::numeric_limits<int>::max();
    m_isEndShown = false;
}

void Notices::refresh()
{
    const Position &p = m_look.game().position();
    if (m_look.moment() || m_look.game().isBranch()) {
        m_view.hide();
        m_isEndShown = false; // it comes back with the game
        return;
    }
    if (isOver())
        m_view.hide();
    if (p.pending.isOver() != m_isEndShown) {
        m_isEndShown = p.pending.isOver();
        if (m_isEndShown)
            show(Notice::End);
    }
    const int turn = p.phase == Phase::SetUp ? 0 : p.turn;
    const int before = std::exchange(m_turn, turn);
    if (turn > before && !p.pending.isOver() && m_actions[OwnAct::Notices]->isChecked())
        show(before < 0 ? Notice::Briefing : Notice::Turn);
}

void Notices::retranslate()
{
    if (m_view.isVisible())
        show(m_shown);
}

void Notices::show(Notice notice)
{
    using Focus = NoticeView::Focus;
    const Position &p = m_look.position();
    m_shown = notice;
    m_shownAfter = m_look.game().records().size();
    switch (notice) {
    case Notice::Briefing:
        return showBriefing();
    case Notice::Turn:
        return m_view.show(NoticeText::turnTitle(p), NoticeText::turn(p, *m_library), {},
                           Focus::Left);
    case Notice::End:
        return showEnd();
    }
}

// The option of the books can be played with this scenario; else why not.
static QString whyNotPlayed(std::string_view option, const Scenario &scenario,
                            const CardStore &cards)
{
    const auto every = [&](auto has) {
        return std::all_of(scenario.sides.begin(), scenario.sides.end(), has);
    };
    if (option == "command_points")
        return every([&](const SideSpec &side) { return hasCommandPoints(scenario, side, cards); })
                   ? QString()
                   : Notices::tr("Not every side of this scenario has command points.");
    if (option == "command_cards")
        return every([&](const SideSpec &side) {
            return !deckFor(scenario, side, cards).empty() ||
                   !neutralDeckFor(scenario, cards).empty();
        })
                   ? QString()
                   : Notices::tr("Not every side of this scenario has command cards.");
    return scenario.supports.empty() ? Notices::tr("This scenario has no support cards.")
                                     : QString();
}

// [R4.9a] The options of the books, as players agree on them.
std::vector<NoticeView::Tick> Notices::optionTicks()
{
    const Scenario &scenario = m_look.position().setting->scenario;
    std::vector<NoticeView::Tick> ticks;
    for (const char *option : {"command_points", "command_cards", "support"}) {
        const auto row = m_library->system.switches.find(option);
        if (row == m_library->system.switches.end())
            continue;
        const auto set = scenario.options.find(option);
        const bool isPlayed = set != scenario.options.end() && set->second == OptionValue(true);
        const QString whyNot = whyNotPlayed(option, scenario, m_library->cards);
        ticks.push_back({
            .text = tr("Play with: %1").arg(editor::inWindowLanguage(row->second.name)),
            .toolTip = whyNot.isEmpty()
                           ? tr("If both sides agree (R4.9a). The game starts anew with it.")
                           : whyNot,
            .isOn = isPlayed,
            .isEnabled = whyNot.isEmpty() || isPlayed,
            .toggle = [this, option](bool isOn) { emit optionWanted(option, isOn); },
        });
    }
    return ticks;
}

// [R5.3a] Where the scenario allows it, and both sides have cards to take over with.
std::vector<NoticeView::Tick> Notices::exchangeTicks()
{
    const Scenario &scenario = m_look.position().setting->scenario;
    if (!allowsAlternateHistory(scenario) ||
        alternateHistory(scenario, m_library->cards) == scenario)
        return {};
    return {{
        .text = tr("Swap sides (alternate history)"),
        .toolTip = tr("The sides swap set-up areas, units, objectives and victory conditions, but "
                      "keep their own cards (R5.3a). This restarts the game."),
        .isOn = m_isExchanged(),
        .toggle = [this](bool isOn) { emit exchangeWanted(isOn); },
    }};
}

std::vector<NoticeView::Tick> Notices::computerTicks()
{
    const Position &p = m_look.position();
    std::vector<NoticeView::Tick> ticks;
    for (SideIndex side = 0; side < 2; ++side)
        ticks.push_back({
            //: %1 is a side
            .text = tr("The computer plays: %1").arg(PlayText::side(p, side)),
            .toolTip = tr("It begins when this is closed. You can change it at any time."),
            .isOn = m_computers()[side],
            .toggle = [this, side](bool isOn) { emit computerWanted(side, isOn); },
        });
    return ticks;
}

void Notices::showBriefing()
{
    const Position &p = m_look.position();
    std::vector<NoticeView::Tick> ticks = computerTicks();
    std::ranges::move(optionTicks(), std::back_inserter(ticks));
    std::ranges::move(exchangeTicks(), std::back_inserter(ticks));
    // An order is given, or lessons explain the game as it is.
    const auto &records = m_look.game().records();
    if (std::any_of(records.begin(), records.end(), isOfPlayer) || m_look.game().hasCourse())
        ticks.clear();
    QString html;
    if (m_isExchanged())
        html = QStringLiteral("<p><b>%1</b></p>")
                   .arg(tr("The sides are swapped: what the briefing says about one side applies "
                           "to the other."));
    m_view.show(editor::inWindowLanguage(m_look.scenario().title),
                html + NoticeText::briefing(p, *m_library),
                {{tr("Begin"), tr("Close the briefing (Esc)"), {}}}, NoticeView::Focus::Taken,
                ticks);
}

void Notices::showEnd()
{
    const Position &p = m_look.position();
    std::vector<NoticeView::Button> acts = {
        {tr("Show the map"), tr("Close this (Esc)"), {}},
        {tr("Replay"), tr("Show the whole game, order by order"), [this] { emit replayWanted(); }},
        {tr("Analyse..."), tr("See how the chance to win changed, and which decisions cost most"),
         [this] { emit analysisWanted(); }},
        {tr("Export log..."), tr("Save the log as text or as a web page"),
         [this] { emit exportWanted(); }}};
    if (m_isBattle())
        acts.push_back({tr("Campaign"), tr("Back to the campaign, to take the result"),
                        [this] { emit startWanted(); }});
    else {
        acts.push_back({tr("Play again"), tr("Start the same scenario again"),
                        [this] { emit playAgainWanted(); }});
        acts.push_back({tr("Start page"), tr("Leave the game"), [this] { emit startWanted(); }});
    }
    m_view.show(VictoryText::winner(p), NoticeText::over(m_look.game(), p), acts,
                NoticeView::Focus::Taken);
}

} // namespace hexwerk::assault::ui
